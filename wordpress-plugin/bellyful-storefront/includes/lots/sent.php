<?php
/** Which lots the lines of an order were sent from: what ends first, or as staff write it (rules: What must come back). */

declare( strict_types=1 );

namespace Bellyful\Storefront\Lots;

use Throwable;
use WC_Order;
use WC_Order_Item_Product;
use function Bellyful\Storefront\has;
use function Bellyful\Storefront\Ledger\query;
use function Bellyful\Storefront\Ledger\rows;
use function Bellyful\Storefront\Ledger\table;
use function Bellyful\Storefront\Ledger\now;
use function Bellyful\Storefront\Orders\fulfilled_of;
use function Bellyful\Storefront\Orders\lines_to_send;
use function Bellyful\Storefront\Supplies\long_date;
use const Bellyful\Storefront\Ledger\CLEANING;

defined( 'ABSPATH' ) || exit;

/** Lots of an order's lines, the first sent first: `{lot_id, item_id, units, lot, best_before, recall_id}`. */
function sent_with( int $order_id ): array {
	return rows( 'SELECT sent.lot_id, sent.item_id, sent.units, lots.lot, lots.best_before, lots.recall_id FROM %i sent JOIN %i lots ON lots.id = sent.lot_id WHERE sent.order_id = %d ORDER BY sent.id', table( 'sent_lots' ), table( 'lots' ), $order_id );
}

/**
 * What has left of each line, by its id: units and when, parcel by parcel, then the rest of a completed order.
 *
 * @return array<int, array{units: int, at: int}[]>
 */
function parts_sent( WC_Order $order ): array {
	$places = lines_to_send( $order );
	$ids    = array_flip( $places );
	$parts  = array_fill_keys( array_keys( $places ), array() );
	foreach ( fulfilled_of( $order ) as $parcel ) {
		foreach ( $parcel['items'] as $item ) {
			$parts[ $ids[ $item['line'] ] ][] = array(
				'units' => $item['quantity'],
				'at'    => (int) strtotime( $parcel['shippedAt'] ?? 'now' ),
			);
		}
	}
	foreach ( $order->has_status( 'completed' ) ? $parts : array() as $id => $sent ) {
		$parts[ $id ][] = array(
			'units' => max( 0, $order->get_items()[ $id ]->get_quantity() + (int) $order->get_qty_refunded_for_item( $id ) - units_in( $sent ) ),
			'at'    => $order->get_date_completed()?->getTimestamp() ?? time(),
		);
	}

	return $parts;
}

/** How many units these parts are together. */
function units_in( array $parts ): int {
	return (int) array_sum( array_column( $parts, 'units' ) );
}

/**
 * Lets each line that has left have its lots, as often as it is asked the same. What has no good lot stays without one; what
 * is not sent after all goes back to its lot.
 */
function settle( WC_Order $order ): void {
	if ( array() === array_filter( missing_of( $order ) ) ) {
		return;
	}
	in_turn(
		static function () use ( $order ): void {
			$items = $order->get_items();
			$parts = parts_sent( $order );
			foreach ( missing_of( $order ) as $item_id => $missing ) {
				if ( $missing > 0 ) {
					send_from_lots( $order->get_id(), $items[ $item_id ], $missing, $parts[ $item_id ] );
				} elseif ( $missing < 0 && ! $order->has_status( 'completed' ) ) {
					give_back( $item_id, -$missing );
				}
			}
		}
	);
}

/**
 * Units of each line, by its id, that have left without a lot; below zero where fewer have left than were taken from lots.
 *
 * @return array<int, int>
 */
function missing_of( WC_Order $order ): array {
	$missing = array_map( __NAMESPACE__ . '\units_in', parts_sent( $order ) );
	foreach ( sent_with( $order->get_id() ) as $row ) {
		if ( isset( $missing[ (int) $row['item_id'] ] ) ) {
			$missing[ (int) $row['item_id'] ] -= (int) $row['units'];
		}
	}

	return $missing;
}

/**
 * Takes units from what ends first, and never from a lot that was received after they had left.
 *
 * @param int   $units Without a lot so far.
 * @param array $parts What has left of the line, with those: {units, at} each.
 */
function send_from_lots( int $order_id, WC_Order_Item_Product $item, int $units, array $parts ): void {
	$received = static fn( array $lot ): int => intdiv( (int) $lot['created_at'], 1000 );
	$last     = max( array_column( $parts, 'at' ) );
	$lots     = array_filter( lots_for( $item ), static fn( array $lot ): bool => $received( $lot ) <= $last );
	$first    = min( array( $last, ...array_map( $received, $lots ) ) );
	$units   -= units_in( array_filter( $parts, static fn( array $part ): bool => $part['at'] < $first ) );
	foreach ( $lots as $lot ) {
		$taken = min( $units, (int) $lot['units_left'] );
		if ( $taken > 0 && is_good( $lot ) ) {
			add_sent( $order_id, $item->get_id(), (int) $lot['id'], $taken );
			$units -= $taken;
		}
	}
}

/** The lots of what a line sold: its variation's where there are any, else its product's. */
function lots_for( WC_Order_Item_Product $item ): array {
	$own = $item->get_variation_id() ? lots_of( $item->get_variation_id() ) : array();

	return array() === $own ? lots_of( $item->get_product_id() ) : $own;
}

/** Writes down that units of a lot went out with a line. */
function add_sent( int $order_id, int $item_id, int $lot_id, int $units ): void {
	query( 'INSERT INTO %i (lot_id, order_id, item_id, units, sent_at) VALUES (%d, %d, %d, %d, %d) ON DUPLICATE KEY UPDATE units = units + VALUES(units)', table( 'sent_lots' ), $lot_id, $order_id, $item_id, $units, now() );
}

/** Units that are not sent after all go back, the last first. */
function give_back( int $item_id, int $units ): void {
	foreach ( rows( 'SELECT id, units FROM %i WHERE item_id = %d ORDER BY id DESC', table( 'sent_lots' ), $item_id ) as $row ) {
		$less   = min( $units, (int) $row['units'] );
		$units -= $less;
		query( 'UPDATE %i SET units = units - %d WHERE id = %d', table( 'sent_lots' ), $less, (int) $row['id'] );
	}
	query( 'DELETE FROM %i WHERE item_id = %d AND units = 0', table( 'sent_lots' ), $item_id );
}

/** Does it for an order that has changed; what fails or dies here is done in the night, and before a recall. */
function settle_changed( $order ): void {
	$order = is_numeric( $order ) ? wc_get_order( (int) $order ) : $order;
	if ( ! $order instanceof WC_Order ) {
		return;
	}
	try {
		settle( $order );
	} catch ( Throwable $problem ) {
		error_log( 'Bellyful storefront, lots: ' . $problem->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- for the shop's own log.
	}
}
add_action( 'woocommerce_order_status_completed', __NAMESPACE__ . '\settle_changed', 5 );

/** Does it for the order of a parcel. */
function settle_parcel( $fulfillment ): void {
	settle_changed( $fulfillment->get_entity_id() );
}
foreach ( array( 'create', 'update', 'delete' ) as $change ) {
	add_action( "woocommerce_fulfillment_after_$change", __NAMESPACE__ . '\settle_parcel', 5 );
}

/** Orders that have changed in the last two days: one of them may have left while a process died. */
function settle_recent(): void {
	if ( ! has_lots() ) {
		return;
	}
	$ids = wc_get_orders(
		array(
			'type'          => 'shop_order',
			'status'        => array( 'completed', 'processing', 'on-hold' ),
			'date_modified' => '>' . ( time() - 2 * DAY_IN_SECONDS ),
			'limit'         => -1,
			'return'        => 'ids',
		)
	);
	array_map( __NAMESPACE__ . '\settle_changed', $ids );
}
add_action( CLEANING, __NAMESPACE__ . '\settle_recent' );

/** Without recalls no lots are written down; where some are, they can still be recalled. */
function are_shown(): bool {
	return has( 'recalls' ) || has_lots();
}

/** Whether staff note lots at all. */
function has_lots(): bool {
	return array() !== rows( 'SELECT id FROM %i LIMIT 1', table( 'lots' ) );
}

/** What the order's page says of a line's lots: `{line, lot, bestBefore, units}` each. */
function describe_lots( WC_Order $order ): array {
	$places = array_flip( array_keys( $order->get_items() ) );
	$rows   = array_filter( sent_with( $order->get_id() ), static fn( array $row ): bool => isset( $places[ (int) $row['item_id'] ] ) );

	return array_map(
		static fn( array $row ): array => array(
			'line'       => $places[ (int) $row['item_id'] ],
			'lot'        => $row['lot'],
			'bestBefore' => '' === $row['best_before'] ? null : $row['best_before'],
			'units'      => (int) $row['units'],
		),
		array_values( $rows )
	);
}

/** Below a line of a mail: its lots. */
function mail_lots( $item_id, $item, $order, $plain_text = false ): void {
	if ( ! $order instanceof WC_Order ) {
		return;
	}
	foreach ( sent_with( $order->get_id() ) as $row ) {
		if ( (int) $row['item_id'] !== (int) $item_id ) {
			continue;
		}
		/* translators: %s: the number of a lot, or 1: that, 2: a day */
		$words = '' === $row['best_before'] ? sprintf( __( 'Lot %s', 'bellyful-storefront' ), $row['lot'] ) : sprintf( __( 'Lot %1$s, best before %2$s', 'bellyful-storefront' ), $row['lot'], long_date( $row['best_before'] ) );
		echo $plain_text ? "\n" . esc_html( $words ) : '<div><small>' . esc_html( $words ) . '</small></div>';
	}
}
add_action( 'woocommerce_order_item_meta_end', __NAMESPACE__ . '\mail_lots', 10, 4 );
