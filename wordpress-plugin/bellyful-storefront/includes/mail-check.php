<?php
/** Whether mails find a way out of the shop, without sending one. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Mail;

use Bellyful\Storefront\Rest;
use PHPMailer\PHPMailer\PHPMailer;
use Throwable;
use WP_Error;

defined( 'ABSPATH' ) || exit;

const CHECK_TRANSIENT = 'bellyful_mail_way';
const CHECKED_SECONDS = 60;

/** Registers the route that the storefront's health check asks. */
function register_check_route(): void {
	Rest\route( 'GET', '/mail', __NAMESPACE__ . '\answer_check' );
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_check_route' );

/** A mail server that is asked by every monitor would soon turn the shop away. */
function answer_check(): object {
	$known = get_transient( CHECK_TRANSIENT );
	if ( false === $known ) {
		$known = has_way_out() ? 'open' : 'closed';
		set_transient( CHECK_TRANSIENT, $known, CHECKED_SECONDS );
	}

	return 'open' === $known ? Rest\nothing() : Rest\refuse( 'mail_closed', 'The shop has no way to send mails.', 502 );
}

/**
 * How the last mail went is no measure: by an address that its server refuses, a visitor would call the shop down. A
 * plugin that brings mails to a service of its own cannot be asked.
 */
function has_way_out(): bool {
	if ( has_filter( 'pre_wp_mail' ) ) {
		return true;
	}
	$mailer = configured_mailer();

	return match ( $mailer->Mailer ) { // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's own name.
		'smtp'              => reaches_server( $mailer ),
		'sendmail', 'qmail' => is_program( $mailer->Sendmail ), // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's own name.
		'mail'              => function_exists( 'mail' ) && is_program( (string) ini_get( 'sendmail_path' ) ),
		default             => true,
	};
}

/** The mailer as the shop's mail plugin sets it up for each mail. */
function configured_mailer(): PHPMailer {
	foreach ( array( 'PHPMailer', 'SMTP', 'Exception' ) as $part ) {
		require_once ABSPATH . WPINC . "/PHPMailer/$part.php";
	}
	$mailer = new PHPMailer( true );
	$mailer->isMail();
	do_action_ref_array( 'phpmailer_init', array( &$mailer ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own hook.

	return $mailer;
}

/** The storefront waits five seconds for the answer. */
function reaches_server( PHPMailer $mailer ): bool {
	$mailer->Timeout = 4; // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's own name.
	try {
		$is_reached = $mailer->smtpConnect();
		$mailer->smtpClose();

		return $is_reached;
	} catch ( Throwable $refusal ) {
		return false;
	}
}

/** Whether a command begins with a program. Where PHP may not look, or needs none, nothing is known to be wrong. */
function is_program( string $command ): bool {
	$program = (string) strtok( trim( $command ), ' ' );

	return '' === $program || '' !== (string) ini_get( 'open_basedir' ) || is_executable( $program );
}
