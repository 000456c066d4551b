<?php
/** New shoppers are customers of the shop from the first moment, with an address that is to be confirmed. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Accounts;

use Bellyful\Storefront\Ledger;
use Bellyful\Storefront\Rest;
use RuntimeException;
use WP_Error;
use WP_REST_Request;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Registers the route. */
function register_sign_up_route(): void {
	Rest\route(
		'POST',
		'/accounts/sign-up',
		__NAMESPACE__ . '\answer_sign_up',
		array(
			'email'     => email_parameter(),
			'password'  => password_parameter(),
			'returnUrl' => return_url_parameter(),
		) + visitor_parameters()
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_sign_up_route' );

/** Opens an account with a password. */
function answer_sign_up( WP_REST_Request $request ): array|WP_Error {
	return open_account( $request, $request['password'] );
}

/** Opens an account, with a passkey where one is to be stored: false of that (it gets the customer's id) refuses. */
function open_account( WP_REST_Request $request, string $password, ?callable $store_passkey = null ): array|WP_Error {
	if ( $store_passkey && find_passkey( $request['credentialId'] ) ) {
		return passkey_refused();
	}
	$make = static function () use ( $request, $password, $store_passkey ): WP_User|WP_Error {
		$user = make_customer( $request['email'], $password, $request['returnUrl'] );
		if ( $user instanceof WP_User && $store_passkey && ! $store_passkey( $user->ID, $request ) ) {
			throw new RuntimeException( 'The passkey was stored meanwhile, or its challenge answered.' );
		}

		return $user;
	};
	$user = Ledger\with_lock(
		'sign-up:' . strtolower( $request['email'] ),
		static fn() => Ledger\atomically( static fn() => as_visitor( $request, $make ) )
	);
	if ( is_wp_error( $user ) ) {
		return $user;
	}
	$session = must_confirm_first( $user ) ? null : start_session( $user, $request, $store_passkey ? 'aal2' : 'aal1' );

	return array(
		'shopper' => $session['shopper'] ?? to_shopper( $user ),
		'session' => $session,
	);
}

/** Makes the customer; the storefront sends the mail, not WooCommerce. */
function make_customer( string $email, string $password, string $return_url ): WP_User|WP_Error {
	if ( email_exists( $email ) ) {
		return Rest\refuse( 'user_already_exists', 'User already registered' );
	}
	foreach ( array( 'send_transactional_email', 'queue_transactional_email' ) as $sender ) {
		remove_action( 'woocommerce_created_customer', array( 'WC_Emails', $sender ) );
	}
	$made = wc_create_new_customer( $email, wc_create_new_customer_username( $email ), as_posted( $password ) );
	if ( is_wp_error( $made ) ) {
		return 'registration-error-email-exists' === $made->get_error_code()
			? Rest\refuse( 'user_already_exists', 'User already registered' )
			: Rest\refuse( 'sign_up_refused', wp_strip_all_tags( $made->get_error_message() ) );
	}
	mark_unconfirmed( $made );
	$user = new WP_User( $made );
	send_link( $user, 'signup', $return_url );

	return $user;
}
