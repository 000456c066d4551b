<?php
/**
 * Requests to be notified of what is sold out. No answer says whether an address is known.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Notices;

use Bellyful\Storefront\Accounts;
use Bellyful\Storefront\Mail;
use Bellyful\Storefront\Rest;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the routes about requests for what is sold out.
 */
function add_routes(): void {
	Rest\route(
		'POST',
		'/stock-requests',
		__NAMESPACE__ . '\answer_request',
		array(
			'email'       => Accounts\email_parameter(),
			'productId'   => Rest\integer( 1, PHP_INT_MAX ),
			'variationId' => Rest\integer( 0, PHP_INT_MAX, array( 'default' => 0 ) ),
			'isConfirmed' => Rest\field( 'boolean', array( 'default' => false ) ),
			'returnUrl'   => Accounts\return_url_parameter(),
		)
	);
	$token = array( 'token' => Rest\text( 200 ) );
	Rest\route( 'POST', '/stock-requests/confirm', __NAMESPACE__ . '\answer_confirm', $token );
	Rest\route( 'POST', '/stock-requests/withdraw', __NAMESPACE__ . '\answer_withdraw', $token );
}
add_action( 'rest_api_init', __NAMESPACE__ . '\add_routes' );

/**
 * Notes it; an address that its holder has not proven gets a link first, once the answer is on its way.
 *
 * @param WP_REST_Request $request The `email`, the `productId` and `variationId`, whether the address `isConfirmed`,
 *                                 and the mail's `returnUrl`.
 */
function answer_request( WP_REST_Request $request ): object {
	$product = find_asked( (int) $request['productId'], (int) $request['variationId'] );
	if ( ! $product ) {
		return Rest\nothing();
	}
	$email = (string) $request['email'];
	if ( note_request( $email, $product->get_id(), (bool) $request['isConfirmed'] ) ) {
		mail_soon( $product );
	} else {
		Mail\note_mail( confirm_mail( $product, $email, (string) $request['returnUrl'] ) );
	}

	return Rest\nothing();
}

/**
 * Confirms a request. What came back meanwhile is notified at once.
 *
 * @param WP_REST_Request $request The link's `token`.
 * @return object|WP_Error
 */
function answer_confirm( WP_REST_Request $request ) {
	$named = read_token( $request['token'], 'confirm', token_secret() );
	if ( ! $named || ! confirm_request( $named['email_hash'], $named['post_id'] ) ) {
		return Rest\refuse( 'link_over', 'This link is no longer valid.' );
	}
	$product = wc_get_product( $named['post_id'] );
	if ( $product ) {
		mail_soon( $product );
	}

	return Rest\nothing();
}

/**
 * Forgets all requests of an address.
 *
 * @param WP_REST_Request $request The link's `token`.
 * @return object|WP_Error
 */
function answer_withdraw( WP_REST_Request $request ) {
	$named = read_token( $request['token'], 'withdraw', token_secret() );
	if ( ! $named ) {
		return Rest\refuse( 'link_over', 'This link is no longer valid.' );
	}
	withdraw_requests( $named['email_hash'] );

	return Rest\nothing();
}
