<?php
/** An order of the storefront reads for staff like any other. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Bellyful\Storefront\Supplies;

defined( 'ABSPATH' ) || exit;

/** Entries that the storefront needs, hidden from staff. */
function hide_helpers( $keys ): array {
	return array_merge( (array) $keys, array( LINE_NAME_META, UNIT_PRICE_META, '_sku', Supplies\DOSE_META ) );
}
add_filter( 'woocommerce_hidden_order_itemmeta', __NAMESPACE__ . '\hide_helpers' );

/** The codes of an order of before stand beside its other facts. */
function show_codes( $order ): void {
	$codes = '' === reference_of( $order ) ? array() : codes_in( (string) $order->get_meta( CODES_META ) );
	if ( array() !== $codes ) {
		echo '<p class="form-field form-field-wide"><strong>' . esc_html__( 'Discount code:', 'bellyful-storefront' ) . '</strong> ' . esc_html( implode( ', ', $codes ) ) . '</p>';
	}
}
add_action( 'woocommerce_admin_order_data_after_order_details', __NAMESPACE__ . '\show_codes' );

/** A link to the storefront's orders alone, above the list of all: WooCommerce's own choice of sales channels cannot be added to. */
function link_channel( $links ): array {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It changes nothing.
	$is_shown = CREATED_VIA === sanitize_key( wp_unslash( $_GET['_created_via'] ?? '' ) );
	$url      = add_query_arg( array( '_created_via' => CREATED_VIA ), admin_url( 'admin.php?page=wc-orders' ) );

	return (array) $links + array( 'bellyful' => sprintf( '<a href="%s"%s>%s</a>', esc_url( $url ), $is_shown ? ' class="current" aria-current="page"' : '', esc_html__( 'Storefront', 'bellyful-storefront' ) ) );
}
add_filter( 'views_woocommerce_page_wc-orders', __NAMESPACE__ . '\link_channel' );
