<?php
/**
 * A cart in memory: shipping methods ask WooCommerce's cart, customer and session, which a question of the storefront
 * has none of. Nothing of it is saved, and no cookie is set.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Shipping;

use WC_Cart;
use WC_Customer;
use WC_Order;
use WC_Order_Item_Product;
use WC_Product_Simple;
use WC_Session;

defined( 'ABSPATH' ) || exit;

/** Does something as if this order were a visitor's cart. */
function beside_a_cart( WC_Order $order, array $codes, callable $work ): mixed {
	include_once WC_ABSPATH . 'includes/wc-cart-functions.php';
	include_once WC_ABSPATH . 'includes/wc-notice-functions.php';
	$shop   = WC();
	$before = array( $shop->session, $shop->customer, $shop->cart );

	$shop->session  = new class() extends WC_Session {};
	$shop->customer = customer_of( $order );
	$shop->cart     = cart_of( $order, $codes );
	try {
		return $work();
	} finally {
		list( $shop->session, $shop->customer, $shop->cart ) = $before;

		$shop->shipping()->packages = array();
	}
}

/** Who orders, at the order's addresses. */
function customer_of( WC_Order $order ): WC_Customer {
	$customer = new WC_Customer( $order->get_customer_id() );
	foreach ( array( 'billing', 'shipping' ) as $kind ) {
		foreach ( array( 'country', 'state', 'postcode', 'city', 'address_1', 'address_2' ) as $field ) {
			$customer->{"set_{$kind}_$field"}( $order->{"get_{$kind}_$field"}() );
		}
	}
	$customer->set_calculated_shipping( true );

	return $customer;
}

/** The order's lines as a cart holds them. */
function cart_of( WC_Order $order, array $codes ): WC_Cart {
	$is_off = static fn(): bool => false;
	add_filter( 'woocommerce_cart_session_initialize', $is_off );
	$cart   = new class() extends WC_Cart {
		/** What it holds: there is no session to read it from. */
		public function get_cart() {
			return $this->get_cart_contents();
		}

		/** The order is added up already. */
		public function calculate_totals() {
		}
	};
	remove_filter( 'woocommerce_cart_session_initialize', $is_off );
	$lines = array_map( __NAMESPACE__ . '\to_contents', array_values( $order->get_items() ), array_keys( array_values( $order->get_items() ) ) );
	$sum   = static fn( string $key ): float => (float) array_sum( array_column( $lines, $key ) );
	$cart->set_cart_contents( array_column( $lines, null, 'key' ) );
	$cart->set_applied_coupons( array_map( 'wc_format_coupon_code', $codes ) );
	$cart->set_subtotal( $sum( 'line_subtotal' ) );
	$cart->set_subtotal_tax( $sum( 'line_subtotal_tax' ) );
	$cart->set_discount_total( $sum( 'line_subtotal' ) - $sum( 'line_total' ) );
	$cart->set_discount_tax( $sum( 'line_subtotal_tax' ) - $sum( 'line_tax' ) );
	$cart->set_cart_contents_total( $sum( 'line_total' ) );
	$cart->set_cart_contents_tax( $sum( 'line_tax' ) );

	return $cart;
}

/** A line of the cart; what no product stands for is a plain one that is sent. */
function to_contents( WC_Order_Item_Product $item, int $place ): array {
	$product = $item->get_product();

	return array(
		'key'               => "line-$place",
		'product_id'        => $item->get_product_id(),
		'variation_id'      => $item->get_variation_id(),
		'variation'         => array(),
		'quantity'          => $item->get_quantity(),
		'data'              => $product ? $product : new WC_Product_Simple(),
		'line_subtotal'     => (float) $item->get_subtotal(),
		'line_subtotal_tax' => (float) $item->get_subtotal_tax(),
		'line_total'        => (float) $item->get_total(),
		'line_tax'          => (float) $item->get_total_tax(),
	);
}
