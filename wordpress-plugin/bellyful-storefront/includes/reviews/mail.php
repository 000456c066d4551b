<?php
/** The mail that asks for reviews, and the link that ends such mails. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Reviews;

use Bellyful\Storefront\Rest;
use WC_Order;
use WC_Product;
use WP_Error;
use WP_REST_Request;
use function Bellyful\Storefront\Language\of_order;
use function Bellyful\Storefront\Language\storefront_in;
use function Bellyful\Storefront\Mail\headers_to_end;
use function Bellyful\Storefront\Notices\name_of;

defined( 'ABSPATH' ) || exit;

/** One entry for each address that wants no more of them; the address itself is not kept. */
const STOP_OPTION = 'bellyful_no_review_mails_';

/** The mail about these products. */
function request_mail( WC_Order $order, array $products ): array {
	$url   = storefront_in( of_order( $order ) );
	$links = array_map( static fn( WC_Product $product ): array => array( name_of( $product ), review_url( $url, $product->get_slug() ) ), $products );
	$stop  = $url . '/account/review-mails?to=' . stop_token( $order->get_billing_email() );

	return to_mail( $links, $stop ) + array(
		'to'      => $order->get_billing_email(),
		'kind'    => 'review-request',
		'headers' => headers_to_end( $stop ),
	);
}

/** Where a product is reviewed. */
function review_url( string $storefront, string $slug ): string {
	return $storefront . '/wordpress-product/' . rawurlencode( rawurldecode( $slug ) ) . '#reviews';
}

/** Subject, HTML and text. */
function to_mail( array $links, string $stop ): array {
	$intro = __( 'Your order has been with you for some days now. Would you tell others what it is like? A few honest words help them choose, whatever they say.', 'bellyful-storefront' );
	$how   = __( 'Sign in with this e-mail address, or open an account with it, to write a review.', 'bellyful-storefront' );
	$end   = __( 'We ask once for an order. No more of these mails:', 'bellyful-storefront' );
	$html  = '<p>' . esc_html( $intro ) . '</p><ul>';
	$text  = $intro . "\n";
	foreach ( $links as list( $name, $url ) ) {
		$html .= sprintf( '<li style="margin:8px 0"><a href="%s">%s</a></li>', esc_url( $url ), esc_html( $name ) );
		$text .= "\n$name: $url";
	}
	$html .= sprintf( '</ul><p>%s</p><p style="font-size:smaller">%s <a href="%s">%s</a></p>', esc_html( $how ), esc_html( $end ), esc_url( $stop ), esc_html__( 'unsubscribe', 'bellyful-storefront' ) );

	return array(
		'subject' => __( 'How do you like it?', 'bellyful-storefront' ),
		'html'    => $html,
		'text'    => "$text\n\n$how\n\n$end $stop",
	);
}

/** A keyed hash of an address, which can be neither read nor made up. */
function stop_token( string $email ): string {
	$id = substr( wp_hash( 'review-mails:' . strtolower( trim( $email ) ), 'auth' ), 0, 32 );

	return $id . '.' . sign_stop( $id );
}

/** What only this shop can write beside an id. */
function sign_stop( string $id ): string {
	return substr( wp_hash( 'stop-review-mails:' . $id, 'secure_auth' ), 0, 32 );
}

/** Whether an address wants no such mails. */
function is_stopped( string $email ): bool {
	return '' !== (string) get_option( STOP_OPTION . strtok( stop_token( $email ), '.' ), '' );
}

/** Registers the route that the mail's last link leads to. */
function register_stop_route(): void {
	Rest\route( 'POST', '/reviews/stop-mails', __NAMESPACE__ . '\answer_stop', array( 'token' => Rest\text( 65, pattern: '^[0-9a-f]{32}\.[0-9a-f]{32}$' ) ) );
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_stop_route' );

/** Ends such mails to the address behind a link. */
function answer_stop( WP_REST_Request $request ): object {
	list( $id, $signature ) = explode( '.', $request['token'] );
	if ( ! hash_equals( sign_stop( $id ), $signature ) ) {
		return Rest\refuse( 'unknown_link', 'This link is not one of ours.' );
	}
	add_option( STOP_OPTION . $id, Rest\iso_time( time() ), '', false );

	return Rest\nothing();
}
