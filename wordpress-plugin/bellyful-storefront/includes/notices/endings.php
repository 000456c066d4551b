<?php
/** Which mails an address gets that it can end (rules: Mails). No answer says whether an address is known. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Notices;

use Bellyful\Storefront\Mail;
use Bellyful\Storefront\Rest;
use Bellyful\Storefront\Reviews;
use Bellyful\Storefront\Supplies;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * By its name: how many of a kind an address still gets (of what has no number, one), and what ends them, each by its
 * hash; and how the outbox' names of such mails begin.
 */
function kinds_of_mail(): array {
	return array(
		'reminders'     => array( Supplies\count_planned( ... ), Supplies\end_reminders( ... ), 'reminder' ),
		'back-in-stock' => array( count_requests( ... ), withdraw_requests( ... ), 'stock-' ),
		'reviews'       => array( Reviews\count_wanted( ... ), Reviews\stop( ... ), 'review-request' ),
	);
}

/** Registers the route. */
function add_mails_route(): void {
	Rest\route(
		'POST',
		'/mails',
		__NAMESPACE__ . '\answer_mails',
		array(
			'token' => Rest\text( 200, minLength: 0, default: '' ),
			'email' => Rest\text( 254, minLength: 0, default: '' ),
			'end'   => Rest\field( 'string', enum: array( '', 'all', ...array_keys( kinds_of_mail() ) ), default: '' ),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\add_mails_route' );

/** What the address of a mailed link still gets, or one that is proven to be its reader's; a kind of it, or `all`, ends first. */
function answer_mails( WP_REST_Request $request ): object|array {
	$about = array_filter( array_map( static fn( string $kind ): ?array => read_token( $kind, $request['token'] ), array( MAILS, ...EARLIER_MAILS ) ) );
	$hash  = '' === $request['email'] ? reset( $about )[1] ?? null : email_hash( $request['email'] );
	if ( null === $hash ) {
		return answer_earlier( $request );
	}
	foreach ( kinds_of_mail() as $kind => list( , $end, $name ) ) {
		if ( in_array( $request['end'], array( $kind, 'all' ), true ) ) {
			$end( $hash );
			Mail\forget_ended_mails( $hash, $name );
		}
	}

	return array( 'kinds' => array_map( static fn( array $kind ): int => $kind[0]( $hash, $request['email'] ), kinds_of_mail() ) );
}

/** Earlier versions mailed a link that knows of review mails alone. */
function answer_earlier( WP_REST_Request $request ): object|array {
	$option = Reviews\option_of_link( $request['token'] );
	if ( null === $option ) {
		return Rest\refuse( 'link_over', 'This link is no longer valid.' );
	}
	if ( in_array( $request['end'], array( 'reviews', 'all' ), true ) ) {
		add_option( $option, Rest\iso_time( time() ), '', false );
	}

	return array( 'kinds' => array( 'reviews' => (int) ( false === get_option( $option ) ) ) );
}
