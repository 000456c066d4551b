<?php
/** An order that its customer cancels: all of it in one transaction, once, and for good (rules: Cancelling an order). */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Bellyful\Storefront\Ledger;
use Bellyful\Storefront\Mail;
use Bellyful\Storefront\Rest;
use RuntimeException;
use WC_Order;
use WP_Error;
use WP_REST_Request;
use const Bellyful\Storefront\CANCEL_HOURS_OPTION;

defined( 'ABSPATH' ) || exit;

/** When its customer cancelled it, and why: `{at, reason}`. */
const CANCELLED_META    = '_bellyful_cancelled';
const CANCEL_HOURS      = 24;
const MOST_CANCEL_HOURS = 168;

/** For how many hours after it was placed an order can be cancelled by its customer; 0 for never. */
function hours_to_cancel(): int {
	return to_cancel_hours( get_option( CANCEL_HOURS_OPTION, CANCEL_HOURS ) );
}

/** A number of hours as the owner wrote it. */
function to_cancel_hours( $written ): int {
	return is_numeric( $written ) ? max( 0, min( MOST_CANCEL_HOURS, (int) $written ) ) : CANCEL_HOURS;
}

/** Until when its customer may cancel it, in seconds since 1970; null where that is over, or the bank is asked for its money. */
function cancellable_until( WC_Order $order ): ?int {
	$until   = ( $order->get_date_created()?->getTimestamp() ?? 0 ) + hours_to_cancel() * HOUR_IN_SECONDS;
	$is_open = $until > time() && $order->has_status( array( ...OPEN_STATUSES, 'on-hold', 'processing' ) );

	return $is_open && ! $order->get_meta( DISPUTES_META ) && array() === parcels_of( $order )['shipments'] ? $until : null;
}

/** Cancels it once, unless it is too late; its money is answered for by the storefront where it took it. */
function cancel( WP_REST_Request $request ): array|WP_Error {
	return with_money_of(
		$request,
		static function ( WC_Order $order ) use ( $request ): array|WP_Error {
			$cancel = static fn(): bool => cancel_all( $order->get_id(), sanitize_textarea_field( $request['reason'] ), $request['refunds'] );
			if ( null === cancelled_at( $order ) && ! Ledger\atomically( $cancel ) ) {
				return Rest\refuse( 'not_cancellable', 'This order cannot be cancelled any more.', 409 );
			}

			return array( 'order' => describe_order( read_again( $order->get_id() ) ) );
		}
	);
}

/**
 * The transaction: status, stock, codes, what is once per customer, what is owed (by staff, unless the storefront
 * refunds), and the mails about it; false, and nothing of it, for an order that cannot be cancelled any more.
 *
 * @throws RuntimeException When another plugin has kept some of it from being done.
 */
function cancel_all( int $order_id, string $reason, bool $refunds ): bool {
	$order      = read_again( $order_id );
	$was_placed = stands( $order );
	if ( null === cancellable_until( $order ) ) {
		return false;
	}
	lock_units( $order );
	Ledger\lock( 'codes:' . $order_id );
	if ( $refunds && $order->get_date_paid() && (float) $order->get_remaining_refund_amount() > 0 ) {
		Ledger\owe_money( checkout_key( reference_of( $order ) ), $order_id );
	}
	$order->update_meta_data(
		CANCELLED_META,
		array(
			'at'     => time(),
			'reason' => $reason,
		)
	);
	$order->set_status( 'cancelled', words_for_staff( $order ) );
	$order->save();
	// Each of these does nothing where WooCommerce has done it.
	wc_maybe_increase_stock_levels( $order_id );
	count_coupons( $order_id );
	release_codes( $order_id );
	release_cancelled( $order_id );
	$was_placed && note_cancelled_mail( $order_id, 'processing', 'cancelled' );
	$order = read_again( $order_id );
	if ( ! $order->has_status( 'cancelled' ) || is_stock_reduced( $order ) || ( array() !== $order->get_coupon_codes() && are_codes_counted( $order ) ) ) {
		throw new RuntimeException( 'The order was not cancelled as a whole.' );
	}

	return true;
}

/** When its customer cancelled it, in seconds since 1970; null where nobody did. */
function cancelled_at( WC_Order $order ): ?int {
	$stored = $order->get_meta( CANCELLED_META );

	return is_array( $stored ) ? (int) $stored['at'] : null;
}

/** What is to be done about the money of a cancelled order: `none`, `awaited`, `refund` (by the storefront), `staff`, `returned`. */
function money_of( WC_Order $order ): string {
	if ( (float) $order->get_total() <= 0 ) {
		return 'none';
	}
	if ( ! $order->get_date_paid() ) {
		return in_array( $order->get_payment_method(), array( 'bacs', 'cheque' ), true ) ? 'awaited' : 'none';
	}
	if ( (float) $order->get_remaining_refund_amount() <= 0 ) {
		return 'returned';
	}

	return Ledger\owes_money( checkout_key( reference_of( $order ) ), $order->get_id() ) ? 'refund' : 'staff';
}

/** What the order's page says of it; null for an order that is not the storefront's. */
function cancellation_of( WC_Order $order ): ?array {
	if ( '' === reference_of( $order ) ) {
		return null;
	}
	$at    = cancelled_at( $order );
	$until = null === $at ? cancellable_until( $order ) : null;

	return array(
		'until'       => null === $until ? null : Rest\iso_time( $until ),
		'cancelledAt' => null === $at ? null : Rest\iso_time( $at ),
		'money'       => money_of( $order ),
	);
}

/** A payment that the storefront has not taken, as it has found out: staff read that it is theirs to give back. */
function leave_to_staff( WC_Order $order ): void {
	if ( null !== cancelled_at( $order ) && 'refund' === money_of( $order ) ) {
		$order->add_order_note( __( 'The storefront has not taken the payment of this order: please give it back where it was taken.', 'bellyful-storefront' ) );
	}
}

/** What staff read of it in its notes and in their mail. */
function words_for_staff( WC_Order $order ): string {
	$reason = trim( (string) ( ( (array) $order->get_meta( CANCELLED_META ) )['reason'] ?? '' ) );
	$words  = array(
		'awaited' => __( 'If its payment arrives all the same, please send it back.', 'bellyful-storefront' ),
		'refund'  => __( 'The storefront gives its payment back.', 'bellyful-storefront' ),
		'staff'   => __( 'Its payment has arrived: please give it back.', 'bellyful-storefront' ),
	);

	return implode(
		"\n",
		array_filter(
			array(
				__( 'Its customer has canceled this order on its page.', 'bellyful-storefront' ),
				/* translators: %s: what a customer wrote */
				'' === $reason ? '' : sprintf( __( 'Reason: %s', 'bellyful-storefront' ), $reason ),
				$words[ money_of( $order ) ] ?? '',
			)
		)
	);
}

/** What its customer reads of the money in the mail. */
function words_for_customer( WC_Order $order ): string {
	return array(
		'none'     => __( 'You have canceled this order. Nothing will be sent, and there is nothing to pay.', 'bellyful-storefront' ),
		'awaited'  => __( 'You have canceled this order. Nothing will be sent. If your payment is on its way, we send it back when it arrives.', 'bellyful-storefront' ),
		'refund'   => __( 'You have canceled this order. Your payment goes back in full to the way you paid.', 'bellyful-storefront' ),
		'staff'    => __( 'You have canceled this order. Your payment has reached us: one of us sends it back and writes to you.', 'bellyful-storefront' ),
		'returned' => __( 'You have canceled this order. Your payment was given back in full.', 'bellyful-storefront' ),
	)[ money_of( $order ) ];
}

/** Adds them to WooCommerce's own two mails about it. */
function mail_cancellation( $order, $sent_to_admin = false, $plain_text = false, $email = null ): void {
	if ( ! $order instanceof WC_Order || null === cancelled_at( $order ) || ! in_array( $email->id ?? '', array( 'cancelled_order', 'customer_cancelled_order' ), true ) ) {
		return;
	}
	$words = $sent_to_admin ? words_for_staff( $order ) : words_for_customer( $order );
	echo $plain_text ? esc_html( $words ) . "\n\n" : '<p>' . nl2br( esc_html( $words ) ) . '</p>';
}
add_action( 'woocommerce_email_before_order_table', __NAMESPACE__ . '\mail_cancellation', 5, 4 );

/** WooCommerce's mail about it to customers is off until the owner says otherwise: those of the storefront get it, unless the owner has said so. */
function enable_cancelled_mail( $is_enabled, $order = null ): mixed {
	$stored = (array) get_option( 'woocommerce_customer_cancelled_order_settings', array() );

	return $is_enabled || ( '' !== reference_of( $order ) && ! isset( $stored['enabled'] ) );
}
add_filter( 'woocommerce_email_enabled_customer_cancelled_order', __NAMESPACE__ . '\enable_cancelled_mail', 5, 2 );

/** An older WooCommerce has no mail about it for customers. */
function note_cancelled_mail( $order_id, $from, $to ): void {
	$order = 'cancelled' === $to && ! in_array( $from, OPEN_STATUSES, true ) ? find_order( (int) $order_id ) : null;
	if ( null === $order || array_key_exists( 'customer_cancelled_order', Mail\find_emails( 'woocommerce_order_status_processing_to_cancelled' ) ) || ! is_email( $order->get_billing_email() ) || is_trial( $order ) ) {
		return;
	}
	$words = null === cancelled_at( $order ) ? __( 'We have canceled this order. Nothing of it will be sent.', 'bellyful-storefront' ) : words_for_customer( $order );
	Mail\note_mail(
		array(
			'to'      => $order->get_billing_email(),
			/* translators: %s: an order's number */
			'subject' => sprintf( __( 'Your order %s is canceled', 'bellyful-storefront' ), $order->get_order_number() ),
			'html'    => '<p>' . esc_html( $words ) . '</p>',
			'text'    => $words,
			'kind'    => 'order-cancelled',
		),
		'cancelled:' . $order->get_id()
	);
}
add_action( 'woocommerce_order_status_changed', __NAMESPACE__ . '\note_cancelled_mail', 20, 3 );
