<?php
/**
 * The products that WPGraphQL breaks at: the storefront finds them when it reads its list, and the owner sees them on
 * the plugin's page.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Products;

use Bellyful\Storefront\Rest;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

const BROKEN_OPTION = 'bellyful_broken_products';

/** Registers the route that the storefront names them by. */
function register_broken_route(): void {
	$product = array(
		'databaseId' => Rest\integer( 1, PHP_INT_MAX ),
		'reason'     => Rest\text( 300 ),
	);
	Rest\route( 'POST', '/products/broken', __NAMESPACE__ . '\answer_broken', array( 'products' => Rest\objects( $product, maxItems: 100 ) ) );
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_broken_route' );

/** Those that break now; none when all are mended. */
function answer_broken( WP_REST_Request $request ): object {
	update_option( BROKEN_OPTION, array_column( $request['products'], 'reason', 'databaseId' ), false );

	return Rest\nothing();
}

/** Each in words: `664 Secret thing (Internal server error)`; those that are deleted since are left out. */
function broken_products(): array {
	$words = array();
	foreach ( (array) get_option( BROKEN_OPTION, array() ) as $id => $reason ) {
		if ( 'product' === get_post_type( (int) $id ) ) {
			$words[] = sprintf( '%d %s (%s)', $id, get_the_title( (int) $id ), $reason );
		}
	}

	return $words;
}
