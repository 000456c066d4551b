<?php
/** Requests to be notified of what is sold out. No answer says whether an address is known. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Notices;

use Bellyful\Storefront\Accounts;
use Bellyful\Storefront\Language;
use Bellyful\Storefront\Mail;
use Bellyful\Storefront\Rest;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Registers the routes about requests for what is sold out. */
function add_routes(): void {
	Rest\route(
		'POST',
		'/stock-requests',
		__NAMESPACE__ . '\answer_request',
		array(
			'email'       => Accounts\email_parameter(),
			'productId'   => Rest\integer( 1, PHP_INT_MAX ),
			'variationId' => Rest\integer( 0, PHP_INT_MAX, default: 0 ),
			'isConfirmed' => Rest\field( 'boolean', default: false ),
			'returnUrl'   => Accounts\return_url_parameter(),
		)
	);
	link_route( '/stock-requests/confirm', 'confirm', __NAMESPACE__ . '\confirm' );
}
add_action( 'rest_api_init', __NAMESPACE__ . '\add_routes' );

/** Notes it; an address that its holder has not proven gets a link first, once the answer is on its way. */
function answer_request( WP_REST_Request $request ): object {
	$product = find_asked( (int) $request['productId'], (int) $request['variationId'] );
	if ( ! $product ) {
		return Rest\nothing();
	}
	$email = (string) $request['email'];
	if ( note_request( $email, $product->get_id(), (bool) $request['isConfirmed'] ) ) {
		mail_soon( $product );
	} else {
		Mail\note_mail( Language\speak( Language\of_question(), static fn(): array => confirm_mail( $product, $email, (string) $request['returnUrl'] ) ) );
	}

	return Rest\nothing();
}

/** Confirms a request; returns false where there is none. What came back meanwhile is notified at once. */
function confirm( int $post_id, string $email_hash ): bool {
	$is_there = confirm_request( $email_hash, $post_id );
	$product  = $is_there ? wc_get_product( $post_id ) : null;
	if ( $product ) {
		mail_soon( $product );
	}

	return $is_there;
}
