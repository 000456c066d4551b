<?php
/** A payment may arrive when its order is closed, or long after: another order may have what it needs by then. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

defined( 'ABSPATH' ) || exit;

/** Adds a note for staff, who decide before anything of it is sent. WooCommerce asks for this status at every save as well. */
function stop_late_payment( $order_id ): void {
	$order = find_order( (int) $order_id );
	if ( ! $order ) {
		return;
	}
	// What was stopped stays so when its payment is told again.
	if ( ! $order->has_status( 'on-hold' ) || ! $order->get_date_paid() ) {
		if ( $order->has_status( PLACED_STATUSES ) || null === shortage_of( $order ) ) {
			return;
		}
		$order->add_order_note( __( 'Paid too late: others have had its last units, what is once per customer, or the last use of its code. Please give the money back, or decide to send it all the same.', 'bellyful-storefront' ) );
	}
	add_filter(
		'woocommerce_payment_complete_order_status',
		static fn( $status, $paid_id ) => (int) $paid_id === $order->get_id() ? 'on-hold' : $status,
		30,
		2
	);
}
add_action( 'woocommerce_pre_payment_complete', __NAMESPACE__ . '\stop_late_payment' );
