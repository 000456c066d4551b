<?php
/** Signed links of mails: each names an address by its hash, and only this shop can have made it. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Notices;

use Bellyful\Storefront\Rest;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** What an address is found by. */
function email_hash( string $email ): string {
	return hash( 'sha256', strtolower( trim( $email ) ) );
}

/**
 * A page of the storefront that does for an address what the link is for (0: for all of the address): `confirm`,
 * `withdraw` or `stop`. Its kind is the same for link_route().
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

/** What such a link carries. */
function make_token( string $kind, int $post_id, string $email_hash ): string {
	return "$post_id.$email_hash." . hash_hmac( 'sha256', "bellyful-stock|$kind|$post_id|$email_hash", wp_salt( 'auth' ) );
}

/**
 * The route that the storefront asks when such a link is followed; the work takes the link's `$post_id` and
 * `$email_hash`, and gives false where nothing of that is left.
 */
function link_route( string $path, string $kind, callable $work ): void {
	$answer = static function ( WP_REST_Request $request ) use ( $kind, $work ): object {
		$is_token = preg_match( '/^(\d{1,18})\.([0-9a-f]{64})\.[0-9a-f]{64}\z/', $request['token'], $parts );
		$is_ours  = $is_token && hash_equals( make_token( $kind, (int) $parts[1], $parts[2] ), $request['token'] );

		return $is_ours && false !== $work( (int) $parts[1], $parts[2] ) ? Rest\nothing() : Rest\refuse( 'link_over', 'This link is no longer valid.' );
	};
	Rest\route( 'POST', $path, $answer, array( 'token' => Rest\text( 200 ) ) );
}
