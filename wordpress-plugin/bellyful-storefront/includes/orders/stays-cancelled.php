<?php
/**
 * Staff, gateways and the customer may change an order at one moment: its status is changed by one at a time, and what
 * its customer has cancelled stays so, whoever saves it as it was before.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Automattic\WooCommerce\Utilities\OrderUtil;
use Bellyful\Storefront\Ledger;
use Closure;
use Exception;
use RuntimeException;
use WC_Order;
use WC_Order_Refund;
use function Bellyful\Storefront\Money\to_units;

defined( 'ABSPATH' ) || exit;

/** Keeps others from an order's money and status until this request has come to that hook, or has ended. */
function keep_turn_until( int $order_id, string $hook ): callable {
	$end = static function () use ( &$end, $hook, $order_id ): void {
		remove_action( $hook, $end, 0 );
		remove_action( 'shutdown', $end, 0 );
		Ledger\end_turn( 'money:' . $order_id );
	};
	try {
		Ledger\take_turn( 'money:' . $order_id );
	} catch ( RuntimeException | Ledger\Collision $problem ) {
		return static function (): void {}; // Others took too long: staff are not kept from their work.
	}
	add_action( $hook, $end, 0 );
	add_action( 'shutdown', $end, 0 );

	return $end;
}

/** Before an order's new status is saved. */
function guard_status( $order ): void {
	if ( ! $order instanceof WC_Order || 0 === $order->get_id() || '' === reference_of( $order ) ) {
		return;
	}
	$is_changed = $order->get_data()['status'] !== $order->get_status();
	// Where orders are posts the status is written with any other change, as it was read.
	if ( ! $is_changed && ( OrderUtil::custom_orders_table_usage_is_enabled() || $order->has_status( CLOSED_STATUSES ) ) ) {
		return;
	}
	keep_turn_until( $order->get_id(), 'woocommerce_after_order_object_save' );
	$stored = read_again( $order->get_id() );
	if ( null === cancelled_at( $stored ) || $stored->has_status( 'trash' ) || in_array( $order->get_status(), array( 'refunded', 'trash' ), true ) ) {
		return;
	}
	$is_paying = did_action( 'woocommerce_pre_payment_complete' ) > 0;
	leave_status( $order, $stored->get_status(), $is_paying );
	$is_changed && $order->add_order_note(
		$is_paying
			? __( 'A payment arrived for this order, which its customer has cancelled: please give it back.', 'bellyful-storefront' )
			: __( 'Its customer has cancelled this order, so it stays cancelled. Who wants it after all orders again.', 'bellyful-storefront' )
	);
}
add_action( 'woocommerce_before_order_object_save', __NAMESPACE__ . '\guard_status', 5 );

/** A payment that arrives after it takes nothing off the stock again. */
function leave_stock( $reduces, $order_id ): bool {
	return $reduces && null === cancelled_at( read_again( (int) $order_id ) );
}
add_filter( 'woocommerce_payment_complete_reduce_order_stock', __NAMESPACE__ . '\leave_stock', 20, 2 );

/** Takes back a change of status that is not saved yet, with the days that came with it, and all that would follow. */
function leave_status( WC_Order $order, string $status, bool $is_paid ): void {
	$days  = $is_paid ? array( 'date_completed' ) : array( 'date_completed', 'date_paid' );
	$leave = function () use ( $status, $days ): void {
		$this->data['status']    = $status;
		$this->changes           = array_diff_key( $this->changes, array_flip( array( 'status', ...$days ) ) );
		$this->status_transition = false;
	};
	Closure::bind( $leave, $order, WC_Order::class )();
}

/**
 * Before a refund is saved: of two at one moment, the second has no more than the first has left.
 *
 * @throws Exception What staff read.
 */
function guard_refund( $refund, $given = array() ): void {
	$order_id = (int) ( $given['order_id'] ?? 0 );
	if ( ! $refund instanceof WC_Order_Refund || ! find_order( $order_id ) ) {
		return;
	}
	$end = keep_turn_until( $order_id, 'woocommerce_order_refunded' );
	if ( to_units( $refund->get_amount() ) > to_units( read_again( $order_id )->get_remaining_refund_amount() ) ) {
		$end();
		throw new Exception( esc_html__( 'As much as that is not left to give back.', 'bellyful-storefront' ) );
	}
}
add_action( 'woocommerce_create_refund', __NAMESPACE__ . '\guard_refund', 5, 2 );

/**
 * Before a parcel, a fulfilment of WooCommerce, is sent.
 *
 * @throws Exception What staff read.
 */
function guard_parcel( $fulfillment ): mixed {
	$order = find_order( (int) $fulfillment->get_entity_id() );
	if ( $order ) {
		$end = keep_turn_until( $order->get_id(), 'woocommerce_fulfillment_after_fulfill' );
		if ( null !== cancelled_at( read_again( $order->get_id() ) ) ) {
			$end();
			throw new Exception( esc_html__( 'Its customer has cancelled this order.', 'bellyful-storefront' ) );
		}
	}

	return $fulfillment;
}
add_filter( 'woocommerce_fulfillment_before_fulfill', __NAMESPACE__ . '\guard_parcel' );
