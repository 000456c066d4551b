<?php
/** Signing in and up with a passkey, and a shopper's own: listed, added, named, removed. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Accounts;

use Bellyful\Storefront\Ledger;
use Bellyful\Storefront\Rest;
use WP_Error;
use WP_REST_Request;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Registers the routes. */
function register_passkey_routes(): void {
	$path       = '/accounts/passkeys';
	$one        = $path . '/(?P<id>\d{1,18})';
	$credential = array( 'credentialId' => Rest\text( 1400, pattern: '^[\w-]+$' ) );
	$name       = array( 'name' => Rest\text( 60, sanitize_callback: 'sanitize_text_field' ) );
	$answer     = $credential + array(
		'challenge' => Rest\text( 64 ),
		'counter'   => Rest\integer( 0, 4294967295 ),
	);
	$new        = $answer + $name + array(
		'publicKey'  => Rest\text( 2000 ),
		'userHandle' => Rest\text( 88 ),
	);
	Rest\route( 'POST', "$path/find", __NAMESPACE__ . '\answer_find_passkey', $credential );
	Rest\route( 'POST', "$path/sign-in", __NAMESPACE__ . '\answer_passkey_sign_in', $answer + array( 'tokenHash' => Rest\text( 200, minLength: 0, default: '' ) ) + visitor_parameters() );
	Rest\route(
		'POST',
		"$path/sign-up",
		// Nobody knows its password: a mailed link sets another.
		static fn( WP_REST_Request $request ) => open_account( $request, bin2hex( random_bytes( 24 ) ), __NAMESPACE__ . '\store_passkey' ),
		$new + array(
			'email'     => email_parameter(),
			'returnUrl' => return_url_parameter(),
		) + visitor_parameters()
	);
	shopper_route( 'GET', $path, __NAMESPACE__ . '\answer_passkeys' );
	shopper_route( 'POST', $path, fresh( static fn( WP_REST_Request $request, WP_User $user ) => store_passkey( $user->ID, $request ) ? Rest\nothing() : passkey_refused() ), $new );
	shopper_route( 'PUT', $one, __NAMESPACE__ . '\answer_name_passkey', $name );
	shopper_route( 'DELETE', $one, fresh( __NAMESPACE__ . '\answer_remove_passkey' ) );
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_passkey_routes' );

/** By what an answer of this credential is verified; null where no account has it. */
function answer_find_passkey( WP_REST_Request $request ): ?array {
	$passkey = find_passkey( $request['credentialId'] );

	return $passkey ? array(
		'publicKey'  => $passkey['public_key'],
		'counter'    => (int) $passkey['counter'],
		'userHandle' => $passkey['user_handle'],
	) : null;
}

/** Signs in whom the storefront has verified, or confirms the address of a link by it. */
function answer_passkey_sign_in( WP_REST_Request $request ): array|WP_Error {
	$passkey = find_passkey( $request['credentialId'] );
	$user    = $passkey ? get_userdata( (int) $passkey['user_id'] ) : false;
	if ( ! $user || ! use_passkey( $passkey, $request ) ) {
		return passkey_refused();
	}
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own: plugins that forbid a sign-in are heard.
	$allowed = as_visitor( $request, static fn() => apply_filters( 'wp_authenticate_user', $user, '' ) );
	if ( is_wp_error( $allowed ) ) {
		return to_refusal( $allowed );
	}

	return '' === $request['tokenHash'] ? let_in( $user, $request, 'aal2' ) : follow_link( $request, array( 'signup', 'email' ), false, $user );
}

/** The shopper's own, and whether they may be changed now. */
function answer_passkeys( WP_REST_Request $request, WP_User $user ): array {
	$passkeys = passkeys_of( $user->ID );

	return array(
		'isFresh'    => is_fresh( $request, $user ),
		'userHandle' => $passkeys[0]['user_handle'] ?? null,
		'passkeys'   => array_map(
			static fn( array $row ): array => array(
				'id'           => $row['id'],
				'credentialId' => $row['credential_id'],
				'name'         => $row['name'],
				'createdAt'    => Rest\iso_time( intdiv( (int) $row['created_at'], 1000 ) ),
				'usedAt'       => (int) $row['used_at'] ? Rest\iso_time( intdiv( (int) $row['used_at'], 1000 ) ) : null,
			),
			$passkeys
		),
	);
}

/** Names one of the shopper's own. */
function answer_name_passkey( WP_REST_Request $request, WP_User $user ): object {
	Ledger\query( 'UPDATE %i SET name = %s WHERE id = %d AND user_id = %d', Ledger\table( 'passkeys' ), $request['name'], (int) $request['id'], $user->ID );

	return Rest\nothing();
}

/** Removes one of the shopper's own; one that is gone already stays gone. */
function answer_remove_passkey( WP_REST_Request $request, WP_User $user ): object {
	Ledger\query( 'DELETE FROM %i WHERE id = %d AND user_id = %d', Ledger\table( 'passkeys' ), (int) $request['id'], $user->ID );

	return Rest\nothing();
}

/** An answer for who has signed in just now: a session that another has found changes nothing that opens the account. */
function fresh( callable $answer ): callable {
	return static fn( WP_REST_Request $request, WP_User $user ) => is_fresh( $request, $user )
		? $answer( $request, $user )
		: sign_in_again();
}

/** The refusal of a passkey that is unknown, used up, known already or a copy. */
function passkey_refused(): WP_Error {
	return Rest\refuse( 'passkey_refused', 'This passkey is not taken.' );
}
