<?php
/** An order of the storefront, as WooCommerce's own checkout makes it of the cart, with what the storefront notes on it. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Bellyful\Storefront\Language;
use RuntimeException;
use WC_Coupon;
use WC_Customer;
use WC_Data;
use WC_Order;
use WC_Order_Item_Coupon;
use WC_Order_Item_Product;
use WP_Error;
use WP_REST_Request;
use function Bellyful\Storefront\Cart\priced_by_us;
use function Bellyful\Storefront\Cart\refusals_of;
use function Bellyful\Storefront\Cart\to_text;
use function Bellyful\Storefront\Money\to_decimal;
use function Bellyful\Storefront\Money\to_units;
use function Bellyful\Storefront\Shop\to_stored;
use const Bellyful\Storefront\Cart\PLACE;

defined( 'ABSPATH' ) || exit;

/**
 * The order, made of the cart, its lines connected, by WooCommerce's own checkout and saved; what its checkouts call on
 * the way is called once, those of the older one and of the newer one.
 *
 * @throws Nothing_Made When a plugin refuses it.
 * @throws RuntimeException When not all of it was saved.
 */
function new_order( array $asked, string $reference ): WC_Order {
	New_Order::$asked = array( 'reference' => $reference ) + $asked;
	// The ledger holds its units: WooCommerce would hold them a second time.
	$is_reserving = remove_action( 'woocommerce_checkout_order_created', 'wc_reserve_stock_for_order' );
	try {
		return check_out( $asked );
	} finally {
		$is_reserving && add_action( 'woocommerce_checkout_order_created', 'wc_reserve_stock_for_order' );
		New_Order::$asked = null;
		New_Order::$made  = null;
	}
}

/**
 * The steps of it.
 *
 * @throws RuntimeException When not all of the order was saved.
 */
function check_out( array $asked ): WC_Order {
	$data    = posted_data( $asked );
	$request = checkout_request( $asked );
	// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
	refuse_by_plugins( static fn( WP_Error $errors ) => do_action( 'woocommerce_after_checkout_validation', $data, $errors ) );
	refuse_by_plugins( static fn() => do_action( 'woocommerce_store_api_checkout_update_customer_from_request', WC()->customer, $request ) );
	$made = WC()->checkout()->create_order( $data );
	is_wp_error( $made ) && refuse( $made->get_error_messages() );
	$order = New_Order::$made;
	// When another plugin breaks on the way WooCommerce notes it and leaves lines out.
	$order && ! is_complete( $order ) && $order->save();
	if ( ! $order || ! is_complete( $order ) ) {
		throw new RuntimeException( 'The order was not saved as a whole.' );
	}
	refuse_by_plugins( static fn() => do_action( 'woocommerce_store_api_checkout_order_created', $order ) );
	refuse_by_plugins( static fn() => do_action( 'woocommerce_store_api_checkout_update_order_meta', $order ) );
	refuse_by_plugins( static fn() => do_action( 'woocommerce_store_api_checkout_update_order_from_request', $order, $request ) );
	refuse_by_plugins( static fn( WP_Error $errors ) => do_action( 'woocommerce_checkout_validate_order_before_payment', $order, $errors ) );
	// phpcs:enable
	$order->update_status( 'pending' );

	return $order;
}

/**
 * Makes nothing when a plugin refuses, which gets the WP_Error to add to.
 *
 * @throws Nothing_Made With what the shopper reads.
 */
function refuse_by_plugins( callable $ask ): void {
	refuse( refusals_of( $ask ) );
}

/**
 * Makes nothing when there are refusals, in plain sentences.
 *
 * @throws Nothing_Made With what the shopper reads.
 */
function refuse( array $sentences ): void {
	refuse_changes( to_refusals( $sentences ) );
}

/** Refusals as the storefront reads them. */
function to_refusals( array $sentences ): array {
	return array_map(
		static fn( string $sentence ): array => array(
			'kind'    => 'refused',
			'message' => to_text( $sentence ),
		),
		$sentences
	);
}

/** What WooCommerce's older checkout would have been posted. */
function posted_data( array $asked ): array {
	$data = array(
		'terms'                     => 1,
		'createaccount'             => 0,
		'payment_method'            => $asked['payment']['method'],
		'shipping_method'           => WC()->session->get( 'chosen_shipping_methods', array() ),
		'ship_to_different_address' => is_shipped( $asked['shipping'] ),
		'order_comments'            => takes_notes() ? wc_sanitize_textarea( $asked['fields'][ NOTE_ANSWER ] ?? '' ) : '',
	);
	foreach ( to_address( $asked['billing'] ) as $name => $value ) {
		$data[ "billing_$name" ] = $value;
	}
	if ( is_shipped( $asked['shipping'] ) ) {
		foreach ( to_address( $asked['shippingAddress'] ) as $name => $value ) {
			$data[ "shipping_$name" ] = $value;
		}
	}

	return $data;
}

/** What WooCommerce's newer checkout would have been asked. */
function checkout_request( array $asked ): WP_REST_Request {
	$request = new WP_REST_Request( 'POST', '/wc/store/v1/checkout' );
	$request->set_body_params(
		array(
			'billing_address'  => to_address( $asked['billing'] ),
			'shipping_address' => to_address( is_shipped( $asked['shipping'] ) ? $asked['shippingAddress'] : $asked['billing'] ),
			'payment_method'   => $asked['payment']['method'],
			'customer_note'    => (string) ( $asked['fields'][ NOTE_ANSWER ] ?? '' ),
			'extensions'       => array(),
		)
	);

	return $request;
}

/** An order of the storefront before it is saved: what its checkout knows and WooCommerce's own does not. */
function write_order( WC_Order $order ): void {
	$asked = New_Order::$asked;
	if ( null === $asked ) {
		return;
	}
	New_Order::$made = $order;
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
	$asked['minutesOpen'] = max( 1, (int) apply_filters( 'woocommerce_order_hold_stock_minutes', $asked['minutesOpen'], $order ) );
	$order->set_status( 'checkout-draft' );
	$order->set_created_via( CREATED_VIA );
	set_payment( $order, $asked['payment'] );
	set_meta( $order, $asked['meta'], own_meta( $asked, $asked['reference'] ) );
	set_customer( $order, $asked['customer'] );
	write_fields( $order, $asked );
}
add_action( 'woocommerce_checkout_create_order', __NAMESPACE__ . '\write_order', 1 );

/** Where it came from, before WooCommerce looks for that in what its own page posts. */
function write_origin( WC_Order $order ): void {
	if ( null !== New_Order::$asked ) {
		save_origin( $order, New_Order::$asked['origin'] );
	}
}
add_action( 'woocommerce_checkout_order_created', __NAMESPACE__ . '\write_origin', 1 );

/** Until its checkout is over an order is a draft, as in WooCommerce's newer checkout. */
function begin_as_draft( $status ) {
	return null === New_Order::$asked ? $status : 'checkout-draft';
}
add_filter( 'woocommerce_default_order_status', __NAMESPACE__ . '\begin_as_draft' );

/** A code's use counts once its order is placed; WooCommerce would count it while the order waits for its payment. */
function count_codes_when_placed( $uncounted ): array {
	return array( ...(array) $uncounted, ...( null === New_Order::$asked ? array() : array( 'pending' ) ) );
}
add_filter( 'woocommerce_update_coupon_usage_invalid_statuses', __NAMESPACE__ . '\count_codes_when_placed' );

/** The ledger holds codes, too. */
function hold_codes_once( $minutes ) {
	return null === New_Order::$asked ? $minutes : 0;
}
add_filter( 'woocommerce_coupon_hold_minutes', __NAMESPACE__ . '\hold_codes_once' );

/** How it is paid. A way of the shop's own has no title: it is called as the shop's lists and mails call it. */
function set_payment( WC_Order $order, array $payment ): void {
	$order->set_payment_method( $payment['method'] );
	$order->set_payment_method_title( '' === $payment['title'] ? (string) find_gateway( $payment['method'] )?->get_title() : $payment['title'] );
}

/** A code's line says the coupon's own rules, by which WooCommerce recalculates it. */
function write_coupon( WC_Order_Item_Coupon $item, $code ): void {
	if ( null !== New_Order::$asked ) {
		$item->update_meta_data( 'coupon_info', ( new WC_Coupon( $code ) )->get_short_info() );
	}
}
add_action( 'woocommerce_checkout_create_order_coupon_item', __NAMESPACE__ . '\write_coupon', 1, 2 );

/** What the storefront's orders carry for this plugin, by their keys. */
function own_meta( array $asked, string $reference ): array {
	$codes  = array_map( 'mb_strtoupper', array_column( $asked['codes'], 'code' ) );
	$claims = array( ...$asked['claims'], ...code_claims( $codes, $asked['billing']['email'] ) );
	$meta   = array(
		ATTEMPT_META => $reference,
		HOLD_META    => gmdate( 'Y-m-d\TH:i:s.000\Z', time() + $asked['minutesOpen'] * MINUTE_IN_SECONDS ),
		CLAIMS_META  => implode( ', ', $claims ),
	);
	if ( '' !== Language\of_question() ) {
		$meta[ Language\META ] = Language\of_question();
	}

	return $meta;
}

/** An address by WooCommerce's names, as it stores it; one that has the names already is left so. */
function to_address( array $address ): array {
	$names = array(
		'firstName' => 'first_name',
		'lastName'  => 'last_name',
		'address1'  => 'address_1',
		'address2'  => 'address_2',
	);
	$named = array();
	foreach ( $address as $name => $value ) {
		$named[ $names[ $name ] ?? $name ] = $value;
	}

	return to_stored( wc_clean( $named ) );
}

/** A line has the name that the shopper saw, also when its product has another, and what the storefront notes on it. */
function write_line( WC_Order_Item_Product $item, $key, $values ): void {
	$line = New_Order::$asked['lines'][ $values[ PLACE ] ?? -1 ] ?? null;
	if ( null === $line ) {
		return;
	}
	$item->set_name( $line['name'] );
	// A unit's price has six decimals, and so many units of it may miss what the line was shown at.
	if ( priced_by_us() && ! wc_prices_include_tax() ) {
		$item->set_subtotal( wc_format_decimal( $item->get_subtotal(), wc_get_price_decimals() ) );
		$item->set_total( wc_format_decimal( $item->get_total(), wc_get_price_decimals() ) );
	}
	set_meta(
		$item,
		$line['meta'],
		array(
			LINE_NAME_META  => $line['name'],
			UNIT_PRICE_META => full_unit_price( $item, $line ),
			'_sku'          => (string) $line['sku'],
		)
	);
}
add_action( 'woocommerce_checkout_create_order_line_item', __NAMESPACE__ . '\write_line', 1, 3 );

/** What a unit cost before its own discounts, with the tax of where it goes; empty where it had none: less tax is no discount. */
function full_unit_price( WC_Order_Item_Product $item, array $line ): string {
	if ( $line['subtotal'] === $line['discounted'] ) {
		return '';
	}
	$there = to_units( (float) $item->get_subtotal() + ( wc_prices_include_tax() ? (float) $item->get_subtotal_tax() : 0 ) );
	// Net and tax are rounded each: a cent is another tax of no address.
	$ratio = abs( $there - $line['discounted'] ) > 1 && $line['discounted'] > 0 ? $there / $line['discounted'] : 1;

	return to_decimal( (int) round( $line['subtotal'] / $line['quantity'] * $ratio ) );
}

/** Writes what was asked, {key, value} each, and what is our own, by keys, those of one key as one; none is empty. */
function set_meta( WC_Data $thing, array $entries, array $own ): void {
	$values = array();
	foreach ( $entries as $entry ) {
		$values[ $entry['key'] ][] = $entry['value'];
	}
	foreach ( $own as $key => $value ) {
		$values[ $key ][] = $value;
	}
	foreach ( $values as $key => $of_key ) {
		$said = array_filter( $of_key, 'strlen' );
		$said && $thing->update_meta_data( (string) $key, implode( ', ', $said ) );
	}
}

/** Sets the shopper, {id, ip, userAgent}, each null where it is not known, as the order's customer. */
function set_customer( WC_Order $order, array $customer ): void {
	if ( $customer['id'] && get_userdata( $customer['id'] ) ) {
		$order->set_customer_id( $customer['id'] );
		if ( '' === $order->get_billing_phone() ) {
			$order->set_billing_phone( phone_of( $customer['id'] ) );
		}
	}
	if ( false !== filter_var( $customer['ip'], FILTER_VALIDATE_IP ) ) {
		$order->set_customer_ip_address( $customer['ip'] );
	}
	$order->set_customer_user_agent( substr( sanitize_text_field( (string) $customer['userAgent'] ), 0, 500 ) );
}

/** The phone that a customer has given before. */
function phone_of( int $customer_id ): string {
	$customer = new WC_Customer( $customer_id );
	$billing  = $customer->get_billing_phone();

	return '' === $billing ? $customer->get_shipping_phone() : $billing;
}

/** Whether the order and all that belongs to it has its number. */
function is_complete( WC_Order $order ): bool {
	$parts = array( $order, ...array_values( $order->get_items( array( 'line_item', 'shipping', 'tax', 'coupon', 'fee' ) ) ) );

	return ! in_array( 0, array_map( static fn( WC_Data $part ): int => $part->get_id(), $parts ), true );
}
