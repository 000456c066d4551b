<?php
/** What this request knows of its transaction. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Ledger;

defined( 'ABSPATH' ) || exit;

/** The transaction that this request is in. */
final class Transaction {
	/** Whether there is one. */
	public static bool $is_open = false;
	/** How many of this request's statements had failed before it. */
	public static int $earlier_problems = 0;
	/** Options that are written as the last of it, by name; null while nothing waits for that. */
	public static ?array $written_last = null;
}
