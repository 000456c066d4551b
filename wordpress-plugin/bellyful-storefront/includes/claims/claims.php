<?php
/** What the storefront claims: who has confirmed it, until when, and what has ended (rules: What may be said). */

declare( strict_types=1 );

namespace Bellyful\Storefront\Claims;

use Bellyful\Storefront\Changes;
use Bellyful\Storefront\Mail;
use Bellyful\Storefront\Rest;
use function Bellyful\Storefront\Orders\problem_mail;
use function Bellyful\Storefront\Orders\tell_staff;
use function Bellyful\Storefront\storefront_url;

defined( 'ABSPATH' ) || exit;

/** The page where the owner confirms them. */
const PAGE = 'bellyful-claims';

/** What was done, by the claims' ids: `{by, on, until, ended, stays, sentences}`, days as 2026-11-28. */
const CLAIMS_OPTION = 'bellyful_claims';

/** Those that the owner was told of as ended; its change is one of the shop. */
const TOLD_OPTION = 'bellyful_claims_told';

/** The storefront's ledger as it was read last, for mails and while it does not answer. */
const LEDGER_OPTION = 'bellyful_claims_ledger';

/** Ids of what a country's law asks and the owner has switched off (rules: What a country's law asks). */
const LAWS_OFF_OPTION = 'bellyful_laws_off';

/** Those ids. */
function laws_off(): array {
	return array_values( (array) get_option( LAWS_OFF_OPTION, array() ) );
}

/** Today by the shop's clock. */
function today(): string {
	return (string) wp_date( 'Y-m-d' );
}

/** What was done with each claim. */
function kept(): array {
	return (array) get_option( CLAIMS_OPTION, array() );
}

/** A claim holds through its last day; a name or an address is asked about again, and stays. */
function is_over( array $claim ): bool {
	return ! $claim['stays'] && ( '' !== $claim['ended'] || $claim['until'] < today() );
}

/** Ids of those that have ended, by hand or by their day. */
function ended_claims(): array {
	return array_keys( array_filter( kept(), __NAMESPACE__ . '\is_over' ) );
}

/** Those that hold, for the storefront's doctor: what was confirmed, in the words that it had, and until when. */
function confirmed_claims(): array {
	return array_map(
		static fn( array $claim ): array => array(
			'until'     => $claim['until'],
			'sentences' => $claim['sentences'],
		),
		array_filter( kept(), static fn( array $claim ): bool => ! is_over( $claim ) )
	);
}

/** Whether it is a day that is still to come. */
function is_day_to_come( string $day ): bool {
	return 1 === preg_match( '/^(\d{4})-(\d\d)-(\d\d)\z/', $day, $parts ) && checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] ) && $day > today();
}

/** The owner's word that a claim of the ledger is true, in its present wording. */
function confirm_claim( array $claim, string $until ): void {
	keep( $claim, array( 'until' => $until ) );
}

/** It is not said any more. */
function end_claim( array $claim ): void {
	keep( $claim, array( 'ended' => today() ) );
}

/** Keeps who said what, and of which words. */
function keep( array $claim, array $done ): void {
	$record = array(
		'by'        => wp_get_current_user()->user_login,
		'on'        => today(),
		'stays'     => $claim['stays'],
		'sentences' => $claim['sentences'],
	) + $done + array(
		'until' => today(),
		'ended' => '',
	);
	update_option( CLAIMS_OPTION, array( $claim['id'] => $record ) + kept(), false );
	tell_what_ended();
}

/** Tells the storefront, and the owner by mail, what has ended since; every minute, since a day ends at midnight. */
function tell_what_ended(): void {
	$ended = ended_claims();
	$told  = (array) get_option( TOLD_OPTION, array() );
	$new   = array_values( array_diff( $ended, $told ) );
	if ( array() === $new && array() === array_diff( $told, $ended ) ) {
		return;
	}
	update_option( TOLD_OPTION, $ended, false );
	array() === $new || mail_ended( $new );
}
add_action( Mail\OUTBOX_ACTION, __NAMESPACE__ . '\tell_what_ended', 5 );

/** The page's address. */
function page_address(): string {
	return admin_url( 'admin.php?page=' . PAGE );
}

/** Once to each address that is told of orders. */
function mail_ended( array $ids ): void {
	$claims = kept();
	$lines  = array_map( static fn( string $id ): string => $id . ': ' . implode( ' ', $claims[ $id ]['sentences'] ), $ids );
	$mail   = problem_mail(
		__( 'The storefront no longer says this', 'bellyful-storefront' ),
		array( __( 'These claims have ended, and are gone from the storefront\'s pages, feeds and answers. Confirm them again to bring them back.', 'bellyful-storefront' ), ...$lines ),
		__( 'Open the claims', 'bellyful-storefront' ),
		page_address()
	);
	tell_staff( 'claims-ended', 'claims-ended:' . implode( ',', $ids ) . ':' . today(), $mail );
}

/** What the storefront claims, by ids: `{id, kind, source, doubt, stays, sentences}`; what it said last while it does not answer. */
function ledger(): array {
	$known = (array) get_option( LEDGER_OPTION, array() );
	if ( null === storefront_url() ) {
		return $known;
	}
	$question = array(
		'id'          => wp_generate_uuid4(),
		'topic'       => 'claims',
		'productIds'  => array(),
		'couponCodes' => array(),
		'at'          => Rest\iso_time( time() ),
	);
	$answer   = Changes\post( (string) wp_json_encode( $question ), 5 );
	$read     = 200 === $answer['status'] ? to_ledger( json_decode( $answer['body'], true ) ) : array();
	if ( array() === $read ) {
		return $known;
	}
	$read === $known || update_option( LEDGER_OPTION, $read, false );

	return $read;
}

/** The storefront's answer, as far as it is one; it is escaped where it is shown. */
function to_ledger( $answer ): array {
	$text  = static fn( $value ): string => is_string( $value ) ? $value : '';
	$found = array();
	foreach ( (array) ( $answer['claims'] ?? array() ) as $claim ) {
		if ( ! is_array( $claim ) || ! is_string( $claim['id'] ?? null ) || ! is_array( $claim['sentences'] ?? null ) ) {
			continue;
		}
		$found[ $claim['id'] ] = array(
			'id'        => $claim['id'],
			'kind'      => $text( $claim['kind'] ?? '' ),
			'source'    => $text( $claim['source'] ?? '' ),
			'doubt'     => $text( $claim['doubt'] ?? '' ),
			'stays'     => true === ( $claim['stays'] ?? false ),
			'sentences' => array_map( $text, array_values( $claim['sentences'] ) ),
		);
	}

	return $found;
}
