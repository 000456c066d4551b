<?php
/** Brings a message to the storefront, and tries again later without an answer. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Changes;

use function Bellyful\Storefront\Rest\iso_time;
use function Bellyful\Storefront\storefront_url;
use function Bellyful\Storefront\webhook_secret;
use const Bellyful\Storefront\WITHOUT_OPTION;

defined( 'ABSPATH' ) || exit;

const DELIVER_ACTION = 'bellyful_deliver_change';
const LAST_OPTION    = 'bellyful_webhook_last';
const ENDPOINT       = '/functions/shop-changed';

/** Posts a signed body to the storefront and remembers how that went, and what it does without: {status, body}, the status 0 without an answer. */
function post( string $body, int $seconds ): array {
	$answer = wp_remote_post(
		storefront_url() . ENDPOINT,
		array(
			'timeout'     => $seconds,
			'redirection' => 0,
			'body'        => $body,
			'headers'     => array(
				'Content-Type'         => 'application/json',
				'X-Bellyful-Signature' => signature( $body, webhook_secret(), time() ),
			),
		)
	);

	$status = (int) wp_remote_retrieve_response_code( $answer );
	update_option(
		LAST_OPTION,
		array(
			'status' => $status,
			'at'     => iso_time( time() ),
		),
		false
	);

	$without = (string) wp_remote_retrieve_header( $answer, 'X-Bellyful-Without' );
	if ( $status >= 200 && $status < 300 ) {
		if ( '' !== $without ) {
			update_option( WITHOUT_OPTION, explode( ' ', sanitize_text_field( $without ) ), true );
		} else {
			// An older storefront says nothing of it: everything is shown.
			delete_option( WITHOUT_OPTION );
		}
	}

	return array(
		'status' => $status,
		'body'   => (string) wp_remote_retrieve_body( $answer ),
	);
}

/** Tries to deliver a message and plans the next try when it fails. */
function deliver( $body, $tries = 0 ): void {
	if ( null === storefront_url() ) {
		return;
	}
	$status = post( (string) $body, 5 )['status'];
	$wait   = $status >= 200 && $status < 300 ? null : wait_after( (int) $tries + 1 );
	if ( null !== $wait ) {
		as_schedule_single_action( time() + $wait, DELIVER_ACTION, array( $body, (int) $tries + 1 ), 'bellyful' );
	}
}
add_action( DELIVER_ACTION, __NAMESPACE__ . '\deliver', 10, 2 );
