<?php
/** What this request knows of the order that WooCommerce's checkout is making for it. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use WC_Order;

defined( 'ABSPATH' ) || exit;

/** The order that is being made. */
final class New_Order {
	/** The order as schema_of_order() describes it, with its `reference`; null while none is made. */
	public static ?array $asked = null;
	/** What was made of it. */
	public static ?WC_Order $made = null;
}
