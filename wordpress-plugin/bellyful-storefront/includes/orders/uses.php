<?php
/**
 * How often a mailbox has used a code: the shop's own record knows guests by e-mail and customers by
 * number, and GraphQL tells only of the latter.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use WC_Coupon;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * The larger of two counts of the same uses: either may have missed some.
 *
 * @param WP_REST_Request $request What was asked.
 * @return array{count: int, usedByEmail: int}
 */
function tell_uses( WP_REST_Request $request ): array {
	return uses_of( codes_in( (string) $request['code'] )[0] ?? '', to_mailbox( (string) $request['email'] ) );
}

/**
 * How often a mailbox has used a code, whichever of its addresses it gave.
 *
 * @param string $code    The code.
 * @param string $mailbox The mailbox.
 * @return array{count: int, usedByEmail: int}
 */
function uses_of( string $code, string $mailbox ): array {
	$user_ids = users_of( $mailbox );
	$recorded = recorded_uses( $code, $mailbox, $user_ids );

	return array(
		'count'       => max( $recorded, uses_in_orders( $code, array( ...ordering_emails( $mailbox ), ...$user_ids ) ) ),
		'usedByEmail' => $recorded,
	);
}

/**
 * Uses in WooCommerce's own record, where one use of a customer may stand under both of his names.
 *
 * @param string $code     The code.
 * @param string $mailbox  The mailbox.
 * @param int[]  $user_ids Its customers.
 */
function recorded_uses( string $code, string $mailbox, array $user_ids ): int {
	$coupon  = new WC_Coupon( $code );
	$entries = $coupon->get_id() ? array_map( 'strval', $coupon->get_used_by() ) : array();
	$emails  = array_filter( $entries, static fn( string $entry ): bool => to_mailbox( $entry ) === $mailbox );

	return max( count( $emails ), count( array_intersect( $entries, array_map( 'strval', $user_ids ) ) ) );
}

/**
 * Placed orders of these customers that carry the code, as the storefront or as the shop's own checkout writes it.
 *
 * @param string $code      The code.
 * @param array  $customers E-mails and customer ids.
 */
function uses_in_orders( string $code, array $customers ): int {
	if ( array() === $customers ) {
		return 0;
	}
	$orders = wc_get_orders(
		array(
			'limit'    => 200,
			'type'     => 'shop_order',
			'status'   => PLACED_STATUSES,
			'customer' => $customers,
		)
	);
	$codes  = static fn( \WC_Order $order ): array => array( ...codes_in( (string) $order->get_meta( CODES_META ) ), ...$order->get_coupon_codes() );

	return count( array_filter( $orders, static fn( \WC_Order $order ): bool => in_array( $code, $codes( $order ), true ) ) );
}
