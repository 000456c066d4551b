<?php
/** What a shopper changes of the own account. What could lock its owner out asks for the password once more. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Accounts;

use Bellyful\Storefront\Rest;
use WC_Customer;
use WP_Application_Passwords;
use WP_Error;
use WP_REST_Request;
use WP_Session_Tokens;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Registers the routes. */
function register_own_routes(): void {
	$name = Rest\text( 100, minLength: 0, sanitize_callback: 'sanitize_text_field' );
	$new  = array( 'newPassword' => password_parameter() ) + visitor_parameters();
	$link = array(
		'email'     => email_parameter(),
		'returnUrl' => return_url_parameter(),
	);
	shopper_route( 'GET', '/accounts/name', __NAMESPACE__ . '\answer_name' );
	shopper_route( 'PUT', '/accounts/name', __NAMESPACE__ . '\answer_rename', array_fill_keys( array( 'firstName', 'lastName' ), $name ) );
	shopper_route( 'POST', '/accounts/export', __NAMESPACE__ . '\answer_export' );
	owner_route( '/accounts/new-password', __NAMESPACE__ . '\answer_new_password', $new );
	owner_route( '/accounts/new-email', __NAMESPACE__ . '\answer_new_email', $link );
	owner_route( '/accounts/end-sessions', __NAMESPACE__ . '\answer_end_sessions', array( 'id' => Rest\text( 16, pattern: '^([0-9a-f]{16}|all)$' ) ) );
	owner_route( '/accounts/erase', __NAMESPACE__ . '\answer_erase' );
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_own_routes' );

/** A shopper's route that takes the password of now beside the session, or none where a passkey has opened that just now. */
function owner_route( string $path, callable $answer, array $args = array() ): void {
	shopper_route(
		'POST',
		$path,
		static fn( WP_REST_Request $request, WP_User $user ) => refuse_other( $request, $user ) ?? $answer( $request, $user ),
		array( 'password' => Rest\text( 4096, minLength: 0 ) ) + $args
	);
}

/** The refusal of who has not proven to be the owner. */
function refuse_other( WP_REST_Request $request, WP_User $user ): ?WP_Error {
	if ( '' === $request['password'] ) {
		return 'aal2' === level_of( $request, $user ) && is_fresh( $request, $user ) ? null : sign_in_again();
	}

	return null === matching_form( $user, $request['password'] ) ? Rest\refuse( 'wrong_password', 'Wrong password' ) : null;
}

/** The name of the account, which the shop's mails greet. */
function answer_name( WP_REST_Request $request, WP_User $user ): array {
	return array(
		'firstName' => $user->first_name,
		'lastName'  => $user->last_name,
	);
}

/** Changes it, as the shop's own account page does. */
function answer_rename( WP_REST_Request $request, WP_User $user ): object {
	$customer = new WC_Customer( $user->ID );
	$customer->set_first_name( $request['firstName'] );
	$customer->set_last_name( $request['lastName'] );
	$customer->set_display_name( trim( $request['firstName'] . ' ' . $request['lastName'] ) );
	$customer->save();

	return Rest\nothing();
}

/** Sets another password: what was opened with the old one, sessions and mailed links, ends. */
function answer_new_password( WP_REST_Request $request, WP_User $user ): array|WP_Error {
	$refusal = change_password( $user, $request['newPassword'] );
	if ( $refusal ) {
		return $refusal;
	}
	forget_links( $user->ID );
	WP_Application_Passwords::delete_all_application_passwords( $user->ID );
	change_sessions( $user->ID, static fn( WP_Session_Tokens $sessions ) => $sessions->destroy_all() );

	return start_session( new WP_User( $user->ID ), $request );
}

/** Mails a link to another address. The answer does not tell whether that has an account, which gets no mail. */
function answer_new_email( WP_REST_Request $request, WP_User $user ): object {
	if ( ! email_exists( $request['email'] ) ) {
		update_user_meta( $user->ID, NEW_EMAIL, $request['email'] );
		send_link( $user, 'email', $request['returnUrl'] );
	}

	return Rest\nothing();
}

/** Ends one of the shopper's sessions, or all of them; one that is gone already stays gone. */
function answer_end_sessions( WP_REST_Request $request, WP_User $user ): object {
	change_sessions(
		$user->ID,
		static function ( WP_Session_Tokens $sessions ) use ( $request, $user ): void {
			if ( 'all' === $request['id'] ) {
				$sessions->destroy_all();
				return;
			}
			$is_other = static fn( $hash ): bool => session_id( (string) $hash ) !== $request['id'];
			update_user_meta( $user->ID, 'session_tokens', array_filter( stored_sessions( $user->ID ), $is_other, ARRAY_FILTER_USE_KEY ) );
		}
	);

	return Rest\nothing();
}

/** Mails a link to all that the shop stores of the shopper, where the address is the shopper's. */
function answer_export( WP_REST_Request $request, WP_User $user ): object {
	if ( null === confirmed_at( $user ) ) {
		return Rest\refuse( 'email_not_confirmed', 'Email not confirmed' );
	}
	begin_request( $user, 'export_personal_data' );

	return Rest\nothing();
}

/** Deletes the account: nobody is in it from now on, and what is stored goes in the background. */
function answer_erase( WP_REST_Request $request, WP_User $user ): object {
	wp_set_password( wp_generate_password( 64 ), $user->ID );
	forget_passkeys( $user->ID );
	forget_links( $user->ID );
	WP_Application_Passwords::delete_all_application_passwords( $user->ID );
	change_sessions( $user->ID, static fn( WP_Session_Tokens $sessions ) => $sessions->destroy_all() );
	begin_request( $user, 'remove_personal_data' );

	return Rest\nothing();
}
