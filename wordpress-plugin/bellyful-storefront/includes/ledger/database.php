<?php
/** Questions to the database that fail loudly, and changes that happen wholly or not at all. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Ledger;

use RuntimeException;
use Throwable;

defined( 'ABSPATH' ) || exit;

const MOST_TRIES = 10;
const TRY_AGAIN  = '/try restarting transaction|Record has changed since last read|database( table)? is locked/i';

/** Milliseconds since 1970. */
function now(): int {
	return (int) floor( microtime( true ) * 1000 );
}

/** What a key is found by. */
function hash_of( string $key ): string {
	return hash( 'sha256', $key );
}

/** Runs a statement; gives the number of rows that it changed. */
function query( string $sql, int|string ...$values ): int {
	global $wpdb;

	// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.NotPrepared -- run_query() has prepared it, and rows of the ledger are never cached.
	return (int) run_query( static fn( string $prepared ) => $wpdb->query( $prepared ), $sql, $values );
}

/** The rows that a question finds, as arrays. */
function rows( string $sql, int|string ...$values ): array {
	global $wpdb;

	// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.NotPrepared -- run_query() has prepared it, and rows of the ledger are never cached.
	return (array) run_query( static fn( string $prepared ) => $wpdb->get_results( $prepared, ARRAY_A ), $sql, $values );
}

/**
 * Asks, and throws what went wrong.
 *
 * @throws Collision When it is worth another try.
 * @throws RuntimeException When the database refuses.
 */
function run_query( callable $how, string $sql, array $values ): mixed {
	global $wpdb;
	$was_quiet = $wpdb->suppress_errors( true );
	// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- a statement without values has nothing to prepare.
	$answer  = $how( $values ? $wpdb->prepare( $sql, ...$values ) : $sql );
	$problem = (string) $wpdb->last_error;
	$wpdb->suppress_errors( $was_quiet );
	if ( preg_match( TRY_AGAIN, $problem ) ) {
		throw new Collision( $problem ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- for the shop's own log.
	}
	if ( '' !== $problem || false === $answer ) {
		throw new RuntimeException( 'The database refused: ' . $problem ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- for the shop's own log.
	}

	return $answer;
}

/**
 * Does the work, and again when it collided with another's; inside a transaction all of that is repeated instead.
 *
 * @throws Collision When it collides too often.
 */
function again_after_collisions( callable $work ): mixed {
	for ( $try = 1; ; $try++ ) {
		try {
			return $work();
		} catch ( Collision $collision ) {
			// The next try waits in the database, for what the other one has locked.
			if ( Transaction::$is_open || MOST_TRIES === $try ) {
				throw $collision;
			}
		}
	}
}

/** Does the work in one transaction, or in the one that is open. Each statement reads what others have committed. */
function atomically( callable $work ): mixed {
	if ( Transaction::$is_open ) {
		return $work();
	}

	return again_after_collisions( static fn() => in_transaction( $work ) );
}

/**
 * One try of it. Where its connection is lost the request ends there: WordPress would connect anew and write the rest
 * without the beginning.
 *
 * @throws Throwable What the work throws, or a Collision; nothing that it wrote stands.
 */
function in_transaction( callable $work ): mixed {
	global $wpdb;
	$retries = $wpdb->reconnect_retries;
	query( 'SET TRANSACTION ISOLATION LEVEL READ COMMITTED' );
	query( 'START TRANSACTION' );
	$wpdb->reconnect_retries       = 0;
	Transaction::$is_open          = true;
	Transaction::$earlier_problems = count( problems() );
	Transaction::$written_last     = array();
	try {
		$result = $work();
		write_last();
		query( 'COMMIT' );

		return $result;
	} catch ( Throwable $problem ) {
		Transaction::$is_open    = false;
		$wpdb->reconnect_retries = $retries;
		query( 'ROLLBACK' );
		// What this request remembers of it is not so.
		wp_cache_flush_runtime();
		throw $problem;
	} finally {
		Transaction::$is_open      = false;
		Transaction::$written_last = null;
		$wpdb->reconnect_retries   = $retries;
	}
}

/**
 * When MySQL has taken a transaction back because of a deadlock, WooCommerce goes on all the same: what it writes then
 * would stand by itself. So nothing is asked any more, and nothing committed.
 *
 * @throws Collision When one of the transaction's statements has met another's.
 */
function stop_after_collisions( $sql ): mixed {
	if ( Transaction::$is_open && preg_grep( TRY_AGAIN, array_slice( problems(), Transaction::$earlier_problems ) ) ) {
		throw new Collision( 'The transaction is gone, or not all of it was written.' );
	}

	return $sql;
}
add_filter( 'query', __NAMESPACE__ . '\stop_after_collisions', PHP_INT_MAX );

/** What went wrong in any of this request's statements: WordPress notes it and goes on. */
function problems(): array {
	return array_column( (array) ( $GLOBALS['EZSQL_ERROR'] ?? array() ), 'error_str' );
}

/** Keeps others from these things to the end of the transaction; every request takes them in the same order. */
function lock( string ...$names ): void {
	sort( $names );
	foreach ( $names as $name ) {
		query(
			'INSERT INTO %i (key_hash, hits, ends_at) VALUES (%s, 0, %d) ON DUPLICATE KEY UPDATE ends_at = VALUES(ends_at)',
			table( 'limits' ),
			hash_of( 'lock:' . $name ),
			now() + DAY_IN_SECONDS * 1000
		);
	}
}
