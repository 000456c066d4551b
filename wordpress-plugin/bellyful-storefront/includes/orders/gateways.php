<?php
/** Placing an order by what the shop itself offers: nothing to pay, or payment on delivery, by bank transfer, by cheque. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Bellyful\Storefront\Ledger;
use RuntimeException;
use WC_Order;
use WC_Payment_Gateway;
use WC_Product;

defined( 'ABSPATH' ) || exit;

const OFFLINE_METHODS = array( 'cod', 'bacs', 'cheque' );
/** What a free order is marked paid with. */
const NOTHING_TO_PAY = 'nothing-to-pay';

/** Whether an unpaid order is placed without a payment. */
function is_placed_here( WC_Order $order ): bool {
	return is_unpaid( $order ) && ( (float) $order->get_total() <= 0 || in_array( $order->get_payment_method(), OFFLINE_METHODS, true ) );
}

/** Places an order once, however many ask for it; of one that stands, does what a request that died has left. */
function place_once( int $order_id ): WC_Order {
	return Ledger\with_lock(
		'money:' . $order_id,
		static function () use ( $order_id ): WC_Order {
			$order = read_again( $order_id );
			if ( stands( $order ) ) {
				settle( $order );
			} elseif ( is_placed_here( $order ) && (float) $order->get_total() <= 0 ) {
				mark_paid( $order, NOTHING_TO_PAY );
			} elseif ( is_placed_here( $order ) ) {
				place_by_gateway( $order );
			}

			return read_again( $order_id );
		}
	);
}

/**
 * Has the gateway place the order, with its own status, notes and mails.
 *
 * @throws RuntimeException When it does not.
 */
function place_by_gateway( WC_Order $order ): void {
	// The gateways empty the cart of the current user; there is none until it is loaded.
	wc_load_cart();
	reduce_stock( $order );
	count_coupons( $order->get_id() );
	$result = find_gateway( $order->get_payment_method() )?->process_payment( $order->get_id() );
	if ( 'success' !== ( $result['result'] ?? '' ) ) {
		throw new RuntimeException( 'The gateway did not place the order.' );
	}
}

/**
 * Marks an order as paid, as a gateway does.
 *
 * @throws RuntimeException When WooCommerce could not.
 */
function mark_paid( WC_Order $order, string $transaction_id ): void {
	reduce_stock( $order );
	count_coupons( $order->get_id() );
	if ( ! $order->payment_complete( $transaction_id ) ) {
		throw new RuntimeException( 'The order could not be marked as paid.' );
	}
}

/** Takes the order's units off the stock, all at once or none: WooCommerce would go line by line. */
function reduce_stock( WC_Order $order ): void {
	if ( is_stock_reduced( $order ) ) {
		return;
	}
	Ledger\atomically(
		static function () use ( $order ): void {
			lock_units( $order );
			wc_maybe_reduce_stock_levels( $order->get_id() );
		}
	);
}

/** Keeps others from the units of an order's products to the end of the transaction; every request takes them in the same order. */
function lock_units( WC_Order $order ): void {
	$products = array_filter( array_map( static fn( $item ) => $item->get_product(), $order->get_items() ) );
	$counted  = array_map( static fn( WC_Product $product ): int => $product->get_stock_managed_by_id(), $products );
	sort( $counted );
	array_map( 'Bellyful\Storefront\Ledger\units_left', array_unique( $counted ) );
}

/** All that follows the placing of an order, as far as it has not been done: a request may have died on the way. */
function settle( WC_Order $order ): void {
	reduce_stock( $order );
	count_coupons( $order->get_id() );
	count_codes( $order->get_id() );
	release_placed( $order->get_id(), '', $order->get_status() );
}

/** A gateway that the shop has switched on, by WooCommerce's id: `cod`, `bacs` and so on. */
function find_gateway( string $id ): ?WC_Payment_Gateway {
	$gateway = WC()->payment_gateways()->payment_gateways()[ $id ] ?? null;

	return $gateway && 'yes' === $gateway->enabled ? $gateway : null;
}

/** What the payer has to do, as the shop's own page and mail tell it. */
function instructions_of( WC_Payment_Gateway $gateway ): string {
	$accounts = 'bacs' === $gateway->id ? (array) get_option( 'woocommerce_bacs_accounts', array() ) : array();
	$lines    = array_map( __NAMESPACE__ . '\account_line', array_filter( $accounts, 'is_array' ) );

	return implode( "\n", array_filter( array( trim( wp_strip_all_tags( (string) $gateway->get_option( 'instructions' ) ) ), ...$lines ) ) );
}

/** One of WooCommerce's bank accounts in one line; empty and absent parts are left out. */
function account_line( array $account ): string {
	$labels = array(
		'account_name'   => '%s',
		'bank_name'      => '%s',
		/* translators: %s: the number of a bank account */
		'account_number' => __( 'Account: %s', 'bellyful-storefront' ),
		/* translators: %s: the code of a bank */
		'sort_code'      => __( 'Sort code: %s', 'bellyful-storefront' ),
		/* translators: %s: the international number of a bank account */
		'iban'           => __( 'IBAN: %s', 'bellyful-storefront' ),
		/* translators: %s: the international code of a bank */
		'bic'            => __( 'BIC: %s', 'bellyful-storefront' ),
	);
	$parts  = array();
	foreach ( $labels as $key => $label ) {
		$value = trim( (string) ( $account[ $key ] ?? '' ) );
		if ( '' !== $value ) {
			$parts[] = sprintf( $label, $value );
		}
	}

	return implode( ', ', $parts );
}
