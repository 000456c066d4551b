<?php
/**
 * Placing an order that is paid later: on delivery, by bank transfer, by cheque.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Bellyful\Storefront\Rest;
use WC_Order;
use WC_Payment_Gateway;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

const OFFLINE_METHODS = array( 'cod', 'bacs', 'cheque' );

/**
 * Lets the gateway itself place the order, with its own status, stock and mails; once.
 *
 * @param WP_REST_Request $request What was asked.
 * @return array|WP_Error
 */
function place( WP_REST_Request $request ) {
	$order   = require_order( $request );
	$gateway = find_gateway( (string) $request['method'] );
	if ( $order instanceof WP_Error ) {
		return $order;
	}
	if ( ! $gateway ) {
		return Rest\refuse( 'method_off', 'This way of paying is switched off in the shop.' );
	}
	$problem = is_unpaid( $order ) ? place_in_turn( $order->get_id(), $gateway ) : null;
	$order   = read_again( $order->get_id() );
	if ( $problem ) {
		return $problem;
	}
	if ( $order->get_payment_method() !== $gateway->id || ! $order->has_status( PLACED_STATUSES ) ) {
		return Rest\refuse( 'not_placeable', 'This order is closed, or was placed in another way.', 409 );
	}

	return array(
		'status'       => $order->get_status(),
		'instructions' => instructions_of( $gateway ),
	);
}

/**
 * Waits until nobody else is placing the order, and places it if it still has to be.
 *
 * @param int                $order_id The order.
 * @param WC_Payment_Gateway $gateway  The gateway.
 */
function place_in_turn( int $order_id, WC_Payment_Gateway $gateway ): ?WP_Error {
	$deadline = time() + WAIT_SECONDS;
	while ( ! turn( 'place', (string) $order_id, $order_id, true, STALE_SECONDS ) ) {
		if ( time() > $deadline ) {
			return Rest\refuse( 'busy', 'The order is being placed.', 409 );
		}
		usleep( 100_000 );
	}
	try {
		$order = read_again( $order_id );
		return is_unpaid( $order ) ? place_by( $order, $gateway ) : null;
	} finally {
		turn( 'place', (string) $order_id, $order_id, false );
	}
}

/**
 * An order as it stands in the database, not as this request remembers it.
 *
 * @param int $order_id The order.
 */
function read_again( int $order_id ): WC_Order {
	clean_post_cache( $order_id );

	return new WC_Order( $order_id );
}

/**
 * Has the gateway process the order; gives the refusal when it does not.
 *
 * @param WC_Order           $order   The order.
 * @param WC_Payment_Gateway $gateway The gateway.
 */
function place_by( WC_Order $order, WC_Payment_Gateway $gateway ): ?WP_Error {
	// The gateways empty the cart of whoever asks; there is none until it is loaded.
	wc_load_cart();
	$order->set_payment_method( $gateway );
	$order->save();
	$result = $gateway->process_payment( $order->get_id() );

	return 'success' === ( $result['result'] ?? '' ) ? null : Rest\refuse( 'not_placed', 'The shop could not place this order.' );
}

/**
 * A gateway that the shop has switched on.
 *
 * @param string $id The gateway's name.
 */
function find_gateway( string $id ): ?WC_Payment_Gateway {
	$gateway = WC()->payment_gateways()->payment_gateways()[ $id ] ?? null;

	return $gateway && 'yes' === $gateway->enabled ? $gateway : null;
}

/**
 * What the payer has to do, as the shop's own page and mail tell it.
 *
 * @param WC_Payment_Gateway $gateway The gateway.
 */
function instructions_of( WC_Payment_Gateway $gateway ): string {
	$accounts = 'bacs' === $gateway->id ? (array) get_option( 'woocommerce_bacs_accounts', array() ) : array();
	$lines    = array_map( __NAMESPACE__ . '\account_line', array_filter( $accounts, 'is_array' ) );

	return implode( "\n", array_filter( array( trim( wp_strip_all_tags( (string) $gateway->get_option( 'instructions' ) ) ), ...$lines ) ) );
}

/**
 * One bank account in one line.
 *
 * @param array $account As WooCommerce keeps it.
 */
function account_line( array $account ): string {
	$labels = array(
		'account_name'   => '',
		'bank_name'      => '',
		'account_number' => 'Account: ',
		'sort_code'      => 'Sort code: ',
		'iban'           => 'IBAN: ',
		'bic'            => 'BIC: ',
	);
	$parts  = array();
	foreach ( $labels as $key => $label ) {
		$value = trim( (string) ( $account[ $key ] ?? '' ) );
		if ( '' !== $value ) {
			$parts[] = $label . $value;
		}
	}

	return implode( ', ', $parts );
}
