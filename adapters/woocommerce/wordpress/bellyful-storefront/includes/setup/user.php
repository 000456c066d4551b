<?php
/**
 * The user that the storefront's server is, and its application password.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Setup;

use WP_Application_Passwords;
use WP_Error;
use WP_User;
use function Bellyful\Storefront\webhook_secret;

defined( 'ABSPATH' ) || exit;

const LOGIN = 'bellyful-storefront';

/**
 * The storefront's user, or null while there is none.
 */
function find_user(): ?WP_User {
	$users = get_users(
		array(
			'role'   => ROLE,
			'number' => 1,
		)
	);

	return $users[0] ?? null;
}

/**
 * Makes the storefront's user; nobody knows his password, he comes by application passwords only.
 *
 * @return WP_User|WP_Error
 */
function make_user() {
	$user = find_user();
	if ( $user ) {
		return $user;
	}
	$user_id = wp_insert_user(
		array(
			'user_login'   => LOGIN,
			'user_pass'    => wp_generate_password( 64 ),
			'user_email'   => LOGIN . '@' . wp_parse_url( home_url(), PHP_URL_HOST ) . '.invalid',
			'display_name' => 'Bellyful storefront',
			'role'         => ROLE,
		)
	);

	return $user_id instanceof WP_Error ? $user_id : new WP_User( $user_id );
}

/**
 * A new application password, the only one that holds from now on.
 *
 * @param WP_User $user The storefront's user.
 * @return string|WP_Error The password, which nobody can read again.
 */
function renew_password( WP_User $user ) {
	WP_Application_Passwords::delete_all_application_passwords( $user->ID );
	$made = WP_Application_Passwords::create_new_application_password( $user->ID, array( 'name' => 'Bellyful storefront' ) );

	return $made instanceof WP_Error ? $made : (string) $made[0];
}

/**
 * The lines for the storefront's `.env`.
 *
 * @param string $graphql_url Where GraphQL is.
 * @param string $login       The user's name.
 * @param string $password    The application password.
 * @param string $secret      What signs messages.
 */
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

/**
 * Makes what the storefront needs to come in, and tells it once.
 *
 * @return string|WP_Error
 */
function make_access() {
	$user     = make_user();
	$password = $user instanceof WP_Error ? $user : renew_password( $user );
	if ( $password instanceof WP_Error ) {
		return $password;
	}
	$graphql_url = function_exists( 'graphql_get_endpoint_url' ) ? graphql_get_endpoint_url() : site_url( 'graphql' );

	return env_lines( $graphql_url, $user->user_login, $password, webhook_secret() );
}
