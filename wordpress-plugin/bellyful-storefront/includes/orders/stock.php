<?php
/**
 * Whether everything of an order can still be had.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use WC_Order;
use WC_Product;

defined( 'ABSPATH' ) || exit;

/**
 * What an order asks of each product that is counted: those whose variations share a stock together.
 *
 * @param WC_Order $order The order.
 * @return array<int, array{product: WC_Product, quantity: int}>
 */
function wanted_of( WC_Order $order ): array {
	$wanted = array();
	foreach ( $order->get_items() as $item ) {
		$product = $item->get_product();
		if ( ! $product instanceof WC_Product ) {
			continue;
		}
		$counted = $product->get_stock_managed_by_id();
		$before  = $wanted[ $counted ]['quantity'] ?? 0;

		$wanted[ $counted ] = array(
			'product'  => $product,
			'quantity' => $before + $item->get_quantity(),
		);
	}

	return $wanted;
}

/**
 * Why an order cannot be paid any more, in a sentence for the payer; null while it can.
 *
 * @param WC_Order $order The order.
 */
function stock_problem( WC_Order $order ): ?string {
	if ( $order->get_data_store()->get_stock_reduced( $order->get_id() ) ) {
		return null;
	}
	foreach ( wanted_of( $order ) as $line ) {
		$problem = shortage( $line['product'], $line['quantity'], $order->get_id() );
		if ( null !== $problem ) {
			return $problem;
		}
	}

	return null;
}

/**
 * The sentence about one product, or null when there is enough of it.
 *
 * @param WC_Product $product  The product.
 * @param int        $quantity How many the order has.
 * @param int        $order_id The order, whose own hold does not count.
 */
function shortage( WC_Product $product, int $quantity, int $order_id ): ?string {
	if ( ! $product->is_in_stock() ) {
		/* translators: %s: product name */
		return sprintf( __( 'Sorry, "%s" is sold out by now, so this order cannot be paid any more.', 'bellyful-storefront' ), $product->get_name() );
	}
	if ( ! $product->managing_stock() || $product->backorders_allowed() ) {
		return null;
	}
	$left = max( 0, (int) $product->get_stock_quantity() - (int) wc_get_held_stock_quantity( $product, $order_id ) );
	if ( $left >= $quantity ) {
		return null;
	}

	/* translators: 1: product name, 2: how many are left */
	return sprintf( __( 'Sorry, "%1$s" is nearly sold out (%2$d left), so this order cannot be paid any more.', 'bellyful-storefront' ), $product->get_name(), $left );
}
