<?php
/**
 * A cart of the storefront goes on in the shop's own checkout. Its address proves nothing: it works once, for ten minutes, and
 * only in the browser of which the storefront's server has said that it is its shopper's.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Cart;

use Bellyful\Storefront\Accounts;
use Bellyful\Storefront\Language;
use Bellyful\Storefront\Orders;
use Bellyful\Storefront\Products;
use Bellyful\Storefront\Rest;
use WC_Order;
use WP_Error;
use WP_REST_Request;
use function Bellyful\Storefront\storefront_url;
use const Bellyful\Storefront\HAND_OVER_OPTION;

defined( 'ABSPATH' ) || exit;

/** The parameter of its address, the browser's cookie, and what the shop's session remembers. */
const HAND_OVER         = 'bellyful_hand_over';
const HANDED_LINES_META = '_bellyful_handed_lines';
const HAND_OVER_SECONDS = 10 * MINUTE_IN_SECONDS;

/** Whether any cart may go on there. */
function hands_over(): bool {
	return 'yes' === get_option( HAND_OVER_OPTION ) && null !== storefront_url();
}

/** Registers the routes. */
function register_hand_over_routes(): void {
	$reference = array( 'reference' => Rest\text( 100, pattern: '^[0-9a-f-]{36}\.[0-9a-f]{16}$' ) );
	$handed    = array(
		'lines'  => Rest\field( 'array', minItems: 1, maxItems: 50, items: array( 'type' => 'object' ) ),
		'codes'  => Rest\field( 'array', maxItems: 5, items: array( 'type' => 'string' ) ),
		'link'   => Rest\text( 500 ),
		'origin' => Rest\field( 'object', additionalProperties: array( 'type' => 'string' ) ),
	);
	Rest\route( 'POST', '/hand-overs', __NAMESPACE__ . '\answer_hand_over', $reference + $handed + array( 'agreed' => Rest\field( 'boolean' ) ) );
	Rest\route( 'POST', '/hand-overs/browser', __NAMESPACE__ . '\answer_browser', $reference + array( 'browser' => Rest\text( 64, minLength: 64 ) ) );
	Rest\route( 'GET', '/hand-overs', __NAMESPACE__ . '\answer_made', $reference );
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_hand_over_routes' );

/** Begins one: where its browser goes, and which lines stay; nowhere as long as their shopper has not agreed to that. */
function answer_hand_over( WP_REST_Request $request ): array|WP_Error {
	$lines   = $request['lines'];
	$in_shop = array_filter( array_map( __NAMESPACE__ . '\product_of', $lines ), static fn( $product ): bool => $product && ! Products\is_shown_type( $product ) );
	if ( null === storefront_url() || ( array() === $in_shop && ! hands_over() ) ) {
		return Rest\refuse( 'hand_over_off', 'This cart is not bought in the shop itself.' );
	}
	$goes  = array_filter( $lines, static fn( array $line ): bool => null !== as_taken( $line ) );
	$stays = array_keys( array_diff_key( $lines, $goes ) );
	$url   = null;
	if ( array() !== $goes && ( array() === $stays || $request['agreed'] ) ) {
		$handed          = array_intersect_key( $request->get_params(), array_flip( array( 'reference', 'codes', 'link', 'origin' ) ) );
		$handed['lines'] = array_values( $goes );
		$handed['until'] = time() + HAND_OVER_SECONDS;
		$url             = store_hand_over( array( 'language' => Language\of_question() ) + $handed );
	}

	return compact( 'url', 'stays' );
}

/** What a line is of; the storefront names variation 0 where it is none. */
function product_of( array $line ): mixed {
	return wc_get_product( $line['variationId'] ? $line['variationId'] : $line['productId'] );
}

/** What a cart of the shop has of a line's variation; null where it does not take it as it is. */
function as_taken( array $line ): ?array {
	$product = product_of( $line );

	return $product && Products\is_bought_by_id( $product ) ? Orders\variation_of( $product, $line['attributes'] ) : null;
}

/** Stores one until its time is over; gives its address at WooCommerce's checkout, which no cache stores. */
function store_hand_over( array $handed ): string {
	set_transient( HAND_OVER . '_' . $handed['reference'], $handed, max( 1, $handed['until'] - time() ) );

	return add_query_arg( array_filter( array( HAND_OVER => $handed['reference'] ) + array( 'in' => $handed['language'] ) ), wc_get_checkout_url() );
}

/** It is for this browser alone, and signs in whom the storefront's session proves. */
function answer_browser( WP_REST_Request $request ): array|WP_Error {
	$handed = get_transient( HAND_OVER . '_' . $request['reference'] );
	if ( ! is_array( $handed ) ) {
		return Rest\refuse( 'hand_over_over', 'It was taken, or is too old.' );
	}
	$handed['browser'] = $request['browser'];
	$handed['user']    = Accounts\find_signed_in( $request )?->ID;

	return array( 'url' => store_hand_over( $handed ) );
}

/** The order that came of it, once it stands, and the lines that were handed over. */
function answer_made( WP_REST_Request $request ): ?array {
	foreach ( array_filter( array_map( 'wc_get_order', Orders\ids_of_reference( $request['reference'] ) ), 'Bellyful\Storefront\Orders\stands' ) as $order ) {
		return array(
			'orderId' => $order->get_id(),
			'lines'   => (object) $order->get_meta( HANDED_LINES_META ),
		);
	}

	return null;
}

/** What this visitor's session remembers of one; nothing in a cart that the storefront itself fills. */
function handed_over(): array {
	return (array) ( WC()->session ? WC()->session->get( HAND_OVER ) : array() );
}

/** Its address was opened: who is not known as its browser is sent to the storefront, which knows its shopper. */
function open_hand_over(): void {
	$reference = isset( $_GET[ HAND_OVER ] ) ? sanitize_text_field( wp_unslash( $_GET[ HAND_OVER ] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- the cookie and the storefront's server are the proof.
	$cart      = Language\storefront_in( Language\known( isset( $_GET['in'] ) ? sanitize_key( wp_unslash( $_GET['in'] ) ) : '' ) ) . '/cart'; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- it says a language.
	if ( '' === $reference || null === storefront_url() || ! WC()->cart ) {
		return;
	}
	nocache_headers();
	// What this browser alone has.
	$secret = isset( $_COOKIE[ HAND_OVER ] ) ? sanitize_key( wp_unslash( $_COOKIE[ HAND_OVER ] ) ) : '';
	$secret = 48 === strlen( $secret ) ? $secret : bin2hex( random_bytes( 24 ) );
	wc_setcookie( HAND_OVER, $secret, time() + HAND_OVER_SECONDS, is_ssl(), true );
	$browser = hash( 'sha256', $secret );
	$handed  = get_transient( HAND_OVER . "_$reference" );
	$next    = wc_get_checkout_url();
	// Followed once more, as by Back or a second click, in the browser that has taken it, it leads on.
	if ( ( handed_over()['reference'] ?? '' ) !== $reference ) {
		if ( ! hash_equals( (string) ( $handed['browser'] ?? '' ), $browser ) ) {
			$next = add_query_arg( 'browser', $browser, $cart );
		} elseif ( ! delete_transient( HAND_OVER . "_$reference" ) ) {
			$next = add_query_arg( 'over', 1, $cart );
		} elseif ( $handed['user'] && ! is_user_logged_in() ) {
			// WooCommerce merges the saved cart in the next request: that takes it.
			$next = store_hand_over( array( 'user' => null ) + $handed );
			wc_set_customer_auth_cookie( $handed['user'] );
			update_user_meta( $handed['user'], '_woocommerce_load_saved_cart_after_login', 1 );
		} else {
			fill_shop_cart( $handed );
		}
	}
	wp_redirect( $next ); // phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect -- the storefront's own address, or this shop's checkout.
	exit;
}
// WooCommerce reads its session's cart at 10.
add_action( 'wp_loaded', __NAMESPACE__ . '\open_hand_over', 15 );

/** Its lines count as many as were handed over, however often that is done; what else is there stays, and is said. */
function fill_shop_cart( array $handed ): void {
	$cart  = WC()->cart;
	$there = array_keys( $cart->get_cart() );
	$taken = array();
	foreach ( $handed['lines'] as $line ) {
		$asked     = array( $line['productId'], $line['variationId'] );
		$variation = (array) as_taken( $line );
		$is_same   = static fn( array $item ): bool => array( $item['product_id'], $item['variation_id'] ) === $asked && array_intersect_key( $item['variation'], $variation ) === $variation;
		$key       = array_key_first( array_filter( $cart->get_cart(), $is_same ) );
		if ( null !== $key ) {
			$cart->set_quantity( $key, $line['quantity'], false );
		} elseif ( apply_filters( 'woocommerce_add_to_cart_validation', true, $line['productId'], $line['quantity'], $line['variationId'], $variation ) ) { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
			$cart->add_to_cart( $line['productId'], $line['quantity'], $line['variationId'], $variation );
		}
		$taken[] = $key;
	}
	foreach ( $handed['codes'] as $code ) {
		$cart->has_discount( $code ) || $cart->apply_coupon( $code );
	}
	$cart->calculate_totals();
	if ( array() !== array_diff( $there, $taken ) ) {
		wc_add_notice( __( 'Your cart here held other things already: they are still in it.', 'bellyful-storefront' ), 'notice' );
	}
	WC()->session->set( HAND_OVER, $handed );
	WC()->session->set_customer_session_cookie( true );
}

/** The order says what it came of: the storefront finds it, and its customer its page there. */
function mark_handed( WC_Order $order ): void {
	$handed = handed_over();
	$before = (string) $order->get_meta( Orders\HAND_OVER_META );
	if ( array() === $handed || $before === $handed['reference'] ) {
		return;
	}
	$order->update_meta_data( Orders\HAND_OVER_META, $handed['reference'] );
	$order->update_meta_data( HANDED_LINES_META, array_column( $handed['lines'], 'quantity', 'key' ) );
	$order->update_meta_data( Orders\LINK_META, $handed['link'] );
	$order->update_meta_data( Language\META, $handed['language'] );
	$order->save_meta_data();
	if ( '' === $before && array() !== $handed['origin'] ) {
		Orders\save_origin( $order, $handed['origin'] );
	}
}
// Before WooCommerce's own attribution, at 10, which leaves one that is there.
add_action( 'woocommerce_checkout_order_created', __NAMESPACE__ . '\mark_handed', 5 );
add_action( 'woocommerce_store_api_checkout_update_order_from_request', __NAMESPACE__ . '\mark_handed', 5 );

/** With its cart it is over: what is bought here next did not come from there. */
function forget_handed(): void {
	array() === handed_over() || WC()->session->set( HAND_OVER, null );
}
add_action( 'woocommerce_cart_emptied', __NAMESPACE__ . '\forget_handed' );

/** The way back, above the shop's cart, its checkout and the order that came of it, whatever the theme. */
function show_way_back(): void {
	$order    = is_order_received_page() ? wc_get_order( absint( get_query_var( 'order-received' ) ) ) : null;
	$is_made  = $order instanceof WC_Order && Orders\has_key( $order ) && '' !== (string) $order->get_meta( Orders\HAND_OVER_META );
	$language = $is_made ? Language\of_order( $order ) : ( handed_over()['language'] ?? null );
	if ( null !== storefront_url() && null !== $language && ( is_cart() || is_checkout() ) ) {
		/* translators: %s: the shop's name */
		printf( '<p style="margin:0;padding:12px 16px"><a href="%s">← %s</a></p>', esc_url( Language\storefront_in( $language ) . '/cart' ), esc_html( sprintf( __( 'Back to %s', 'bellyful-storefront' ), get_bloginfo( 'name' ) ) ) );
	}
}
add_action( 'wp_body_open', __NAMESPACE__ . '\show_way_back' );
