<?php
/**
 * How often an address has used a code: the shop's own record knows guests by e-mail and customers by
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
	$code     = codes_in( (string) $request['code'] )[0] ?? '';
	$email    = strtolower( trim( (string) $request['email'] ) );
	$user_ids = users_of( $email );
	$recorded = recorded_uses( $code, array( $email ), array_map( 'strval', $user_ids ) );

	return array(
		'count'       => max( $recorded, uses_in_orders( $code, array( $email, ...$user_ids ) ) ),
		'usedByEmail' => $recorded,
	);
}

/**
 * The customers who sign in with this address or have it in their billing address.
 *
 * @param string $email The address in small letters.
 * @return int[]
 */
function users_of( string $email ): array {
	$account = get_user_by( 'email', $email );
	$billed  = get_users(
		array(
			'fields'     => 'ID',
			'meta_key'   => 'billing_email', // phpcs:ignore WordPress.DB.SlowDBQuery
			'meta_value' => $email, // phpcs:ignore WordPress.DB.SlowDBQuery
			'number'     => 20,
		)
	);

	return array_values( array_unique( array_map( 'intval', $account ? array( $account->ID, ...$billed ) : $billed ) ) );
}

/**
 * Uses in WooCommerce's own record, where one use of a customer may stand under both of his names.
 *
 * @param string   $code  The code.
 * @param string[] ...$of The names that an address goes by, kind by kind.
 */
function recorded_uses( string $code, array ...$of ): int {
	$coupon  = new WC_Coupon( $code );
	$entries = $coupon->get_id() ? array_map( 'strtolower', array_map( 'strval', $coupon->get_used_by() ) ) : array();
	$count   = static fn( array $names ): int => count( array_filter( $entries, static fn( string $entry ): bool => in_array( $entry, $names, true ) ) );

	return max( array_map( $count, $of ) );
}

/**
 * Placed orders of an address that carry the code, as the storefront or as the shop's own checkout writes it.
 *
 * @param string $code      The code.
 * @param array  $customers E-mails and customer ids.
 */
function uses_in_orders( string $code, array $customers ): int {
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
