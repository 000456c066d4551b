<?php
/**
 * Tries per bucket, in a window that starts with the first try.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Ledger;

use Bellyful\Storefront\Rest;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

function register_limit_route(): void {
	Rest\route(
		'POST',
		'/ledger/limits/hit',
		__NAMESPACE__ . '\answer_hit',
		array(
			'bucket'        => Rest\text( 200 ),
			'limit'         => Rest\whole( 0, 1000000 ),
			'windowSeconds' => Rest\whole( 0, 31536000 ),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_limit_route' );

function answer_hit( WP_REST_Request $request ): array {
	$now        = now();
	$counted    = count_hit( hash_of( $request['bucket'] ), $now, $now + $request['windowSeconds'] * 1000 );
	$is_allowed = $counted['hits'] <= $request['limit'];

	return array(
		'isAllowed'         => $is_allowed,
		'retryAfterSeconds' => $is_allowed ? 0 : max( 1, (int) ceil( ( $counted['ends_at'] - $now ) / 1000 ) ),
	);
}

/** Counts one try; nobody else's comes between counting and reading. */
function count_hit( string $key, int $now, int $ends ): array {
	$limits = table( 'limits' );
	$work   = static function () use ( $limits, $key, $now, $ends ): array {
		// MySQL assigns from left to right: the hits are decided on the old end.
		query(
			"INSERT INTO $limits (key_hash, hits, ends_at) VALUES (%s, 1, %d) ON DUPLICATE KEY UPDATE
			hits = CASE WHEN ends_at <= %d THEN 1 ELSE hits + 1 END, ends_at = CASE WHEN ends_at <= %d THEN %d ELSE ends_at END",
			$key,
			$ends,
			$now,
			$now,
			$ends
		);

		return array_map( 'intval', rows( "SELECT hits, ends_at FROM $limits WHERE key_hash = %s", $key )[0] );
	};

	return atomically( $work );
}
