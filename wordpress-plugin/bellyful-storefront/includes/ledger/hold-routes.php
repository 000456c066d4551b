<?php
/**
 * The routes of holds.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Ledger;

use Bellyful\Storefront\Rest;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** What is once for an account is held for ten years. */
const LONGEST_HOLD_MS = 3650 * 86_400_000;

function register_hold_routes(): void {
	$attempt = array( 'attemptKey' => Rest\text( 200 ) );
	$claim   = array(
		'type'       => 'object',
		'properties' => array(
			'productKey' => Rest\text( 200 ),
			'quantity'   => Rest\whole( 1, 1000000 ),
			'available'  => Rest\whole( 0, PHP_INT_MAX ),
		),
	);

	Rest\route(
		'POST',
		'/ledger/holds/reserve',
		__NAMESPACE__ . '\answer_reserve',
		$attempt + array(
			'claims' => Rest\field( 'array', array( 'items' => $claim, 'maxItems' => 500 ) ),
			'ttlMs'  => Rest\whole( 0, LONGEST_HOLD_MS ),
		)
	);
	Rest\route( 'POST', '/ledger/holds/release', __NAMESPACE__ . '\answer_release_holds', $attempt );
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_hold_routes' );

function answer_reserve( WP_REST_Request $request ): array {
	$shortages = reserve_holds( $request['attemptKey'], $request['claims'], $request['ttlMs'] );

	return $shortages
		? array(
			'status'    => 'short',
			'shortages' => $shortages,
		)
		: array( 'status' => 'reserved' );
}

function answer_release_holds( WP_REST_Request $request ): object {
	release_holds( $request['attemptKey'] );

	return Rest\nothing();
}
