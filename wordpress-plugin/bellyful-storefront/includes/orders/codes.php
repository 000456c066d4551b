<?php
/**
 * Discount codes. WooCommerce counts those of its coupon lines. Orders of before carry theirs as the meta entry
 * `Discount code`: counted here once the order is placed, by whatever gateway, and given back when it falls away.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Bellyful\Storefront\Ledger;
use WC_Coupon;
use WC_Order;

defined( 'ABSPATH' ) || exit;

const PLACED_STATUSES = array( 'processing', 'completed', 'on-hold' );
const FALLEN_STATUSES = array( 'cancelled', 'failed', 'refunded' );

/** The codes in a text, as CODES_META: one or several with commas between, in any letter case. */
function codes_in( string $text ): array {
	$codes = array_map( static fn( string $code ): string => mb_strtolower( trim( $code ) ), explode( ',', $text ) );

	return array_values( array_unique( array_filter( $codes, static fn( string $code ): bool => '' !== $code ) ) );
}

/** By whom a code was used: a guest (0) by e-mail; a customer by number, and by e-mail against a second use as a guest. */
function users_of_code( int $customer_id, string $email ): array {
	return array_values( array_filter( array( $customer_id > 0 ? (string) $customer_id : '', strtolower( trim( $email ) ) ) ) );
}

/** Has WooCommerce count the coupons of an order, all at once and once, whatever request dies or comes twice. */
function count_coupons( int $order_id ): void {
	if ( array() === read_again( $order_id )->get_coupon_codes() ) {
		return;
	}
	Ledger\atomically(
		static function () use ( $order_id ): void {
			Ledger\lock( 'codes:' . $order_id );
			read_again( $order_id );
			wc_update_coupon_usage_counts( $order_id );
		}
	);
}

/** Whether the shop has the uses of an order's codes in its own counts. */
function are_codes_counted( WC_Order $order ): bool {
	if ( 0 === $order->get_id() || array() === $order->get_coupon_codes() ) {
		return '' !== (string) $order->get_meta( COUNTED_META );
	}

	return (bool) $order->get_data_store()->get_recorded_coupon_usage_counts( $order );
}

/** Counts the codes of a placed order of before, once. */
function count_codes( $order_id ): void {
	with_codes_of(
		(int) $order_id,
		static function ( WC_Order $order, array $coupons ): void {
			if ( $order->get_meta( COUNTED_META ) ) {
				return;
			}
			$users = users_of_code( $order->get_customer_id(), $order->get_billing_email() );
			foreach ( $coupons as $coupon ) {
				$coupon->increase_usage_count( $users[0] ?? '' );
				array_map( static fn( string $user ) => add_post_meta( $coupon->get_id(), '_used_by', $user ), array_slice( $users, 1 ) );
			}
			$order->update_meta_data( COUNTED_META, array() === $users ? 'yes' : implode( ',', $users ) );
		}
	);
}

/** Gives the codes of a fallen order back, once. */
function release_codes( $order_id ): void {
	with_codes_of(
		(int) $order_id,
		static function ( WC_Order $order, array $coupons ): void {
			// Written by an early version of the plugin it is a plain yes.
			$counted = (string) $order->get_meta( COUNTED_META );
			if ( '' === $counted ) {
				return;
			}
			$users = 'yes' === $counted ? users_of_code( $order->get_customer_id(), $order->get_billing_email() ) : explode( ',', $counted );
			foreach ( $coupons as $coupon ) {
				$coupon->decrease_usage_count( $users[0] ?? '' );
				array_map( static fn( string $user ) => remove_user_of_code( $coupon->get_id(), $user ), array_slice( $users, 1 ) );
			}
			$order->delete_meta_data( COUNTED_META );
		}
	);
}

/** Does something about the codes of an order, if it has any: all of it or nothing, and no other request meanwhile. */
function with_codes_of( int $order_id, callable $work ): void {
	if ( array() === codes_in( (string) find_order( $order_id )?->get_meta( CODES_META ) ) ) {
		return;
	}
	Ledger\atomically(
		static function () use ( $order_id, $work ): void {
			Ledger\lock( 'codes:' . $order_id );
			$order = read_again( $order_id );
			$work( $order, coupons_of( codes_in( (string) $order->get_meta( CODES_META ) ) ) );
			$order->save_meta_data();
		}
	);
}

/** Takes one entry out of a coupon's record; WordPress' own function would take all of the same user. */
function remove_user_of_code( int $coupon_id, string $user ): void {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- no function of WordPress gives the number of one entry among several.
	$meta_id = $wpdb->get_var( $wpdb->prepare( "SELECT meta_id FROM $wpdb->postmeta WHERE post_id = %d AND meta_key = '_used_by' AND meta_value = %s LIMIT 1", $coupon_id, $user ) );
	if ( $meta_id ) {
		delete_metadata_by_mid( 'post', (int) $meta_id );
	}
}

foreach ( PLACED_STATUSES as $placed_status ) {
	add_action( 'woocommerce_order_status_' . $placed_status, __NAMESPACE__ . '\count_codes' );
}
foreach ( FALLEN_STATUSES as $fallen_status ) {
	add_action( 'woocommerce_order_status_' . $fallen_status, __NAMESPACE__ . '\release_codes' );
}
add_action( 'woocommerce_trash_order', __NAMESPACE__ . '\release_codes' );
add_action( 'woocommerce_before_delete_order', __NAMESPACE__ . '\release_codes' );

/** The coupons that still exist behind these codes in lower case. */
function coupons_of( array $codes ): array {
	$coupons = array_map( static fn( string $code ): WC_Coupon => new WC_Coupon( $code ), $codes );

	return array_filter( $coupons, static fn( WC_Coupon $coupon ): bool => $coupon->get_id() > 0 );
}
