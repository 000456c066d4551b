<?php
/** Payments that their payer had the bank take back. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Bellyful\Storefront\Rest;
use WC_Order;
use WP_Error;
use WP_REST_Request;
use function Bellyful\Storefront\Mail\without_emails_of_status;
use function Bellyful\Storefront\Money\to_decimal;
use function Bellyful\Storefront\Money\to_units;

defined( 'ABSPATH' ) || exit;

/** What became of each of an order's disputes, by its id, and the status that the order had before. */
const DISPUTES_META = '_bellyful_disputes';

/** Writes what became of a dispute, each state once: open puts the order on hold, won lets it go on, lost refunds it. */
function write_dispute( WP_REST_Request $request ): object {
	return with_money_of(
		$request,
		static function ( WC_Order $order ) use ( $request ): object {
			$id       = (string) $request['disputeId'];
			$state    = (string) $request['state'];
			$stored   = $order->get_meta( DISPUTES_META );
			$disputes = is_array( $stored ) ? $stored : array();
			$known    = $disputes[ $id ] ?? '';
			// Messages may arrive in any order: what is decided is not open again.
			if ( $known === $state || ( 'open' === $state && '' !== $known ) ) {
				return Rest\nothing();
			}
			// What was given back before, the bank does not take.
			$amount = to_decimal( min( $request['amount'], to_units( $order->get_remaining_refund_amount() ) ) );
			$booked = 'lost' === $state ? write_back( $order, $id, $amount, __( 'Dispute lost', 'bellyful-storefront' ) ) : null;
			if ( $booked instanceof WP_Error ) {
				return $booked;
			}
			settle_dispute( read_again( $order->get_id() ), array( $id => $state ) + $disputes, dispute_note( $state, to_decimal( $request['amount'] ) ) );

			return Rest\nothing();
		}
	);
}

/** What staff read about it, with the sum in the currency's major unit. */
function dispute_note( string $state, string $sum ): string {
	$notes = array(
		/* translators: %s: an amount of money */
		'open' => __( 'The payer disputes %s with the bank. Answer at the payment service.', 'bellyful-storefront' ),
		/* translators: %s: an amount of money */
		'won'  => __( 'The dispute over %s was decided for the shop.', 'bellyful-storefront' ),
		/* translators: %s: an amount of money */
		'lost' => __( 'The dispute over %s was lost: the bank took the money back.', 'bellyful-storefront' ),
	);

	return sprintf( $notes[ $state ], $sum );
}

/** Holds a paid order as long as a dispute is open, and puts it back after the last of them, without a mail. */
function settle_dispute( WC_Order $order, array $disputes, string $note ): void {
	$is_open = in_array( 'open', $disputes, true );
	$before  = $disputes['before'] ?? '';
	if ( $is_open && $order->has_status( wc_get_is_paid_statuses() ) ) {
		$disputes['before'] = $order->get_status();
		$order->set_status( 'on-hold' );
	} elseif ( ! $is_open && '' !== $before && $order->has_status( 'on-hold' ) ) {
		$order->set_status( $before );
	}
	$order->update_meta_data( DISPUTES_META, $disputes );
	without_emails_of_status( static fn() => $order->save() );
	$order->add_order_note( $note );
}
