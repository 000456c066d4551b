<?php
/** Sessions of shoppers are WordPress' own, never set as a cookie: they end with the password and when staff ends them. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Accounts;

use Bellyful\Storefront\Ledger;
use Bellyful\Storefront\Rest;
use WP_Error;
use WP_REST_Request;
use WP_Session_Tokens;
use WP_User;

defined( 'ABSPATH' ) || exit;

const SESSION_HEADER = 'X-Bellyful-Session';

/** After its last use, and after the sign-in. */
const IDLE_SECONDS    = 30 * DAY_IN_SECONDS;
const LONGEST_SECONDS = 180 * DAY_IN_SECONDS;

/** For how long after signing in what opens the account may be changed. */
const FRESH_SECONDS = 10 * MINUTE_IN_SECONDS;

/** What WordPress' session says of its assurance: by a password, or by a passkey with the device's own check. */
const LEVEL = 'bellyful_level';

/** Opens a session of this assurance (aal1, aal2) for an authenticated shopper. */
function start_session( WP_User $user, WP_REST_Request $request, string $level = 'aal1' ): array {
	$expires = time() + IDLE_SECONDS;
	$token   = change_sessions(
		$user->ID,
		static function ( WP_Session_Tokens $sessions ) use ( $request, $expires, $level ): string {
			$token = as_visitor( $request, static fn() => $sessions->create( $expires ) );
			$sessions->update( $token, array( LEVEL => $level ) + $sessions->get( $token ) );

			return $token;
		}
	);

	return session_until( $user, $token, $expires ) + array( 'shopper' => to_shopper( $user, $level ) );
}

/** The session that asks, as start_session() gives one. */
function same_session( WP_User $user, WP_REST_Request $request ): array {
	$cookie = wp_parse_auth_cookie( session_cookie( $request ), 'logged_in' );

	return session_until( $user, $cookie['token'], (int) $cookie['expiration'] ) + array( 'shopper' => to_shopper( $user, level_of( $request, $user ) ) );
}

/** What the storefront keeps of a session, which ends at a second since 1970. */
function session_until( WP_User $user, string $token, int $expires ): array {
	return array(
		'token'     => to_header( wp_generate_auth_cookie( $user->ID, $expires, 'logged_in', $token ) ),
		'expiresAt' => Rest\iso_time( $expires ),
	);
}

/** The same session with a later end, at most once a day; null while none is due. */
function renew_session( WP_User $user, WP_REST_Request $request ): ?array {
	$cookie = wp_parse_auth_cookie( session_cookie( $request ), 'logged_in' );
	if ( ! $cookie || time() + IDLE_SECONDS < (int) $cookie['expiration'] + DAY_IN_SECONDS ) {
		return null;
	}
	$expires = change_sessions(
		$user->ID,
		static function ( WP_Session_Tokens $sessions ) use ( $cookie ): int {
			$session = $sessions->get( $cookie['token'] );
			$expires = $session ? renewed_until( (int) $cookie['expiration'], (int) $session['login'], time() ) : 0;
			if ( $expires > 0 ) {
				$sessions->update( $cookie['token'], array( 'expiration' => $expires ) + $session );
			}

			return $expires;
		}
	);

	return $expires > 0 ? session_until( $user, $cookie['token'], $expires ) : null;
}

/** When a session in use ends; 0 while it need not be renewed. All in seconds since 1970. */
function renewed_until( int $expires, int $login, int $now ): int {
	$until = min( $now + IDLE_SECONDS, $login + LONGEST_SECONDS );

	return $until >= $expires + DAY_IN_SECONDS ? $until : 0;
}

/** Changes a user's sessions: WordPress reads all and writes all back, so of two sign-ins at once one would be lost. */
function change_sessions( int $user_id, callable $change ): mixed {
	return Ledger\with_lock(
		'sessions:' . $user_id,
		static function () use ( $user_id, $change ) {
			wp_cache_delete( $user_id, 'user_meta' );

			return $change( WP_Session_Tokens::get_instance( $user_id ) );
		}
	);
}

/** User names may hold any letter, headers may not. */
function to_header( string $cookie ): string {
	return rtrim( strtr( base64_encode( $cookie ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- nothing is hidden: headers hold few letters.
}

/** The cookie that to_header() wrote; empty for anything else. */
function from_header( string $header ): string {
	return (string) base64_decode( strtr( $header, '-_', '+/' ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- nothing is hidden: headers hold few letters.
}

/** A route about one shopper, named by the session header. */
function shopper_route( string $method, string $path, callable $answer, array $args = array() ): void {
	Rest\route(
		$method,
		$path,
		static function ( WP_REST_Request $request ) use ( $answer ) {
			$user = find_signed_in( $request );

			return $user ? $answer( $request, $user ) : session_over();
		},
		$args
	);
}

/** Whose session the header tells; null when it is over. */
function find_signed_in( WP_REST_Request $request ): ?WP_User {
	$user_id = wp_validate_auth_cookie( session_cookie( $request ), 'logged_in' );
	$user    = $user_id ? get_userdata( $user_id ) : false;

	return $user && ! is_staff( $user ) ? $user : null;
}

/** WordPress' cookie of the session that asks. */
function session_cookie( WP_REST_Request $request ): string {
	$cookie = from_header( (string) $request->get_header( SESSION_HEADER ) );

	// Given nothing, WordPress would look at the cookies of the request.
	return '' === $cookie ? 'none' : $cookie;
}

/** The session's own token, by which WordPress finds it. */
function session_token( WP_REST_Request $request ): string {
	$parts = wp_parse_auth_cookie( session_cookie( $request ), 'logged_in' );

	return $parts ? $parts['token'] : '';
}

/** What WordPress has noted of the session that asks. */
function this_session( WP_REST_Request $request, WP_User $user ): array {
	return (array) WP_Session_Tokens::get_instance( $user->ID )->get( session_token( $request ) );
}

/** The assurance of the session that asks: aal1, aal2. */
function level_of( WP_REST_Request $request, WP_User $user ): string {
	return this_session( $request, $user )[ LEVEL ] ?? 'aal1';
}

/** Whether who asks has signed in just now. */
function is_fresh( WP_REST_Request $request, WP_User $user ): bool {
	return time() - (int) ( this_session( $request, $user )['login'] ?? 0 ) <= FRESH_SECONDS;
}

/** The refusal of a session that is not of just now. */
function sign_in_again(): WP_Error {
	return Rest\refuse( 'sign_in_again', 'Please sign in again.' );
}

/** The refusal of a session that has ended. */
function session_over(): WP_Error {
	return Rest\refuse( 'session_over', 'The session is over.', 401 );
}
