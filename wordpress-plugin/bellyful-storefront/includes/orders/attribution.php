<?php
/** Where an order came from, as WooCommerce's order attribution stores it for its column "Origin" and for Analytics. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Automattic\WooCommerce\Internal\Orders\OrderAttributionController;
use Automattic\WooCommerce\Utilities\FeaturesUtil;
use WC_Order;

defined( 'ABSPATH' ) || exit;

/** Of which nothing is known. */
const DIRECT = array(
	'source_type' => 'typein',
	'utm_source'  => '(direct)',
);

/** Hands a saved order's visit, by WooCommerce's names, to WooCommerce and who else listens, if the owner wants that. */
function save_origin( WC_Order $order, array|string $origin ): void {
	if ( ! FeaturesUtil::feature_is_enabled( 'order_attribution' ) ) {
		return;
	}
	// WooCommerce reads every one of these, also those that another plugin has added, and leaves out "(none)".
	$names = wc_get_container()->get( OrderAttributionController::class )->get_field_names();
	$known = is_array( $origin ) && array() !== $origin ? $origin : DIRECT;
	$data  = array_intersect_key( $known, array_flip( $names ) ) + array_fill_keys( $names, '(none)' );
	do_action( 'woocommerce_order_save_attribution_data', $order, wp_slash( $data ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
}
