<?php
/** Work that WordPress and other plugins do in many steps, one at a time over all processes. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Ledger;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

const LONGEST_WORK_MS = 15000;
/** The turn of a request that was killed is over before those who wait for it give up. */
const AFTER_LONGEST_MS = 5000;

/** Does the work while no other request does work of the same name. No transaction: plugins may open their own. */
function with_lock( string $name, callable $work ): mixed {
	take_turn( $name );
	try {
		return $work();
	} finally {
		end_turn( $name );
	}
}

/** What this request has its turn at: by key, when it ends at the latest, and how often it was taken. */
function &turns(): array {
	static $turns = array();

	return $turns;
}

/** Waits for this request's turn, which is taken at once inside itself. */
function take_turn( string $name ): void {
	$turns           = &turns();
	$key             = substr( 'alone:' . hash_of( $name ), 0, 64 );
	$turns[ $key ] ??= array(
		'ends'  => wait_for( $key ),
		'depth' => 0,
	);
	++$turns[ $key ]['depth'];
}

/** Ends it where it was taken first. */
function end_turn( string $name ): void {
	$turns = &turns();
	$key   = substr( 'alone:' . hash_of( $name ), 0, 64 );
	if ( 0 === --$turns[ $key ]['depth'] ) {
		$ends = $turns[ $key ]['ends'];
		unset( $turns[ $key ] );
		query( 'DELETE FROM %i WHERE key_hash = %s AND ends_at = %d', table( 'limits' ), $key, $ends );
	}
}

/**
 * Waits until no other request does this work; returns when our own turn ends at the latest. By asking again: of the
 * database's own, a row's lock needs a transaction, and GET_LOCK() is a question that some shops' plugins put to a replica.
 *
 * @throws RuntimeException When others take too long.
 */
function wait_for( string $key ): int {
	$give_up = now() + LONGEST_WORK_MS + AFTER_LONGEST_MS;
	do {
		$ends = now() + LONGEST_WORK_MS;
		if ( is_our_turn( $key, $ends ) ) {
			return $ends;
		}
		usleep( random_int( 10000, 30000 ) );
	} while ( now() < $give_up );
	throw new RuntimeException( 'Others took too long.' );
}

/** Whether no other request has the turn, which ends at a millisecond since 1970, or has had it for too long. */
function is_our_turn( string $key, int $ends ): bool {
	$limits = table( 'limits' );

	return again_after_collisions(
		static fn() => 1 === query( 'INSERT IGNORE INTO %i (key_hash, hits, ends_at) VALUES (%s, 0, %d)', $limits, $key, $ends )
			|| 1 === query( 'UPDATE %i SET ends_at = %d WHERE key_hash = %s AND ends_at < %d', $limits, $ends, $key, now() )
	);
}
