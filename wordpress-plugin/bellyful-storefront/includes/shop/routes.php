<?php
/**
 * The route that tells the facts.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Shop;

use Bellyful\Storefront\Rest;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the route.
 */
function add_route(): void {
	Rest\route(
		'GET',
		'/shop',
		static fn( WP_REST_Request $request ): array => facts( $request['skus'] ),
		array(
			'skus' => Rest\field(
				'array',
				array(
					'default'  => array(),
					'maxItems' => 100,
					'items'    => array(
						'type'      => 'string',
						'maxLength' => 100,
					),
				)
			),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\add_route' );
