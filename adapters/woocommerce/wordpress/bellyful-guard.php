<?php
/**
 * Plugin Name:       Bellyful Guard
 * Description:       Closes the doors that WPGraphQL for WooCommerce leaves open to visitors, and counts the discount codes of storefront orders.
 * Version:           1.0.0
 * Requires at least: 6.5
 * Requires PHP:      7.4
 * Requires Plugins:  woocommerce, wp-graphql
 * License:           GPL-2.0-or-later
 *
 * Copy this file to wp-content/mu-plugins/ of the shop that the storefront talks to.
 *
 * Why: a shop that exposes /graphql lets any visitor
 * - finish `checkout(isPaid: true)`, which makes a paid order without a payment,
 * - add any fee, a negative one included, with `checkout(fees:)` or `addFee`,
 * - fill the shop with accounts and reviews.
 * The storefront reads the catalogue as a visitor and writes orders as a user who may edit them, so
 * visitors need no mutation at all. Shop managers and administrators are not restricted.
 *
 * It also counts discount codes: the storefront's orders carry their codes as the meta entry
 * `Discount code` and not as coupons, because WooGraphQL lets a coupon overwrite the totals of an
 * order's lines. Without this count a code's usage limits would never be reached.
 *
 * And it leads whoever paid on the shop's own page back to the storefront.
 *
 * @package Bellyful
 */

namespace Bellyful\Guard;

use GraphQL\Error\UserError;

defined( 'ABSPATH' ) || exit;

const CODES_META   = 'Discount code';
const COUNTED_META = '_bellyful_codes_counted';
const ATTEMPT_META = '_bellyful_attempt';

/**
 * Whether the current user may write orders.
 *
 * @return bool
 */
function may_edit_orders() {
	return current_user_can( 'edit_shop_orders' ) || current_user_can( 'manage_woocommerce' );
}

/**
 * A checkout that calls itself paid is believed only from the shop's own users.
 *
 * @param bool $is_valid Whether WooGraphQL would accept the payment.
 * @return bool
 */
function refuse_unproven_payment( $is_valid ) {
	return $is_valid && may_edit_orders();
}
add_filter( 'graphql_checkout_prepaid_order_validation', __NAMESPACE__ . '\refuse_unproven_payment', PHP_INT_MAX );

/**
 * Visitors and customers may not run mutations of the shop, except to sign in and to set a password.
 *
 * @param array  $input         The mutation's input.
 * @param mixed  $context       The request's context.
 * @param mixed  $info          What was asked for.
 * @param string $mutation_name The mutation's name.
 * @return array
 * @throws UserError When the current user may not run the mutation.
 */
function refuse_mutations( $input, $context, $info, $mutation_name ) {
	$allowed = apply_filters(
		'bellyful_guard_allowed_mutations',
		array( 'login', 'refreshToken', 'refreshJwtAuthToken', 'sendPasswordResetEmail', 'resetUserPassword' )
	);

	if ( may_edit_orders() || in_array( $mutation_name, $allowed, true ) ) {
		return $input;
	}

	throw new UserError( 'User does not have the capabilities necessary to run this mutation.' );
}
add_filter( 'graphql_mutation_input', __NAMESPACE__ . '\refuse_mutations', PHP_INT_MAX, 4 );

/**
 * Introspection stays closed to visitors, whatever the settings page says.
 *
 * @param mixed  $value         The setting's value.
 * @param mixed  $default_value The value when it is not set.
 * @param string $option_name   The setting's name.
 * @return mixed
 */
function close_introspection( $value, $default_value, $option_name ) {
	return 'public_introspection_enabled' === $option_name ? 'off' : $value;
}
add_filter( 'graphql_get_setting_section_field_value', __NAMESPACE__ . '\close_introspection', PHP_INT_MAX, 3 );

/**
 * Leads the payer of a storefront order back to the storefront, once wp-config.php has its address:
 * define( 'BELLYFUL_STOREFRONT_URL', 'https://www.example.com' );
 * The storefront asks the shop how the order stands; nothing in the address makes it paid.
 *
 * @param string         $url   Where WooCommerce would lead to.
 * @param \WC_Order|null $order The order.
 * @return string
 */
function return_to_storefront( $url, $order ) {
	$attempt = $order ? (string) $order->get_meta( ATTEMPT_META ) : '';

	if ( '' === $attempt || ! defined( 'BELLYFUL_STOREFRONT_URL' ) ) {
		return $url;
	}

	$key = strtok( $attempt, '.' );

	return untrailingslashit( BELLYFUL_STOREFRONT_URL ) . '/payment-return?attempt=' . rawurlencode( $key );
}
add_filter( 'woocommerce_get_return_url', __NAMESPACE__ . '\return_to_storefront', 10, 2 );

/**
 * The discount codes that an order of the storefront was placed with.
 *
 * @param \WC_Order $order The order.
 * @return \WC_Coupon[]
 */
function coupons_of( $order ) {
	$codes   = array_filter( array_map( 'trim', explode( ',', (string) $order->get_meta( CODES_META ) ) ) );
	$coupons = array_map(
		static function ( $code ) {
			return new \WC_Coupon( $code );
		},
		$codes
	);

	return array_filter(
		$coupons,
		static function ( $coupon ) {
			return $coupon->get_id() > 0;
		}
	);
}

/**
 * Counts the codes of an order once it is paid, and only once.
 *
 * @param int $order_id The order's id.
 * @return void
 */
function count_codes( $order_id ) {
	$order = wc_get_order( $order_id );

	if ( ! $order || $order->get_meta( COUNTED_META ) ) {
		return;
	}

	foreach ( coupons_of( $order ) as $coupon ) {
		$coupon->increase_usage_count( customer_of( $order ) );
	}

	$order->update_meta_data( COUNTED_META, 'yes' );
	$order->save();
}
add_action( 'woocommerce_payment_complete', __NAMESPACE__ . '\count_codes' );

/**
 * Gives the codes of a cancelled order back.
 *
 * @param int $order_id The order's id.
 * @return void
 */
function release_codes( $order_id ) {
	$order = wc_get_order( $order_id );

	if ( ! $order || ! $order->get_meta( COUNTED_META ) ) {
		return;
	}

	foreach ( coupons_of( $order ) as $coupon ) {
		$coupon->decrease_usage_count( customer_of( $order ) );
	}

	$order->delete_meta_data( COUNTED_META );
	$order->save();
}
add_action( 'woocommerce_order_status_cancelled', __NAMESPACE__ . '\release_codes' );

/**
 * By whom a code was used, as WooCommerce keeps it: the customer's id, or a guest's e-mail.
 *
 * @param \WC_Order $order The order.
 * @return string
 */
function customer_of( $order ) {
	$customer_id = $order->get_customer_id();

	return $customer_id ? (string) $customer_id : strtolower( $order->get_billing_email() );
}
