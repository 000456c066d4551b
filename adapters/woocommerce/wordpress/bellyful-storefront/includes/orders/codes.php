<?php
/**
 * Discount codes: the storefront's orders carry them as the meta entry `Discount code` and not as
 * coupons, because a coupon lets WooGraphQL overwrite the totals of an order's lines. Counted here once
 * the order is placed, by whatever gateway, and given back when it falls away.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use WC_Coupon;
use WC_Order;

defined( 'ABSPATH' ) || exit;

const PLACED_STATUSES = array( 'processing', 'completed', 'on-hold' );
const FALLEN_STATUSES = array( 'cancelled', 'failed', 'refunded' );

/**
 * The codes in a text: one or several with commas between, in any letter case.
 *
 * @param string $text What the order carries.
 * @return string[]
 */
function codes_in( string $text ): array {
	$codes = array_map( static fn( string $code ): string => mb_strtolower( trim( $code ) ), explode( ',', $text ) );

	return array_values( array_unique( array_filter( $codes, static fn( string $code ): bool => '' !== $code ) ) );
}

/**
 * By whom a code was used, as WooCommerce keeps it: the customer's id, or a guest's e-mail.
 *
 * @param int    $customer_id The customer, 0 for a guest.
 * @param string $email       The billing address's e-mail.
 */
function user_of_code( int $customer_id, string $email ): string {
	return $customer_id > 0 ? (string) $customer_id : strtolower( trim( $email ) );
}

/**
 * Counts the codes of a placed order, once.
 *
 * @param mixed $order_id The order's id.
 */
function count_codes( $order_id ): void {
	$order = find_order( (int) $order_id );
	$codes = $order ? codes_in( (string) $order->get_meta( CODES_META ) ) : array();
	if ( array() === $codes || $order->get_meta( COUNTED_META ) || ! turn( 'codes', (string) $order_id, (int) $order_id ) ) {
		return;
	}
	$used_by = user_of_code( $order->get_customer_id(), $order->get_billing_email() );
	foreach ( coupons_of( $codes ) as $coupon ) {
		$coupon->increase_usage_count( $used_by );
	}
	$order->update_meta_data( COUNTED_META, '' === $used_by ? 'yes' : $used_by );
	$order->save_meta_data();
}

/**
 * Gives the codes of a fallen order back, once.
 *
 * @param mixed $order_id The order's id.
 */
function release_codes( $order_id ): void {
	$order = find_order( (int) $order_id );
	// Written by the plugin before this one it is a plain yes.
	$counted = $order ? (string) $order->get_meta( COUNTED_META ) : '';
	if ( '' === $counted || ! turn( 'codes', (string) $order_id, (int) $order_id, false ) ) {
		return;
	}
	$used_by = 'yes' === $counted ? user_of_code( $order->get_customer_id(), $order->get_billing_email() ) : $counted;
	foreach ( coupons_of( codes_in( (string) $order->get_meta( CODES_META ) ) ) as $coupon ) {
		$coupon->decrease_usage_count( $used_by );
	}
	$order->delete_meta_data( COUNTED_META );
	$order->save_meta_data();
}

foreach ( PLACED_STATUSES as $status ) {
	add_action( 'woocommerce_order_status_' . $status, __NAMESPACE__ . '\count_codes' );
}
foreach ( FALLEN_STATUSES as $status ) {
	add_action( 'woocommerce_order_status_' . $status, __NAMESPACE__ . '\release_codes' );
}
add_action( 'woocommerce_trash_order', __NAMESPACE__ . '\release_codes' );
add_action( 'woocommerce_before_delete_order', __NAMESPACE__ . '\release_codes' );

/**
 * The coupons that still exist behind these codes.
 *
 * @param string[] $codes The codes.
 * @return WC_Coupon[]
 */
function coupons_of( array $codes ): array {
	$coupons = array_map( static fn( string $code ): WC_Coupon => new WC_Coupon( $code ), $codes );

	return array_filter( $coupons, static fn( WC_Coupon $coupon ): bool => $coupon->get_id() > 0 );
}
