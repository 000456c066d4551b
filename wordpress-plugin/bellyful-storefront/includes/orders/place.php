<?php
/** Placing an order: one question of the storefront, one transaction of the shop. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Bellyful\Storefront\Cart;
use Bellyful\Storefront\Ledger;
use WC_Order;
use WP_REST_Request;
use function Bellyful\Storefront\Shop\changes_of_addresses;

defined( 'ABSPATH' ) || exit;

/** A paid order holds its units a moment longer than the shop counts them. */
const SECOND_LOOK_MICROSECONDS = 500_000;

/** Makes the order of an attempt, goes on with the one that it has, or says why not. */
function place( WP_REST_Request $request ): array {
	$asked = $request->get_params();

	$asked['lines'] = array_map( __NAMESPACE__ . '\connect_line', $asked['lines'] );

	return Cart\with_cart( $asked, static fn(): array => place_cart( $asked ) );
}

/** The same beside its cart, its lines connected. */
function place_cart( array $asked ): array {
	Ledger\open_attempt( $asked['key'] );
	if ( $asked['settled'] ?? null ) {
		close_settled( $asked['key'], $asked['settled'] );
	}
	try {
		$made = make_or_resume( $asked );
	} catch ( Short $short ) {
		usleep( SECOND_LOOK_MICROSECONDS );
		$made = make_resume_or_close( $asked );
	}
	$order    = $made['order'] ?? null;
	$refusals = $order && in_array( $made['status'], array( 'open', 'placed' ), true ) ? process_once( $order ) : array();
	if ( $refusals ) {
		return array(
			'status'  => 'changed',
			'changes' => to_refusals( $refusals ),
		);
	}
	if ( $order && ( ( 'open' === $made['status'] && is_placed_here( $order ) ) || ( 'placed' === $made['status'] && ! $made['isDone'] ) ) ) {
		$made['order'] = place_once( $order->get_id() );
	}

	return to_answer( $made );
}

/** Answers what came of it: whether the order was placed just now. `isDone` is for this plugin only. */
function to_answer( array $made ): array {
	$order = $made['order'] ?? null;
	if ( $order ) {
		$made['status'] = 'open' === $made['status'] && stands( $order ) ? 'placed' : $made['status'];
		$made['order']  = describe_order( $order );
	}

	return array_diff_key( $made, array( 'isDone' => true ) );
}

/** The key's earlier order is closed: the storefront has stopped its charge. */
function close_settled( string $key, int $order_id ): void {
	$order = find_order( $order_id );
	if ( $order && checkout_key( reference_of( $order ) ) === $key ) {
		close_order( $order_id );
	}
}

/** The second look: an order that cannot have what it needs even now is closed. */
function make_resume_or_close( array $asked ): array {
	try {
		return make_or_resume( $asked );
	} catch ( Short $short ) {
		$order_id = (int) ( Ledger\find_row( $asked['key'] )['order_id'] ?? 0 );
		$order    = $order_id && is_of( reference_of( wc_get_order( $order_id ) ), $asked['reference'] ) ? close_order( $order_id ) : null;

		return array(
			'status'    => 'short',
			'shortages' => $short->shortages,
			'order'     => $order && ! stands( $order ) ? $order : null,
		);
	}
}

/**
 * The transaction. A request for the same attempt waits at its row, one for the last unit at that unit.
 *
 * @throws Short When others have what is needed.
 */
function make_or_resume( array $asked ): array {
	try {
		return Ledger\atomically(
			static function () use ( $asked ): array {
				$row   = Ledger\lock_attempt( $asked['key'] );
				$order = $row['order_id'] ? find_order( (int) $row['order_id'] ) : null;
				$fate  = action_for( $order, $asked );

				return match ( $fate ) {
					'resume' => resume( $order, $asked, $row ),
					'new'    => make( $asked, $row ),
					'none'   => array( 'status' => 'none' ),
					default  => array(
						'status'    => $fate,
						'order'     => $order,
						'isResumed' => true,
						'isDone'    => (bool) $row['is_done'],
					),
				};
			}
		);
	} catch ( Nothing_Made $nothing ) {
		return $nothing->answer;
	}
}

/** What is to be done about an attempt's order: placed, other, earlier, resume, new or none. `settled`: its charge is stopped. */
function action_for( ?WC_Order $order, array $asked ): string {
	$is_same = is_of( reference_of( $order ), $asked['reference'] );
	if ( $order && stands( $order ) ) {
		return $is_same ? 'placed' : 'other';
	}
	if ( $order && is_unpaid( $order ) && $is_same ) {
		return 'resume';
	}
	if ( $order && ( $asked['settled'] ?? null ) !== $order->get_id() ) {
		return 'earlier';
	}

	return array() === $asked['lines'] ? 'none' : 'new';
}

/** Whether an order is what was asked for: a second one of the same has the first one's number after its name. */
function is_of( string $reference, string $asked ): bool {
	return $reference === $asked || str_starts_with( $reference, "$asked-" );
}

/**
 * Goes on with an unpaid order: it holds again what it needs, and is paid as the shopper wishes now.
 *
 * @throws Nothing_Made When the way of paying is switched off, or there were too many tries.
 * @throws Short When others have what is needed.
 */
function resume( WC_Order $order, array $asked, array $row ): array {
	refuse_changes( changes_of_payment( $asked ) );
	hold_order( $order );
	$tries = count_new_tries( $asked['tries'], Ledger\tries_of( $row ) );
	if ( $order->get_payment_method() !== $asked['payment']['method'] ) {
		set_payment( $order, $asked['payment'] );
		$order->save();
	}
	Ledger\write_attempt( $row, $order->get_id(), $tries );

	return array(
		'status'    => 'open',
		'order'     => $order,
		'isResumed' => true,
		'differing' => array(),
	);
}

/**
 * Makes the order, when the shop has everything as the shopper saw it.
 *
 * @throws Nothing_Made When the shop has something otherwise, or there were too many tries.
 * @throws Short When others have what is needed.
 */
function make( array $asked, array $row ): array {
	$places = TRIAL_EMAIL === $asked['billing']['email'] ? array() : changes_of_addresses( $asked );
	refuse_changes( array( ...changes_since( $asked ), ...changes_of_payment( $asked ), ...$places, ...changes_of_fields( $asked ) ) );
	Cart\fill( $asked );
	refuse( Cart\refusals( WC()->cart ) );
	refuse_changes( changes_of_cart( $asked ) );
	$order = new_order( $asked, $asked['reference'] . ( $row['order_id'] ? '-' . $row['order_id'] : '' ) );
	hold_order( $order );
	$tries = count_new_tries( $asked['tries'], array() );
	is_placed_here( $order ) || set_clock( $order );
	Ledger\write_attempt( $row, $order->get_id(), $tries );

	return array(
		'status'    => 'open',
		'order'     => $order,
		'isResumed' => false,
		'differing' => differing_lines( $asked['lines'] ),
	);
}

/**
 * Makes nothing when anything has changed.
 *
 * @throws Nothing_Made When it has.
 */
function refuse_changes( array $changes ): void {
	if ( array() !== $changes ) {
		$answer = array(
			'status'  => 'changed',
			'changes' => $changes,
		);
		throw new Nothing_Made( $answer ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- data, not a text that is printed.
	}
}

/**
 * Counts tries of a card, {bucket, limit, windowSeconds} each, without undecided ones; the buckets that are counted
 * now.
 *
 * @throws Nothing_Made When there were too many.
 */
function count_new_tries( array $tries, array $before ): array {
	$new = array_values( array_filter( $tries, static fn( array $a_try ): bool => ! in_array( $a_try['bucket'], $before, true ) ) );
	if ( array_filter( Ledger\count_tries( $new ) ) ) {
		throw new Nothing_Made( array( 'status' => 'paused' ) );
	}

	return array( ...$before, ...array_column( $new, 'bucket' ) );
}
