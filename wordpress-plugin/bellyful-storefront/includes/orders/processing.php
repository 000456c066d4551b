<?php
/** A paid order of things that the storefront sells from its pages still has to be packed. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use WC_Order;

defined( 'ABSPATH' ) || exit;

/**
 * Lines without a product need no processing for WooCommerce: it would complete the order at once and tell the customer
 * that it was shipped. What is paid on delivery is not paid before it is completed, so it keeps that status.
 */
function keep_processing( $status, $order_id, $order = null ): mixed {
	$is_ours = '' !== reference_of( $order ) && 'cod' !== $order->get_payment_method();
	$bare    = 'completed' === $status && $is_ours ? array_filter( $order->get_items(), static fn( $item ): bool => ! $item->get_product() ) : array();

	return array() === $bare ? $status : 'processing';
}
add_filter( 'woocommerce_payment_complete_order_status', __NAMESPACE__ . '\keep_processing', 20, 3 );
