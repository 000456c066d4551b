<?php
/**
 * Refunds that were made at the payment service, written into the shop's books.
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

const REFUND_META = '_bellyful_charge_refund';

/**
 * Records a refund once, by its id at the payment service; no money moves here.
 *
 * @param WP_REST_Request $request What was asked.
 * @return object
 */
function write_refund( WP_REST_Request $request ): object {
	$order     = require_order( $request );
	$refund_id = (string) $request['chargeRefundId'];
	if ( $order instanceof WP_Error ) {
		return $order;
	}

	return write_back( $order, $refund_id, to_decimal( $request['amount'] ), sanitize_text_field( $request['reason'] ) );
}

/**
 * Writes money as given back, once for each id.
 *
 * @param WC_Order $order     The order.
 * @param string   $refund_id The refund or dispute at the payment service.
 * @param string   $amount    How much.
 * @param string   $reason    Why, for staff.
 * @return object
 */
function write_back( WC_Order $order, string $refund_id, string $amount, string $reason ): object {
	if ( has_refund( $order, $refund_id ) || ! turn( 'refund', $refund_id, $order->get_id() ) ) {
		return Rest\nothing();
	}
	$refund = wc_create_refund(
		array(
			'order_id' => $order->get_id(),
			'amount'   => $amount,
			'reason'   => $reason,
		)
	);
	if ( $refund instanceof WP_Error ) {
		turn( 'refund', $refund_id, $order->get_id(), false );
		return Rest\refuse( 'not_refundable', $refund->get_error_message() );
	}
	$refund->update_meta_data( REFUND_META, $refund_id );
	$refund->save_meta_data();

	return Rest\nothing();
}

/**
 * Whether the books have this refund already, also from before this plugin's table.
 *
 * @param WC_Order $order     The order.
 * @param string    $refund_id The refund at the payment service.
 */
function has_refund( WC_Order $order, string $refund_id ): bool {
	foreach ( $order->get_refunds() as $refund ) {
		if ( $refund->get_meta( REFUND_META ) === $refund_id ) {
			return true;
		}
	}

	return false;
}
