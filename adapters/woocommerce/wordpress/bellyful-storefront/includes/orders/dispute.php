<?php
/**
 * Payments that their payer had the bank take back.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Bellyful\Storefront\Rest;
use WC_Order;
use WP_Error;
use WP_REST_Request;
use function Bellyful\Storefront\Money\to_decimal;

defined( 'ABSPATH' ) || exit;

const DISPUTE_META = '_bellyful_status_before_dispute';

/**
 * Writes what became of a dispute, each state once: open puts the order on hold, won puts it back, lost
 * writes the money as given back.
 *
 * @param WP_REST_Request $request What was asked.
 * @return object
 */
function write_dispute( WP_REST_Request $request ): object {
	$order = require_order( $request );
	$id    = (string) $request['disputeId'];
	$state = (string) $request['state'];
	if ( $order instanceof WP_Error ) {
		return $order;
	}
	if ( ! turn( 'dispute-' . $state, $id, $order->get_id() ) ) {
		return Rest\nothing();
	}
	$sum = to_decimal( $request['amount'] );
	if ( 'open' === $state ) {
		hold_disputed( $order, $sum );
	} else {
		end_dispute( $order );
		$order->add_order_note( 'won' === $state ? "The dispute over $sum was decided for the shop." : "The dispute over $sum was lost: the bank took the money back." );
	}

	return 'lost' === $state ? write_back( $order, $id, $sum, 'Dispute lost' ) : Rest\nothing();
}

/**
 * Nothing more is sent before the bank has decided.
 *
 * @param WC_Order $order The order.
 * @param string   $sum   What is disputed.
 */
function hold_disputed( WC_Order $order, string $sum ): void {
	$note = "The payer disputes $sum with the bank. Answer at the payment service.";
	if ( ! $order->has_status( wc_get_is_paid_statuses() ) ) {
		$order->add_order_note( $note );
		return;
	}
	$order->update_meta_data( DISPUTE_META, $order->get_status() );
	$order->update_status( 'on-hold', $note );
}

/**
 * Puts a held order back to where it was; its customer has had that status's mail.
 *
 * @param WC_Order $order The order.
 */
function end_dispute( WC_Order $order ): void {
	$before = (string) $order->get_meta( DISPUTE_META );
	if ( '' === $before || ! $order->has_status( 'on-hold' ) ) {
		return;
	}
	$mails = array( 'woocommerce_email_enabled_customer_processing_order', 'woocommerce_email_enabled_customer_completed_order' );
	foreach ( $mails as $mail ) {
		add_filter( $mail, '__return_false', 99 );
	}
	$order->delete_meta_data( DISPUTE_META );
	$order->update_status( $before );
	foreach ( $mails as $mail ) {
		remove_filter( $mail, '__return_false', 99 );
	}
}
