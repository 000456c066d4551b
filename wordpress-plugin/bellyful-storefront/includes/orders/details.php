<?php
/**
 * The shopper behind an order, where WooCommerce keeps such things: the server that calls is nobody's customer.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use WC_Order;
use function Bellyful\Storefront\storefront_url;

defined( 'ABSPATH' ) || exit;

const LINE_NAME_META = '_bellyful_name';

/**
 * Moves what the storefront sent as meta data to the order's own fields.
 *
 * @param mixed $order The order before it is saved.
 */
function write_details( $order ): void {
	if ( '' === reference_of( $order ) ) {
		return;
	}
	$customer_id = (int) take_meta( $order, '_bellyful_customer_id' );
	$ip          = take_meta( $order, '_bellyful_ip' );
	$agent       = take_meta( $order, '_bellyful_user_agent' );
	if ( $customer_id > 0 && get_userdata( $customer_id ) ) {
		$order->set_customer_id( $customer_id );
	}
	if ( false !== filter_var( $ip, FILTER_VALIDATE_IP ) ) {
		$order->set_customer_ip_address( $ip );
	}
	if ( '' !== $agent ) {
		$order->set_customer_user_agent( substr( sanitize_text_field( $agent ), 0, 500 ) );
	}
	write_origin( $order, $agent );
}
add_action( 'graphql_woocommerce_before_order_meta_save', __NAMESPACE__ . '\write_details' );

/**
 * Reads a meta entry and removes it.
 *
 * @param WC_Order $order The order.
 * @param string   $key   The entry's key.
 */
function take_meta( WC_Order $order, string $key ): string {
	$value = $order->get_meta( $key );
	$order->delete_meta_data( $key );

	return is_scalar( $value ) ? trim( (string) $value ) : '';
}

/**
 * The column "Origin" of the order list reads "Source: www.example.com".
 *
 * @param WC_Order $order The order.
 * @param string   $agent The shopper's browser.
 */
function write_origin( WC_Order $order, string $agent ): void {
	if ( $order->get_meta( '_wc_order_attribution_source_type' ) ) {
		return;
	}
	$host = wp_parse_url( (string) storefront_url(), PHP_URL_HOST );
	$order->update_meta_data( '_wc_order_attribution_source_type', 'utm' );
	$order->update_meta_data( '_wc_order_attribution_utm_source', $host ? $host : CREATED_VIA );
	if ( '' !== $agent ) {
		$order->update_meta_data( '_wc_order_attribution_device_type', device_of( $agent ) );
	}
}

/**
 * What kind of device a browser runs on, in WooCommerce's words.
 *
 * @param string $agent The browser's name for itself.
 */
function device_of( string $agent ): string {
	if ( preg_match( '/iPad|Tablet|Android(?!.*Mobile)/', $agent ) ) {
		return 'Tablet';
	}

	return preg_match( '/Mobi|iPhone|Android/', $agent ) ? 'Mobile' : 'Desktop';
}

/**
 * A line is called what the shopper saw, also when its product has another name.
 *
 * @param mixed $item The order's line.
 */
function name_line( $item ): void {
	$name = $item instanceof \WC_Order_Item ? (string) $item->get_meta( LINE_NAME_META ) : '';
	if ( '' !== $name ) {
		$item->set_name( $name );
	}
}
add_action( 'graphql_create_order_line_item', __NAMESPACE__ . '\name_line' );
