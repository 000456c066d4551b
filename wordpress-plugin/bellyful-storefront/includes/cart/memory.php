<?php
/**
 * WooCommerce's own cart for one question of the storefront, so that the shop and its plugins add it up as they do at their
 * own checkout: in memory, for the shopper, in the place of any that is there.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Cart;

use Bellyful\Storefront\Ledger\Collision;
use Throwable;
use WC_Cart;
use WC_Customer;
use WC_Product;
use WC_Product_Simple;
use function Bellyful\Storefront\load;
use function Bellyful\Storefront\Money\to_decimal;
use function Bellyful\Storefront\Orders\to_address;
use function Bellyful\Storefront\Orders\variation_of;
use const Bellyful\Storefront\CART_FILES;

defined( 'ABSPATH' ) || exit;

/** Which of the asked lines a line of the cart is. */
const PLACE = 'bellyful_line';

/**
 * Does something beside such a cart, which fill() fills; again without a plugin that breaks. Asked is {lines, shipping,
 * codes, billing, shippingAddress, customer: {id}, payment: {method}}, as POST /orders has them.
 *
 * @throws Throwable What the work throws.
 */
function with_cart( array $asked, callable $work ): mixed {
	try {
		return beside_cart( $asked, $work );
	} catch ( Throwable $problem ) {
		if ( ! $problem instanceof Collision && leave_out( $problem ) ) {
			return with_cart( $asked, $work );
		}
		throw $problem;
	}
}

/** The same once. Its shopper is WordPress' user meanwhile: plugins look at who buys, which is not the storefront's server. */
function beside_cart( array $asked, callable $work ): mixed {
	load( CART_FILES );
	include_once WC_ABSPATH . 'includes/wc-cart-functions.php';
	include_once WC_ABSPATH . 'includes/wc-notice-functions.php';
	$shop   = WC();
	$before = array( $shop->session, $shop->customer, $shop->cart, $shop->shipping()->packages, Question::$asked );
	$user   = get_current_user_id();
	// A cart begins with what its user has saved: here with nothing.
	wp_set_current_user( 0 );
	Question::$asked = $asked;
	$shop->session   = new Session();
	$shop->customer  = customer_of( $asked );
	$shop->cart      = empty_cart();
	wp_set_current_user( (int) $asked['customer']['id'] );

	$shop->shipping()->enabled = wc_shipping_enabled() || priced_by_us();
	// What a plugin prints is for a page.
	ob_start();
	try {
		return $work();
	} finally {
		ob_end_clean();
		remove_cart_hooks( $shop->cart );
		list( $shop->session, $shop->customer, $shop->cart, $shop->shipping()->packages, Question::$asked ) = $before;

		$shop->shipping()->enabled = wc_shipping_enabled();
		wp_set_current_user( $user );
	}
}

/** Who orders, at the addresses that were given. */
function customer_of( array $asked ): WC_Customer {
	$customer = new WC_Customer( (int) $asked['customer']['id'] );
	foreach ( array( 'billing' => $asked['billing'], 'shipping' => $asked['shippingAddress'] ) as $kind => $address ) {
		foreach ( to_address( $address ) as $field => $value ) {
			$set = "set_{$kind}_$field";
			is_callable( array( $customer, $set ) ) && $customer->$set( $value );
		}
	}
	$customer->set_calculated_shipping( true );

	return $customer;
}

/** A cart that is bound to no session's cookies. */
function empty_cart(): Cart {
	add_filter( 'woocommerce_cart_session_initialize', '__return_false', PHP_INT_MAX );
	$cart = new Cart();
	remove_filter( 'woocommerce_cart_session_initialize', '__return_false', PHP_INT_MAX );
	// What it would read from a session later would take the place of its lines.
	$cart->get_cart_from_session();

	return $cart;
}

/** What a cart adds when it is made: the next one would be checked as this one. */
function remove_cart_hooks( WC_Cart $cart ): void {
	foreach ( array( 'woocommerce_add_to_cart', 'woocommerce_applied_coupon', 'woocommerce_removed_coupon', 'woocommerce_cart_item_removed', 'woocommerce_cart_item_restored' ) as $hook ) {
		remove_action( $hook, array( $cart, 'calculate_totals' ), 20 );
	}
	remove_action( 'woocommerce_check_cart_items', array( $cart, 'check_cart_items' ), 1 );
	remove_action( 'woocommerce_check_cart_items', array( $cart, 'check_cart_coupons' ), 1 );
	remove_action( 'woocommerce_after_checkout_validation', array( $cart, 'check_customer_coupons' ), 1 );
}

/** Puts the asked lines, codes and choices into the cart and has WooCommerce add it up. */
function fill( array $asked ): void {
	$cart     = WC()->cart;
	$contents = array();
	foreach ( $asked['lines'] as $place => $line ) {
		$item                     = to_contents( $line, $place );
		$contents[ $item['key'] ] = $item;
	}
	$cart->set_cart_contents( (array) apply_filters( 'woocommerce_cart_contents_changed', $contents ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
	$cart->set_applied_coupons( array_map( 'wc_format_coupon_code', array_column( $asked['codes'], 'code' ) ) );
	WC()->session->set( 'chosen_shipping_methods', array_filter( array( $asked['shipping']['method'] ?? null ) ) );
	WC()->session->set( 'chosen_payment_method', $asked['payment']['method'] );
	$cart->calculate_totals();
}

/** An asked line, connected, as a cart holds it; what no product stands for is a plain one that is sent. */
function to_contents( array $line, int $place ): array {
	$product      = wc_get_product( $line['variationId'] ?? $line['productId'] ?? 0 );
	$product      = $product instanceof WC_Product ? $product : plain_product( $line );
	$product_id   = (int) $line['productId'];
	$variation_id = (int) $line['variationId'];
	$variation    = variation_of( $product, (array) ( $line['attributes'] ?? array() ) ) ?? array();
	// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
	$data = (array) apply_filters( 'woocommerce_add_cart_item_data', array( PLACE => $place ), $product_id, $variation_id, $line['quantity'] );
	$key  = WC()->cart->generate_cart_id( $product_id, $variation_id, $variation, $data );

	return (array) apply_filters(
		'woocommerce_add_cart_item',
		array(
			'key'          => $key,
			'product_id'   => $product_id,
			'variation_id' => $variation_id,
			'variation'    => $variation,
			'quantity'     => $line['quantity'],
			'data'         => $product,
			'data_hash'    => wc_get_cart_item_data_hash( $product ),
		) + $data,
		$key
	);
	// phpcs:enable
}

/** What the shop has no product for. */
function plain_product( array $line ): WC_Product_Simple {
	$product = new WC_Product_Simple();
	$product->set_name( $line['name'] ?? '' );
	$product->set_price( unit_price( $line ) );

	return $product;
}

/** What one of a line's units costs before codes; unrounded. */
function unit_price( array $line ): float {
	return (float) to_decimal( $line['discounted'] ) / $line['quantity'];
}
