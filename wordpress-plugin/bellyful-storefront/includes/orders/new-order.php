<?php
/**
 * An order of the storefront, made of WooCommerce's own objects and not yet saved: lines with the totals that the
 * shopper saw, never fees, and the shopper behind it where WooCommerce keeps such things.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Bellyful\Storefront\Language;
use Bellyful\Storefront\Shipping;
use Bellyful\Storefront\Taxes;
use RuntimeException;
use WC_Coupon;
use WC_Customer;
use WC_Data;
use WC_Order;
use WC_Order_Item_Coupon;
use WC_Order_Item_Product;
use WC_Order_Item_Shipping;
use function Bellyful\Storefront\Money\to_decimal;
use function Bellyful\Storefront\Money\to_units;

defined( 'ABSPATH' ) || exit;

/**
 * The order, added up.
 *
 * @param array $asked The order as schema_of_order() describes it, its lines connected.
 */
function new_order( array $asked, string $reference ): WC_Order {
	$order = Taxes\draft_order();
	$order->set_created_via( CREATED_VIA );
	$order->set_currency( get_woocommerce_currency() );
	$order->set_address( to_address( $asked['billing'] ), 'billing' );
	if ( is_shipped( $asked['shipping'] ) ) {
		$order->set_address( to_address( $asked['shippingAddress'] ), 'shipping' );
	}
	set_payment( $order, $asked['payment'] );
	set_meta( $order, array( ...$asked['meta'], ...own_meta( $asked, $reference ) ) );
	foreach ( $asked['lines'] as $line ) {
		$order->add_item( new_line( $line, $order ) );
	}
	set_customer( $order, $asked['customer'] );
	// Staff read in the column "Origin" of the order list: "Source: " and this.
	$order->update_meta_data( '_wc_order_attribution_source_type', 'utm' );
	$order->update_meta_data( '_wc_order_attribution_utm_source', sanitize_text_field( $asked['origin'] ) );
	write_fields( $order, $asked );
	add_shipping( $order, $asked );
	$order->calculate_totals();
	add_coupons( $order, $asked['codes'] );

	return $order;
}

/**
 * How it is paid. A way of the shop's own is called as the shop calls it, as its lists and mails say.
 *
 * @param array $payment {method, title}; no title where the method is the shop's.
 */
function set_payment( WC_Order $order, array $payment ): void {
	$order->set_payment_method( $payment['method'] );
	$order->set_payment_method_title( '' === $payment['title'] ? (string) find_gateway( $payment['method'] )?->get_title() : $payment['title'] );
}

/**
 * How it is sent: by the storefront's rules, or by the shop's own as long as the method costs what was shown.
 *
 * @throws Nothing_Made When the shop sends it otherwise by now.
 */
function add_shipping( WC_Order $order, array $asked ): void {
	$wanted = $asked['shipping'];
	if ( ! is_by_shop( $wanted ) ) {
		is_shipped( $wanted ) && $order->add_item( new_shipping( $wanted ) );
		return;
	}
	$sent    = Shipping\send_order( $order, array_column( $asked['codes'], 'code' ), $wanted['method'] );
	$is_same = null === $sent
		? null === $wanted['method'] && 0 === $wanted['total']
		: null !== $sent['method'] && $sent['method'] === $wanted['method'] && $sent['cost'] === $wanted['total'];
	refuse_changes( $is_same ? array() : array( array( 'kind' => 'shipping' ) ) );
}

/**
 * Writes the codes as WooCommerce does, which counts their uses by these lines and takes them off again when staff
 * recalculate the order. Together they are what the lines cost less.
 *
 * @param array $codes {code, discount} each: what it took off, as it was shown, in minor units.
 */
function add_coupons( WC_Order $order, array $codes ): void {
	$left  = array( to_units( $order->get_discount_total() ), to_units( $order->get_discount_tax() ) );
	$shown = array_sum( array_column( $codes, 'discount' ) );
	foreach ( $codes as $code ) {
		$share  = static fn( int $units ): int => 0 === $shown ? 0 : (int) round( $units * $code['discount'] / $shown );
		$own    = array_map( $share, $left );
		$coupon = new WC_Coupon( $code['code'] );
		$item   = new WC_Order_Item_Coupon();
		$item->set_code( $code['code'] );
		$item->set_discount( to_decimal( $own[0] ) );
		$item->set_discount_tax( to_decimal( $own[1] ) );
		$item->add_meta_data( 'coupon_info', $coupon->get_short_info(), true );
		$order->add_item( $item );
		$left   = array( $left[0] - $own[0], $left[1] - $own[1] );
		$shown -= $code['discount'];
	}
}

/**
 * What the storefront's orders carry for this plugin.
 *
 * @param array $asked The order as schema_of_order() describes it.
 * @return array {key, value} each.
 */
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

	return array_map(
		static fn( string $key, string $value ): array => array(
			'key'   => $key,
			'value' => $value,
		),
		array_keys( $meta ),
		$meta
	);
}

/** An address by WooCommerce's names. */
function to_address( array $address ): array {
	$names = array(
		'first_name' => 'firstName',
		'last_name'  => 'lastName',
		'address_1'  => 'address1',
		'address_2'  => 'address2',
	);
	$named = array_map( static fn( string $name ) => $address[ $name ], $names );

	return wc_clean( $named + array_diff_key( $address, array_flip( $names ) ) );
}

/**
 * A line with the name that the shopper saw, also when its product has another, and the price before discounts: its
 * subtotal is after those that are no code's, so that whatever staff do to its codes leaves them.
 *
 * @param array $line One of the asked `lines`; amounts of the line as they are shown, in minor units.
 */
function new_line( array $line, WC_Order $order ): WC_Order_Item_Product {
	$item = Taxes\to_item( $line, $order );
	$item->set_name( $line['name'] );
	note_variation( $item, $line );
	set_meta(
		$item,
		array(
			...$line['meta'],
			array(
				'key'   => LINE_NAME_META,
				'value' => $line['name'],
			),
			array(
				'key'   => UNIT_PRICE_META,
				'value' => to_decimal( intdiv( $line['subtotal'], $line['quantity'] ) ),
			),
			array(
				'key'   => '_sku',
				'value' => (string) $line['sku'],
			),
		)
	);

	return $item;
}

/**
 * The way it is sent.
 *
 * @param array $shipping {title, total}: how the shopper read it, and minor units.
 */
function new_shipping( array $shipping ): WC_Order_Item_Shipping {
	$item = Taxes\to_shipping( $shipping['total'] );
	$item->set_method_title( $shipping['title'] ?? '' );
	$item->set_method_id( 0 === $shipping['total'] ? 'free_shipping' : 'flat_rate' );

	return $item;
}

/**
 * Writes entries, those of one key as one; empty ones are left out.
 *
 * @param array $entries {key, value} each.
 */
function set_meta( WC_Data $thing, array $entries ): void {
	$values = array();
	foreach ( $entries as $entry ) {
		if ( '' !== $entry['value'] ) {
			$values[ $entry['key'] ][] = $entry['value'];
		}
	}
	foreach ( $values as $key => $of_key ) {
		$thing->update_meta_data( (string) $key, implode( ', ', $of_key ) );
	}
}

/**
 * Sets the shopper as the order's customer: WordPress' current user is the storefront's server.
 *
 * @param array $customer {id, ip, userAgent}, each null where it is not known.
 */
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
	$agent = substr( sanitize_text_field( (string) $customer['userAgent'] ), 0, 500 );
	$order->set_customer_user_agent( $agent );
	if ( '' !== $agent ) {
		$order->update_meta_data( '_wc_order_attribution_device_type', device_of( $agent ) );
	}
}

/** The phone that a customer has given before. */
function phone_of( int $customer_id ): string {
	$customer = new WC_Customer( $customer_id );
	$billing  = $customer->get_billing_phone();

	return '' === $billing ? $customer->get_shipping_phone() : $billing;
}

/** What kind of device a browser runs on, in WooCommerce's words. */
function device_of( string $agent ): string {
	if ( preg_match( '/iPad|Tablet|Android(?!.*Mobile)/', $agent ) ) {
		return 'Tablet';
	}

	return preg_match( '/Mobi|iPhone|Android/', $agent ) ? 'Mobile' : 'Desktop';
}

/**
 * Saves a new order with all its lines. When another plugin breaks on the way WooCommerce notes it and leaves them out.
 *
 * @throws RuntimeException When lines are missing even the second time.
 */
function save_complete( WC_Order $order ): void {
	$order->is_final = true;
	$order->save();
	if ( ! is_complete( $order ) ) {
		$order->save();
	}
	if ( ! is_complete( $order ) ) {
		throw new RuntimeException( 'The order was not saved as a whole.' );
	}
}

/** Whether the order and all that belongs to it has its number. */
function is_complete( WC_Order $order ): bool {
	$parts = array( $order, ...array_values( $order->get_items( array( 'line_item', 'shipping', 'tax', 'coupon' ) ) ) );

	return ! in_array( 0, array_map( static fn( WC_Data $part ): int => $part->get_id(), $parts ), true );
}
