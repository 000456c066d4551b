<?php
/** Signing in, with the password that the customer has in the shop. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Accounts;

use Bellyful\Storefront\Rest;
use WP_Error;
use WP_REST_Request;
use WP_User;

defined( 'ABSPATH' ) || exit;

const CONFIRM_FIRST = 'bellyful_confirm_before_sign_in';

/** What WordPress itself says of a wrong name or password; all else comes from plugins. */
const WRONG_CREDENTIALS = array( 'invalid_email', 'invalid_username', 'invalidcombo', 'incorrect_password', 'empty_username', 'empty_password', 'authentication_failed' );

/** Registers the route. */
function register_sign_in_route(): void {
	Rest\route(
		'POST',
		'/accounts/sign-in',
		__NAMESPACE__ . '\answer_sign_in',
		array(
			'email'    => email_parameter(),
			'password' => password_parameter(),
		) + visitor_parameters()
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_sign_in_route' );

/** Signs a shopper in. */
function answer_sign_in( WP_REST_Request $request ): array|WP_Error {
	$user = check_credentials( $request );

	return is_wp_error( $user ) ? to_refusal( $user ) : let_in( $user, $request );
}

/** Lets in who has proven to be this customer, by an assurance of aal1 or aal2. */
function let_in( WP_User $user, WP_REST_Request $request, string $level = 'aal1' ): array|WP_Error {
	if ( is_staff( $user ) ) {
		return Rest\refuse( 'staff_account', 'This account belongs to the shop’s staff; please sign in at the shop itself.' );
	}
	if ( must_confirm_first( $user ) ) {
		return Rest\refuse( 'email_not_confirmed', 'Email not confirmed' );
	}
	wc_update_user_last_active( $user->ID );

	return start_session( $user, $request, $level );
}

/** Who has this address and password, asked of WordPress so that plugins that limit or forbid sign-ins are heard. */
function check_credentials( WP_REST_Request $request ): WP_User|WP_Error {
	$password = $request['password'];
	$known    = find_user( $request['email'] );
	$form     = $known ? matching_form( $known, $password ) : null;
	// An application password opens the REST address, not an account; the address would be hashed for twice.
	foreach ( array( 'application_password', 'email_password' ) as $way ) {
		remove_filter( 'authenticate', "wp_authenticate_$way", 20 );
	}
	$user = as_visitor(
		$request,
		static fn() => wp_authenticate( $known ? $known->user_login : $request['email'], $form ?? as_posted( $password ) )
	);
	if ( ! $known || has_legacy_hash( $known ) ) {
		spend_equal_time( $password );
	}
	$is_known = $user instanceof WP_User && $known && $known->ID === $user->ID;

	return $is_known || is_wp_error( $user ) ? $user : new WP_Error( 'incorrect_password' );
}

/** Hashes as often as a wrong password is checked: the time would tell which addresses have an account. */
function spend_equal_time( string $password ): void {
	foreach ( array( ...password_forms( $password ), as_posted( $password ) ) as $form ) {
		wp_hash_password( $form );
	}
}

/** A hash from an older WordPress, or from another shop, is checked in no time. */
function has_legacy_hash( WP_User $user ): bool {
	return strlen( $user->user_pass ) <= 32
		|| ( function_exists( 'wp_password_needs_rehash' ) && wp_password_needs_rehash( $user->user_pass, $user->ID ) );
}

/** The answer to the storefront; WordPress' own message does not matter. */
function to_refusal( WP_Error $error ): WP_Error {
	return in_array( $error->get_error_code(), WRONG_CREDENTIALS, true )
		? Rest\refuse( 'invalid_credentials', 'Invalid login credentials' )
		: Rest\refuse( 'sign_in_refused', wp_strip_all_tags( $error->get_error_message() ) );
}

/** Whether the owner wants addresses confirmed first, and this one is not. */
function must_confirm_first( WP_User $user ): bool {
	return 'yes' === get_option( CONFIRM_FIRST, 'no' ) && null === confirmed_at( $user );
}
