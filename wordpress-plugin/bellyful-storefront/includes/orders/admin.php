<?php
/**
 * An order of the storefront reads for staff like any other.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

defined( 'ABSPATH' ) || exit;

/**
 * Entries that the storefront needs and nobody reads.
 *
 * @param mixed $keys The keys that are hidden already.
 */
function hide_helpers( $keys ): array {
	return array_merge( (array) $keys, array( LINE_NAME_META, '_sku' ) );
}
add_filter( 'woocommerce_hidden_order_itemmeta', __NAMESPACE__ . '\hide_helpers' );

/**
 * WooCommerce calls every reduced line a coupon's doing; here most are packages and offers.
 *
 * @param mixed $order_id The order on the page.
 */
function start_calling_discounts( $order_id ): void {
	if ( find_order( (int) $order_id ) ) {
		add_filter( 'gettext_woocommerce', __NAMESPACE__ . '\call_it_discount', 10, 2 );
	}
}
add_action( 'woocommerce_admin_order_items_after_shipping', __NAMESPACE__ . '\start_calling_discounts' );

/**
 * The label's other name.
 *
 * @param mixed $translated What it would read.
 * @param mixed $text       What it reads in English.
 * @return mixed
 */
function call_it_discount( $translated, $text ) {
	return 'Coupon(s):' === $text ? __( 'Discounts:', 'bellyful-storefront' ) : $translated;
}

/**
 * Below that label the page speaks WooCommerce's words again.
 */
function stop_calling_discounts(): void {
	remove_filter( 'gettext_woocommerce', __NAMESPACE__ . '\call_it_discount' );
}
add_action( 'woocommerce_admin_order_totals_after_discount', __NAMESPACE__ . '\stop_calling_discounts' );

/**
 * The codes stand beside the order's other facts.
 *
 * @param mixed $order The order on the page.
 */
function show_codes( $order ): void {
	$codes = '' === reference_of( $order ) ? array() : codes_in( (string) $order->get_meta( CODES_META ) );
	if ( array() !== $codes ) {
		echo '<p class="form-field form-field-wide"><strong>' . esc_html__( 'Discount code:', 'bellyful-storefront' ) . '</strong> ' . esc_html( implode( ', ', $codes ) ) . '</p>';
	}
}
add_action( 'woocommerce_admin_order_data_after_order_details', __NAMESPACE__ . '\show_codes' );
