<?php
/** The user that the storefront's server is, and its application password. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Setup;

use WP_Application_Passwords;
use WP_Error;
use WP_Session_Tokens;
use WP_User;
use function Bellyful\Storefront\renew_webhook_secret;

defined( 'ABSPATH' ) || exit;

const LOGIN = 'bellyful-storefront';

/** The storefront's user, or null while there is none; one of the staff who has the role beside another is not meant. */
function find_user(): ?WP_User {
	$is_ours = static fn( $user ): bool => $user instanceof WP_User && array( ROLE ) === array_values( $user->roles );
	// By its name first: of users by their role there is no index.
	$named = get_user_by( 'login', LOGIN );

	return $is_ours( $named ) ? $named : ( array_values( array_filter( get_users( array( 'role' => ROLE ) ), $is_ours ) )[0] ?? null );
}

/** The storefront's user as on its first day: an unknown password, and no mailbox. */
function make_user(): WP_User|WP_Error {
	$user   = find_user();
	$fields = array(
		'user_pass'  => wp_generate_password( 64 ),
		'user_email' => LOGIN . '@' . wp_parse_url( home_url(), PHP_URL_HOST ) . '.invalid',
	);
	// A changed address would get a mail about the change.
	add_filter( 'send_password_change_email', '__return_false' );
	add_filter( 'send_email_change_email', '__return_false' );
	$user_id = $user
		? wp_update_user( array( 'ID' => $user->ID ) + $fields )
		: wp_insert_user(
			array(
				'user_login'   => LOGIN,
				'display_name' => 'Bellyful storefront',
				'role'         => ROLE,
			) + $fields
		);

	return $user_id instanceof WP_Error ? $user_id : new WP_User( $user_id );
}

/** A new application password, which cannot be read again; no other, and no session, holds from now on. */
function renew_password( WP_User $user ): string|WP_Error {
	WP_Session_Tokens::get_instance( $user->ID )->destroy_all();
	WP_Application_Passwords::delete_all_application_passwords( $user->ID );
	$made = WP_Application_Passwords::create_new_application_password( $user->ID, array( 'name' => 'Bellyful storefront' ) );

	return $made instanceof WP_Error ? $made : (string) $made[0];
}

/** The lines for the storefront's `.env`. */
function env_lines( string $graphql_url, string $login, string $password, string $secret ): string {
	return implode(
		"\n",
		array(
			"WOO_GRAPHQL_URL=$graphql_url",
			"WOO_USERNAME=$login",
			"WOO_APPLICATION_PASSWORD=$password",
			"WOO_WEBHOOK_SECRET=$secret",
		)
	);
}

/** Makes what the storefront needs to sign in, and shows it once; earlier passwords end. */
function make_access(): string|WP_Error {
	$user     = make_user();
	$password = $user instanceof WP_Error ? $user : renew_password( $user );
	if ( $password instanceof WP_Error ) {
		return $password;
	}
	$graphql_url = function_exists( 'graphql_get_endpoint_url' ) ? graphql_get_endpoint_url() : site_url( 'graphql' );

	return env_lines( $graphql_url, $user->user_login, $password, renew_webhook_secret() );
}
