<?php
/** What the shop makes of a cart before it is ordered: shipping, fees, taxes, ways of paying, and what it refuses. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Cart;

use Bellyful\Storefront\Rest;
use Bellyful\Storefront\Shop;
use WC_Cart;
use WC_Shipping_Rate;
use WP_Error;
use WP_REST_Request;
use function Bellyful\Storefront\Money\to_units;
use function Bellyful\Storefront\Orders\is_by_shop;

defined( 'ABSPATH' ) || exit;

/** Of a code that the question does not name. */
const UNNAMED_CODE = 'bellyful-discount';

/** Registers the route that the checkout asks. */
function register_route(): void {
	$parts = array( 'country', 'state', 'postcode', 'city' );
	$place = array( 'properties' => array_fill_keys( $parts, Rest\text( 200, minLength: 0 ) ) );
	$line  = array(
		'productId'   => Rest\field( array( 'integer', 'null' ) ),
		'variationId' => Rest\field( array( 'integer', 'null' ) ),
		'quantity'    => Rest\integer( 1, 1000000 ),
		'discounted'  => Rest\integer( 0, 1000000000, default: null ),
		'total'       => Rest\integer( 0, 1000000000 ),
	);
	Rest\route(
		'POST',
		'/taxes',
		__NAMESPACE__ . '\answer_quote',
		array(
			'lines'    => Rest\objects( $line, maxItems: 500 ),
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
			'payment'  => Rest\field( array( 'string', 'null' ), default: null, maxLength: 50 ),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_route' );

/** What WooCommerce's cart says of these lines. */
function answer_quote( WP_REST_Request $request ): array|WP_Error {
	$asked = to_asked( $request );
	foreach ( $asked['lines'] as $line ) {
		if ( $line['productId'] && ! wc_get_product( $line['variationId'] ?? $line['productId'] ) ) {
			return Rest\refuse( 'no_product', 'The shop has no such product.' );
		}
	}

	return with_cart( $asked, static fn(): array => describe_cart( $asked ) );
}

/** The question as POST /orders asks it. */
function to_asked( WP_REST_Request $request ): array {
	$lines    = array_map( static fn( array $line ): array => array( 'discounted' => $line['discounted'] ?? $line['total'] ) + $line, $request['lines'] );
	$saved    = array_sum( array_column( $lines, 'discounted' ) ) - array_sum( array_column( $lines, 'total' ) );
	$codes    = array_map( static fn( string $code ): array => array( 'code' => $code, 'discount' => 0 ), $request['codes'] );
	$email    = (string) $request['email'];
	$customer = is_email( $email ) ? get_user_by( 'email', $email ) : false;
	$shipping = is_array( $request['shipping'] ) ? array( 'method' => $request['shipping']['method'] ?? null ) : array( 'total' => $request['shipping'] );

	return array(
		'lines'           => $lines,
		'shipping'        => $shipping,
		'codes'           => $saved > 0 && array() === $codes ? array( array( 'code' => UNNAMED_CODE, 'discount' => $saved ) ) : $codes,
		'billing'         => array( 'email' => is_email( $email ) ? $email : '' ) + ( $request['billing'] ?? $request['address'] ),
		'shippingAddress' => $request['address'],
		'customer'        => array( 'id' => $customer ? $customer->ID : 0 ),
		'payment'         => array( 'method' => (string) $request['payment'] ),
	);
}

/** The cart in minor units, as the checkout shows it. */
function describe_cart( array $asked ): array {
	fill( $asked );
	$cart    = WC()->cart;
	$to_send = array_filter( $cart->get_cart(), static fn( array $item ): bool => $item['data']->needs_shipping() );
	$sent    = Shop\forbidden( WC()->customer->get_billing_country(), $to_send ? WC()->customer->get_shipping_country() : null ) ? NO_WAY : describe_shipping();
	$fees    = describe_fees( $asked );
	$shown   = array_sum( array_column( $asked['lines'], 'total' ) ) + ( is_by_shop( $asked['shipping'] ) ? $sent['cost'] ?? 0 : $asked['shipping']['total'] ?? 0 ) + array_sum( array_column( $fees, 'amount' ) );
	$to_line = static fn( object $tax ): array => array(
		'label'  => $tax->label,
		'amount' => to_units( $tax->amount ),
	);

	return describe_tax( $cart, $shown ) + array(
		'lines'     => array_values( array_map( $to_line, $cart->get_tax_totals() ) ),
		'isCharged' => wc_tax_enabled(),
		'shipping'  => is_by_shop( $asked['shipping'] ) || NO_WAY === $sent ? $sent : null,
		'fees'      => $fees,
		'problems'  => refusals( $cart ),
		'fields'    => Shop\changes_of_addresses( $asked ),
		'payments'  => array_keys( WC()->payment_gateways()->get_available_payment_gateways() ),
	);
}

/** What tax makes of a cart whose lines, shipping and fees come to so much as they are shown, in minor units. */
function describe_tax( WC_Cart $cart, int $shown ): array {
	$total = to_units( $cart->get_total( 'edit' ) );

	return array(
		'tax'              => to_units( $cart->get_total_tax() ),
		'shippingTax'      => to_units( $cart->get_shipping_tax() ),
		'added'            => $total - $shown,
		'total'            => $total,
		'pricesIncludeTax' => wc_prices_include_tax(),
	);
}

/** What plugins add to the cart or take off it, and make of the prices shown: {name, amount} each, in minor units, as tax is shown. */
function describe_fees( array $asked ): array {
	$cart   = WC()->cart;
	$to_fee = static fn( object $fee ): array => array(
		'name'   => to_text( (string) $fee->name ),
		'amount' => to_units( $fee->total + ( wc_prices_include_tax() ? $fee->tax : 0 ) ),
	);
	$prices = array_map( static fn( array $item ): int => to_units( (float) $item['data']->get_price() * $item['quantity'] ), $cart->get_cart() );
	$lines  = array_sum( $prices ) - array_sum( array_column( $asked['lines'], 'discounted' ) );
	$sent   = priced_by_us() && $cart->needs_shipping() ? ( describe_shipping()['cost'] ?? 0 ) - (int) $asked['shipping']['total'] : 0;
	$named  = array(
		array(
			'name'   => $lines < 0 ? __( 'Discount', 'bellyful-storefront' ) : __( 'Surcharge', 'bellyful-storefront' ),
			'amount' => $lines,
		),
		array(
			'name'   => $sent < 0 ? __( 'Discount on shipping', 'bellyful-storefront' ) : __( 'Surcharge on shipping', 'bellyful-storefront' ),
			'amount' => $sent,
		),
	);

	return array_values( array_filter( array( ...array_map( $to_fee, array_values( $cart->get_fees() ) ), ...$named ), static fn( array $fee ): bool => 0 !== $fee['amount'] ) );
}

/** What is said of a cart that the shop does not send. */
const NO_WAY = array(
	'methods' => array(),
	'method'  => null,
	'cost'    => 0,
);

/** The ways of sending it, {methods: {id, title, cost, shown} each, method, cost}; null where nothing is sent. */
function describe_shipping(): ?array {
	if ( ! WC()->cart->needs_shipping() ) {
		return null;
	}
	$packages = WC()->shipping()->get_packages();
	if ( 1 !== count( $packages ) ) {
		return NO_WAY;
	}
	$rates  = reset( $packages )['rates'];
	$chosen = (string) ( WC()->session->get( 'chosen_shipping_methods' )[ key( $packages ) ] ?? '' );
	$method = isset( $rates[ $chosen ] ) ? $chosen : null;

	return array(
		'methods' => array_map( __NAMESPACE__ . '\describe_rate', array_keys( $rates ), array_values( $rates ) ),
		'method'  => $method,
		'cost'    => null === $method ? 0 : to_units( $rates[ $method ]->get_cost() ),
	);
}

/** One way of sending it, by its name such as `flat_rate:3`, in minor units: its cost before tax, and what is shown. */
function describe_rate( $id, WC_Shipping_Rate $rate ): array {
	$tax = wc_prices_include_tax() ? array_sum( $rate->get_taxes() ) : 0;

	return array(
		'id'    => (string) $id,
		'title' => $rate->get_label(),
		'cost'  => to_units( $rate->get_cost() ),
		'shown' => to_units( (float) $rate->get_cost() + $tax ),
	);
}
