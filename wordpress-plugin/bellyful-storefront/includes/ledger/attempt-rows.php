<?php
/**
 * The rows of attempts to order, and who may change one.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Ledger;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * Decides again until nobody was faster.
 *
 * @param callable $decide Gives null when the row changed meanwhile.
 * @throws RuntimeException When others are always faster.
 */
function until_decided( callable $decide ): array {
	for ( $try = 0; $try < 50; $try++ ) {
		$decided = again_after_collisions( $decide );
		if ( null !== $decided ) {
			return $decided;
		}
	}
	throw new RuntimeException( 'An attempt to order changed all the time.' );
}

/** Makes the attempt's row when there is none. */
function open_attempt( string $key ): void {
	$now = now();
	query(
		'INSERT IGNORE INTO ' . table( 'attempts' ) . ' (key_hash, attempt_key, created_at, updated_at) VALUES (%s, %s, %d, %d)',
		hash_of( $key ),
		$key,
		$now,
		$now
	);
}

function find_row( string $key ): ?array {
	return rows( 'SELECT * FROM ' . table( 'attempts' ) . ' WHERE key_hash = %s', hash_of( $key ) )[0] ?? null;
}

/**
 * Changes a row unless it changed since it was read; tells whether it did.
 *
 * @param array $row     As it was read.
 * @param array $changes Column to value.
 */
function change_row( array $row, array $changes ): bool {
	$changes += array( 'updated_at' => now() );
	$set      = '';
	foreach ( $changes as $column => $value ) {
		$set .= $column . ' = ' . ( is_int( $value ) ? '%d' : '%s' ) . ', ';
	}
	$sql    = 'UPDATE ' . table( 'attempts' ) . ' SET ' . $set . 'version = version + 1 WHERE key_hash = %s AND version = %d';
	$values = array_values( $changes );

	return 1 === query( $sql, ...$values, ...array( $row['key_hash'], (int) $row['version'] ) );
}

function is_leased( array $row ): bool {
	return (int) $row['lease_until'] > now();
}

/** Nothing came of it yet. */
function is_untouched( array $row ): bool {
	return 'claimed' === $row['step'] && 0 === (int) $row['order_id'];
}

function is_holder( array $row, string $lease ): bool {
	return '' !== $lease && hash_equals( $row['lease'], $lease );
}

/** Its holder may write, also after his time as long as nobody took over; others when nobody works on it. */
function may_write( array $row, string $lease ): bool {
	return '' === $lease ? ! is_leased( $row ) : is_holder( $row, $lease );
}
