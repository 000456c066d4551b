<?php
/** Tries per bucket, in a window that starts with the first try. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Ledger;

use Bellyful\Storefront\Rest;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** The schema of tries: {bucket, limit, windowSeconds} each; a `default` makes them optional. */
function tries( mixed ...$more ): array {
	$a_try = array(
		'bucket'        => Rest\text( 200 ),
		'limit'         => Rest\integer( 0, 1000000 ),
		'windowSeconds' => Rest\integer( 0, 31536000 ),
	);

	return Rest\objects( $a_try, ...$more, maxItems: 20 );
}

/** Registers the route that counts tries beside no other question. */
function register_limit_route(): void {
	Rest\route(
		'POST',
		'/limits',
		static fn( WP_REST_Request $request ): array => array( 'waits' => count_tries( $request['tries'] ) ),
		array( 'tries' => tries() )
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_limit_route' );

/** Counts a try in each bucket, {bucket, limit, windowSeconds}: how many seconds each has to wait, 0 where it is allowed. */
function count_tries( array $tries ): array {
	return atomically(
		static function () use ( $tries ): array {
			$counted = array();
			// In one order, so that no two wait for each other.
			foreach ( by_hash( $tries ) as $hash => $a_try ) {
				$counted[ $hash ] = count_try( $hash, $a_try );
			}

			return array_map( static fn( array $a_try ): int => $counted[ hash_of( $a_try['bucket'] ) ], $tries );
		}
	);
}

/** Tries by the hash of their bucket, each bucket once, in the order of their hashes. */
function by_hash( array $tries ): array {
	$by_hash = array_combine( array_map( static fn( array $a_try ): string => hash_of( $a_try['bucket'] ), $tries ), $tries );
	ksort( $by_hash );

	return $by_hash;
}

/** Counts one try; no other comes between counting and reading. How many seconds to wait; 0 where it is allowed. */
function count_try( string $hash, array $a_try ): int {
	$limits = table( 'limits' );
	$now    = now();
	// MySQL assigns from left to right: the hits are decided on the old end.
	query(
		'INSERT INTO %i (key_hash, hits, ends_at) VALUES (%s, 1, %d) ON DUPLICATE KEY UPDATE
		hits = CASE WHEN ends_at <= %d THEN 1 ELSE hits + 1 END, ends_at = CASE WHEN ends_at <= %d THEN %d ELSE ends_at END',
		$limits,
		$hash,
		$now + $a_try['windowSeconds'] * 1000,
		$now,
		$now,
		$now + $a_try['windowSeconds'] * 1000
	);
	$row = rows( 'SELECT hits, ends_at FROM %i WHERE key_hash = %s', $limits, $hash )[0];

	return (int) $row['hits'] <= $a_try['limit'] ? 0 : max( 1, (int) ceil( ( $row['ends_at'] - $now ) / 1000 ) );
}

/** Gives a try back in each of these buckets. */
function give_back( array $buckets ): void {
	foreach ( array_unique( $buckets ) as $bucket ) {
		query( 'UPDATE %i SET hits = hits - 1 WHERE key_hash = %s AND hits > 0', table( 'limits' ), hash_of( $bucket ) );
	}
}
