<?php
/**
 * The storefront's user comes by its application password alone, to this plugin's routes and to GraphQL, and never
 * changes itself: a stolen password ends when it is renewed.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Setup;

use Bellyful\Storefront\Rest;
use WP_Error;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Whether a user, as far as WordPress has found out, is the storefront's server and not of the staff. Asked while
 * WordPress finds out who asks: read from the user itself, since plugins that filter capabilities ask who the current
 * user is.
 */
function is_storefront_user( $user ): bool {
	return $user instanceof WP_User && ! empty( $user->allcaps[ CAPABILITY ] ) && empty( $user->allcaps['manage_woocommerce'] );
}

/** No form, XML-RPC or other plugin signs it in, whatever password is right. */
function refuse_sign_in( $user ): mixed {
	return is_storefront_user( $user ) ? new WP_Error( 'application_password_only', __( 'This user signs in by its application password alone.', 'bellyful-storefront' ) ) : $user;
}
add_filter( 'authenticate', __NAMESPACE__ . '\refuse_sign_in', PHP_INT_MAX );

/** A cookie, a key of WooCommerce's or another plugin's token do not sign in as the storefront. */
function accept_application_password_only( $user_id ): mixed {
	$is_refused = $user_id && is_storefront_user( get_userdata( (int) $user_id ) ) && null === rest_get_authenticated_app_password();

	return $is_refused ? 0 : $user_id;
}
add_filter( 'determine_current_user', __NAMESPACE__ . '\accept_application_password_only', PHP_INT_MAX );

/** No mail to set its password is sent. */
function refuse_password_reset( $is_allowed, $user_id ): mixed {
	return is_storefront_user( get_userdata( (int) $user_id ) ) ? false : $is_allowed;
}
add_filter( 'allow_password_reset', __NAMESPACE__ . '\refuse_password_reset', PHP_INT_MAX, 2 );

/** Other users may change their own name, password and application passwords. */
function refuse_changes_of_itself( $capabilities, $wanted, $user_id ): mixed {
	return 'edit_user' === $wanted && is_storefront_user( get_userdata( (int) $user_id ) ) ? array( 'do_not_allow' ) : $capabilities;
}
add_filter( 'map_meta_cap', __NAMESPACE__ . '\refuse_changes_of_itself', PHP_INT_MAX, 3 );

/** Of WordPress' REST interface it reaches this plugin's routes: no user, no batch, nothing of WooCommerce's own. */
function refuse_other_routes( $problem ): mixed {
	$path     = Rest\requested_path();
	$is_other = '' !== $path && ! Rest\is_our_path( $path );

	return $is_other && ! is_wp_error( $problem ) && is_storefront_user( wp_get_current_user() )
		? Rest\refuse( 'rest_forbidden', 'The storefront asks its plugin and GraphQL alone.', 403 )
		: $problem;
}
add_filter( 'rest_authentication_errors', __NAMESPACE__ . '\refuse_other_routes', PHP_INT_MAX );
