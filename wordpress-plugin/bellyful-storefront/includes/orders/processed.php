<?php
/**
 * What WooCommerce's checkouts call once an order is made and before it is placed or paid. Called when the order is committed,
 * and noted in the attempt's row: where a request dies in between, nothing is placed, and the next press makes good for it.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Bellyful\Storefront\Cart;
use Bellyful\Storefront\Ledger;
use WC_Order;

defined( 'ABSPATH' ) || exit;

/** Tells WooCommerce's plugins of an order that is made, once; what they refuse: the order is closed then. */
function process_once( WC_Order $order ): array {
	$key = checkout_key( reference_of( $order ) );
	if ( Ledger\is_processed( $key, $order->get_id() ) ) {
		return array();
	}

	return Ledger\with_lock(
		'money:' . $order->get_id(),
		static function () use ( $key, $order ): array {
			if ( Ledger\is_processed( $key, $order->get_id() ) ) {
				return array();
			}
			$order    = read_again( $order->get_id() );
			$refusals = stands( $order ) || is_unpaid( $order ) ? Cart\refusals_of( static fn() => tell_processed( $order ) ) : array();
			Ledger\mark_processed( $key, $order->get_id() );
			if ( $refusals && is_unpaid( $order ) ) {
				$order->add_order_note( implode( ' ', $refusals ) );
				close_order( $order->get_id() );
			}

			return $refusals;
		}
	);
}

/** The older checkout's hook and the newer one's. */
function tell_processed( WC_Order $order ): void {
	$data = array( 'payment_method' => $order->get_payment_method() );
	foreach ( array( 'billing', 'shipping' ) as $kind ) {
		foreach ( $order->get_address( $kind ) as $name => $value ) {
			$data[ "{$kind}_$name" ] = $value;
		}
	}
	// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
	do_action( 'woocommerce_checkout_order_processed', $order->get_id(), $data, $order );
	do_action( 'woocommerce_store_api_checkout_order_processed', $order );
	// phpcs:enable
}
