<?php
/** What happens to an order after it was placed: parcels, refunds, documents, and notes to its customer. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Bellyful\Storefront\Rest;
use Throwable;
use WC_Order;
use WC_Order_Refund;
use function Bellyful\Storefront\Lots\describe_lots;
use function Bellyful\Storefront\Lots\recalls_of;
use function Bellyful\Storefront\Money\to_units;

defined( 'ABSPATH' ) || exit;

/** What WooCommerce itself offers of an order in an account: the storefront has its own ways. */
const CORE_ACTIONS = array( 'pay', 'view', 'cancel' );

/** All of it at once, of one order. */
function describe_news( WC_Order $order ): array {
	$completed = $order->get_date_completed();

	return array(
		'cancellation' => cancellation_of( $order ),
		'problems'     => problems_of( $order ),
		'withdrawal'   => withdrawal_of( $order ),
		'address'      => $order->has_shipping_address() ? $order->get_address( 'shipping' ) : null,
		'billing'      => '' === $order->get_billing_address_1() ? null : array_diff_key( $order->get_address( 'billing' ), array( 'email' => '' ) ),
		'completedAt'  => $completed ? Rest\iso_time( $completed->getTimestamp() ) : null,
		'refunds'      => refunds_of( $order ),
		'documents'    => documents_of( $order ),
		'notes'        => notes_to_customer( $order->get_id() ),
		'fields'       => answers_to_show( $order ),
		'lots'         => describe_lots( $order ),
		'recalls'      => recalls_of( $order ),
	) + parcels_of( $order );
}

/** Money that was given back, the oldest first; what a lost dispute took is none, nor one that WooCommerce began and could not finish: its total is 0. */
function refunds_of( WC_Order $order ): array {
	$disputes = (array) $order->get_meta( DISPUTES_META );
	$given    = static fn( WC_Order_Refund $refund ): bool => (float) $refund->get_total() < 0 && ! isset( $disputes[ (string) $refund->get_meta( REFUND_META ) ] );
	$refunds  = array_map( static fn( WC_Order_Refund $refund ): array => describe_refund( $refund, $order ), array_filter( $order->get_refunds(), $given ) );
	usort( $refunds, static fn( array $one, array $other ): int => strcmp( $one['madeAt'], $other['madeAt'] ) );

	return $refunds;
}

/** One of them, with its lines as WooCommerce keeps them: below zero, with their tax beside. */
function describe_refund( WC_Order_Refund $refund, WC_Order $order ): array {
	$places = array_flip( array_keys( $order->get_items() ) );
	$items  = array();
	foreach ( $refund->get_items() as $item ) {
		$place = $places[ (int) $item->get_meta( '_refunded_item_id' ) ] ?? null;
		if ( null !== $place && (float) $item->get_total() < 0 ) {
			$items[] = array(
				'line'     => $place,
				'quantity' => abs( $item->get_quantity() ),
				'amount'   => -to_units( (float) $item->get_total() + (float) $item->get_total_tax() ),
			);
		}
	}

	return array(
		'amount' => to_units( $refund->get_amount() ),
		// The reason of one that the payment service told was written by a program.
		'reason' => '' === (string) $refund->get_meta( REFUND_META ) ? wp_strip_all_tags( $refund->get_reason() ) : '',
		'madeAt' => Rest\iso_time( $refund->get_date_created()->getTimestamp() ),
		'items'  => $items,
	);
}

/** What plugins add to an order in its account, such as an invoice, by WooCommerce's filter; as for a visitor. */
function documents_of( WC_Order $order ): array {
	$user_id = get_current_user_id();
	wp_set_current_user( 0 );
	try {
		$actions = (array) apply_filters( 'woocommerce_my_account_my_orders_actions', array(), $order ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
	} catch ( Throwable $problem ) {
		error_log( 'Bellyful storefront, documents: ' . $problem->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- for the shop's own log.
		return array();
	} finally {
		wp_set_current_user( $user_id );
	}
	$documents = array();
	foreach ( array_diff_key( $actions, array_flip( CORE_ACTIONS ) ) as $action ) {
		$url  = esc_url_raw( (string) ( $action['url'] ?? '' ), array( 'http', 'https' ) );
		$name = trim( wp_strip_all_tags( (string) ( $action['name'] ?? '' ) ) );
		if ( '' !== $url && '' !== $name ) {
			$documents[] = compact( 'name', 'url' );
		}
	}

	return $documents;
}

/** What staff wrote to the customer, the newest first. */
function notes_to_customer( int $order_id ): array {
	$notes = wc_get_order_notes(
		array(
			'order_id' => $order_id,
			'type'     => 'customer',
			'limit'    => 20,
		)
	);

	return array_map(
		static fn( $note ): array => array(
			'text'      => wp_strip_all_tags( (string) $note->content ),
			'writtenAt' => Rest\iso_time( $note->date_created->getTimestamp() ),
		),
		array_values( $notes )
	);
}

/** Registers the route. */
function add_news_route(): void {
	add_route_of_orders( '/orders/news', __NAMESPACE__ . '\describe_news' );
}
add_action( 'rest_api_init', __NAMESPACE__ . '\add_news_route' );
