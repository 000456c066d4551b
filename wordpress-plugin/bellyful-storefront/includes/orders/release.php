<?php
/**
 * An order lets go of what the storefront held for it: all of it when it is cancelled, units and codes when it is
 * placed, for then the shop's own counts have them.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Bellyful\Storefront\Ledger;

defined( 'ABSPATH' ) || exit;

const COUNTED_SUFFIXES = array( '', '.codes' );
const HOLD_SUFFIXES    = array( '', '.codes', '.sample', '.offers' );

/** The names under which the storefront holds things for one checkout. */
function hold_names( string $reference, array $suffixes = HOLD_SUFFIXES ): array {
	return array_map( static fn( string $suffix ): string => checkout_key( $reference ) . $suffix, $suffixes );
}

/** Deletes holds of an order. */
function release_holds( int $order_id, array $suffixes ): void {
	$order = find_order( $order_id );
	if ( $order ) {
		Ledger\release( hold_names( reference_of( $order ), $suffixes ) );
	}
}

/** A cancelled order's checkout may have gone on to another order, which needs the holds. */
function release_cancelled( $order_id ): void {
	$key     = checkout_key( reference_of( wc_get_order( (int) $order_id ) ) );
	$current = '' === $key ? 0 : (int) ( Ledger\find_row( $key )['order_id'] ?? 0 );
	if ( 0 === $current || (int) $order_id === $current ) {
		release_holds( (int) $order_id, HOLD_SUFFIXES );
	}
}
add_action( 'woocommerce_order_status_cancelled', __NAMESPACE__ . '\release_cancelled', 20 );

/** Nor does anything come of an unpaid order that staff throw away. */
function release_removed( $order_id ): void {
	$order = find_order( (int) $order_id );
	if ( $order && is_unpaid( $order ) ) {
		release_cancelled( $order_id );
	}
}
add_action( 'woocommerce_before_trash_order', __NAMESPACE__ . '\release_removed' );
add_action( 'woocommerce_before_delete_order', __NAMESPACE__ . '\release_removed' );

/** A placed order needs its units and codes held no longer, once its stock is reduced and its codes are counted. */
function release_placed( $order_id, $from, $to ): void {
	if ( in_array( $to, PLACED_STATUSES, true ) ) {
		release_holds( (int) $order_id, COUNTED_SUFFIXES );
		Ledger\end_attempt( checkout_key( reference_of( wc_get_order( (int) $order_id ) ) ), (int) $order_id );
	}
}
add_action( 'woocommerce_order_status_changed', __NAMESPACE__ . '\release_placed', 30, 3 );
