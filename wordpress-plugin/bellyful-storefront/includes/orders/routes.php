<?php
/** What the storefront asks of orders and codes beyond GraphQL. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Bellyful\Storefront\Ledger;
use Bellyful\Storefront\Rest;
use WC_Order;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** The order that a request is about; only the storefront's own can be reached. */
function require_order( WP_REST_Request $request ): WC_Order|WP_Error {
	return find_order( (int) $request['id'] ) ?? Rest\refuse( 'no_order', 'The storefront has no such order.', 404 );
}

/** Registers a route that describes orders by their ids, as far as there are any; the storefront asks for those alone that its reader may see. */
function add_route_of_orders( string $path, callable $describe ): void {
	$answer = static function ( WP_REST_Request $request ) use ( $describe ): array {
		$orders = array();
		foreach ( array_filter( array_map( 'wc_get_order', $request['ids'] ), static fn( $order ): bool => $order instanceof WC_Order ) as $order ) {
			$orders[ $order->get_id() ] = $describe( $order );
		}

		return array( 'orders' => (object) $orders );
	};
	Rest\route( 'GET', $path, $answer, array( 'ids' => Rest\field( 'array', minItems: 1, maxItems: 200, items: array( 'type' => 'integer' ) ) ) );
}

/** Registers the routes. */
function add_routes(): void {
	$here = __NAMESPACE__ . '\\';
	$id   = '/orders/(?P<id>\d+)';
	Rest\route( 'POST', '/orders', $here . 'place', schema_of_order() );
	Rest\route( 'POST', "$id/finish", $here . 'finish', array( 'chargeId' => Rest\text( 200 ) ) );
	Rest\route( 'POST', "$id/declined", $here . 'decline' );
	Rest\route( 'POST', "$id/close", $here . 'close' );
	Rest\route(
		'POST',
		"$id/cancel",
		$here . 'cancel',
		array(
			'reason'  => Rest\field( 'string', maxLength: 1000 ),
			'refunds' => Rest\field( 'boolean' ),
		)
	);
	Rest\route( 'GET', '/orders/attempt', $here . 'answer_attempt', array( 'key' => Rest\text( 200 ) ) );
	Rest\route(
		'GET',
		'/orders/unfinished',
		$here . 'answer_unfinished',
		array(
			'sinceHours' => Rest\integer( 1, 8760, default: 72 ),
			'limit'      => Rest\integer( 1, 1000, default: 200 ),
		)
	);
	Rest\route(
		'GET',
		'/orders/claimed',
		static fn( WP_REST_Request $request ): array => array( 'isClaimed' => Ledger\is_held( $request['keys'] ) ),
		array(
			'keys' => Rest\field( 'array', minItems: 1, maxItems: 20, items: array( 'type' => 'string' ) ),
		)
	);
	Rest\route(
		'GET',
		'/coupons/one',
		$here . 'answer_coupon',
		array(
			'code'  => Rest\text( 200 ),
			'email' => Rest\text( 254, minLength: 0, default: '' ),
		)
	);
	Rest\route(
		'POST',
		"$id/refunded",
		$here . 'write_refund',
		array(
			'amount'         => Rest\integer( 1, 100_000_000 ),
			'reason'         => Rest\field( 'string', maxLength: 500 ),
			'chargeRefundId' => Rest\text( 200 ),
		)
	);
	Rest\route(
		'POST',
		"$id/dispute",
		$here . 'write_dispute',
		array(
			'amount'    => Rest\integer( 1, 100_000_000 ),
			'disputeId' => Rest\text( 200 ),
			'state'     => Rest\field( 'string', enum: array( 'open', 'won', 'lost' ) ),
		)
	);
	Rest\route( 'DELETE', $id, $here . 'remove_trial' );
}
add_action( 'rest_api_init', __NAMESPACE__ . '\add_routes' );

/** An order as the storefront asks for it: `$asked` wherever one is made. */
function schema_of_order(): array {
	$text    = static fn( int $longest ): array => Rest\text( $longest, minLength: 0 );
	$amount  = Rest\integer( 0, 1_000_000_000 );
	$or_null = static fn( string $type ): array => Rest\field( array( $type, 'null' ) );
	$object  = static fn( array $properties ): array => Rest\field( 'object', properties: $properties );
	$meta    = array(
		'key'   => Rest\text( 255 ),
		'value' => $text( 10_000 ),
	);
	$code    = array(
		'code'     => Rest\text( 200 ),
		'version'  => $or_null( 'string' ),
		'discount' => $amount,
	);
	$fee     = array(
		'name'   => $text( 1_000 ),
		'amount' => Rest\integer( -1_000_000_000, 1_000_000_000 ),
	);
	$address = array_fill_keys( array( 'firstName', 'lastName', 'address1', 'address2', 'city', 'state', 'postcode', 'country', 'phone' ), $text( 200 ) );
	$line    = array(
		'name'        => Rest\text( 500 ),
		'productId'   => $or_null( 'integer' ),
		'variationId' => $or_null( 'integer' ),
		'sku'         => $or_null( 'string' ),
		'quantity'    => Rest\integer( 1, 1_000_000 ),
		'price'       => $or_null( 'integer' ),
		'subtotal'    => $amount,
		'discounted'  => $amount,
		'total'       => $amount,
		'attributes'  => Rest\field( 'object', default: array(), additionalProperties: $text( 200 ) ),
		'box'         => Rest\field(
			array( 'object', 'null' ),
			default: null,
			properties: array(
				'productId'   => Rest\integer( 1, PHP_INT_MAX ),
				'variationId' => $or_null( 'integer' ),
				'price'       => $amount,
			)
		),
		'meta'        => Rest\objects( $meta, maxItems: 100 ),
	);

	return array(
		'key'             => Rest\text( 64, pattern: '^[A-Za-z0-9_-]{16,64}$' ),
		'reference'       => Rest\text( 100, pattern: '^[A-Za-z0-9_-]{16,64}\.[0-9a-f]{16}$' ),
		'settled'         => Rest\field( array( 'integer', 'null' ), default: null ),
		'lines'           => Rest\objects( $line, maxItems: 500 ),
		'shipping'        => Rest\field(
			array( 'object', 'null' ),
			default: null,
			properties: array(
				'title'  => Rest\text( 200, minLength: 0, default: '' ),
				'method' => Rest\field( array( 'string', 'null' ), default: null ),
				'total'  => $amount,
			)
		),
		'billing'         => $object( $address + array( 'email' => Rest\text( 254 ) ) ),
		'shippingAddress' => $object( $address ),
		'customer'        => $object(
			array(
				'id'        => $or_null( 'integer' ),
				'ip'        => $or_null( 'string' ),
				'userAgent' => $or_null( 'string' ),
			)
		),
		'payment'         => $object(
			array(
				'method' => $text( 50 ),
				'title'  => $text( 200 ),
			)
		),
		'codes'           => Rest\objects( $code, maxItems: 20 ),
		'fees'            => Rest\objects( $fee, maxItems: 100, default: array() ),
		'claims'          => Rest\field( 'array', items: Rest\text( 200 ), maxItems: 50 ),
		'expected'        => $object(
			array(
				'total'    => $amount,
				'currency' => Rest\text( 3 ),
				'decimals' => Rest\integer( 0, 8 ),
			)
		),
		'fields'          => Rest\field( array( 'object', 'null' ), default: null, maxProperties: 200, additionalProperties: $text( 10_000 ) ),
		'minutesOpen'     => Rest\integer( 1, 10_080 ),
		'tries'           => Ledger\tries(),
		'meta'            => Rest\objects( $meta, maxItems: 100 ),
		'origin'          => Rest\field( array( 'object', 'string' ), maxProperties: 20, additionalProperties: $text( 1_000 ) ),
	);
}
