<?php
/**
 * What the storefront asks of single orders beyond GraphQL.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Bellyful\Storefront\Rest;
use WC_Order;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * The order that a request is about; only the storefront's own can be reached.
 *
 * @param WP_REST_Request $request What was asked.
 * @return WC_Order|WP_Error
 */
function require_order( WP_REST_Request $request ) {
	return find_order( (int) $request['id'] ) ?? Rest\refuse( 'no_order', 'The storefront has no such order.', 404 );
}

/**
 * Leaves a note for staff; the customer is never written to from here.
 *
 * @param WP_REST_Request $request What was asked.
 * @return object
 */
function write_note( WP_REST_Request $request ): object {
	$order = require_order( $request );
	if ( $order instanceof WP_Error ) {
		return $order;
	}
	$order->add_order_note( sanitize_textarea_field( $request['text'] ) );

	return Rest\nothing();
}

/**
 * Registers the routes of orders and codes.
 */
function add_routes(): void {
	Rest\route( 'POST', '/orders/(?P<id>\d+)/place', __NAMESPACE__ . '\place', array( 'method' => Rest\field( 'string', array( 'enum' => OFFLINE_METHODS ) ) ) );
	Rest\route(
		'POST',
		'/orders/(?P<id>\d+)/note',
		__NAMESPACE__ . '\write_note',
		array(
			'text'       => Rest\text( 2000 ),
			'isCustomer' => Rest\field( 'boolean', array( 'default' => false, 'enum' => array( false ) ) ),
		)
	);
	Rest\route(
		'POST',
		'/orders/(?P<id>\d+)/refunded',
		__NAMESPACE__ . '\write_refund',
		array(
			'amount'         => Rest\whole( 1, 100_000_000 ),
			'reason'         => Rest\field( 'string', array( 'maxLength' => 500 ) ),
			'chargeRefundId' => Rest\text( 200 ),
		)
	);
	Rest\route(
		'POST',
		'/orders/(?P<id>\d+)/dispute',
		__NAMESPACE__ . '\write_dispute',
		array(
			'amount'    => Rest\whole( 1, 100_000_000 ),
			'disputeId' => Rest\text( 200 ),
			'state'     => Rest\field( 'string', array( 'enum' => array( 'open', 'won', 'lost' ) ) ),
		)
	);
	Rest\route( 'GET', '/orders/(?P<id>\d+)/news', __NAMESPACE__ . '\tell_news' );
	Rest\route( 'DELETE', '/orders/(?P<id>\d+)', __NAMESPACE__ . '\remove_trial' );
	Rest\route(
		'GET',
		'/coupons/uses',
		__NAMESPACE__ . '\tell_uses',
		array(
			'code'  => Rest\text( 200 ),
			'email' => Rest\text( 254 ),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\add_routes' );
