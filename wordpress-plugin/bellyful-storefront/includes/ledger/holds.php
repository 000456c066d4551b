<?php
/**
 * Scarce things held for attempts to order, first come first served: units of products, uses of codes.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Ledger;

defined( 'ABSPATH' ) || exit;

/**
 * Holds all of the claims for an attempt, or none. An attempt that already holds a key keeps its place in the queue.
 *
 * @param string $attempt_key Whose claims these are.
 * @param array  $claims      {productKey, quantity, available} each.
 * @param int    $ttl_ms      How long they are held.
 * @return array Shortages: {productKey, left} each; none when all are held.
 */
function reserve_holds( string $attempt_key, array $claims, int $ttl_ms ): array {
	$claims = add_up( $claims );

	return in_turn(
		HOLDS_LOCK,
		static function () use ( $attempt_key, $claims, $ttl_ms ): array {
			lock_shop_stock( array_column( $claims, 'postId' ) );
			query( 'DELETE FROM ' . table( 'holds' ) . ' WHERE ends_at <= %d', now() );
			drop_unclaimed( hash_of( $attempt_key ), array_keys( $claims ) );
			foreach ( $claims as $product_hash => $claim ) {
				put_hold( $attempt_key, $product_hash, $claim, now() + $ttl_ms );
			}
			$shortages = shortages_of( $attempt_key, $claims );
			if ( $shortages ) {
				release_holds( $attempt_key );
			}

			return $shortages;
		}
	);
}

/** Lets go of all that an attempt holds. */
function release_holds( string $attempt_key ): void {
	query( 'DELETE FROM ' . table( 'holds' ) . ' WHERE attempt_hash = %s', hash_of( $attempt_key ) );
}

/** One claim per key, by the key's hash: quantities together, of the available the least. */
function add_up( array $claims ): array {
	$sums = array();
	foreach ( $claims as $claim ) {
		$hash          = hash_of( $claim['productKey'] );
		$sum           = $sums[ $hash ] ?? array( 'quantity' => 0 ) + $claim;
		$sums[ $hash ] = array(
			'productKey' => $claim['productKey'],
			'postId'     => post_id_of( $claim['productKey'] ),
			'quantity'   => $sum['quantity'] + $claim['quantity'],
			'available'  => min( $sum['available'], $claim['available'] ),
		);
	}
	uasort( $sums, static fn( $one, $other ) => strcmp( $one['productKey'], $other['productKey'] ) );

	return $sums;
}

/** Deletes what the attempt held and claims no longer. */
function drop_unclaimed( string $attempt_hash, array $product_hashes ): void {
	$kept = $product_hashes ? ' AND product_hash NOT IN (' . implode( ', ', array_fill( 0, count( $product_hashes ), '%s' ) ) . ')' : '';
	query( 'DELETE FROM ' . table( 'holds' ) . ' WHERE attempt_hash = %s' . $kept, $attempt_hash, ...$product_hashes );
}

function put_hold( string $attempt_key, string $product_hash, array $claim, int $ends_at ): void {
	query(
		'INSERT INTO ' . table( 'holds' ) . ' (attempt_hash, attempt_key, product_hash, product_key, post_id, quantity, ends_at)
		VALUES (%s, %s, %s, %s, %d, %d, %d) ON DUPLICATE KEY UPDATE quantity = %d, ends_at = %d',
		hash_of( $attempt_key ),
		$attempt_key,
		$product_hash,
		$claim['productKey'],
		$claim['postId'],
		$claim['quantity'],
		$ends_at,
		$claim['quantity'],
		$ends_at
	);
}

/** Which claims are more than what those who came earlier, here or in the shop's own checkout, leave. */
function shortages_of( string $attempt_key, array $claims ): array {
	$shortages = array();
	foreach ( $claims as $product_hash => $claim ) {
		$taken = held_earlier( hash_of( $attempt_key ), $product_hash ) + reserved_by_shop( $claim['postId'], $attempt_key );
		if ( $claim['quantity'] > $claim['available'] - $taken ) {
			$shortages[] = array(
				'productKey' => $claim['productKey'],
				'left'       => max( 0, $claim['available'] - $taken ),
			);
		}
	}

	return $shortages;
}

function held_earlier( string $attempt_hash, string $product_hash ): int {
	$holds = table( 'holds' );

	return (int) rows(
		"SELECT COALESCE( SUM( earlier.quantity ), 0 ) AS held FROM $holds earlier
		JOIN $holds mine ON mine.product_hash = earlier.product_hash AND earlier.place < mine.place
		WHERE mine.attempt_hash = %s AND mine.product_hash = %s",
		$attempt_hash,
		$product_hash
	)[0]['held'];
}
