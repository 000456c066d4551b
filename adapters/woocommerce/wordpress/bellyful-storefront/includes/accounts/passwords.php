<?php
/**
 * Passwords as the shop's own pages keep them.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Accounts;

use Bellyful\Storefront\Ledger;
use Bellyful\Storefront\Rest;
use WP_Error;
use WP_REST_Request;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** A password's parameter; longer ones WordPress never accepts. */
function password_parameter(): array {
	return Rest\text( 4096 );
}

/**
 * As a form of WordPress or WooCommerce hands it on: with a backslash before quotes and backslashes. They keep
 * the hash of that, so a password set here must be kept likewise to work there.
 */
function as_posted( string $password ): string {
	return wp_slash( trim( $password ) );
}

/** The form that this customer's password has, or null when it is none of his; imports and scripts keep it plain. */
function matching_form( WP_User $user, string $password ): ?string {
	foreach ( array_unique( array( as_posted( $password ), trim( $password ) ) ) as $form ) {
		if ( wp_check_password( $form, $user->user_pass, $user->ID ) ) {
			return $form;
		}
	}

	return null;
}

function register_password_route(): void {
	shopper_route( 'POST', '/accounts/password', __NAMESPACE__ . '\answer_password', array( 'password' => password_parameter() ) + visitor_parameters() );
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_password_route' );

/**
 * Sets a new password. WordPress tells the customer by mail.
 *
 * @return array|WP_Error
 */
function answer_password( WP_REST_Request $request, WP_User $user ) {
	if ( null !== matching_form( $user, $request['password'] ) ) {
		return Rest\refuse( 'same_password', 'New password should be different from the old password.' );
	}
	$changed = wp_update_user(
		array(
			'ID'        => $user->ID,
			'user_pass' => as_posted( $request['password'] ),
		)
	);
	if ( is_wp_error( $changed ) ) {
		return Rest\refuse( 'weak_password', wp_strip_all_tags( $changed->get_error_message() ) );
	}
	forget_links( $user->ID );
	end_all_sessions( $user->ID );

	return array( 'session' => start_session( new WP_User( $user->ID ), $request ) );
}
