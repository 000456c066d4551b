<?php
/**
 * A recall: what is left of a lot is not sold, and everybody who got of it is told once, all of it in one transaction
 * (rules: What must come back).
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Lots;

use Automattic\WooCommerce\Utilities\OrderUtil;
use Bellyful\Storefront\Mail;
use WC_Order;
use WC_Product;
use function Bellyful\Storefront\Ledger\hash_of;
use function Bellyful\Storefront\Ledger\now;
use function Bellyful\Storefront\Ledger\query;
use function Bellyful\Storefront\Ledger\rows;
use function Bellyful\Storefront\Ledger\table;
use function Bellyful\Storefront\Rest\iso_time;

defined( 'ABSPATH' ) || exit;

/** What its buyers are offered. */
const OFFERS = array( 'refund', 'replacement' );

/** On a product of which a lot is recalled, for its page: `[{lot, reason, offer, recalledAt}]`. */
const RECALL_META = '_bellyful_recalls';

/**
 * Recalls lots: gives the recall's number; null where none of them can be.
 *
 * @param int[]  $lot_ids Lots of one number.
 * @param string $reason  What its buyers read of it.
 * @param string $offer   One of OFFERS.
 */
function recall( array $lot_ids, string $reason, string $offer ): ?int {
	settle_recent();

	return in_turn(
		static function () use ( $lot_ids, $reason, $offer ): ?int {
			$lots = array_filter( array_map( __NAMESPACE__ . '\lot', $lot_ids ), static fn( ?array $lot ): bool => null !== $lot && 0 === (int) $lot['recall_id'] );
			if ( array() === $lots ) {
				return null;
			}
			query( 'INSERT INTO %i (lot, reason, offer, made_by, made_at) VALUES (%s, %s, %s, %d, %d)', table( 'recalls' ), reset( $lots )['lot'], $reason, $offer, get_current_user_id(), now() );
			$id = (int) rows( 'SELECT MAX(id) AS id FROM %i', table( 'recalls' ) )[0]['id'];
			foreach ( $lots as $lot ) {
				query( 'UPDATE %i SET recall_id = %d WHERE id = %d', table( 'lots' ), $id, (int) $lot['id'] );
			}
			array_map( __NAMESPACE__ . '\take_out', $lots );
			array_map( __NAMESPACE__ . '\mark_product', array_column( $lots, 'post_id' ) );
			foreach ( buyers_of( array_column( $lots, 'id' ) ) as $buyer ) {
				tell( $id, $buyer );
			}

			return $id;
		}
	);
}

/** One lot; null where it is not there. */
function lot( $id ): ?array {
	return with_left( 'id = %d', (int) $id )[0] ?? null;
}

/** One recall; null where it is not there. */
function recall_of( int $id ): ?array {
	return rows( 'SELECT * FROM %i WHERE id = %d', table( 'recalls' ), $id )[0] ?? null;
}

/**
 * Who got units of these lots: a buyer with several orders is one, and each order without an address stands for itself.
 *
 * @param int[] $lot_ids At least one.
 * @return array<string, array{email: string, orders: int[]}>
 */
function buyers_of( array $lot_ids ): array {
	$buyers = array();
	$found  = rows( 'SELECT DISTINCT order_id FROM %i WHERE lot_id IN (' . implode( ',', array_map( 'intval', $lot_ids ) ) . ') ORDER BY order_id', table( 'sent_lots' ) );
	$ids    = array_map( 'intval', array_column( $found, 'order_id' ) );
	$emails = emails_of( $ids );
	foreach ( $ids as $order_id ) {
		$email = strtolower( trim( $emails[ $order_id ] ?? '' ) );
		$email = is_email( $email ) ? $email : '';
		$key   = '' === $email ? "order:$order_id" : $email;

		$buyers[ $key ]['email']    = $email;
		$buyers[ $key ]['orders'][] = $order_id;
	}

	return $buyers;
}

/**
 * The addresses of orders, by their numbers. A recall may concern thousands, which WooCommerce would load one by one.
 *
 * @param int[] $ids Orders.
 * @return array<int, string>
 */
function emails_of( array $ids ): array {
	global $wpdb;
	$which = implode( ',', array( 0, ...$ids ) );
	$found = OrderUtil::custom_orders_table_usage_is_enabled()
		? rows( "SELECT id, billing_email AS email FROM %i WHERE id IN ($which)", $wpdb->prefix . 'wc_orders' )
		: rows( "SELECT post_id AS id, meta_value AS email FROM $wpdb->postmeta WHERE meta_key = '_billing_email' AND post_id IN ($which)" );

	return array_column( $found, 'email', 'id' );
}

/** Notes a buyer, and the mail where there is an address. */
function tell( int $recall_id, array $buyer ): void {
	$key = '' === $buyer['email'] ? 'order:' . $buyer['orders'][0] : $buyer['email'];
	query( 'INSERT INTO %i (recall_id, person_hash, email, order_ids) VALUES (%d, %s, %s, %s)', table( 'recall_people' ), $recall_id, hash_of( $key ), $buyer['email'], implode( ',', $buyer['orders'] ) );
	if ( '' !== $buyer['email'] ) {
		$person = (int) rows( 'SELECT id FROM %i WHERE recall_id = %d AND person_hash = %s', table( 'recall_people' ), $recall_id, hash_of( $key ) )[0]['id'];
		Mail\note( mail_key( $person ), $buyer['email'], array( 'recall' => $person ) );
	}
}

/** What makes it one mail. */
function mail_key( int $person_id ): string {
	return "recall:$person_id";
}

/** Sends it; true, and nothing sent, where the recall has ended meanwhile or its buyer was told. */
function send_recall( int $person_id, int $row_id ): bool {
	$person = rows( 'SELECT * FROM %i WHERE id = %d', table( 'recall_people' ), $person_id )[0] ?? null;
	$recall = $person ? recall_of( (int) $person['recall_id'] ) : null;
	if ( null === $recall || 0 < (int) $recall['ended_at'] || 0 < (int) $person['told_at'] ) {
		return true;
	}
	if ( ! Mail\deliver( recall_mail( $recall, $person ) ) ) {
		return false;
	}
	query( 'UPDATE %i SET told_at = %d WHERE id = %d', table( 'recall_people' ), now(), $person_id );
	Mail\note_handed_over( $row_id );

	return true;
}

/**
 * Everybody whom a recall concerns, with how it stands: `told`, `waiting` for the mail server, or `call` where no mail arrives.
 */
function people_of( int $recall_id ): array {
	$people = rows( 'SELECT * FROM %i WHERE recall_id = %d ORDER BY id', table( 'recall_people' ), $recall_id );
	foreach ( $people as &$person ) {
		$mail = rows( 'SELECT tries, problem, due_at FROM %i WHERE key_hash = %s AND handed_at = 0', table( 'outbox' ), hash_of( mail_key( (int) $person['id'] ) ) )[0] ?? null;

		$person['problem'] = (string) ( $mail['problem'] ?? '' );
		$person['stands']  = match ( true ) {
			0 < (int) $person['told_at']                 => 'told',
			null !== $mail && '' === $person['problem']  => 'waiting',
			default                                      => 'call',
		};
	}

	return $people;
}

/** Ends a recall: what was taken out is sold again, and who was not told yet is not told any more. False where it has ended. */
function end_recall( int $id, string $reason ): bool {
	return in_turn(
		static function () use ( $id, $reason ): bool {
			if ( 1 !== query( 'UPDATE %i SET ended_at = %d, ended_by = %d, end_reason = %s WHERE id = %d AND ended_at = 0', table( 'recalls' ), now(), get_current_user_id(), $reason, $id ) ) {
				return false;
			}
			$lots = with_left( 'recall_id = %d', $id );
			query( 'UPDATE %i SET recall_id = 0 WHERE recall_id = %d', table( 'lots' ), $id );
			array_map( __NAMESPACE__ . '\put_back', array_filter( $lots, static fn( array $lot ): bool => ! is_over( $lot['best_before'] ) ) );
			array_map( __NAMESPACE__ . '\mark_product', array_column( $lots, 'post_id' ) );
			foreach ( people_of( $id ) as $person ) {
				query( 'DELETE FROM %i WHERE key_hash = %s AND handed_at = 0', table( 'outbox' ), hash_of( mail_key( (int) $person['id'] ) ) );
			}

			return true;
		}
	);
}

/** The recalls that stand of a product or of its variations, for its page. */
function mark_product( $post_id ): void {
	$product = wc_get_product( (int) $post_id );
	$product = $product instanceof WC_Product && $product->get_parent_id() ? wc_get_product( $product->get_parent_id() ) : $product;
	if ( ! $product instanceof WC_Product ) {
		return;
	}
	$ids   = array( $product->get_id(), ...array_map( 'intval', method_exists( $product, 'get_children' ) ? $product->get_children() : array() ) );
	$found = rows( 'SELECT DISTINCT recalls.* FROM %i recalls JOIN %i lots ON lots.recall_id = recalls.id WHERE lots.post_id IN (' . implode( ',', $ids ) . ') ORDER BY recalls.id', table( 'recalls' ), table( 'lots' ) );
	if ( array() === $found ) {
		$product->delete_meta_data( RECALL_META );
	} else {
		$product->update_meta_data( RECALL_META, (string) wp_json_encode( array_map( __NAMESPACE__ . '\describe_recall', $found ), JSON_UNESCAPED_UNICODE ) );
	}
	$product->save();
}

/** What stands on it, or on the product of a variation; empty where nothing is recalled. */
function recalls_on( WC_Product $product ): string {
	$marked = $product->get_parent_id() ? wc_get_product( $product->get_parent_id() ) : $product;

	return $marked instanceof WC_Product ? (string) $marked->get_meta( RECALL_META ) : '';
}

/** What shoppers read of one. */
function describe_recall( array $recall ): array {
	return array(
		'lot'        => $recall['lot'],
		'reason'     => $recall['reason'],
		'offer'      => $recall['offer'],
		'recalledAt' => iso_time( intdiv( (int) $recall['made_at'], 1000 ) ),
	);
}

/** The recalls that stand of what was sent with an order: with the `lines` that are to come back. */
function recalls_of( WC_Order $order ): array {
	$places = array_flip( array_keys( $order->get_items() ) );
	$lines  = array();
	foreach ( sent_with( $order->get_id() ) as $row ) {
		$place = $places[ (int) $row['item_id'] ] ?? null;
		if ( 0 < (int) $row['recall_id'] && null !== $place ) {
			$lines[ (int) $row['recall_id'] ][] = $place;
		}
	}

	return array_map(
		static fn( int $id ): array => array( 'lines' => array_values( array_unique( $lines[ $id ] ) ) ) + describe_recall( recall_of( $id ) ),
		array_keys( $lines )
	);
}
