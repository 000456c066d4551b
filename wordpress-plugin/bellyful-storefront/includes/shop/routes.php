<?php
/** The route of the facts. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Shop;

use Bellyful\Storefront\Rest;
use WP_REST_Request;
use function Bellyful\Storefront\Claims\confirmed_claims;

defined( 'ABSPATH' ) || exit;

/** Registers the route. */
function add_route(): void {
	Rest\route(
		'GET',
		'/shop',
		__NAMESPACE__ . '\answer_facts',
		array(
			'checks' => Rest\field( 'boolean', default: false ),
			'skus'   => Rest\field(
				'array',
				default: array(),
				maxItems: 100,
				items: array(
					'type'      => 'string',
					'maxLength' => 100,
				)
			),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\add_route' );

/** The facts, which the storefront asks for again and again; all is looked through for its doctor alone. */
function answer_facts( WP_REST_Request $request ): array {
	$facts = facts( $request['skus'] );

	if ( ! $request['checks'] ) {
		return $facts;
	}

	return $facts + array(
		'confirmedClaims' => (object) confirmed_claims(),
		'checks'          => checks( $facts + counted() ),
	);
}
