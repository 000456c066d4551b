<?php
/**
 * The scarce things that an order needs: units of products, the last uses of codes, and what is once per
 * customer (the free sample, the offers). Units and codes are held as long as the order can be paid, for the shop
 * counts them once it is placed; what is once per customer for good, unless nothing comes of the order.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Bellyful\Storefront\Ledger;
use WC_Coupon;
use WC_Order;
use WC_Product;

defined( 'ABSPATH' ) || exit;

/** By what a need begins with, what is added to the checkout's key to name who holds it. */
const HOLDER_SUFFIXES = array(
	'product'   => '',
	'variation' => '',
	'coupon'    => '.codes',
	'sample'    => '.sample',
	'offer'     => '.offers',
);
const ONCE_SUFFIXES   = array( '.sample', '.offers' );

/** An unpaid order is surely closed so long after its hold. */
const CLOSING_SECONDS = 900;
/** What is once per customer is held for ten years. */
const ONCE_SECONDS = 3650 * DAY_IN_SECONDS;

/**
 * Holds all that an order needs, or nothing; in the caller's transaction, if any.
 *
 * @throws Short When others have it.
 */
function hold_order( WC_Order $order ): void {
	Ledger\atomically(
		static function () use ( $order ): void {
			$needs     = needs_of( $order );
			$shortages = Ledger\hold( array_values( $needs ), $order->get_id() );
			if ( $shortages ) {
				// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- data, not a text that is printed.
				throw new Short( array_map( static fn( array $short ): array => $short + array( 'line' => $needs[ $short['key'] ]['line'] ), $shortages ) );
			}
		}
	);
}

/** All that an order needs, by name; without what the shop has counted for it already. */
function needs_of( WC_Order $order ): array {
	$claims     = claims_in( (string) $order->get_meta( CLAIMS_META ) );
	$is_counted = are_codes_counted( $order );
	$needs      = is_stock_reduced( $order ) ? array() : units_of( $order );
	foreach ( $claims as $claim ) {
		$is_code = str_starts_with( $claim, 'coupon:' );
		if ( ! $is_code || ! $is_counted ) {
			$needs[ $claim ] = array(
				'post_id'   => $is_code ? wc_get_coupon_id_by_code( substr( $claim, 7 ) ) : 0,
				'quantity'  => 1,
				'available' => static fn(): int => $is_code ? uses_left( $claim, $order ) : 1,
				'line'      => null,
			);
		}
	}
	$open_until = max( hold_end_of( $order ), time() ) + CLOSING_SECONDS;
	foreach ( $needs as $key => $need ) {
		$suffix        = HOLDER_SUFFIXES[ explode( ':', (string) $key )[0] ];
		$ends          = in_array( $suffix, ONCE_SUFFIXES, true ) ? time() + ONCE_SECONDS : $open_until;
		$needs[ $key ] = $need + array(
			'key'     => (string) $key,
			'holder'  => checkout_key( reference_of( $order ) ) . $suffix,
			'ends_at' => $ends * 1000,
		);
	}

	return $needs;
}

/** The names of claims in a text. */
function claims_in( string $text ): array {
	$is_claim = static fn( string $claim ): bool => str_contains( $claim, ':' ) && '' !== ( HOLDER_SUFFIXES[ explode( ':', $claim )[0] ] ?? '' );

	return array_values( array_filter( explode( ', ', $text ), $is_claim ) );
}

/** The units that an order draws on, where the shop counts them: variations that share a stock together. */
function units_of( WC_Order $order ): array {
	$units = array();
	foreach ( array_values( $order->get_items() ) as $place => $item ) {
		$product = $item->get_product();
		$key     = $product instanceof WC_Product ? stock_key( $product ) : null;
		if ( null === $key ) {
			continue;
		}
		$counted_by    = $product->get_stock_managed_by_id();
		$is_sold_out   = ! $product->is_in_stock();
		$units[ $key ] = array(
			'post_id'   => $counted_by,
			'quantity'  => ( $units[ $key ]['quantity'] ?? 0 ) + $item->get_quantity(),
			'available' => static fn(): int => $is_sold_out ? 0 : Ledger\units_left( $counted_by ),
			'line'      => $units[ $key ]['line'] ?? $place,
		);
	}

	return $units;
}

/** The name of what is counted when this product is sold; null while there is no end of it. */
function stock_key( WC_Product $product ): ?string {
	$is_endless = ! $product->managing_stock() || $product->backorders_allowed();
	if ( $is_endless && $product->is_in_stock() ) {
		return null;
	}
	$counted_by = $product->get_stock_managed_by_id();
	$is_own     = $product->is_type( 'variation' ) && $counted_by === $product->get_id();

	return ( $is_own ? 'variation:' : 'product:' ) . $counted_by;
}

/** The claims on codes that are limited, for all or for each customer. */
function code_claims( array $codes, string $email ): array {
	$claims  = array();
	$mailbox = hash( 'sha256', to_mailbox( $email ) );
	foreach ( $codes as $code ) {
		$coupon = new WC_Coupon( $code );
		$name   = 'coupon:' . mb_strtoupper( $code );
		array_push( $claims, ...( $coupon->get_usage_limit() ? array( $name ) : array() ), ...( $coupon->get_usage_limit_per_user() ? array( "$name:$mailbox" ) : array() ) );
	}

	return $claims;
}

/** The uses that a code has left, for all (`coupon:CODE`) or for the order's mailbox; no end of them without a limit. */
function uses_left( string $claim, WC_Order $order ): int {
	preg_match( '/^coupon:(.+?)(:[0-9a-f]{64})?$/', $claim, $parts );
	$code = mb_strtolower( $parts[1] ?? '' );
	wp_cache_delete( wc_get_coupon_id_by_code( $code ), 'post_meta' );
	$coupon = new WC_Coupon( $code );
	$is_own = isset( $parts[2] );
	$limit  = $is_own ? (int) $coupon->get_usage_limit_per_user() : (int) $coupon->get_usage_limit();
	if ( 0 === $limit ) {
		return PHP_INT_MAX;
	}

	return max( 0, $limit - ( $is_own ? uses_of( $code, to_mailbox( $order->get_billing_email() ) ) : $coupon->get_usage_count() ) );
}

/** Whether the shop has taken the order's units off its stock. */
function is_stock_reduced( WC_Order $order ): bool {
	return $order->get_id() > 0 && $order->get_data_store()->get_stock_reduced( $order->get_id() );
}
