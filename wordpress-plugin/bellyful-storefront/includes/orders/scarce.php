<?php
/**
 * What an order claims beside units: the free sample and the offers, which are once per customer, and the last uses
 * of codes. The storefront writes on the order under which names they are held, and holds them before it charges;
 * here whoever pays on the shop's own page holds them again.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Bellyful\Storefront\Ledger;
use WC_Coupon;
use WC_Order;

defined( 'ABSPATH' ) || exit;

/** By what a claim begins with, the name under which its checkout holds it. */
const CLAIM_SUFFIXES = array(
	'coupon' => '.codes',
	'sample' => '.sample',
	'offer'  => '.offers',
);

/** An unpaid order is surely closed so long after its hold. */
const CLOSING_SECONDS = 900;

/**
 * The claims that an order brings along, by the name under which they are held.
 *
 * @param string $text What the order carries.
 * @return array<string, string[]>
 */
function claims_in( string $text ): array {
	$claims = array();
	foreach ( array_filter( explode( ', ', $text ) ) as $claim ) {
		$suffix = CLAIM_SUFFIXES[ explode( ':', $claim )[0] ] ?? null;
		if ( null !== $suffix ) {
			$claims[ $suffix ][] = $claim;
		}
	}

	return $claims;
}

/**
 * Holds what an order claims: the uses of its codes for as long as it can be paid, what is once per customer for good,
 * until the order is cancelled. A sentence for the payer when somebody else has it.
 *
 * @param WC_Order $order The order.
 */
function claim_problem( WC_Order $order ): ?string {
	$open_ms = ( max( hold_end_of( $order ), time() ) + CLOSING_SECONDS - time() ) * 1000;
	foreach ( claims_in( (string) $order->get_meta( CLAIMS_META ) ) as $suffix => $claims ) {
		$is_code = '.codes' === $suffix;
		// Counted as used, they are the order's own.
		if ( $is_code && $order->get_meta( COUNTED_META ) ) {
			continue;
		}
		$name   = hold_names( reference_of( $order ), array( $suffix ) )[0];
		$wanted = array_map( static fn( string $claim ): array => count_claim( $claim, $order ), $claims );
		if ( Ledger\reserve_holds( $name, $wanted, $is_code ? $open_ms : Ledger\LONGEST_HOLD_MS ) ) {
			return $is_code
				? __( 'Sorry, the discount code of this order is used up by now, so this order cannot be paid any more.', 'bellyful-storefront' )
				: __( 'Sorry, something in this order is one per customer and was ordered before, so this order cannot be paid any more.', 'bellyful-storefront' );
		}
	}

	return null;
}

/**
 * A claim as the ledger takes it: how many there are, holds not counted.
 *
 * @param string   $claim The claim's name.
 * @param WC_Order $order Whose it is.
 * @return array{productKey: string, quantity: int, available: int}
 */
function count_claim( string $claim, WC_Order $order ): array {
	return array(
		'productKey' => $claim,
		'quantity'   => 1,
		'available'  => str_starts_with( $claim, 'coupon:' ) ? uses_left( $claim, $order ) : 1,
	);
}

/**
 * The uses that a code has left, for all or for the order's mailbox; no end of them where it is not limited any more.
 *
 * @param string   $claim `coupon:CODE`, or with the hash of a mailbox after it.
 * @param WC_Order $order Whose it is.
 */
function uses_left( string $claim, WC_Order $order ): int {
	preg_match( '/^coupon:(.+?)(:[0-9a-f]{64})?$/', $claim, $parts );
	$code   = mb_strtolower( $parts[1] ?? '' );
	$coupon = new WC_Coupon( $code );
	$is_own = isset( $parts[2] );
	$limit  = $is_own ? (int) $coupon->get_usage_limit_per_user() : (int) $coupon->get_usage_limit();
	if ( 0 === $limit ) {
		return PHP_INT_MAX;
	}

	return max( 0, $limit - ( $is_own ? uses_of( $code, to_mailbox( $order->get_billing_email() ) )['count'] : $coupon->get_usage_count() ) );
}

/**
 * The order whose payment arrives right now, too late for what it claimed.
 */
final class LatePayment {
	/**
	 * Its id.
	 *
	 * @var int
	 */
	public static int $order_id = 0;
}

/**
 * A payment may arrive when its order is closed, or long after: what it claimed may be somebody else's by then.
 *
 * @param mixed $order_id The order's id.
 */
function find_late_payment( $order_id ): void {
	$order = find_order( (int) $order_id );
	if ( ! $order || $order->has_status( PLACED_STATUSES ) || null === claim_problem( $order ) ) {
		return;
	}
	LatePayment::$order_id = $order->get_id();
	$order->add_order_note( __( 'Paid too late: others have had what is once per customer, or the last use of its code. Please give the money back, or decide to send it all the same.', 'bellyful-storefront' ) );
}
add_action( 'woocommerce_pre_payment_complete', __NAMESPACE__ . '\find_late_payment' );

/**
 * Staff decide before anything of it is sent. WooCommerce asks for this status at every save as well.
 *
 * @param mixed $status   The status that follows the payment.
 * @param mixed $order_id The order's id.
 * @return mixed
 */
function stop_late_payment( $status, $order_id ) {
	return (int) $order_id === LatePayment::$order_id ? 'on-hold' : $status;
}
add_filter( 'woocommerce_payment_complete_order_status', __NAMESPACE__ . '\stop_late_payment', 30, 2 );
