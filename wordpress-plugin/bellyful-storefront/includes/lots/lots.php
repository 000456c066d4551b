<?php
/**
 * Lots: what was received of a product, what of it was sent with which order, and until when it is sold (rules: What must
 * come back).
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Lots;

use Bellyful\Storefront\Ledger;
use WC_Product;
use function Bellyful\Storefront\Ledger\query;
use function Bellyful\Storefront\Ledger\rows;
use function Bellyful\Storefront\Ledger\table;
use function Bellyful\Storefront\Reviews\to_typed;

defined( 'ABSPATH' ) || exit;

const MOST_UNITS = 10_000_000;

/**
 * Lots as staff write them, a line each: `24-117 | 500 | 2027-05-31`; the last day may be left out.
 *
 * @return array<string, array{units: int, best_before: string}> By their numbers; lines that are none are left out.
 */
function to_lots( string $written ): array {
	$lots = array();
	foreach ( explode( "\n", str_replace( "\r", '', $written ) ) as $line ) {
		list( $lot, $units, $day ) = array_map( 'trim', explode( '|', wp_strip_all_tags( $line ) ) ) + array( '', '', '' );
		$is_day                    = '' === $day || ( preg_match( '/^(\d{4})-(\d\d)-(\d\d)\z/', $day, $parts ) && checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] ) );
		if ( preg_match( '/^[^|,×]{1,60}\z/u', $lot ) && preg_match( '/^\d{1,8}\z/', $units ) && $is_day ) {
			$lots[ $lot ] = array(
				'units'       => min( MOST_UNITS, (int) $units ),
				'best_before' => $day,
			);
		}
	}

	return $lots;
}

/** The lots of a product, as staff write them. */
function to_written( int $post_id ): string {
	$lines = array_map(
		static fn( array $lot ): string => $lot['lot'] . ' | ' . $lot['units'] . ( '' === $lot['best_before'] ? '' : ' | ' . $lot['best_before'] ),
		rows( 'SELECT * FROM %i WHERE post_id = %d ORDER BY id', table( 'lots' ), $post_id )
	);

	return implode( "\n", $lines );
}

/**
 * What was received of a product, with what is left of each, in the order in which it is sent: what ends first goes first, one
 * without a day last.
 */
function lots_of( int $post_id ): array {
	return with_left( "post_id = %d ORDER BY best_before = '', best_before, id", $post_id );
}

/** The lots of all products that bear this number. */
function lots_called( string $lot ): array {
	return with_left( 'lot = %s ORDER BY id', $lot );
}

/** Lots with what is left of each as `units_left`. */
function with_left( string $which, mixed ...$values ): array {
	return rows( "SELECT lots.*, units - COALESCE( ( SELECT SUM( sent.units ) FROM %i sent WHERE sent.lot_id = lots.id ), 0 ) AS units_left FROM %i lots WHERE $which", table( 'sent_lots' ), table( 'lots' ), ...$values );
}

/** Whether units of it may be sent. */
function is_good( array $lot ): bool {
	return 0 === (int) $lot['recall_id'] && ! is_over( $lot['best_before'] );
}

/** Whether that was the last day, by the shop's clock. */
function is_over( string $day ): bool {
	return '' !== $day && $day < wp_date( 'Y-m-d' );
}

/**
 * Keeps what staff wrote. A lot of which something was sent, or that is recalled, stays whatever they leave out; one never has
 * fewer units than were sent of it.
 *
 * @param array $written By to_lots().
 */
function keep_lots( int $post_id, array $written ): void {
	in_turn(
		static function () use ( $post_id, $written ): void {
			$known = array_column( lots_of( $post_id ), null, 'lot' );
			foreach ( $known as $name => $lot ) {
				$is_used = (int) $lot['units_left'] !== (int) $lot['units'] || 0 < (int) $lot['recall_id'];
				if ( ! isset( $written[ $name ] ) && ! $is_used ) {
					query( 'DELETE FROM %i WHERE id = %d', table( 'lots' ), (int) $lot['id'] );
				}
			}
			foreach ( $written as $name => $facts ) {
				keep_lot( $post_id, (string) $name, $facts, $known[ $name ] ?? null );
			}
		}
	);
	take_out_what_is_over();
}

/** Writes one down, or anew. What was taken out of the stock is sold again with another day; with fewer units they are gone. */
function keep_lot( int $post_id, string $name, array $facts, ?array $known ): void {
	if ( null === $known ) {
		query( 'INSERT INTO %i (post_id, lot, units, best_before, created_at) VALUES (%d, %s, %d, %s, %d)', table( 'lots' ), $post_id, $name, $facts['units'], $facts['best_before'], Ledger\now() );
	} elseif ( 0 === (int) $known['recall_id'] ) {
		$sent  = (int) $known['units'] - (int) $known['units_left'];
		$units = max( $sent, $facts['units'] );
		$out   = min( (int) $known['taken_out'], $units - $sent );
		if ( ! is_over( $facts['best_before'] ) ) {
			put_back( array( 'taken_out' => $out ) + $known );
			$out = 0;
		}
		query( 'UPDATE %i SET units = %d, best_before = %s, taken_out = %d WHERE id = %d', table( 'lots' ), $units, $facts['best_before'], $out, (int) $known['id'] );
	}
}

/** Nobody sends units of any lot meanwhile. */
function in_turn( callable $work ): mixed {
	return Ledger\atomically(
		static function () use ( $work ): mixed {
			Ledger\lock( 'lots' );

			return $work();
		}
	);
}

/**
 * What is left of a lot is not sold: it leaves the stock. Where the shop does not count that, the product is sold out once no
 * other lot is left.
 *
 * @param array $lot With its `units_left`.
 */
function take_out( array $lot ): void {
	$product = wc_get_product( (int) $lot['post_id'] );
	$units   = max( 0, (int) $lot['units_left'] );
	if ( ! $product instanceof WC_Product || 0 === $units || 0 < (int) $lot['taken_out'] ) {
		return;
	}
	query( 'UPDATE %i SET taken_out = %d WHERE id = %d', table( 'lots' ), $units, (int) $lot['id'] );
	if ( $product->managing_stock() ) {
		wc_update_product_stock( $product, $units, 'decrease' );
	} elseif ( array() === sellable( $product->get_id() ) ) {
		$product->set_stock_status( 'outofstock' );
		$product->save();
	}
}

/** The other way round: what was taken out is sold again. */
function put_back( array $lot ): void {
	$product = wc_get_product( (int) $lot['post_id'] );
	$units   = (int) $lot['taken_out'];
	if ( 0 === $units ) {
		return;
	}
	query( 'UPDATE %i SET taken_out = 0 WHERE id = %d', table( 'lots' ), (int) $lot['id'] );
	if ( $product instanceof WC_Product && $product->managing_stock() ) {
		wc_update_product_stock( $product, $units, 'increase' );
	} elseif ( $product instanceof WC_Product ) {
		$product->set_stock_status( 'instock' );
		$product->save();
	}
}

/** Lots of a product of which something is left that may be sent. */
function sellable( int $post_id ): array {
	return array_filter( lots_of( $post_id ), static fn( array $lot ): bool => is_good( $lot ) && 0 === (int) $lot['taken_out'] && 0 < (int) $lot['units_left'] );
}

/** What is past its last day is taken out; every night, and when staff have written. */
function take_out_what_is_over(): void {
	in_turn(
		static function (): void {
			array_map( __NAMESPACE__ . '\take_out', with_left( "taken_out = 0 AND best_before <> '' AND best_before < %s ORDER BY id", wp_date( 'Y-m-d' ) ) );
		}
	);
}
add_action( Ledger\CLEANING, __NAMESPACE__ . '\take_out_what_is_over' );

/** What the product of a lot is called, as text. */
function name_of( array $lot ): string {
	return to_typed( get_the_title( (int) $lot['post_id'] ) );
}

/** What ends within so many days, or has ended, and is left: `{names, over}`. */
function ending( int $days ): array {
	$name = static fn( array $lot ): string => sprintf( '%s: %s (%s, %d)', name_of( $lot ), $lot['lot'], $lot['best_before'], $lot['units_left'] );
	$soon = array_filter(
		with_left( "recall_id = 0 AND best_before <> '' AND best_before <= %s ORDER BY best_before, id", wp_date( 'Y-m-d', time() + $days * DAY_IN_SECONDS ) ),
		static fn( array $lot ): bool => 0 < (int) $lot['units_left']
	);

	return array_map( $name, array_values( $soon ) );
}
