<?php
/**
 * An unpaid order does not stay payable for ever: WooCommerce's own clean-up takes only orders of its own checkout, so
 * those of the storefront are closed here when their hold on stock and codes ends.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use WC_Order;

defined( 'ABSPATH' ) || exit;

const CLOSE_ACTION = 'bellyful_close_unpaid_order';
const SWEEP_ACTION = 'bellyful_close_unpaid_orders';
const USUAL_HOLD   = 3600;

/**
 * When an unpaid order closes, in seconds since 1970: at the end of its hold (ISO 8601, seconds or milliseconds),
 * without one USUAL_HOLD after it was made.
 */
function hold_end( string $until, int $created_at ): int {
	$seconds = is_numeric( $until ) ? (int) $until : (int) strtotime( $until );
	if ( $seconds > 99_999_999_999 ) {
		$seconds = intdiv( $seconds, 1000 );
	}

	return $seconds > $created_at ? $seconds : $created_at + USUAL_HOLD;
}

/** When this order closes if it is not paid. */
function hold_end_of( WC_Order $order ): int {
	$created_at = $order->get_date_created()?->getTimestamp() ?? time();

	return hold_end( (string) $order->get_meta( HOLD_META ), $created_at );
}

/** Whether the order is unpaid and can still be paid. */
function is_unpaid( WC_Order $order ): bool {
	return ! $order->get_date_paid() && $order->has_status( OPEN_STATUSES );
}

/** Sets the clock of an order; a hold that moves later is seen when the clock rings. */
function set_clock( WC_Order $order ): void {
	as_schedule_single_action( hold_end_of( $order ), CLOSE_ACTION, array( $order->get_id() ), 'bellyful' );
}

/** Closes an order whose hold is over. */
function close_unpaid( $order_id ): void {
	$order = find_order( (int) $order_id );
	if ( ! $order || ! is_unpaid( $order ) ) {
		return;
	}
	if ( hold_end_of( $order ) > time() ) {
		set_clock( $order );
		return;
	}
	$order->update_status( 'cancelled', __( 'Not paid in time: the storefront no longer holds these products.', 'bellyful-storefront' ) );
}
add_action( CLOSE_ACTION, __NAMESPACE__ . '\close_unpaid' );

/** Closes what a lost clock has left open. */
function sweep(): void {
	$order_ids = wc_get_orders(
		array(
			'limit'        => 100,
			'return'       => 'ids',
			'type'         => 'shop_order',
			'status'       => OPEN_STATUSES,
			'created_via'  => CREATED_VIA,
			'date_created' => '<' . ( time() - USUAL_HOLD ),
			'orderby'      => 'date',
			'order'        => 'ASC',
		)
	);
	array_walk( $order_ids, static fn( $order_id ) => close_unpaid( $order_id ) );
}
add_action( SWEEP_ACTION, __NAMESPACE__ . '\sweep' );

/** Looks for forgotten orders once an hour. */
function schedule_sweep(): void {
	if ( function_exists( 'as_has_scheduled_action' ) && ! as_has_scheduled_action( SWEEP_ACTION, array(), 'bellyful' ) ) {
		as_schedule_recurring_action( time() + HOUR_IN_SECONDS, HOUR_IN_SECONDS, SWEEP_ACTION, array(), 'bellyful' );
	}
}
add_action( 'action_scheduler_ensure_recurring_actions', __NAMESPACE__ . '\schedule_sweep' );
