<?php
/**
 * The shop's own shipping, as WooCommerce computes it at its own checkout: zones, methods, classes and what makes it
 * free.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Shipping;

use WC_Order;
use WC_Shipping_Rate;
use function Bellyful\Storefront\Money\to_units;

defined( 'ABSPATH' ) || exit;

/** What is said of an order that the shop does not send. */
const NO_WAY = array(
	'methods' => array(),
	'method'  => null,
	'cost'    => 0,
);

/**
 * Sends an order by one of the shop's methods, which is written as WooCommerce's own checkout writes it.
 *
 * @return array|null {methods: {id, title, cost, shown} each, method, cost}; without methods where the shop does not
 * send it there, null where nothing is to be sent.
 */
function send_order( WC_Order $order, array $codes, ?string $wished ): ?array {
	$order->calculate_totals();
	$package = beside_a_cart( $order, $codes, static fn(): ?array => calculate_package( $order ) );
	if ( null === $package ) {
		return null;
	}
	$rates  = $package['rates'];
	$method = null !== $wished && isset( $rates[ $wished ] ) ? $wished : $package['proposed'];
	if ( null !== $method ) {
		WC()->checkout()->create_order_shipping_lines( $order, array( $method ), array( $package ) );
	}

	return array(
		'methods' => array_map( __NAMESPACE__ . '\describe_rate', array_keys( $rates ), array_values( $rates ) ),
		'method'  => $method,
		'cost'    => null === $method ? 0 : to_units( $rates[ $method ]->get_cost() ),
	);
}

/**
 * The package of the cart with its rates, and which of them the shop proposes; null where nothing needs shipping. What
 * an extension sends in several parcels has no single method.
 */
function calculate_package( WC_Order $order ): ?array {
	if ( ! WC()->cart->needs_shipping() ) {
		return null;
	}
	$of_customer = static fn( array $package ): array => array( 'user' => array( 'ID' => $order->get_customer_id() ) ) + $package;
	$packages    = WC()->shipping()->calculate_shipping( array_map( $of_customer, WC()->cart->get_shipping_packages() ) );
	$package     = 1 === count( $packages ) ? reset( $packages ) : array( 'rates' => array() );
	$proposed    = array() === $package['rates'] ? '' : (string) wc_get_chosen_shipping_method_for_package( key( $packages ), $package );

	return array( 'proposed' => isset( $package['rates'][ $proposed ] ) ? $proposed : array_key_first( $package['rates'] ) ) + $package;
}

/**
 * One way of sending it, in minor units: what it costs before tax, and what is shown for it, with its tax where the
 * shop's prices include tax.
 *
 * @param string|int $id Its name, such as `flat_rate:3`.
 */
function describe_rate( $id, WC_Shipping_Rate $rate ): array {
	$tax = wc_prices_include_tax() ? array_sum( $rate->get_taxes() ) : 0;

	return array(
		'id'    => (string) $id,
		'title' => $rate->get_label(),
		'cost'  => to_units( $rate->get_cost() ),
		'shown' => to_units( (float) $rate->get_cost() + $tax ),
	);
}
