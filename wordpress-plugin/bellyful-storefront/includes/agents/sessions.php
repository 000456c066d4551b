<?php
/**
 * Carts and checkouts of shoppers' agents, as the storefront gives them: sealed texts, each under a name
 * that is the hash of its id. WordPress ends them by itself.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Agents;

use Bellyful\Storefront\Rest;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Before a session's name. */
const TRANSIENT = 'bellyful_agent_';

/** Registers the routes about sessions. */
function register_routes(): void {
	$path = '/agent-sessions/(?P<name>[0-9a-f]{64})';
	Rest\route( 'GET', $path, __NAMESPACE__ . '\answer_read' );
	Rest\route(
		'PUT',
		$path,
		__NAMESPACE__ . '\answer_store',
		array(
			'text'    => Rest\text( 100000 ),
			'seconds' => Rest\integer( 1, 31 * DAY_IN_SECONDS ),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_routes' );

/** The text of a session; null where there is none, or it is over. */
function answer_read( WP_REST_Request $request ): array {
	$text = get_transient( TRANSIENT . $request['name'] );

	return array( 'text' => is_string( $text ) ? $text : null );
}

/** Stores a session in the place of what it was. */
function answer_store( WP_REST_Request $request ): object {
	set_transient( TRANSIENT . $request['name'], $request['text'], $request['seconds'] );

	return Rest\nothing();
}
