<?php
/**
 * Carts and checkouts of shoppers' agents, as the storefront gives them: sealed texts, each under a name
 * that is the hash of its id. Beyond the room that it names the oldest make way (rules: Shoppers' agents).
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Agents;

use Bellyful\Storefront\Rest;
use WP_REST_Request;

use function Bellyful\Storefront\Ledger\now;
use function Bellyful\Storefront\Ledger\query;
use function Bellyful\Storefront\Ledger\rows;
use function Bellyful\Storefront\Ledger\table;

defined( 'ABSPATH' ) || exit;

/** Registers the routes about sessions. */
function register_routes(): void {
	$path = '/agent-sessions/(?P<name>[0-9a-f]{64})';
	$most = Rest\integer( 1, 1000000, default: 20000 );
	Rest\route( 'GET', $path, __NAMESPACE__ . '\answer_read' );
	Rest\route(
		'PUT',
		$path,
		__NAMESPACE__ . '\answer_store',
		array(
			'text'          => Rest\text( 30000 ),
			'seconds'       => Rest\integer( 1, 31 * DAY_IN_SECONDS ),
			'network'       => Rest\text( 64, minLength: 0, default: '' ),
			'mostOfNetwork' => $most,
			'most'          => $most,
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_routes' );

/** The text of a session; null where there is none, or it is over. */
function answer_read( WP_REST_Request $request ): array {
	$found = rows( 'SELECT sealed FROM %i WHERE name = %s AND ends_at > %d', table( 'agent_sessions' ), $request['name'], now() );

	return array( 'text' => $found[0]['sealed'] ?? null );
}

/** Stores a session in the place of what it was. */
function answer_store( WP_REST_Request $request ): object {
	query(
		'INSERT INTO %i (name, network, sealed, stored_at, ends_at) VALUES (%s, %s, %s, %d, %d)
		ON DUPLICATE KEY UPDATE network = VALUES(network), sealed = VALUES(sealed), stored_at = VALUES(stored_at), ends_at = VALUES(ends_at)',
		table( 'agent_sessions' ),
		$request['name'],
		$request['network'],
		$request['text'],
		now(),
		now() + $request['seconds'] * 1000
	);
	make_room( $request );

	return Rest\nothing();
}

/** Removes the oldest of a network that has too many; of too many in all, those of the network that has most. */
function make_room( WP_REST_Request $request ): void {
	$by_network = rows( 'SELECT network, COUNT(*) AS stored FROM %i GROUP BY network ORDER BY stored DESC', table( 'agent_sessions' ) );
	$stored     = array_map( 'intval', array_column( $by_network, 'stored', 'network' ) );
	$network    = $request['network'];
	if ( '' !== $network ) {
		remove_oldest( $network, ( $stored[ $network ] ?? 0 ) - $request['mostOfNetwork'], $request['name'] );
	}
	remove_oldest( (string) array_key_first( $stored ), array_sum( $stored ) - $request['most'], $request['name'] );
}

/** Removes so many of a network's sessions, but not this one. */
function remove_oldest( string $network, int $count, string $name ): void {
	if ( $count <= 0 ) {
		return;
	}
	$sessions = table( 'agent_sessions' );
	$oldest   = rows( 'SELECT name FROM %i WHERE network = %s AND name <> %s ORDER BY stored_at, name LIMIT %d', $sessions, $network, $name, $count );
	foreach ( $oldest as $one ) {
		query( 'DELETE FROM %i WHERE name = %s', $sessions, $one['name'] );
	}
}
