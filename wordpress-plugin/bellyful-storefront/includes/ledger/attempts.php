<?php
/**
 * Attempts to order: one checkout, one order, whatever is sent twice or dies on the way.
 *
 * Every change names the version of the row that it was decided on; if another was faster, it is decided anew.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Ledger;

use Bellyful\Storefront\Rest;

defined( 'ABSPATH' ) || exit;

/**
 * Gives the attempt to one caller for as long as its lease lasts.
 *
 * @param string $key       The attempt's key.
 * @param string $body_hash What is to be ordered, as a hash.
 * @param int    $lease_ms  How long the caller may work on it.
 */
function claim_attempt( string $key, string $body_hash, int $lease_ms ): array {
	return until_decided(
		static function () use ( $key, $body_hash, $lease_ms ): ?array {
			open_attempt( $key );
			$row = find_row( $key );

			return $row ? claim_row( $row, $body_hash, $lease_ms ) : null;
		}
	);
}

function claim_row( array $row, string $body_hash, int $lease_ms ): ?array {
	$is_other = '' !== $row['body_hash'] && $row['body_hash'] !== $body_hash;
	if ( 'finished' === $row['step'] ) {
		return array( 'status' => 'finished' ) + outcome( $row, $is_other );
	}
	if ( is_leased( $row ) ) {
		return array( 'status' => 'busy' );
	}
	$lease   = bin2hex( random_bytes( 24 ) );
	$changes = array(
		'lease'       => $lease,
		'lease_until' => now() + $lease_ms,
		'body_hash'   => $is_other && ! is_untouched( $row ) ? $row['body_hash'] : $body_hash,
	);
	if ( ! change_row( $row, $changes ) ) {
		return null;
	}

	return array(
		'status' => 'yours',
		'lease'  => $lease,
	) + outcome( $row, $is_other );
}

/**
 * Writes how far the attempt has come. A finished one stays as it is: its answer was given.
 *
 * @param string $key     The attempt's key.
 * @param string $lease   The caller's lease; empty for one who mends an attempt that nobody works on.
 * @param array  $changes Columns.
 * @return bool|null Whether the attempt is the caller's; null when there is no such attempt.
 */
function record_attempt( string $key, string $lease, array $changes ): ?bool {
	$owner = until_decided(
		static function () use ( $key, $lease, $changes ): ?array {
			$row = find_row( $key );
			if ( ! $row || ! may_write( $row, $lease ) ) {
				return array( $row ? false : null );
			}
			if ( 'finished' === $row['step'] ) {
				return array( is_holder( $row, $lease ) );
			}
			$end = 'finished' === ( $changes['step'] ?? '' ) ? array( 'lease_until' => 0 ) : array();

			return change_row( $row, $changes + $end + array( 'lease' => $lease ) ) ? array( true ) : null;
		}
	);

	return $owner[0];
}

/** Ends a lease, so that the shopper may correct his order: what nothing came of takes any new body. */
function release_attempt( string $key, string $lease ): bool {
	return write_as_holder(
		$key,
		$lease,
		static fn( array $row ) => array(
			'lease'       => '',
			'lease_until' => 0,
			'body_hash'   => is_untouched( $row ) ? '' : $row['body_hash'],
		)
	);
}

/** Lengthens a lease; also one that ran out while nobody else took the attempt. */
function renew_attempt( string $key, string $lease, int $lease_ms ): bool {
	return write_as_holder( $key, $lease, static fn() => array( 'lease_until' => now() + $lease_ms ) );
}

function write_as_holder( string $key, string $lease, callable $to_changes ): bool {
	$done = until_decided(
		static function () use ( $key, $lease, $to_changes ): ?array {
			$row = find_row( $key );
			if ( ! $row || 'finished' === $row['step'] || ! is_holder( $row, $lease ) ) {
				return array( false );
			}

			return change_row( $row, $to_changes( $row ) ) ? array( true ) : null;
		}
	);

	return $done[0];
}

/** The attempt as the storefront knows it, or null. */
function find_attempt( string $key ): ?array {
	$row = find_row( $key );

	return $row ? to_attempt( $row ) : null;
}

/** Attempts that nobody works on and that have no end yet, oldest first. */
function unfinished_attempts( int $since_hours, int $limit ): array {
	$found = rows(
		'SELECT * FROM ' . table( 'attempts' ) . ' WHERE step IN (%s, %s, %s) AND created_at >= %d AND lease_until <= %d
		ORDER BY created_at ASC LIMIT %d',
		'claimed',
		'created',
		'charged',
		now() - $since_hours * HOUR_IN_SECONDS * 1000,
		now(),
		$limit
	);

	return array_map( __NAMESPACE__ . '\to_attempt', $found );
}

function outcome( array $row, bool $is_other ): array {
	return array(
		'attempt'     => to_attempt( $row ),
		'isOtherBody' => $is_other,
	);
}

function to_attempt( array $row ): array {
	return array(
		'key'       => $row['attempt_key'],
		'step'      => $row['step'],
		'orderId'   => (int) $row['order_id'] ? (int) $row['order_id'] : null,
		'chargeId'  => '' === $row['charge_id'] ? null : $row['charge_id'],
		'answer'    => json_decode( (string) $row['answer'] ),
		'createdAt' => Rest\iso_time( intdiv( (int) $row['created_at'], 1000 ) ),
		'updatedAt' => Rest\iso_time( intdiv( (int) $row['updated_at'], 1000 ) ),
	);
}
