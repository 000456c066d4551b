<?php
/** A shopper's sessions: listed, and the one that asks ended. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Accounts;

use Bellyful\Storefront\Rest;
use WP_REST_Request;
use WP_Session_Tokens;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Registers the routes about sessions. */
function register_session_routes(): void {
	shopper_route( 'GET', '/accounts/me', static fn( $request, WP_User $user ) => to_shopper( $user, level_of( $request, $user ) ) + array( 'renewed' => renew_session( $user, $request ) ) );
	shopper_route( 'GET', '/accounts/sessions', __NAMESPACE__ . '\answer_sessions' );
	shopper_route( 'POST', '/accounts/sign-out', __NAMESPACE__ . '\answer_sign_out' );
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_session_routes' );

/** Ends this session. */
function answer_sign_out( WP_REST_Request $request, WP_User $user ): object {
	$token = session_token( $request );
	change_sessions( $user->ID, static fn( WP_Session_Tokens $sessions ) => $sessions->destroy( $token ) );

	return Rest\nothing();
}

/** The shopper's sessions, and which of them sent the request. */
function answer_sessions( WP_REST_Request $request, WP_User $user ): array {
	$this_one = session_id( hash( 'sha256', session_token( $request ) ) );
	$sessions = array();
	foreach ( stored_sessions( $user->ID ) as $hash => $session ) {
		$id         = session_id( (string) $hash );
		$sessions[] = array(
			'id'        => $id,
			'createdAt' => Rest\iso_time( (int) ( $session['login'] ?? 0 ) ),
			'expiresAt' => Rest\iso_time( (int) $session['expiration'] ),
			'ip'        => $session['ip'] ?? null,
			'userAgent' => $session['ua'] ?? null,
			'isThis'    => $id === $this_one,
		);
	}

	return array( 'sessions' => $sessions );
}

/** The live sessions by the hash of their token; WordPress has no way to ask for one of them by it. */
function stored_sessions( int $user_id ): array {
	$stored = get_user_meta( $user_id, 'session_tokens', true );

	return array_filter(
		is_array( $stored ) ? $stored : array(),
		static fn( $session ) => is_array( $session ) && ( $session['expiration'] ?? 0 ) >= time()
	);
}

/** What the storefront calls a session; it opens nothing. */
function session_id( string $token_hash ): string {
	return substr( $token_hash, 0, 16 );
}
