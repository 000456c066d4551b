<?php
/** What makes an order one of the storefront's, and the names of what it brings along. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Automattic\WooCommerce\Utilities\OrderUtil;
use WC_Order;
use function Bellyful\Storefront\Ledger\rows;
use function Bellyful\Storefront\Setup\is_storefront_user;

defined( 'ABSPATH' ) || exit;

const CREATED_VIA     = 'bellyful-storefront';
const ATTEMPT_META    = '_bellyful_attempt';
const HAND_OVER_META  = '_bellyful_hand_over';
const HOLD_META       = '_bellyful_hold_until';
const CODES_META      = 'Discount code';
const COUNTED_META    = '_bellyful_codes_counted';
const CLAIMS_META     = '_bellyful_claims';
const LINE_NAME_META  = '_bellyful_name';
const UNIT_PRICE_META = '_bellyful_unit_price';

const OPEN_STATUSES   = array( 'pending', 'failed' );
const CLOSED_STATUSES = array( 'cancelled', 'refunded', 'trash', 'checkout-draft', 'auto-draft' );

/** How the storefront calls this order, `{checkout key}.{hash}`; empty for an order that is not the storefront's. */
function reference_of( $order ): string {
	return $order instanceof WC_Order ? (string) $order->get_meta( ATTEMPT_META ) : '';
}

/** The checkout that an order came from, by its reference; several orders of one checkout share it. */
function checkout_key( string $reference ): string {
	return explode( '.', $reference, 2 )[0];
}

/** An order of the storefront by its id, or null. */
function find_order( int $order_id ): ?WC_Order {
	$order = wc_get_order( $order_id );

	return '' === reference_of( $order ) ? null : $order;
}

/** Whether the shop takes it for paid, or for placed with payment on the way; not when it was given up or given back. */
function stands( WC_Order $order ): bool {
	return ! $order->has_status( array( ...OPEN_STATUSES, ...CLOSED_STATUSES ) );
}

/** An order as it stands in the database, not as this request remembers it. */
function read_again( int $order_id ): WC_Order {
	clean_post_cache( $order_id );
	// WooCommerce keeps orders, their lines and their meta entries in places of their own.
	wp_cache_flush_runtime();

	return new WC_Order( $order_id );
}

/** The orders of a reference, and of one that the shop's own checkout has made of a cart of that name. */
function ids_of_reference( string $reference ): array {
	global $wpdb;
	list( $table, $id ) = OrderUtil::custom_orders_table_usage_is_enabled() ? array( "{$wpdb->prefix}wc_orders_meta", 'order_id' ) : array( $wpdb->postmeta, 'post_id' );
	$found              = rows( 'SELECT %i AS id FROM %i WHERE meta_key IN (%s, %s) AND meta_value LIKE %s', $id, $table, ATTEMPT_META, HAND_OVER_META, $wpdb->esc_like( $reference ) . '%' );

	return array_map( 'intval', array_column( $found, 'id' ) );
}

/** An order is found by the storefront's name for it. */
function search_references( $order_ids, $term ): array {
	$order_ids = array_map( 'intval', (array) $order_ids );
	if ( 1 !== preg_match( '/^[A-Za-z0-9_-]{16,64}\.[0-9a-f]{16}(-\d+)?$/', (string) $term ) ) {
		return $order_ids;
	}

	return array_values( array_unique( array( ...$order_ids, ...ids_of_reference( (string) $term ) ) ) );
}
add_filter( 'woocommerce_cot_shop_order_search_results', __NAMESPACE__ . '\search_references', 10, 2 );
add_filter( 'woocommerce_shop_order_search_results', __NAMESPACE__ . '\search_references', 10, 2 );

/** The storefront's names and transactions are looked for from their beginnings, of which there are indices. */
function search_by_beginning( $found, $query ): mixed {
	global $wpdb;
	$term = (string) $query->get( 's' );
	if ( null !== $found || '' === $term || ! is_storefront_user( wp_get_current_user() ) ) {
		return $found;
	}
	$charged = rows( 'SELECT id FROM %i WHERE transaction_id LIKE %s', "{$wpdb->prefix}wc_orders", $wpdb->esc_like( $term ) . '%' );
	$ids     = array_values( array_unique( array( ...ids_of_reference( $term ), ...array_map( 'intval', array_column( $charged, 'id' ) ) ) ) );

	return array( $ids, count( $ids ), 1 );
}
add_filter( 'woocommerce_hpos_pre_query', __NAMESPACE__ . '\search_by_beginning', 10, 2 );

/** An order that is a post is found by its transaction number, too: WooCommerce searches names and addresses only. */
function search_transactions( $fields ): array {
	return array_merge( (array) $fields, array( '_transaction_id' ) );
}
add_filter( 'woocommerce_shop_order_search_fields', __NAMESPACE__ . '\search_transactions' );
