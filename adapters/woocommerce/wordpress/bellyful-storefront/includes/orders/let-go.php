<?php
/**
 * A cancelled order lets go of what the storefront held for it.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Bellyful\Storefront\Ledger;

defined( 'ABSPATH' ) || exit;

const HOLD_SUFFIXES = array( '', '.codes', '.sample', '.offers' );

/**
 * The names under which the storefront holds things for one checkout.
 *
 * @param string $reference How the storefront calls the order.
 * @return string[]
 */
function hold_names( string $reference ): array {
	return array_map( static fn( string $suffix ): string => checkout_key( $reference ) . $suffix, HOLD_SUFFIXES );
}

/**
 * Deletes the holds of a cancelled order.
 *
 * @param mixed $order_id The order's id.
 */
function let_go( $order_id ): void {
	$order = find_order( (int) $order_id );
	if ( $order ) {
		array_map( static fn( string $name ) => Ledger\release_holds( $name ), hold_names( reference_of( $order ) ) );
	}
}
add_action( 'woocommerce_order_status_cancelled', __NAMESPACE__ . '\let_go' );
