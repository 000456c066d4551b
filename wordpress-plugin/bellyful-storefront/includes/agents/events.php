<?php
/**
 * What becomes of an order that a program has sent, told to that program (rules: Agents that hear of orders): by the
 * storefront, which knows how. A row for each such order holds what its program was told last; it does not wait for mails,
 * nor mails for it.
 *
 * A change only marks its row, together with what it writes. What is to be told is found when it is over, by comparing,
 * so that a change whose process died counts with the next run.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Agents;

use Bellyful\Storefront\Rest;
use Throwable;
use WC_Order;
use WP_REST_Request;
use function Bellyful\Storefront\Changes\finish_answer;
use function Bellyful\Storefront\Changes\post;
use function Bellyful\Storefront\Ledger\hash_of;
use function Bellyful\Storefront\Ledger\now;
use function Bellyful\Storefront\Ledger\query;
use function Bellyful\Storefront\Ledger\rows;
use function Bellyful\Storefront\Ledger\table;
use function Bellyful\Storefront\Orders\parcels_of;
use function Bellyful\Storefront\Orders\read_again;
use function Bellyful\Storefront\Orders\refunds_of;
use function Bellyful\Storefront\Orders\stands;
use function Bellyful\Storefront\storefront_url;
use const Bellyful\Storefront\Mail\NEVER;
use const Bellyful\Storefront\Mail\OUTBOX_ACTION;
use const Bellyful\Storefront\Orders\LINK_META;

defined( 'ABSPATH' ) || exit;

/** The profile of the program that has proved that an order is its own; the storefront writes it. */
const AGENT_META = '_bellyful_agent';

/** After each time that its program was not reached; after the last one only the next change is told. */
const PAUSE_MINUTES = array( 1, 5, 30, 120, 720, 1440, 1440, 1440 );

/** As long as a message may be on its way the next one about the same order waits: it would overtake it. */
const ON_THE_WAY_MS = 40_000;

const EVENTS_A_RUN = 20;

/** An order is saved. */
function mark( $order ): void {
	$order = $order instanceof WC_Order ? $order : wc_get_order( (int) $order );
	if ( ! $order instanceof WC_Order || 0 === $order->get_id() || '' === (string) $order->get_meta( AGENT_META ) ) {
		return;
	}
	try {
		query( 'INSERT INTO %i (order_id, marks, due_at) VALUES (%d, 1, %d) ON DUPLICATE KEY UPDATE marks = marks + 1', table( 'agent_events' ), $order->get_id(), NEVER );
		tell_at_the_end();
	} catch ( Throwable $problem ) {
		note_problem( $problem );
	}
}
// Before it is saved, so that a process that dies on the way leaves a mark, and after, when there is something to find.
add_action( 'woocommerce_before_order_object_save', __NAMESPACE__ . '\mark', PHP_INT_MAX );
add_action( 'woocommerce_update_order', __NAMESPACE__ . '\mark' );
add_action( 'woocommerce_order_refunded', __NAMESPACE__ . '\mark' );

/** A refund of it is deleted. */
function mark_refunded( $refund_id, $order_id ): void {
	mark( $order_id );
}
add_action( 'woocommerce_refund_deleted', __NAMESPACE__ . '\mark_refunded', 10, 2 );

/** A parcel of it is another. */
function mark_sent( $fulfillment ): void {
	mark( $fulfillment->get_entity_id() );
}
foreach ( array( 'create', 'update', 'delete' ) as $happening ) {
	add_action( "woocommerce_fulfillment_after_$happening", __NAMESPACE__ . '\mark_sent' );
}

/** For the shop's own log. */
function note_problem( Throwable $problem ): void {
	error_log( 'Bellyful storefront, events: ' . $problem->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- for the shop's own log.
}

/** After what else the request has to send. */
function tell_at_the_end(): void {
	add_action( 'shutdown', __NAMESPACE__ . '\tell_after_the_answer', 95 );
}

/** Nobody waits for it; where PHP cannot end an answer before, the scheduler tells. */
function tell_after_the_answer(): void {
	if ( finish_answer() ) {
		tell_due();
	}
}

/** One run. A storefront that does not answer is asked no more in it. */
function tell_due(): void {
	if ( null === storefront_url() ) {
		return;
	}
	try {
		foreach ( rows( 'SELECT * FROM %i WHERE marks > 0 ORDER BY order_id LIMIT 50', table( 'agent_events' ) ) as $row ) {
			compare( $row );
		}
		for ( $left = EVENTS_A_RUN; $left > 0; --$left ) {
			$row = claim();
			if ( null === $row || 0 === tell( $row ) ) {
				return;
			}
		}
	} catch ( Throwable $problem ) {
		note_problem( $problem );
	}
}
// After the mails.
add_action( OUTBOX_ACTION, __NAMESPACE__ . '\tell_due', 20 );

/** What stands otherwise than was told last is an event; marks of meanwhile stay. */
function compare( array $row ): void {
	$events = table( 'agent_events' );
	$order  = wc_get_order( (int) $row['order_id'] ) ? read_again( (int) $row['order_id'] ) : null;
	if ( ! $order ) {
		query( 'DELETE FROM %i WHERE order_id = %d', $events, (int) $row['order_id'] );
		return;
	}
	$state = '' === $row['state'] && ! stands( $order ) ? '' : state_of( $order );
	if ( $state === $row['state'] ) {
		query( 'UPDATE %i SET marks = 0 WHERE order_id = %d AND marks = %d', $events, (int) $row['order_id'], (int) $row['marks'] );
		return;
	}
	$is_on_the_way = (int) $row['tries'] > 0 && (int) $row['due_at'] < NEVER;
	query(
		'UPDATE %i SET marks = 0, event = %s, state = %s, noted_at = %d, tries = 0, due_at = %d WHERE order_id = %d AND marks = %d',
		$events,
		wp_generate_uuid4(),
		$state,
		now(),
		now() + ( $is_on_the_way ? ON_THE_WAY_MS : 0 ),
		(int) $row['order_id'],
		(int) $row['marks']
	);
}

/** What a program is told of, as a hash. */
function state_of( WC_Order $order ): string {
	$line = static fn( $item ): array => array( $item->get_name(), $item->get_quantity(), $item->get_total() );
	$told = array(
		$order->get_status(),
		$order->get_date_paid()?->getTimestamp(),
		array( $order->get_total(), $order->get_shipping_total(), $order->get_total_tax() ),
		array_map( $line, array_values( $order->get_items() ) ),
		$order->get_address( 'shipping' ),
		parcels_of( $order ),
		refunds_of( $order ),
	);

	return hash_of( (string) wp_json_encode( $told ) );
}

/** The first event that is due. Its next try is planned before this one: who has moved it tells it. */
function claim(): ?array {
	$events = table( 'agent_events' );
	foreach ( rows( 'SELECT * FROM %i WHERE due_at <= %d ORDER BY due_at LIMIT 10', $events, now() ) as $row ) {
		$minutes = PAUSE_MINUTES[ (int) $row['tries'] ] ?? null;
		$next_at = null === $minutes ? NEVER : now() + $minutes * MINUTE_IN_SECONDS * 1000;
		if ( 1 === query( 'UPDATE %i SET tries = tries + 1, due_at = %d WHERE order_id = %d AND event = %s AND due_at = %d', $events, $next_at, (int) $row['order_id'], $row['event'], (int) $row['due_at'] ) ) {
			return $row;
		}
	}

	return null;
}

/** Has the storefront tell it, which says when that is done; gives its answer's status, 0 without one. */
function tell( array $row ): int {
	$order = wc_get_order( (int) $row['order_id'] );
	if ( ! $order instanceof WC_Order ) {
		query( 'DELETE FROM %i WHERE order_id = %d', table( 'agent_events' ), (int) $row['order_id'] );
		return 204;
	}
	$message = array(
		// Each try is a message of its own.
		'id'          => wp_generate_uuid4(),
		'topic'       => 'order',
		'productIds'  => array(),
		'couponCodes' => array(),
		'order'       => array(
			'id'    => $order->get_id(),
			'event' => $row['event'],
			'at'    => intdiv( (int) $row['noted_at'], 1000 ),
			'agent' => (string) $order->get_meta( AGENT_META ),
			'key'   => (string) $order->get_meta( LINK_META ),
		),
	);

	return post( (string) wp_json_encode( $message, JSON_UNESCAPED_SLASHES ), 5 )['status'];
}

/** The program has taken an event, or there is nobody to tell it to. */
function note_told( WP_REST_Request $request ): object {
	query( 'UPDATE %i SET due_at = %d WHERE order_id = %d AND event = %s', table( 'agent_events' ), NEVER, (int) $request['id'], $request['event'] );

	return Rest\nothing();
}

/** Registers the route. */
function add_event_route(): void {
	Rest\route( 'POST', '/orders/(?P<id>\d+)/told', __NAMESPACE__ . '\note_told', array( 'event' => Rest\text( 36 ) ) );
}
add_action( 'rest_api_init', __NAMESPACE__ . '\add_event_route' );
