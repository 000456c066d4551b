<?php
/**
 * The shop's own page for paying, for orders of the storefront: WooCommerce takes for granted that what a pending order
 * needs is still there.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use WC_Order;
use WP_Error;
use WP_REST_Request;
use function Bellyful\Storefront\Rest\is_route;
use function Bellyful\Storefront\storefront_url;

defined( 'ABSPATH' ) || exit;

/** The order of the storefront that the current page is about, whose key the visitor brings. */
function order_on_page(): ?WC_Order {
	$order_id = absint( get_query_var( 'order-pay' ) );
	$order    = $order_id ? find_order( $order_id ) : null;

	return $order && has_key( $order ) ? $order : null;
}

/** Whether the visitor came by the order's own address. */
function has_key( WC_Order $order ): bool {
	$key = isset( $_GET['key'] ) ? sanitize_text_field( wp_unslash( $_GET['key'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- the key is the proof, and nothing is changed by it alone.

	return '' !== $key && hash_equals( $order->get_order_key(), $key );
}

/** Closes an order whose hold has ended before anything of it is shown or paid. */
function close_before_page(): void {
	$order = order_on_page();
	if ( $order && is_unpaid( $order ) && hold_end_of( $order ) <= time() ) {
		close_unpaid( $order->get_id() );
	}
}
add_action( 'wp', __NAMESPACE__ . '\close_before_page', 5 );

/** Says why the order cannot be paid, in the place of WooCommerce's own sentence and of the form. */
function say_problem(): void {
	if ( null !== problem_on_page() ) {
		add_filter( 'woocommerce_order_needs_payment', '__return_false' );
		add_filter( 'woocommerce_add_error', __NAMESPACE__ . '\problem_on_page' );
	}
}
add_action( 'before_woocommerce_pay', __NAMESPACE__ . '\say_problem' );

/** As the page shows it, with the way back; null when nothing stands against it. */
function problem_on_page(): ?string {
	$order   = order_on_page();
	$problem = $order ? page_problem( $order ) : null;

	return null === $problem ? null : esc_html( $problem ) . link_back();
}

/** What stands against paying this order, in a sentence; null when nothing does. */
function page_problem( WC_Order $order ): ?string {
	if ( $order->has_status( 'cancelled' ) ) {
		return __( 'This order is closed: it was canceled, or not paid in time. It can no longer be paid.', 'bellyful-storefront' );
	}

	return is_unpaid( $order ) ? shortage_of( $order ) : null;
}

/** Holds again what the order needs; the sentence when another order has it. */
function shortage_of( WC_Order $order ): ?string {
	try {
		hold_order( $order );

		return null;
	} catch ( Short $short ) {
		return sentence_about( $order, $short->shortages[0] );
	}
}

/** What the payer reads about a shortage, {key, left, line} as Short has it. */
function sentence_about( WC_Order $order, array $shortage ): string {
	if ( str_starts_with( $shortage['key'], 'coupon:' ) ) {
		return __( 'Sorry, the discount code of this order is used up by now, so this order cannot be paid any more.', 'bellyful-storefront' );
	}
	if ( null === $shortage['line'] ) {
		return __( 'Sorry, something in this order is one per customer and was ordered before, so this order cannot be paid any more.', 'bellyful-storefront' );
	}
	$name = array_values( $order->get_items() )[ $shortage['line'] ]->get_name();
	if ( 0 === $shortage['left'] ) {
		/* translators: %s: product name */
		return sprintf( __( 'Sorry, "%s" is sold out by now, so this order cannot be paid any more.', 'bellyful-storefront' ), $name );
	}

	/* translators: 1: product name, 2: how many are left */
	return sprintf( __( 'Sorry, "%1$s" is nearly sold out (%2$d left), so this order cannot be paid any more.', 'bellyful-storefront' ), $name, $shortage['left'] );
}

/** The way to the storefront, when its address is known. */
function link_back(): string {
	$url = storefront_url();
	if ( null === $url ) {
		return '';
	}

	return ' <a href="' . esc_url( $url ) . '">' . esc_html__( 'Back to the shop', 'bellyful-storefront' ) . '</a>';
}

/** Refuses the payment itself too: the form may have stood open for an hour. The page then says why. */
function refuse_payment( $order ): void {
	if ( '' !== reference_of( $order ) && null !== page_problem( $order ) ) {
		wp_safe_redirect( $order->get_checkout_payment_url() );
		exit;
	}
}
add_action( 'woocommerce_before_pay_action', __NAMESPACE__ . '\refuse_payment' );

/** A shopper of the storefront is a visitor to WordPress: the key in the address is the proof, as of a guest's order. */
function allow_payment_by_key( $capabilities, $wanted, $args ): mixed {
	if ( 'pay_for_order' === ( $args[0] ?? '' ) && isset( $args[2] ) ) {
		$order = find_order( (int) $args[2] );
		if ( $order && has_key( $order ) ) {
			$capabilities['pay_for_order'] = true;
		}
	}

	return $capabilities;
}
add_filter( 'user_has_cap', __NAMESPACE__ . '\allow_payment_by_key', 20, 3 );

/** The page's own form pays, and nothing else: the Store API would take another address, and not check what is left. */
function refuse_store_api( $response, $handler, $request ): mixed {
	$is_payment = is_route( '/wc/store(?:/v\d+)?/checkout/\d+', $request->get_route() );

	return $is_payment && find_order( absint( $request['id'] ) )
		? new WP_Error( 'bellyful_pay_page', __( 'This order is paid on its own page.', 'bellyful-storefront' ), array( 'status' => 403 ) )
		: $response;
}
add_filter( 'rest_request_before_callbacks', __NAMESPACE__ . '\refuse_store_api', 10, 3 );
