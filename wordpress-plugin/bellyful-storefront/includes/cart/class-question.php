<?php
/** What this request knows of the cart that the storefront asks about. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Cart;

defined( 'ABSPATH' ) || exit;

/** The storefront's question while its cart is in memory. */
final class Question {
	/** As with_cart() takes it; null while there is none. */
	public static ?array $asked = null;
}
