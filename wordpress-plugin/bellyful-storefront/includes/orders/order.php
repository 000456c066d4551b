<?php
/**
 * What makes an order one of the storefront's, and the names of what it brings along.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use WC_Order;

defined( 'ABSPATH' ) || exit;

const CREATED_VIA  = 'bellyful-storefront';
const ATTEMPT_META = '_bellyful_attempt';
const HOLD_META    = '_bellyful_hold_until';
const CODES_META   = 'Discount code';
const COUNTED_META = '_bellyful_codes_counted';
const CLAIMS_META  = '_bellyful_claims';

/**
 * How the storefront calls this order, `{checkout key}.{hash}`; empty for an order of somebody else.
 *
 * @param mixed $order The order.
 */
function reference_of( $order ): string {
	return $order instanceof WC_Order ? (string) $order->get_meta( ATTEMPT_META ) : '';
}

/**
 * The checkout that an order came from; several orders of one checkout share it.
 *
 * @param string $reference How the storefront calls the order.
 */
function checkout_key( string $reference ): string {
	return explode( '.', $reference, 2 )[0];
}

/**
 * An order of the storefront by its id, or null.
 *
 * @param int $order_id The order's id.
 */
function find_order( int $order_id ): ?WC_Order {
	$order = wc_get_order( $order_id );

	return '' === reference_of( $order ) ? null : $order;
}

/**
 * WooGraphQL writes `graphql-api` on every order that it makes or touches.
 *
 * @param mixed $order The order about to be saved.
 */
function keep_origin( $order ): void {
	if ( '' !== reference_of( $order ) && 'graphql-api' === $order->get_created_via( 'edit' ) ) {
		$order->set_created_via( CREATED_VIA );
	}
}
add_action( 'woocommerce_before_order_object_save', __NAMESPACE__ . '\keep_origin' );

/**
 * An order is found by its transaction number wherever orders are kept; where they are posts, WooCommerce
 * searches names and addresses only.
 *
 * @param mixed $fields The entries that are searched.
 */
function search_transactions( $fields ): array {
	return array_merge( (array) $fields, array( '_transaction_id' ) );
}
add_filter( 'woocommerce_shop_order_search_fields', __NAMESPACE__ . '\search_transactions' );
