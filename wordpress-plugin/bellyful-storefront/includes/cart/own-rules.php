<?php
/**
 * The storefront's own offers, as a plugin of WooCommerce's brings them: what a line costs, what sending costs, what a code
 * takes off. Where the shop's own rules count, and at the shop's own checkout, nothing of this acts.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Cart;

use WC_Cart;
use WC_Coupon;
use WC_Shipping_Rate;
use WC_Tax;
use function Bellyful\Storefront\Money\to_decimal;
use function Bellyful\Storefront\Money\to_units;
use function Bellyful\Storefront\Orders\is_by_shop;

defined( 'ABSPATH' ) || exit;

/** How a code's discount is called that the storefront has computed. */
const DISCOUNT_TYPE = 'bellyful_storefront';

/** What the storefront has priced and is in the cart; null while there is nothing, or the shop's own rules count. */
function priced_by_us(): ?array {
	$asked = Question::$asked;

	return null === $asked || is_by_shop( $asked['shipping'] ) ? null : $asked;
}

/** A line that costs another price than its product's own, at what it costs before codes: after other plugins, which know only that one. */
function price_lines( WC_Cart $cart ): void {
	$lines = priced_by_us()['lines'] ?? array();
	foreach ( $cart->cart_contents as $item ) {
		$line = $lines[ $item[ PLACE ] ?? -1 ] ?? null;
		if ( $line && ! is_at_own_price( $line, $item['data']->get_id() ) ) {
			$item['data']->set_price( unit_price( $line ) );
		}
	}
}
add_action( 'woocommerce_before_calculate_totals', __NAMESPACE__ . '\price_lines', PHP_INT_MAX );

/** Whether it costs what the shop has stored, which other plugins may change as they do at the shop's own checkout. */
function is_at_own_price( array $line, int $product_id ): bool {
	$product = wc_get_product( $product_id );

	return $product && to_units( (float) $product->get_price( 'edit' ) * $line['quantity'] ) === $line['discounted'];
}

/** The storefront's one way of sending it, before other plugins, which may make it cheaper. */
function rate_shipping( $rates ) {
	$asked = priced_by_us();
	if ( null === $asked ) {
		return $rates;
	}
	$cost = to_decimal( (int) $asked['shipping']['total'] );
	$id   = 0.0 === (float) $cost ? 'free_shipping' : 'flat_rate';
	$tax  = wc_tax_enabled() && ! WC()->customer->get_is_vat_exempt() ? WC_Tax::calc_shipping_tax( (float) $cost, WC_Tax::get_shipping_tax_rates() ) : array();

	return array( $id => new WC_Shipping_Rate( $id, (string) ( $asked['shipping']['title'] ?? '' ), $cost, $tax, $id ) );
}
add_filter( 'woocommerce_package_rates', __NAMESPACE__ . '\rate_shipping', PHP_INT_MIN );

/** The kind of the codes that the storefront has judged. */
function name_type( $types ): array {
	return (array) $types + ( priced_by_us() ? array( DISCOUNT_TYPE => __( 'By the storefront', 'bellyful-storefront' ) ) : array() );
}
add_filter( 'woocommerce_coupon_discount_types', __NAMESPACE__ . '\name_type' );

/** What such a code takes off each line: all together what was shown. */
function share_discount( $discounts, WC_Coupon $coupon ) {
	$place = place_of_code( $coupon->get_code() );
	if ( DISCOUNT_TYPE !== $coupon->get_discount_type() || null === $place ) {
		return $discounts;
	}
	$asked = priced_by_us();
	$shown = array_column( $asked['codes'], 'discount' );
	$all   = array_sum( $shown );
	$until = static fn( int $units, int $count ): int => 0 === $all ? $units : (int) round( $units * array_sum( array_slice( $shown, 0, $count ) ) / $all );
	foreach ( WC()->cart->cart_contents as $key => $item ) {
		// What another plugin has put there has no line.
		$line  = $asked['lines'][ $item[ PLACE ] ?? -1 ] ?? null;
		$units = $line ? $line['discounted'] - $line['total'] : 0;

		$discounts[ $key ] = wc_add_number_precision( (float) to_decimal( $until( $units, $place + 1 ) - ( 0 === $place ? 0 : $until( $units, $place ) ) ) );
	}

	return $discounts;
}
add_filter( 'woocommerce_coupon_custom_discounts_array', __NAMESPACE__ . '\share_discount', PHP_INT_MAX, 2 );

/** Which of the codes that the storefront has judged it is; null for another. */
function place_of_code( string $code ): ?int {
	$codes = array_map( 'wc_format_coupon_code', array_column( priced_by_us()['codes'] ?? array(), 'code' ) );
	$place = array_search( wc_format_coupon_code( $code ), $codes, true );

	return false === $place ? null : $place;
}
