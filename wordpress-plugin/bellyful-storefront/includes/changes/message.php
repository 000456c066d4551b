<?php
/** The message that tells the storefront what has changed, and the signature that proves who sent it. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Changes;

defined( 'ABSPATH' ) || exit;

/** Action Scheduler keeps at most 8,000 characters of an action. */
const LONGEST_BODY = 6000;

/** One message about many changes at an ISO 8601 time. Topic `shop` with empty lists: take everything for changed. */
function message( string $id, array $product_ids, array $coupon_codes, string $at, bool $is_content = false ): string {
	$body = array(
		'id'          => $id,
		'topic'       => topic( $product_ids, $coupon_codes, $is_content ),
		'productIds'  => array_values( array_unique( $product_ids ) ),
		'couponCodes' => array_values( array_unique( $coupon_codes ) ),
		'at'          => $at,
	) + ( $is_content ? array( 'content' => true ) : array() );
	$json = (string) wp_json_encode( $body, JSON_UNESCAPED_SLASHES );
	if ( strlen( $json ) <= LONGEST_BODY ) {
		return $json;
	}

	return message( $id, array(), array(), $at );
}

/** What a message is about. */
function topic( array $product_ids, array $coupon_codes, bool $is_content = false ): string {
	if ( array() === $product_ids ) {
		return array() === $coupon_codes ? ( $is_content ? 'content' : 'shop' ) : 'coupon';
	}

	return array() === $coupon_codes ? 'product' : 'shop';
}

/** The header `X-Bellyful-Signature`; the time, in seconds since 1970, keeps an old message from being sent again. */
function signature( string $body, string $secret, int $time ): string {
	return 't=' . $time . ',v1=' . hash_hmac( 'sha256', $time . '.' . $body, $secret );
}

/** How long to wait before the next try, in seconds; null when it is given up. */
function wait_after( int $tries ): ?int {
	return array( 60, 300, 1800, 7200 )[ $tries - 1 ] ?? null;
}
