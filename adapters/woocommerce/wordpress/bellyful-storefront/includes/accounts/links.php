<?php
/**
 * Links in mails that prove an address: one to confirm it, one to set a new password. Each works once.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Accounts;

use Bellyful\Storefront\Rest;
use WP_Error;
use WP_REST_Request;
use WP_User;

defined( 'ABSPATH' ) || exit;

const LINK = '_bellyful_link_';

/** For how long a link works, by its type. */
const LINK_SECONDS = array(
	'signup'   => DAY_IN_SECONDS,
	'recovery' => HOUR_IN_SECONDS,
);

/** Makes a link's token; an earlier one of the same type no longer works. */
function make_link_token( WP_User $user, string $type ): string {
	$secret = bin2hex( random_bytes( 24 ) );
	update_user_meta( $user->ID, LINK . $type, to_stored( $secret, time() + LINK_SECONDS[ $type ], $user ) );

	return $user->ID . '.' . $secret;
}

/** What is kept of a token: not the token, and for which address it was sent. */
function to_stored( string $secret, int $expires, WP_User $user ): string {
	return implode( '|', array( hash( 'sha256', $secret ), (string) $expires, hash( 'sha256', strtolower( $user->user_email ) ) ) );
}

/** Whose token this is; null when it is unknown, too old or used. Of two who use it at once one gets through. */
function use_link_token( string $token, string $type ): ?WP_User {
	list( $user_id, $secret ) = explode( '.', $token, 2 ) + array( '', '' );
	$user                     = get_userdata( (int) $user_id );
	$stored                   = $user ? (string) get_user_meta( $user->ID, LINK . $type, true ) : '';
	$expires                  = (int) ( explode( '|', $stored )[1] ?? 0 );
	if ( ! $user || $expires < time() || ! hash_equals( to_stored( $secret, $expires, $user ), $stored ) ) {
		return null;
	}

	return delete_user_meta( $user->ID, LINK . $type, $stored ) ? $user : null;
}

function forget_links( int $user_id ): void {
	foreach ( array_keys( LINK_SECONDS ) as $type ) {
		delete_user_meta( $user_id, LINK . $type );
	}
}

function register_link_route(): void {
	Rest\route(
		'POST',
		'/accounts/links',
		__NAMESPACE__ . '\answer_link',
		array(
			'tokenHash' => Rest\text( 200 ),
			'type'      => Rest\field( 'string', array( 'enum' => array( 'signup', 'recovery', 'email' ) ) ),
		) + visitor_parameters()
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_link_route' );

/**
 * Signs in whoever followed a link from his mails.
 *
 * @return array|WP_Error
 */
function answer_link( WP_REST_Request $request ) {
	$user = use_link_token( $request['tokenHash'], 'recovery' === $request['type'] ? 'recovery' : 'signup' );
	if ( ! $user || is_staff( $user ) ) {
		return Rest\refuse( 'otp_expired', 'Email link is invalid or has expired' );
	}
	mark_confirmed( $user->ID );

	return start_session( $user, $request );
}
