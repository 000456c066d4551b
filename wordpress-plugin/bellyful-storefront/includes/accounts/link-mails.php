<?php
/** The mails that carry a link, and the routes that ask for one. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Accounts;

use Bellyful\Storefront\Language;
use Bellyful\Storefront\Ledger;
use Bellyful\Storefront\Mail;
use Bellyful\Storefront\Rest;
use WP_REST_Request;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Registers the routes that send a link. */
function register_link_mail_routes(): void {
	$args = array(
		'email'     => email_parameter(),
		'returnUrl' => return_url_parameter(),
	);
	Rest\route( 'POST', '/accounts/confirmations', __NAMESPACE__ . '\answer_confirmations', $args );
	$reason = Rest\field( 'string', enum: array( 'forgotten', 'many-tries' ), default: 'forgotten' );
	Rest\route( 'POST', '/accounts/password-resets', __NAMESPACE__ . '\answer_password_resets', $args + array( 'reason' => $reason ) );
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_link_mail_routes' );

/** Sends the confirmation again; the answer does not tell whether the address is known. */
function answer_confirmations( WP_REST_Request $request ): object {
	$user = find_user( $request['email'] );
	if ( $user && ! is_staff( $user ) && null === confirmed_at( $user ) ) {
		send_link( $user, 'signup', $request['returnUrl'] );
	}

	return Rest\nothing();
}

/** Sends a link to a new password; the answer does not tell whether the address is known. */
function answer_password_resets( WP_REST_Request $request ): object {
	$user = find_user( $request['email'] );
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own hook.
	if ( $user && ! is_staff( $user ) && true === apply_filters( 'allow_password_reset', true, $user->ID ) ) {
		send_link( $user, 'recovery', $request['returnUrl'], 'many-tries' === $request['reason'] );
	}

	return Rest\nothing();
}

/** Sends a link of a type of LINK_SECONDS behind the answer: its time would tell whether the address is known. */
function send_link( WP_User $user, string $type, string $return_url, bool $after_many_tries = false ): void {
	Ledger\atomically(
		static function () use ( $user, $type, $return_url, $after_many_tries ): void {
			$link = array(
				'token_hash' => make_link_token( $user, $type ),
				'type'       => $type,
			);
			$url  = add_query_arg( $link, $return_url );
			$make = static fn(): array => match ( true ) {
				'signup' === $type => confirmation_mail( $url ),
				'email' === $type  => new_email_mail( $url ),
				$after_many_tries  => sign_in_mail( $url ),
				default            => recovery_mail( $url ),
			};
			$mail = Language\speak( Language\of_question(), $make );
			Mail\note_mail( array( 'to' => link_address( $user, $type ) ) + $mail );
		}
	);
}

/** The mail after an account was opened. */
function confirmation_mail( string $url ): array {
	return link_mail(
		__( 'Welcome! Please confirm your e-mail address', 'bellyful-storefront' ),
		__( 'Thank you for opening an account. From now on your address is filled in at checkout, and your orders are kept in one place. Please confirm that this is your e-mail address:', 'bellyful-storefront' ),
		__( 'Confirm my address', 'bellyful-storefront' ),
		$url,
		__( 'The link works for 24 hours. Where you are not signed in, it asks for the password or passkey that you chose. If you did not open an account, you need not do anything: without this link nobody sees what was ordered with your address.', 'bellyful-storefront' )
	);
}

/** The mail to an address that an account changes to. */
function new_email_mail( string $url ): array {
	return link_mail(
		__( 'Confirm your new e-mail address', 'bellyful-storefront' ),
		__( 'From now on you want to sign in with this address, and to find its orders in your account. Please confirm that it is yours:', 'bellyful-storefront' ),
		__( 'Use this address', 'bellyful-storefront' ),
		$url,
		__( 'The link works for 24 hours. Where you are not signed in, it asks for the password or a passkey of your account. If you did not ask for it, you need not do anything: nothing changes without this link.', 'bellyful-storefront' )
	);
}

/** The mail of a forgotten password. */
function recovery_mail( string $url ): array {
	return link_mail(
		__( 'Set a new password', 'bellyful-storefront' ),
		__( 'Somebody, hopefully you, asked for a new password for your account. Set it here:', 'bellyful-storefront' ),
		__( 'Set a new password', 'bellyful-storefront' ),
		$url,
		__( 'The link works for one hour. If you did not ask for it, you need not do anything; your password stays as it is.', 'bellyful-storefront' )
	);
}

/** The mail of an account whose password is guessed at. */
function sign_in_mail( string $url ): array {
	return link_mail(
		__( 'Sign in to your account', 'bellyful-storefront' ),
		__( 'Many wrong passwords were tried for your account. On a device that it has not seen before, please sign in here and set a password; yours of now will do:', 'bellyful-storefront' ),
		__( 'Sign in', 'bellyful-storefront' ),
		$url,
		__( 'The link works for one hour. If you did not try to sign in, you need not do anything: nobody gets in without this link.', 'bellyful-storefront' )
	);
}

/** A mail around one link. */
function link_mail( string $subject, string $intro, string $label, string $url, string $note ): array {
	$html = sprintf(
		'<p>%s</p><p style="margin:24px 0"><a href="%s" style="%s">%s</a></p><p>%s</p><p style="word-break:break-all">%s</p>',
		esc_html( $intro ),
		esc_url( $url ),
		esc_attr( button_style() ),
		esc_html( $label ),
		esc_html( $note ),
		esc_html( $url )
	);

	return array(
		'subject' => $subject,
		'html'    => $html,
		'text'    => implode( "\n\n", array( $intro, $url, $note ) ),
		'kind'    => 'account-link',
	);
}

/** A button in the colour of the shop's mails. */
function button_style(): string {
	$colour = (string) get_option( 'woocommerce_email_base_color', '#720eec' );
	$text   = wc_light_or_dark( $colour, '#202020', '#ffffff' );

	return "display:inline-block;padding:12px 24px;border-radius:4px;background-color:$colour;color:$text;font-weight:bold;text-decoration:none";
}
