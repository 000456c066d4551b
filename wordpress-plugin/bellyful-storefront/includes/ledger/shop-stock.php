<?php
/** One count for both: the shop's own checkout sees what the storefront holds, and the other way round. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Ledger;

use Automattic\WooCommerce\Checkout\Helpers\ReserveStock;
use Exception;
use WC_Coupon;

defined( 'ABSPATH' ) || exit;

/** The units of a product that are left, without holds, locked to the end of the transaction by the row that WooCommerce takes. */
function units_left( int $product_id ): int {
	global $wpdb;

	return (int) ( rows( "SELECT meta_value FROM $wpdb->postmeta WHERE post_id = %d AND meta_key = '_stock' FOR UPDATE", $product_id )[0]['meta_value'] ?? 0 );
}

/** What the shop's own checkout has taken of a product, variation or coupon, an order that has a number left out. */
function reserved_by_shop( int $post_id, int $order_id ): int {
	$post_type = $post_id ? get_post_type( $post_id ) : '';
	if ( 'shop_coupon' === $post_type ) {
		$coupon = new WC_Coupon( $post_id );

		return (int) $coupon->get_data_store()->get_tentative_usage_count( $post_id );
	}
	$product = $post_type ? wc_get_product( $post_id ) : null;
	if ( ! $product ) {
		return 0;
	}
	remove_filter( 'woocommerce_query_for_reserved_stock', __NAMESPACE__ . '\count_our_holds' );
	$reserved = ( new ReserveStock() )->get_reserved_stock( $product, $order_id );
	add_filter( 'woocommerce_query_for_reserved_stock', __NAMESPACE__ . '\count_our_holds', 10, 3 );

	return (int) $reserved;
}

/** The shop counts what the storefront holds as reserved; not for the order that it is held for, 0 for none. */
function count_our_holds( $query, $product_id, $order_id = 0 ): string {
	return sprintf( 'SELECT ( %s ) + ( %s ) AS reserved', $query, held_query( (int) $product_id, (int) $order_id ) );
}
add_filter( 'woocommerce_query_for_reserved_stock', __NAMESPACE__ . '\count_our_holds', 10, 3 );

/** The SQL for all that is held of something, what is held for one order (0: none) left out. */
function held_query( int $post_id, int $order_id ): string {
	global $wpdb;
	$others = $order_id ? $wpdb->prepare( ' AND held.attempt_hash NOT IN ( SELECT key_hash FROM %i WHERE order_id = %d )', table( 'attempts' ), $order_id ) : '';

	return $wpdb->prepare( 'SELECT COALESCE( SUM( held.quantity ), 0 ) FROM %i held WHERE held.post_id = %d AND held.ends_at > %d', table( 'holds' ), $post_id, now() ) . $others;
}

/**
 * The last use of a code that the storefront holds is not given away in the shop's own cart.
 *
 * @throws Exception The sentence that the shopper reads.
 */
function refuse_held_coupon( $is_valid, $coupon ): mixed {
	$limit = (int) $coupon->get_usage_limit();
	if ( $is_valid && $limit > 0 ) {
		$held = (int) ( rows( 'SELECT (' . held_query( $coupon->get_id(), 0 ) . ') AS held' )[0]['held'] ?? 0 );
		if ( $held > 0 && $coupon->get_usage_count() + $held >= $limit ) {
			$code = WC_Coupon::E_WC_COUPON_USAGE_LIMIT_REACHED;
			throw new Exception( wp_kses_post( $coupon->get_coupon_error( $code ) ), (int) $code );
		}
	}

	return $is_valid;
}
add_filter( 'woocommerce_coupon_is_valid', __NAMESPACE__ . '\refuse_held_coupon', 20, 2 );
