<?php
/** Links in mails that prove an address: to confirm it, to change to it, to set a new password. Each does its work once. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Accounts;

use Bellyful\Storefront\Ledger;
use Bellyful\Storefront\Rest;
use WC_Customer;
use WP_Error;
use WP_REST_Request;
use WP_User;

defined( 'ABSPATH' ) || exit;

const LINK = '_bellyful_link_';

/** The address that a customer changes to, once its link was followed. */
const NEW_EMAIL = '_bellyful_new_email';

/** For how long a link works, by its type. */
const LINK_SECONDS = array(
	'signup'   => DAY_IN_SECONDS,
	'email'    => DAY_IN_SECONDS,
	'recovery' => HOUR_IN_SECONDS,
);

/** Makes a link's token, of a type of LINK_SECONDS; an earlier one of the same type no longer works. */
function make_link_token( WP_User $user, string $type ): string {
	$secret = bin2hex( random_bytes( 24 ) );
	update_user_meta( $user->ID, LINK . $type, to_stored( $secret, time() + LINK_SECONDS[ $type ], link_address( $user, $type ) ) );

	return $user->ID . '.' . $secret;
}

/** Where a link of this type goes. */
function link_address( WP_User $user, string $type ): string {
	return 'email' === $type ? (string) get_user_meta( $user->ID, NEW_EMAIL, true ) : $user->user_email;
}

/** What is kept of a token, which ends at a second since 1970: not the token, and for which address it was sent. */
function to_stored( string $secret, int $expires, string $email ): string {
	return implode( '|', array( hash( 'sha256', $secret ), (string) $expires, hash( 'sha256', strtolower( $email ) ) ) );
}

/** A link's type, and whether it was used already; null when it is of none of these types of LINK_SECONDS, or too old. */
function find_link( WP_User $user, string $secret, array $types ): ?array {
	foreach ( $types as $type ) {
		$parts   = explode( '|', (string) get_user_meta( $user->ID, LINK . $type, true ) );
		$expires = (int) ( $parts[1] ?? 0 );
		$known   = implode( '|', array_slice( $parts, 0, 3 ) );
		if ( $expires >= time() && hash_equals( to_stored( $secret, $expires, link_address( $user, $type ) ), $known ) ) {
			return array( $type, isset( $parts[3] ) );
		}
	}

	return null;
}

/** Does what a link is for; those of other types have ended then, and this one is known until its end. */
function use_link( WP_User $user, string $type, bool $sets_password, string $own_session ): ?WP_Error {
	$stored  = (string) get_user_meta( $user->ID, LINK . $type, true );
	$refusal = 'email' === $type ? change_email( $user ) : null;
	if ( ! $refusal ) {
		confirm_owner( new WP_User( $user->ID ), $sets_password, $own_session );
		forget_links( $user->ID );
		update_user_meta( $user->ID, LINK . $type, $stored . '|used' );
	}

	return $refusal;
}

/** Makes the new address the account's, of which WordPress tells the old one; its bills' too, as the shop's own page does. */
function change_email( WP_User $user ): ?WP_Error {
	$email   = link_address( $user, 'email' );
	$changed = wp_update_user(
		array(
			'ID'         => $user->ID,
			'user_email' => wp_slash( $email ),
		)
	);
	if ( is_wp_error( $changed ) ) {
		return Rest\refuse( 'user_already_exists', 'User already registered' );
	}
	$customer = new WC_Customer( $user->ID );
	$customer->set_billing_email( $email );
	$customer->save();

	return null;
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
		'password'     => password_parameter(),
		'type'         => Rest\field( 'string', enum: array( 'signup', 'recovery' ) ),
		'endsPasskeys' => Rest\field( 'boolean', default: false ),
	);
	// To confirm takes the password or passkey of the sign-up too, or a session that it opened: another may read the mail.
	Rest\route( 'POST', '/accounts/confirm', static fn( WP_REST_Request $request ) => follow_link( $request, array( 'signup', 'email' ), false ), $args + $known );
	Rest\route( 'POST', '/accounts/password', static fn( WP_REST_Request $request ) => follow_link( $request, array( $request['type'] ), true ), $args + $new );
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_link_routes' );

/**
 * Lets in who followed a link of one of these types of LINK_SECONDS, one press at a time. Pressed twice, or shown
 * again, a used link lets in who gives the password that it left, or has proven to be somebody by a passkey.
 */
function follow_link( WP_REST_Request $request, array $types, bool $sets_password, ?WP_User $by_passkey = null ): array|WP_Error {
	list( $user_id, $secret ) = explode( '.', $request['tokenHash'], 2 ) + array( '', '' );

	return Ledger\with_lock(
		'link:' . (int) $user_id,
		static function () use ( $request, $types, $sets_password, $by_passkey, $user_id, $secret ) {
			clean_user_cache( (int) $user_id );
			$user = get_userdata( (int) $user_id );
			$link = $user && ! is_staff( $user ) ? find_link( $user, $secret, $types ) : null;
			if ( ! $link ) {
				return link_expired();
			}
			list( $type, $is_used ) = $link;

			$by_session = ! $by_passkey && '' === $request['password'];
			$proven     = $by_session ? find_signed_in( $request ) : $by_passkey;
			$is_right   = $by_session || $by_passkey ? $proven?->ID === $user->ID : null !== matching_form( $user, $request['password'] );
			if ( ! $is_right && ( $is_used || ! $sets_password ) ) {
				return $sets_password ? link_expired() : Rest\refuse( 'wrong_password', 'Wrong password' );
			}
			$refusal = $is_right ? null : change_password( $user, $request['password'] );
			if ( $refusal ) {
				return $refusal;
			}
			$refusal = $is_used ? null : use_link( $user, $type, $sets_password, $by_session ? session_token( $request ) : '' );
			if ( $refusal ) {
				return $refusal;
			}

			if ( $request['endsPasskeys'] ) {
				forget_passkeys( $user->ID );
			}
			$user = new WP_User( $user->ID );

			return $by_session ? same_session( $user, $request ) : start_session( $user, $request, $by_passkey ? 'aal2' : 'aal1' );
		}
	);
}

/** The refusal of a link that is unknown, too old, or used. */
function link_expired(): WP_Error {
	return Rest\refuse( 'otp_expired', 'Email link is invalid or has expired' );
}
