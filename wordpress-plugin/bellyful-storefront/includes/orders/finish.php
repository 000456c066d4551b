<?php
/** What becomes of an order that a card pays: finished, declined or closed. Each may be asked any number of times. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Bellyful\Storefront\Ledger;
use Bellyful\Storefront\Rest;
use WC_Order;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Marks the order paid, once; `closed` where it, or what it needs, is gone. Refuses one to be paid without a charge. */
function finish( WP_REST_Request $request ): array|WP_Error {
	return with_money_of(
		$request,
		static function ( WC_Order $order ) use ( $request ) {
			if ( (float) $order->get_total() > 0 && NOTHING_TO_PAY === $request['chargeId'] ) {
				return Rest\refuse( 'unpaid', 'This order is to be paid.' );
			}
			if ( is_unpaid( $order ) ) {
				pay_or_close( $order, $request['chargeId'] );
				$order = read_again( $order->get_id() );
				// Its customer may have cancelled it meanwhile.
				stands( $order ) || release_cancelled( $order->get_id() );
			}
			if ( stands( $order ) ) {
				settle( $order );
			}

			return array(
				'status' => stands( $order ) ? 'paid' : 'closed',
				'order'  => describe_order( $order ),
			);
		}
	);
}

/** Marks an unpaid order as paid, if it can have what it needs. */
function pay_or_close( WC_Order $order, string $transaction_id ): void {
	try {
		try {
			hold_order( $order );
		} catch ( Short $short ) {
			usleep( SECOND_LOOK_MICROSECONDS );
			hold_order( $order );
		}
		mark_paid( $order, $transaction_id );
	} catch ( Short $short ) {
		$order->update_status( 'cancelled', __( 'Paid too late: others have what it needs by now.', 'bellyful-storefront' ) );
	}
}

/** The card was declined: others may have what it holds, and the order waits for another try. */
function decline( WP_REST_Request $request ): array|WP_Error {
	return with_money_of(
		$request,
		static function ( WC_Order $order ): array {
			$key = checkout_key( reference_of( $order ) );
			if ( is_unpaid( $order ) && (int) ( Ledger\find_row( $key )['order_id'] ?? 0 ) === $order->get_id() ) {
				release_holds( $order->get_id(), HOLD_SUFFIXES );
				Ledger\keep_tries( $key );
			}

			return array( 'order' => describe_order( $order ) );
		}
	);
}

/** Nothing comes of the order: the storefront has asked its bank. */
function close( WP_REST_Request $request ): array|WP_Error {
	$order = find_order( (int) $request['id'] );

	return $order ? array( 'order' => describe_order( close_order( $order->get_id() ) ) ) : require_order( $request );
}

/** Cancels an order that is unpaid, and ends its attempt; one that stands stays as it is. */
function close_order( int $order_id ): WC_Order {
	return Ledger\with_lock(
		'money:' . $order_id,
		static function () use ( $order_id ): WC_Order {
			$order = read_again( $order_id );
			if ( is_unpaid( $order ) ) {
				$order->update_status( 'cancelled', __( 'Nothing came of it at the storefront.', 'bellyful-storefront' ) );
				$order = read_again( $order_id );
			}
			if ( ! stands( $order ) ) {
				leave_to_staff( $order );
				Ledger\end_attempt( checkout_key( reference_of( $order ) ), $order_id );
			}

			return $order;
		}
	);
}
