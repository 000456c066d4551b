<?php
/** What the transaction of an order throws to take back all that it wrote. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Exception;

defined( 'ABSPATH' ) || exit;

/** Nothing is made, and what was written for it is taken back. */
final class Nothing_Made extends Exception {
	/** Carries what the storefront is answered, {status, …}, out of the transaction. */
	public function __construct( public array $answer ) {
		parent::__construct( 'Nothing was made.' );
	}
}
