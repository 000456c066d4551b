<?php
/** Money that was given back at the payment service, written into the shop's books. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Bellyful\Storefront\Ledger;
use Bellyful\Storefront\Rest;
use WC_Order;
use WC_Order_Refund;
use WP_Error;
use WP_REST_Request;
use function Bellyful\Storefront\Money\to_decimal;
use function Bellyful\Storefront\Money\to_units;

defined( 'ABSPATH' ) || exit;

const REFUND_META = '_bellyful_charge_refund';

/** Records a refund once, by its id at the payment service; no money moves here. Of one that its customer cancelled all goes back. */
function write_refund( WP_REST_Request $request ): object {
	return with_money_of(
		$request,
		static function ( WC_Order $order ) use ( $request ): object {
			$left   = null === cancelled_at( $order ) ? $request['amount'] : to_units( $order->get_remaining_refund_amount() );
			$amount = to_decimal( min( $request['amount'], $left ) );

			return Ledger\atomically( static fn(): object => write_back( $order, (string) $request['chargeRefundId'], $amount, sanitize_text_field( $request['reason'] ) ) );
		}
	);
}

/** Does the work on the order that a request is about, while no other request writes into its books. */
function with_money_of( WP_REST_Request $request, callable $work ): object|array {
	$order = require_order( $request );
	if ( $order instanceof WP_Error ) {
		return $order;
	}

	return Ledger\with_lock( 'money:' . $order->get_id(), static fn() => $work( read_again( $order->get_id() ) ) );
}

/** Writes money (in the currency's major unit) as given back, once for each id; the last of it refunds the order. */
function write_back( WC_Order $order, string $refund_id, string $amount, string $reason ): object {
	if ( (float) $amount > 0 && ! has_refund( $order, $refund_id ) ) {
		$refund = create_refund( $order, $refund_id, $amount, $reason );
		if ( $refund instanceof WP_Error ) {
			return Rest\refuse( 'not_refundable', $refund->get_error_message() );
		}
	}
	$order = read_again( $order->get_id() );
	// WooCommerce before 10 takes an order with a free line for refunded in part only.
	if ( (float) $order->get_remaining_refund_amount() <= 0 ) {
		$order->has_status( 'refunded' ) || $order->update_status( 'refunded' );
		Ledger\end_attempt( checkout_key( reference_of( $order ) ), $order->get_id() );
	}

	return Rest\nothing();
}

/** The refund, in the currency's major unit and more than nothing, saved together with its id. */
function create_refund( WC_Order $order, string $refund_id, string $amount, string $reason ): WC_Order_Refund|WP_Error {
	$name = static fn( WC_Order_Refund $refund ) => $refund->update_meta_data( REFUND_META, $refund_id );
	add_action( 'woocommerce_create_refund', $name );
	try {
		return wc_create_refund(
			array(
				'order_id' => $order->get_id(),
				'amount'   => $amount,
				'reason'   => $reason,
			)
		);
	} finally {
		remove_action( 'woocommerce_create_refund', $name );
	}
}

/** Whether the books have this refund already. */
function has_refund( WC_Order $order, string $refund_id ): bool {
	foreach ( $order->get_refunds() as $refund ) {
		if ( $refund->get_meta( REFUND_META ) === $refund_id ) {
			return true;
		}
	}

	return false;
}
