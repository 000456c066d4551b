<?php
/**
 * The routes of attempts to order.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Ledger;

use Bellyful\Storefront\Rest;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

const LONGEST_LEASE_MS = 3600000;

function register_attempt_routes(): void {
	$key      = array( 'key' => Rest\text( 200 ) );
	$lease    = array( 'lease' => Rest\text( 64, array( 'minLength' => 0 ) ) );
	$lease_ms = array( 'leaseMs' => Rest\whole( 0, LONGEST_LEASE_MS ) );
	$in       = __NAMESPACE__ . '\answer_';

	Rest\route( 'POST', '/ledger/attempts/claim', $in . 'claim', $key + $lease_ms + array( 'bodyHash' => Rest\text( 128 ) ) );
	Rest\route( 'POST', '/ledger/attempts/record', $in . 'record', $key + $lease + array( 'progress' => progress() ) );
	Rest\route( 'POST', '/ledger/attempts/release', $in . 'release', $key + $lease );
	Rest\route( 'POST', '/ledger/attempts/renew', $in . 'renew', $key + $lease + $lease_ms );
	Rest\route( 'GET', '/ledger/attempts/one', $in . 'one', $key );
	Rest\route(
		'GET',
		'/ledger/attempts/unfinished',
		$in . 'unfinished',
		array(
			'sinceHours' => Rest\whole( 1, 8760, array( 'default' => 72 ) ),
			'limit'      => Rest\whole( 1, 1000, array( 'default' => 200 ) ),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_attempt_routes' );

/** The schema of how far an attempt has come. */
function progress(): array {
	$optional = array( 'required' => false );

	return Rest\field(
		'object',
		array(
			'additionalProperties' => false,
			'properties'           => array(
				'step'     => Rest\field( 'string', $optional + array( 'enum' => array( 'claimed', 'created', 'charged', 'finished' ) ) ),
				'orderId'  => Rest\field( array( 'integer', 'null' ), $optional + array( 'minimum' => 1 ) ),
				'chargeId' => Rest\field( array( 'string', 'null' ), $optional + array( 'maxLength' => 255 ) ),
				'answer'   => Rest\field( array( 'object', 'null' ), $optional ),
				'bodyHash' => Rest\field( array( 'string', 'null' ), $optional + array( 'maxLength' => 128 ) ),
			),
		)
	);
}

function answer_claim( WP_REST_Request $request ): array {
	return claim_attempt( $request['key'], $request['bodyHash'], $request['leaseMs'] );
}

/**
 * Answers whether it was written.
 *
 * @return array|\WP_Error
 */
function answer_record( WP_REST_Request $request ) {
	$is_owner = record_attempt( $request['key'], $request['lease'], to_columns( $request ) );

	return null === $is_owner
		? Rest\refuse( 'no_attempt', 'There is no such attempt to order.', 404 )
		: array( 'isOwner' => $is_owner );
}

/** What was told of an attempt, as columns; what was not told stays as it is. */
function to_columns( WP_REST_Request $request ): array {
	$told    = (array) $request['progress'];
	$columns = array(
		'step'     => 'step',
		'orderId'  => 'order_id',
		'chargeId' => 'charge_id',
		'bodyHash' => 'body_hash',
	);
	$changes = array();
	foreach ( array_intersect_key( $columns, $told ) as $field => $column ) {
		$changes[ $column ] = $told[ $field ] ?? ( 'orderId' === $field ? 0 : '' );
	}
	if ( array_key_exists( 'answer', $told ) ) {
		$changes['answer'] = answer_as_sent( $request );
	}

	return $changes;
}

/** The answer as JSON. WordPress reads `{}` and `[]` alike, so it is taken from the body itself. */
function answer_as_sent( WP_REST_Request $request ): string {
	$body = json_decode( $request->get_body() );

	return isset( $body->progress->answer ) ? (string) wp_json_encode( $body->progress->answer ) : '';
}

function answer_release( WP_REST_Request $request ): array {
	return array( 'isOwner' => release_attempt( $request['key'], $request['lease'] ) );
}

function answer_renew( WP_REST_Request $request ): array {
	return array( 'isOwner' => renew_attempt( $request['key'], $request['lease'], $request['leaseMs'] ) );
}

function answer_one( WP_REST_Request $request ): ?array {
	return find_attempt( $request['key'] );
}

function answer_unfinished( WP_REST_Request $request ): array {
	return array( 'attempts' => unfinished_attempts( $request['sinceHours'], $request['limit'] ) );
}
