<?php
/**
 * What tax the shop charges for an order that nobody has placed yet.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Taxes;

use Bellyful\Storefront\Rest;
use WC_Data_Exception;
use WC_Order;
use WC_Order_Item_Product;
use WC_Order_Item_Shipping;
use WP_Error;
use WP_REST_Request;
use function Bellyful\Storefront\Money\to_decimal;
use function Bellyful\Storefront\Money\to_units;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the route that the checkout asks.
 */
function register_route(): void {
	$place = array( 'properties' => array_fill_keys( array( 'country', 'state', 'postcode', 'city' ), Rest\text( 200, array( 'minLength' => 0 ) ) ) );
	$line  = array(
		'type'       => 'object',
		'properties' => array(
			'productId'   => Rest\field( array( 'integer', 'null' ) ),
			'variationId' => Rest\field( array( 'integer', 'null' ) ),
			'quantity'    => Rest\whole( 1, 1000000 ),
			'total'       => Rest\whole( 0, 1000000000 ),
		),
	);
	Rest\route(
		'POST',
		'/taxes',
		__NAMESPACE__ . '\answer_taxes',
		array(
			'lines'    => Rest\field(
				'array',
				array(
					'items'    => $line,
					'maxItems' => 500,
				)
			),
			'shipping' => Rest\whole( 0, 1000000000 ),
			'address'  => Rest\field( 'object', $place ),
			'billing'  => Rest\field( array( 'object', 'null' ), $place + array( 'default' => null ) ),
			'email'    => Rest\field(
				array( 'string', 'null' ),
				array(
					'default'   => null,
					'maxLength' => 254,
				)
			),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_route' );

/**
 * The taxes, as WooCommerce itself adds them up when the order is made.
 *
 * @param WP_REST_Request $request The cart's `lines` and `shipping` in minor units, and whose taxes: `address`,
 *                                 `billing`, `email`.
 * @return array|WP_Error
 */
function answer_taxes( WP_REST_Request $request ) {
	$order = draft_order();
	set_address( $order, 'shipping', $request['address'] );
	set_address( $order, 'billing', $request['billing'] ?? $request['address'] );
	set_customer( $order, (string) $request['email'] );
	try {
		add_items( $order, $request['lines'], $request['shipping'] );
	} catch ( WC_Data_Exception $problem ) {
		return Rest\refuse( 'no_product', 'The shop has no such product.' );
	}
	$order->calculate_totals( true );

	return array(
		'tax'       => to_units( $order->get_total_tax() ),
		'lines'     => array_values( array_map( __NAMESPACE__ . '\to_tax_line', $order->get_tax_totals() ) ),
		'isCharged' => wc_tax_enabled(),
	);
}

/** WooCommerce saves an order whenever it adds it up; this one is saved once it is told to. */
function draft_order(): WC_Order {
	return new class() extends WC_Order {
		/** Whether it may be saved.
		 *
		 * @var bool
		 */
		public bool $is_final = false;

		/** Not saved before. */
		public function save() {
			return $this->is_final ? parent::save() : 0;
		}
	};
}

/**
 * The shop's settings say which address decides: billing, shipping or its own.
 *
 * @param WC_Order $order   The order that is to be taxed.
 * @param string   $kind    `billing` or `shipping`.
 * @param array    $address {country, state, postcode, city}, each empty or absent where it is not known yet.
 */
function set_address( WC_Order $order, string $kind, array $address ): void {
	foreach ( array( 'country', 'state', 'postcode', 'city' ) as $field ) {
		$order->{"set_{$kind}_$field"}( $address[ $field ] ?? '' );
	}
}

/**
 * Whoever has an account at the shop may be exempt from taxes.
 *
 * @param WC_Order $order The order that is to be taxed.
 * @param string   $email The shopper's address; anything else makes him a guest.
 */
function set_customer( WC_Order $order, string $email ): void {
	$customer = is_email( $email ) ? get_user_by( 'email', $email ) : false;
	$order->set_billing_email( is_email( $email ) ? $email : '' );
	$order->set_customer_id( $customer ? $customer->ID : 0 );
}

/**
 * Puts all that is taxed into the order.
 *
 * @param WC_Order $order          The order that is to be taxed.
 * @param array    $lines          {productId, variationId, quantity, total} each, amounts in minor units.
 * @param int      $shipping_units What the shipping costs, in minor units.
 */
function add_items( WC_Order $order, array $lines, int $shipping_units ): void {
	foreach ( $lines as $line ) {
		$order->add_item( to_item( $line ) );
	}
	$order->add_item( to_shipping( $shipping_units ) );
}

/**
 * Shipping at the storefront's price.
 *
 * @param int $units Minor units, before taxes.
 */
function to_shipping( int $units ): WC_Order_Item_Shipping {
	$shipping = new WC_Order_Item_Shipping();
	$shipping->set_total( to_decimal( $units ) );

	return $shipping;
}

/**
 * A line is taxed as its product is.
 *
 * @param array $line {productId, variationId, quantity, subtotal, total}: ids null for what the shop does not have;
 *                    amounts of the whole line in minor units, without a subtotal it is the total.
 */
function to_item( array $line ): WC_Order_Item_Product {
	$item = new WC_Order_Item_Product();
	$item->set_product_id( (int) ( $line['productId'] ?? 0 ) );
	$item->set_variation_id( (int) ( $line['variationId'] ?? 0 ) );
	$item->set_quantity( $line['quantity'] );
	$item->set_subtotal( to_decimal( $line['subtotal'] ?? $line['total'] ) );
	$item->set_total( to_decimal( $line['total'] ) );
	$product = $item->get_product();
	if ( $product ) {
		$item->set_tax_class( $product->get_tax_class() );
	}

	return $item;
}

/**
 * One tax as the storefront shows it.
 *
 * @param object $tax What WooCommerce adds up for one tax rate: its label, and the amount in the currency's major unit.
 */
function to_tax_line( object $tax ): array {
	return array(
		'label'  => $tax->label,
		'amount' => to_units( $tax->amount ),
	);
}
