<?php
/**
 * Questions to the database that fail loudly, and changes that happen wholly or not at all.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Ledger;

use RuntimeException;
use Throwable;

defined( 'ABSPATH' ) || exit;

const HOLDS_LOCK  = 'lock:holds';
const NEVER       = 253402300799000;
const MOST_TRIES  = 10;
const TRY_AGAIN   = '/try restarting transaction|Record has changed since last read|database( table)? is locked/i';

/** Two transactions met; whoever lost begins again. */
final class Collision extends RuntimeException {}

/** Milliseconds since 1970. */
function now(): int {
	return (int) floor( microtime( true ) * 1000 );
}

/** What a key is found by. */
function hash_of( string $key ): string {
	return hash( 'sha256', $key );
}

/**
 * Runs a statement; gives the number of rows that it changed.
 *
 * @param string     $sql    With placeholders of $wpdb->prepare().
 * @param int|string ...$values Their values.
 */
function query( string $sql, int|string ...$values ): int {
	global $wpdb;

	return (int) ask( static fn( string $prepared ) => $wpdb->query( $prepared ), $sql, $values );
}

/**
 * The rows that a question finds, as arrays.
 *
 * @param string     $sql    With placeholders of $wpdb->prepare().
 * @param int|string ...$values Their values.
 */
function rows( string $sql, int|string ...$values ): array {
	global $wpdb;

	return (array) ask( static fn( string $prepared ) => $wpdb->get_results( $prepared, ARRAY_A ), $sql, $values );
}

/**
 * Asks, and throws what went wrong.
 *
 * @param callable $how    Takes the statement.
 * @param string   $sql    With placeholders.
 * @param array    $values Their values.
 * @return mixed
 * @throws Collision When it is worth another try.
 * @throws RuntimeException When the database refuses.
 */
function ask( callable $how, string $sql, array $values ) {
	global $wpdb;
	$was_quiet = $wpdb->suppress_errors( true );
	$answer    = $how( $values ? $wpdb->prepare( $sql, ...$values ) : $sql );
	$problem   = (string) $wpdb->last_error;
	$wpdb->suppress_errors( $was_quiet );
	if ( preg_match( TRY_AGAIN, $problem ) ) {
		throw new Collision( $problem );
	}
	if ( '' !== $problem || false === $answer ) {
		throw new RuntimeException( 'The database refused: ' . $problem );
	}

	return $answer;
}

/**
 * Does the work, and again when it collided with another's.
 *
 * @return mixed
 * @throws Collision When it collides too often.
 */
function again_after_collisions( callable $work ) {
	for ( $try = 1; ; $try++ ) {
		try {
			return $work();
		} catch ( Collision $collision ) {
			if ( MOST_TRIES === $try ) {
				throw $collision;
			}
			usleep( random_int( 1000, 10000 ) * $try );
		}
	}
}

/**
 * Does the work in one transaction.
 *
 * @return mixed
 */
function atomically( callable $work ) {
	return again_after_collisions(
		static function () use ( $work ) {
			query( 'START TRANSACTION' );
			try {
				$result = $work();
				query( 'COMMIT' );

				return $result;
			} catch ( Throwable $problem ) {
				query( 'ROLLBACK' );
				throw $problem;
			}
		}
	);
}

/**
 * Does the work in one transaction, alone among all who take the same lock. The lock comes first: what is
 * read after it is what the others left.
 *
 * @param string   $lock The lock's key.
 * @param callable $work What to do.
 * @return mixed
 */
function in_turn( string $lock, callable $work ) {
	return atomically(
		static function () use ( $lock, $work ) {
			if ( 0 === take_lock( $lock ) ) {
				make_lock( $lock );
				take_lock( $lock );
			}

			return $work();
		}
	);
}

/** Keeps a row to the end of the transaction; MySQL counts only rows that really changed, so it changes. */
function take_lock( string $lock ): int {
	return query( 'UPDATE ' . table( 'limits' ) . ' SET hits = 1 - hits WHERE key_hash = %s', $lock );
}

function make_lock( string $lock ): void {
	query( 'INSERT IGNORE INTO ' . table( 'limits' ) . ' (key_hash, hits, ends_at) VALUES (%s, 0, %d)', $lock, NEVER );
}
