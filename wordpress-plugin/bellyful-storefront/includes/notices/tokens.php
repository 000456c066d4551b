<?php
/** What stands in mailed links: it names an address by its hash, and only this shop can have made it. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Notices;

defined( 'ABSPATH' ) || exit;

/** What an address is found by. */
function email_hash( string $email ): string {
	return hash( 'sha256', strtolower( trim( $email ) ) );
}

/**
 * A link's token.
 *
 * @param string $kind `confirm` or `withdraw`.
 * @param int    $post_id The product or variation; 0 for all of the address.
 */
function make_token( string $kind, int $post_id, string $email_hash, string $secret ): string {
	return "$post_id.$email_hash." . hash_hmac( 'sha256', "bellyful-stock|$kind|$post_id|$email_hash", $secret );
}

/**
 * What a token names, `{post_id, email_hash}`; null when this shop did not make it for this kind of link.
 *
 * @param string $kind `confirm` or `withdraw`.
 */
function read_token( string $token, string $kind, string $secret ): ?array {
	if ( ! preg_match( '/^(\d{1,18})\.([0-9a-f]{64})\.[0-9a-f]{64}\z/', $token, $parts ) ) {
		return null;
	}
	$made = make_token( $kind, (int) $parts[1], $parts[2], $secret );

	return hash_equals( $made, $token ) ? array(
		'post_id'    => (int) $parts[1],
		'email_hash' => $parts[2],
	) : null;
}

/** What links are signed with. */
function token_secret(): string {
	return wp_salt( 'auth' );
}
