<?php
/** What tax the shop charges for an order that is not placed yet. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Taxes;

use Bellyful\Storefront\Orders;
use Bellyful\Storefront\Rest;
use Bellyful\Storefront\Shipping;
use Bellyful\Storefront\Shop;
use WC_Data_Exception;
use WC_Order;
use WC_Order_Item_Product;
use WC_Order_Item_Shipping;
use WC_Product;
use WC_Product_Simple;
use WP_Error;
use WP_REST_Request;
use function Bellyful\Storefront\Money\to_decimal;
use function Bellyful\Storefront\Money\to_units;

defined( 'ABSPATH' ) || exit;

/** Registers the route that the checkout asks. */
function register_route(): void {
	$place = array( 'properties' => array_fill_keys( array( 'country', 'state', 'postcode', 'city' ), Rest\text( 200, minLength: 0 ) ) );
	$line  = array(
		'type'       => 'object',
		'properties' => array(
			'productId'   => Rest\field( array( 'integer', 'null' ) ),
			'variationId' => Rest\field( array( 'integer', 'null' ) ),
			'quantity'    => Rest\integer( 1, 1000000 ),
			'discounted'  => Rest\integer( 0, 1000000000, default: null ),
			'total'       => Rest\integer( 0, 1000000000 ),
		),
	);
	Rest\route(
		'POST',
		'/taxes',
		__NAMESPACE__ . '\answer_taxes',
		array(
			'lines'    => Rest\field( 'array', items: $line, maxItems: 500 ),
			'shipping' => Rest\field(
				array( 'integer', 'object' ),
				minimum: 0,
				maximum: 1000000000,
				properties: array( 'method' => Rest\field( array( 'string', 'null' ) ) )
			),
			'codes'    => Rest\field( 'array', default: array(), items: array( 'type' => 'string' ), maxItems: 20 ),
			'address'  => Rest\field( 'object', ...$place ),
			'billing'  => Rest\field( array( 'object', 'null' ), ...$place, default: null ),
			'email'    => Rest\field( array( 'string', 'null' ), default: null, maxLength: 254 ),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_route' );

/** The taxes, as WooCommerce itself adds them up when the order is made. */
function answer_taxes( WP_REST_Request $request ): array|WP_Error {
	$order = draft_order();
	set_address( $order, 'shipping', $request['address'] );
	set_address( $order, 'billing', $request['billing'] ?? $request['address'] );
	try {
		foreach ( $request['lines'] as $line ) {
			$order->add_item( to_item( $line, $order ) );
		}
	} catch ( WC_Data_Exception $problem ) {
		return Rest\refuse( 'no_product', 'The shop has no such product.' );
	}
	set_customer( $order, (string) $request['email'] );
	$is_by_shop = is_array( $request['shipping'] );
	$sent       = $is_by_shop ? Shipping\send_order( $order, $request['codes'], $request['shipping']['method'] ?? null ) : null;
	if ( ! $is_by_shop ) {
		$order->add_item( to_shipping( $request['shipping'] ) );
	}
	$order->calculate_totals( true );
	$sent       = null === Shop\forbidden( $order->get_billing_country(), array() === Orders\lines_to_send( $order ) ? null : $order->get_shipping_country() ) ? $sent : Shipping\NO_WAY;
	$cost = $is_by_shop ? $sent['cost'] ?? 0 : $request['shipping'];

	$taxes = array();
	foreach ( $order->get_tax_totals() as $tax ) {
		$taxes[] = array(
			'label'  => $tax->label,
			'amount' => to_units( $tax->amount ),
		);
	}

	return describe_tax( $order, array_sum( array_column( $request['lines'], 'total' ) ) + $cost ) + array(
		'lines'     => $taxes,
		'isCharged' => wc_tax_enabled(),
		'shipping'  => $sent,
	);
}

/**
 * What tax makes of an order.
 *
 * @param int $shown What its lines and its shipping come to as they are shown, in minor units.
 */
function describe_tax( WC_Order $order, int $shown ): array {
	$total = to_units( $order->get_total() );

	return array(
		'tax'              => to_units( $order->get_total_tax() ),
		'shippingTax'      => to_units( $order->get_shipping_tax() ),
		'added'            => $total - $shown,
		'total'            => $total,
		'pricesIncludeTax' => $order->get_prices_include_tax(),
	);
}

/** WooCommerce saves an order whenever it adds it up; this one is saved only when asked to. */
function draft_order(): WC_Order {
	$order = new class() extends WC_Order {
		/** Whether it may be saved. */
		public bool $is_final = false;

		/** Not saved before. */
		public function save() {
			return $this->is_final ? parent::save() : 0;
		}
	};
	$order->set_prices_include_tax( wc_prices_include_tax() );

	return $order;
}

/**
 * The shop's settings say which address decides: billing, shipping or its own.
 *
 * @param string $kind `billing` or `shipping`.
 * @param array  $address {country, state, postcode, city}, each empty or absent where it is not known yet.
 */
function set_address( WC_Order $order, string $kind, array $address ): void {
	foreach ( array( 'country', 'state', 'postcode', 'city' ) as $field ) {
		$order->{"set_{$kind}_$field"}( $address[ $field ] ?? '' );
	}
}

/** A customer of the shop may be exempt from taxes. */
function set_customer( WC_Order $order, string $email ): void {
	$customer = is_email( $email ) ? get_user_by( 'email', $email ) : false;
	$order->set_billing_email( is_email( $email ) ? $email : '' );
	$order->set_customer_id( $customer ? $customer->ID : 0 );
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
 * A line is taxed as its product is; what is none is taxed as a plain product.
 *
 * @param array $line {productId, variationId, quantity, discounted, total}: ids null for what the shop does not have;
 *                    amounts of the line as they are shown, in minor units: before codes, the total where that is
 *                    absent, and after them.
 */
function to_item( array $line, WC_Order $order ): WC_Order_Item_Product {
	$item = new WC_Order_Item_Product();
	$item->set_product_id( (int) ( $line['productId'] ?? 0 ) );
	$item->set_variation_id( (int) ( $line['variationId'] ?? 0 ) );
	$item->set_quantity( $line['quantity'] );
	$product = $item->get_product();
	$product = $product ? $product : new WC_Product_Simple();
	$item->set_subtotal( to_net( $line['discounted'] ?? $line['total'], $product, $order ) );
	$item->set_total( to_net( $line['total'], $product, $order ) );
	$item->set_tax_class( $product->get_tax_class() );

	return $item;
}

/**
 * An amount as WooCommerce keeps it on an order: without the tax that is in the shop's prices, and unrounded.
 *
 * @param int $units The amount as it is shown, in minor units.
 */
function to_net( int $units, WC_Product $product, WC_Order $order ): float|string {
	return wc_get_price_excluding_tax(
		$product,
		array(
			'qty'   => 1,
			'price' => to_decimal( $units ),
			'order' => $order,
		)
	);
}
