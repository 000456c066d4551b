<?php
/** Scarce things held for orders, first come first served: units of products, uses of codes, what is once per customer. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Ledger;

defined( 'ABSPATH' ) || exit;

/**
 * Holds all of the needs, or tells what there is too little of: the caller takes the transaction back then. What is
 * held already keeps its place in the queue.
 *
 * @param array $needs {key, post_id, quantity, available, holder, ends_at} each, one for each key; `available` counts
 *                     what there is, holds left out, once no other request can take any.
 * @param int   $order_id The order that needs them; 0 before it has a number.
 * @return array Shortages: {key, left} each.
 */
function hold( array $needs, int $order_id ): array {
	lock( ...array_column( $needs, 'key' ) );
	usort( $needs, static fn( array $one, array $other ): int => $one['post_id'] <=> $other['post_id'] );
	array_map( __NAMESPACE__ . '\put_hold', $needs );
	$shortages = array();
	foreach ( $needs as $need ) {
		$left = ( $need['available'] )() - held_earlier( $need ) - reserved_by_shop( $need['post_id'], $order_id );
		if ( $need['quantity'] > $left ) {
			$shortages[] = array(
				'key'  => $need['key'],
				'left' => max( 0, $left ),
			);
		}
	}

	return $shortages;
}

/** A hold that is over has lost its place to those who came meanwhile. */
function put_hold( array $need ): void {
	$holds = table( 'holds' );
	$over  = rows( 'SELECT place FROM %i WHERE product_hash = %s AND attempt_hash = %s AND ends_at <= %d', $holds, hash_of( $need['key'] ), hash_of( $need['holder'] ), now() );
	// By its number: found by when it ended, the hold that ends next would be locked with it, and all orders wait there.
	array_map( static fn( array $row ) => query( 'DELETE FROM %i WHERE place = %d', $holds, (int) $row['place'] ), $over );
	query(
		'INSERT INTO %i (attempt_hash, attempt_key, product_hash, product_key, post_id, quantity, ends_at)
		VALUES (%s, %s, %s, %s, %d, %d, %d) ON DUPLICATE KEY UPDATE quantity = VALUES(quantity), ends_at = VALUES(ends_at)',
		$holds,
		hash_of( $need['holder'] ),
		$need['holder'],
		hash_of( $need['key'] ),
		$need['key'],
		$need['post_id'],
		$need['quantity'],
		$need['ends_at']
	);
}

/** The units that others have held for longer than this one, which come before it. */
function held_earlier( array $need ): int {
	$holds = table( 'holds' );

	return (int) rows(
		'SELECT COALESCE( SUM( earlier.quantity ), 0 ) AS held FROM %i earlier
		JOIN %i mine ON mine.product_hash = earlier.product_hash AND earlier.place < mine.place
		WHERE mine.attempt_hash = %s AND mine.product_hash = %s AND earlier.ends_at > %d',
		$holds,
		$holds,
		hash_of( $need['holder'] ),
		hash_of( $need['key'] ),
		now()
	)[0]['held'];
}

/** Lets go of all that these holders hold. */
function release( array $holders ): void {
	$places = implode( ', ', array_fill( 0, count( $holders ), '%s' ) );
	again_after_collisions( static fn() => query( "DELETE FROM %i WHERE attempt_hash IN ( $places )", table( 'holds' ), ...array_map( __NAMESPACE__ . '\hash_of', $holders ) ) );
}

/** Whether any of these things is held. */
function is_held( array $keys ): bool {
	$places = implode( ', ', array_fill( 0, count( $keys ), '%s' ) );
	$hashes = array_map( __NAMESPACE__ . '\hash_of', $keys );

	return array() !== rows( "SELECT place FROM %i WHERE product_hash IN ( $places ) AND ends_at > %d LIMIT 1", table( 'holds' ), ...array( ...$hashes, now() ) );
}
