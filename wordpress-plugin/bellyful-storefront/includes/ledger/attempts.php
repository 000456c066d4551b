<?php
/**
 * Attempts to order: one checkout, one order, whatever is sent twice or dies on the way.
 *
 * A row is found by the checkout's key and names its present order. It is done once that order is placed, or was closed
 * by the storefront, which has asked its bank then.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Ledger;

defined( 'ABSPATH' ) || exit;

/** Beside 0 and 1 in `is_done`: see owe_money(). */
const OWES_MONEY = 2;

/** Makes the attempt's row when there is none. */
function open_attempt( string $key ): void {
	$insert = 'INSERT IGNORE INTO %i (key_hash, attempt_key, created_at, updated_at) VALUES (%s, %s, %d, %d)';
	again_after_collisions( static fn() => query( $insert, table( 'attempts' ), hash_of( $key ), $key, now(), now() ) );
}

/** The attempt's row; null when there is none, or no more. */
function find_row( string $key ): ?array {
	return rows( 'SELECT * FROM %i WHERE key_hash = %s', table( 'attempts' ), hash_of( $key ) )[0] ?? null;
}

/**
 * The attempt's row, kept from others to the end of the transaction.
 *
 * @throws Collision When it was cleaned away just now.
 */
function lock_attempt( string $key ): array {
	query( 'UPDATE %i SET version = version + 1 WHERE key_hash = %s', table( 'attempts' ), hash_of( $key ) );
	$row = find_row( $key );
	if ( ! $row ) {
		open_attempt( $key );
		throw new Collision( 'The attempt was cleaned away.' );
	}

	return $row;
}

/**
 * Writes the attempt's order at the end of the transaction that began with this row.
 *
 * @throws Collision When the database has taken that transaction back, or its connection was lost, without an error.
 */
function write_attempt( array $row, int $order_id, array $tries ): void {
	$sql = 'UPDATE %i SET is_processed = IF( order_id = %d, is_processed, 0 ), order_id = %d, tries = %s, is_done = 0, updated_at = %d, version = version + 1 WHERE key_hash = %s AND version = %d';
	if ( 1 !== query( $sql, table( 'attempts' ), $order_id, $order_id, (string) wp_json_encode( $tries ), now(), $row['key_hash'], (int) $row['version'] ) ) {
		throw new Collision( 'The transaction is gone.' );
	}
}

/** The tries of this attempt that were counted and neither declined nor given back. */
function tries_of( array $row ): array {
	return (array) json_decode( (string) $row['tries'], true );
}

/** Nothing more is to be done about an order; its tries are given back. */
function end_attempt( string $key, int $order_id ): void {
	atomically(
		static function () use ( $key, $order_id ): void {
			$row = find_row( $key );
			if ( $row && (int) $row['order_id'] === $order_id ) {
				$row = lock_attempt( $key );
				give_back( tries_of( $row ) );
				query( "UPDATE %i SET tries = '[]', is_done = 1, updated_at = %d WHERE key_hash = %s AND order_id = %d", table( 'attempts' ), now(), $row['key_hash'], $order_id );
			}
		}
	);
}

/** Money of a cancelled order is to be given back: until that is done its attempt has no end, however old it is. */
function owe_money( string $key, int $order_id ): void {
	open_attempt( $key );
	query( 'UPDATE %i SET order_id = %d, is_done = %d, updated_at = %d, version = version + 1 WHERE key_hash = %s', table( 'attempts' ), $order_id, OWES_MONEY, now(), hash_of( $key ) );
}

/** Whether it is still to be given back. */
function owes_money( string $key, int $order_id ): bool {
	$row = find_row( $key );

	return null !== $row && OWES_MONEY === (int) $row['is_done'] && (int) $row['order_id'] === $order_id;
}

/** Whether WooCommerce's plugins were told that the attempt's order is made; one that is no attempt's any more was. */
function is_processed( string $key, int $order_id ): bool {
	$row = find_row( $key );

	return null === $row || (int) $row['order_id'] !== $order_id || 1 === (int) $row['is_processed'];
}

/** They were. */
function mark_processed( string $key, int $order_id ): void {
	query( 'UPDATE %i SET is_processed = 1 WHERE key_hash = %s AND order_id = %d', table( 'attempts' ), hash_of( $key ), $order_id );
}

/** The tries of this attempt stay counted. */
function keep_tries( string $key ): void {
	query( "UPDATE %i SET tries = '[]', updated_at = %d WHERE key_hash = %s", table( 'attempts' ), now(), hash_of( $key ) );
}

/** The keys and order ids of attempts that have an order and no end yet, oldest first. */
function unfinished_attempts( int $since_hours, int $limit ): array {
	return rows(
		'SELECT attempt_key, order_id FROM %i WHERE ( ( is_done = 0 AND created_at >= %d ) OR is_done = %d ) AND order_id > 0 ORDER BY created_at ASC LIMIT %d',
		table( 'attempts' ),
		now() - $since_hours * HOUR_IN_SECONDS * 1000,
		OWES_MONEY,
		$limit
	);
}
