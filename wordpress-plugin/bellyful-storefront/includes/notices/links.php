<?php
/** Signed links of mails: each names an address by its hash, and only this shop can have made it. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Notices;

use Bellyful\Storefront\Rest;
use WP_REST_Request;
use function Bellyful\Storefront\Language\storefront_in;

defined( 'ABSPATH' ) || exit;

/** The kind of the tokens of link_to_end(). */
const MAILS = 'mails';

/** And those of mails that earlier versions sent. */
const EARLIER_MAILS = array( 'withdraw', 'stop-reminders' );

/** What an address is found by. */
function email_hash( string $email ): string {
	return hash( 'sha256', strtolower( trim( $email ) ) );
}

/**
 * A page of the storefront that does for an address (0: for all of it) what the link is for: `confirm`, or ending this
 * kind of mail. The link's own kind is the same for read_token().
 */
function signed_link( string $url, string $kind, int $post_id, string $email, string $type ): string {
	return add_query_arg(
		array(
			'token' => make_token( $kind, $post_id, email_hash( $email ) ),
			'type'  => $type,
		),
		$url
	);
}

/** The storefront's page of what an address gets, on which it ends a kind of kinds_of_mail(). */
function link_to_end( string $language, string $kind, string $email ): string {
	return signed_link( storefront_in( $language ) . '/account/mails', MAILS, 0, $email, $kind );
}

/** What such a link carries. */
function make_token( string $kind, int $post_id, string $email_hash ): string {
	return "$post_id.$email_hash." . hash_hmac( 'sha256', "bellyful-stock|$kind|$post_id|$email_hash", wp_salt( 'auth' ) );
}

/** What a token of this kind is about: {post id, hash of the address}; null for one that is none of ours. */
function read_token( string $kind, string $token ): ?array {
	$is_token = preg_match( '/^(\d{1,18})\.([0-9a-f]{64})\.[0-9a-f]{64}\z/', $token, $parts );

	return $is_token && hash_equals( make_token( $kind, (int) $parts[1], $parts[2] ), $token ) ? array( (int) $parts[1], $parts[2] ) : null;
}

/**
 * The route that the storefront asks when such a link is followed; the work takes the link's `$post_id` and
 * `$email_hash`, and gives false where nothing of that is left.
 */
function link_route( string $path, string $kind, callable $work ): void {
	$answer = static function ( WP_REST_Request $request ) use ( $kind, $work ): object {
		$about = read_token( $kind, $request['token'] );

		return $about && false !== $work( ...$about ) ? Rest\nothing() : Rest\refuse( 'link_over', 'This link is no longer valid.' );
	};
	Rest\route( 'POST', $path, $answer, array( 'token' => Rest\text( 200 ) ) );
}
