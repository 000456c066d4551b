<?php
/** The route of the facts. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Shop;

use Bellyful\Storefront\Rest;
use WP_REST_Request;
use function Bellyful\Storefront\Labels\unlabeled_products;

defined( 'ABSPATH' ) || exit;

/** Registers the route. */
function add_route(): void {
	Rest\route(
		'GET',
		'/shop',
		__NAMESPACE__ . '\answer_facts',
		array(
			'labels' => Rest\field( 'boolean', array( 'default' => false ) ),
			'skus'   => Rest\field(
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

/** The facts, which the storefront asks for again and again; all labels are looked through for its doctor alone. */
function answer_facts( WP_REST_Request $request ): array {
	return facts( $request['skus'] ) + ( $request['labels'] && function_exists( 'WC' ) ? array( 'unlabeled' => unlabeled_products() ) : array() );
}
