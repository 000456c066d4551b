<?php
/** What the buttons of the settings page do; each gives a sentence for the owner. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Admin;

use Bellyful\Storefront\Changes;
use Bellyful\Storefront\Connect;
use Bellyful\Storefront\Labels;
use Bellyful\Storefront\Mail;
use Bellyful\Storefront\Orders;
use Bellyful\Storefront\Rest;
use Bellyful\Storefront\Reviews;
use Bellyful\Storefront\Setup;
use Bellyful\Storefront\Supplies;
use WP_Error;
use function Bellyful\Storefront\answers_for;
use function Bellyful\Storefront\has;
use function Bellyful\Storefront\renew_webhook_secret;
use function Bellyful\Storefront\storefront_url;
use const Bellyful\Storefront\ANSWERS_FOR_OPTION;
use const Bellyful\Storefront\CANCEL_HOURS_OPTION;
use const Bellyful\Storefront\CONFIRM_OPTION;
use const Bellyful\Storefront\HAND_OVER_OPTION;
use const Bellyful\Storefront\OFFERS_CURRENCY_OPTION;
use const Bellyful\Storefront\REMINDER_DAYS_OPTION;
use const Bellyful\Storefront\REMINDER_SUBJECT_OPTION;
use const Bellyful\Storefront\REMINDER_TEXT_OPTION;
use const Bellyful\Storefront\REVIEW_DAYS_OPTION;
use const Bellyful\Storefront\RULES_OPTION;
use const Bellyful\Storefront\URL_OPTION;

defined( 'ABSPATH' ) || exit;

/** Keeps the settings. */
function save_settings(): string {
	check_admin_referer( PAGE );
	$url = isset( $_POST['storefront_url'] ) ? esc_url_raw( trim( sanitize_text_field( wp_unslash( $_POST['storefront_url'] ) ) ), array( 'https', 'http' ) ) : '';
	update_option( URL_OPTION, untrailingslashit( $url ) );
	update_option( RULES_OPTION, isset( $_POST['rules'] ) && 'shop' === $_POST['rules'] ? 'shop' : 'storefront' );
	update_option( OFFERS_CURRENCY_OPTION, isset( $_POST['offers_in_own'] ) ? get_option( 'woocommerce_currency', 'USD' ) : 'USD' );
	update_option( HAND_OVER_OPTION, isset( $_POST['hand_over'] ) ? 'yes' : 'no' );
	update_option( CONFIRM_OPTION, isset( $_POST['confirm_first'] ) ? 'yes' : 'no' );
	update_option( Orders\FULFILLMENTS_OPTION, isset( $_POST['parcels'] ) ? 'yes' : 'no' );
	update_option( CANCEL_HOURS_OPTION, Orders\to_cancel_hours( isset( $_POST['cancel_hours'] ) ? sanitize_text_field( wp_unslash( $_POST['cancel_hours'] ) ) : '' ) );
	has( 'reviews' ) && update_option( REVIEW_DAYS_OPTION, Reviews\to_days( isset( $_POST['review_days'] ) ? sanitize_text_field( wp_unslash( $_POST['review_days'] ) ) : '' ) );
	if ( has( 'supplies' ) ) {
		update_option( REMINDER_DAYS_OPTION, Supplies\to_days( isset( $_POST['reminder_days'] ) ? sanitize_text_field( wp_unslash( $_POST['reminder_days'] ) ) : '' ) );
		update_option( REMINDER_SUBJECT_OPTION, isset( $_POST['reminder_subject'] ) ? sanitize_text_field( wp_unslash( $_POST['reminder_subject'] ) ) : '' );
		update_option( REMINDER_TEXT_OPTION, isset( $_POST['reminder_text'] ) ? sanitize_textarea_field( wp_unslash( $_POST['reminder_text'] ) ) : '' );
	}
	$answers = isset( $_POST['answers_for'] ) ? array_map( 'sanitize_text_field', (array) wp_unslash( $_POST['answers_for'] ) ) : array();
	update_option( ANSWERS_FOR_OPTION, array_intersect_key( $answers, answers_for() ) );
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- save_words() cleans them.
	Labels\save_words( isset( $_POST['words'] ) ? (array) wp_unslash( $_POST['words'] ) : array() );

	return __( 'Saved.', 'bellyful-storefront' );
}

/** Makes the user, its password and the secret, shown in this one answer; the password is kept nowhere. */
function make_access(): string {
	if ( ! current_user_can( 'create_users' ) ) {
		return __( 'Only an administrator can make users.', 'bellyful-storefront' );
	}
	$lines = Setup\make_access();
	if ( $lines instanceof WP_Error ) {
		return $lines->get_error_message();
	}
	Page::$env_lines = $lines;

	return __( 'Copy these lines into the storefront\'s .env now and start it again: they are not shown again. Every password, session and secret of before no longer holds.', 'bellyful-storefront' );
}

/** A new secret; the storefront's setting must follow. */
function renew_secret(): string {
	Page::$env_lines = 'WOO_WEBHOOK_SECRET=' . renew_webhook_secret();

	return __( 'Copy this line into the storefront\'s .env now and start it again: the secret is not shown again, and the one of before no longer holds.', 'bellyful-storefront' );
}

/** Tells the storefront that everything may have changed, which empties what it remembers. */
function send_test(): string {
	if ( null === storefront_url() ) {
		return __( 'Fill in the storefront\'s address first.', 'bellyful-storefront' );
	}
	Changes\deliver( Changes\message( wp_generate_uuid4(), array(), array(), Rest\iso_time( time() ) ), 99 );

	return __( 'Sent; see the last line below.', 'bellyful-storefront' );
}

/** Tries what could not be sent once more. */
function send_mails_again(): string {
	/* translators: %d: how many mails */
	return sprintf( __( '%d mails are sent again.', 'bellyful-storefront' ), Mail\send_failed_again() );
}

/** Gives up what could not be sent. */
function drop_mails(): string {
	/* translators: %d: how many mails */
	return sprintf( __( '%d mails are dropped.', 'bellyful-storefront' ), Mail\drop_failed() );
}

/** Asks the storefront what it sells and makes what is missing here. */
function connect_products(): string {
	if ( null === storefront_url() ) {
		return __( 'Fill in the storefront\'s address first.', 'bellyful-storefront' );
	}
	$question = wp_json_encode(
		array(
			'id'          => wp_generate_uuid4(),
			'topic'       => 'connect',
			'productIds'  => array(),
			'couponCodes' => array(),
			'at'          => Rest\iso_time( time() ),
		)
	);
	$answer   = Changes\post( (string) $question, 15 );
	$list     = json_decode( $answer['body'], true );
	if ( 200 !== $answer['status'] || ! is_array( $list ) || ! isset( $list['products'] ) ) {
		/* translators: %d: the HTTP status */
		return sprintf( __( 'The storefront did not say what it sells (it answered %d). Run "npm run products" there instead.', 'bellyful-storefront' ), $answer['status'] );
	}
	$made = Connect\connect_checked( $list );

	/* translators: 1: how many were made, 2: how many were there */
	return $made instanceof WP_Error ? $made->get_error_message() : sprintf( __( '%1$d products made, %2$d were there already and stay as they are.', 'bellyful-storefront' ), count( $made['created'] ), count( $made['existing'] ) );
}
