<?php
/** The mail that asks for reviews, and who wants none. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Reviews;

use Bellyful\Storefront\Rest;
use WC_Order;
use WC_Product;
use function Bellyful\Storefront\Language\of_order;
use function Bellyful\Storefront\Language\storefront_in;
use function Bellyful\Storefront\Mail\headers_to_end;
use function Bellyful\Storefront\Notices\email_hash;
use function Bellyful\Storefront\Notices\link_to_end;
use function Bellyful\Storefront\Notices\name_of;

defined( 'ABSPATH' ) || exit;

/** One entry for each address that wants no more of them; the address itself is not kept. */
const STOP_OPTION = 'bellyful_no_review_mails_';

/** The mail about these products. */
function request_mail( WC_Order $order, array $products ): array {
	$url   = storefront_in( of_order( $order ) );
	$links = array_map( static fn( WC_Product $product ): array => array( name_of( $product ), review_url( $url, $product->get_slug() ) ), $products );
	$stop  = link_to_end( of_order( $order ), 'reviews', $order->get_billing_email() );

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
function stop_option( string $email_hash ): string {
	return STOP_OPTION . substr( wp_hash( 'review-mails:' . $email_hash, 'auth' ), 0, 32 );
}

/** Whether an address wants no such mails; earlier versions noted it under another hash. */
function is_stopped( string $email ): bool {
	$names = array( stop_option( email_hash( $email ) ), stop_option( strtolower( trim( $email ) ) ) );

	return array() !== array_filter( array_map( 'get_option', $names ) );
}

/** One, until the address has ended such mails; where only its hash is known, not as earlier versions noted it. */
function count_wanted( string $email_hash, string $email = '' ): int {
	$is_stopped = '' === $email ? false !== get_option( stop_option( $email_hash ) ) : is_stopped( $email );

	return (int) ( 0 !== days_to_wait() && ! $is_stopped );
}

/** Ends such mails to an address. */
function stop( string $email_hash ): void {
	add_option( stop_option( $email_hash ), Rest\iso_time( time() ), '', false );
}

/** The option of an address by the link of an earlier version's mail, `{id}.{signature}`; null for any other. */
function option_of_link( string $token ): ?string {
	list( $id, $signature ) = explode( '.', "$token." );

	return hash_equals( substr( wp_hash( "stop-review-mails:$id", 'secure_auth' ), 0, 32 ), $signature ) ? STOP_OPTION . $id : null;
}
