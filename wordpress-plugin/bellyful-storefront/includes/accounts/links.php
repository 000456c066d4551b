<?php
/** Links in mails that prove an address: one to confirm it, one to set a new password. Each does its work once. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Accounts;

use Bellyful\Storefront\Ledger;
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

/**
 * Makes a link's token; an earlier one of the same type no longer works.
 *
 * @param string $type A type of LINK_SECONDS.
 */
function make_link_token( WP_User $user, string $type ): string {
	$secret = bin2hex( random_bytes( 24 ) );
	update_user_meta( $user->ID, LINK . $type, to_stored( $secret, time() + LINK_SECONDS[ $type ], $user ) );

	return $user->ID . '.' . $secret;
}

/**
 * What is kept of a token: not the token, and for which address it was sent.
 *
 * @param int $expires When the link ends, in seconds since 1970.
 */
function to_stored( string $secret, int $expires, WP_User $user ): string {
	return implode( '|', array( hash( 'sha256', $secret ), (string) $expires, hash( 'sha256', strtolower( $user->user_email ) ) ) );
}

/**
 * Whether a link was used already; null when it is unknown or too old.
 *
 * @param string $type A type of LINK_SECONDS.
 */
function is_link_used( WP_User $user, string $secret, string $type ): ?bool {
	$stored  = (string) get_user_meta( $user->ID, LINK . $type, true );
	$parts   = explode( '|', $stored );
	$expires = (int) ( $parts[1] ?? 0 );
	if ( $expires < time() || ! hash_equals( to_stored( $secret, $expires, $user ), implode( '|', array_slice( $parts, 0, 3 ) ) ) ) {
		return null;
	}

	return isset( $parts[3] );
}

/**
 * Links of other types end; this one is known until its end.
 *
 * @param string $type A type of LINK_SECONDS.
 */
function mark_link_used( WP_User $user, string $type ): void {
	$stored = (string) get_user_meta( $user->ID, LINK . $type, true );
	forget_links( $user->ID );
	update_user_meta( $user->ID, LINK . $type, $stored . '|used' );
}

/** No link that was sent before works any more. */
function forget_links( int $user_id ): void {
	foreach ( array_keys( LINK_SECONDS ) as $type ) {
		delete_user_meta( $user_id, LINK . $type );
	}
}

/** Registers the routes that a link leads to. */
function register_link_routes(): void {
	$args  = array( 'tokenHash' => Rest\text( 200 ) ) + visitor_parameters();
	$known = array( 'password' => Rest\text( 4096, minLength: 0, default: '' ) );
	$new   = array(
		'password' => password_parameter(),
		'type'     => Rest\field( 'string', enum: array_keys( LINK_SECONDS ) ),
	);
	// To confirm takes the password of the sign-up too, or a session that it opened: another may read the mail.
	Rest\route( 'POST', '/accounts/confirm', static fn( WP_REST_Request $request ) => follow_link( $request, 'signup', false ), $args + $known );
	Rest\route( 'POST', '/accounts/password', static fn( WP_REST_Request $request ) => follow_link( $request, $request['type'], true ), $args + $new );
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_link_routes' );

/**
 * Lets in who followed a link, one press at a time. Pressed twice, or shown again, a used link lets in who gives the
 * password that it left.
 *
 * @param string $type A type of LINK_SECONDS.
 */
function follow_link( WP_REST_Request $request, string $type, bool $sets_password ): array|WP_Error {
	list( $user_id, $secret ) = explode( '.', $request['tokenHash'], 2 ) + array( '', '' );

	return Ledger\with_lock(
		'link:' . (int) $user_id,
		static function () use ( $request, $type, $sets_password, $user_id, $secret ) {
			clean_user_cache( (int) $user_id );
			$user    = get_userdata( (int) $user_id );
			$is_used = $user && ! is_staff( $user ) ? is_link_used( $user, $secret, $type ) : null;
			if ( null === $is_used ) {
				return link_expired();
			}
			$by_session = '' === $request['password'];
			$is_right   = $by_session ? find_signed_in( $request )?->ID === $user->ID : null !== matching_form( $user, $request['password'] );
			if ( ! $is_right && ( $is_used || ! $sets_password ) ) {
				return $sets_password ? link_expired() : Rest\refuse( 'wrong_password', 'Wrong password' );
			}
			$refusal = $is_right ? null : change_password( $user, $request['password'] );
			if ( $refusal ) {
				return $refusal;
			}
			if ( ! $is_used ) {
				confirm_owner( $user, $sets_password, $by_session ? session_token( $request ) : '' );
				mark_link_used( $user, $type );
			}

			return ( $by_session ? __NAMESPACE__ . '\same_session' : __NAMESPACE__ . '\start_session' )( new WP_User( $user->ID ), $request );
		}
	);
}

/** The refusal of a link that is unknown, too old, or used. */
function link_expired(): WP_Error {
	return Rest\refuse( 'otp_expired', 'Email link is invalid or has expired' );
}
