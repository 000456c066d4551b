<?php
/** The requests to be notified: noted, confirmed by the holder of the address, withdrawn, and forgotten in time. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Notices;

use Bellyful\Storefront\Language;
use WC_Product;
use function Bellyful\Storefront\Connect\is_for_sale;
use function Bellyful\Storefront\Ledger\query;
use function Bellyful\Storefront\Ledger\rows;
use function Bellyful\Storefront\Ledger\table;

defined( 'ABSPATH' ) || exit;

/** For how long an unconfirmed request is kept, and its link works. */
const CONFIRM_SECONDS = 3 * DAY_IN_SECONDS;
const KEPT_SECONDS    = 365 * DAY_IN_SECONDS;

/** What is asked for, if people may see it: the product, or this variation of it (0: none). */
function find_asked( int $product_id, int $variation_id ): ?WC_Product {
	$asked = wc_get_product( 0 === $variation_id ? $product_id : $variation_id );
	if ( ! $asked instanceof WC_Product || ( 0 !== $variation_id && $asked->get_parent_id() !== $product_id ) ) {
		return null;
	}

	return is_published( $asked ) ? $asked : null;
}

/** Whether people may see it. */
function is_published( WC_Product $product ): bool {
	$parent_id = $product->get_parent_id();

	return 'publish' === $product->get_status() && ( 0 === $parent_id || 'publish' === get_post_status( $parent_id ) );
}

/** Whether it can be bought now. */
function can_be_had( WC_Product $product ): bool {
	return is_published( $product ) && $product->is_in_stock() && is_for_sale( $product );
}

/** Notes a request, or finds the same of before, which then is as of today; gives whether it is confirmed. */
function note_request( string $email, int $post_id, bool $is_confirmed ): bool {
	$hash = email_hash( $email );
	query( 'INSERT IGNORE INTO %i (email, email_hash, post_id, created_at) VALUES (%s, %s, %d, %d)', table( 'stock_requests' ), $email, $hash, $post_id, time() );
	query( 'UPDATE %i SET created_at = %d, language = %s WHERE email_hash = %s AND post_id = %d', table( 'stock_requests' ), time(), Language\of_question(), $hash, $post_id );
	if ( $is_confirmed ) {
		confirm_request( $hash, $post_id );
	}

	return array() !== rows( 'SELECT id FROM %i WHERE email_hash = %s AND post_id = %d AND is_confirmed = 1', table( 'stock_requests' ), $hash, $post_id );
}

/** Whether there was such a request; a second confirmation finds it too. */
function confirm_request( string $email_hash, int $post_id ): bool {
	query( 'UPDATE %i SET is_confirmed = 1 WHERE email_hash = %s AND post_id = %d', table( 'stock_requests' ), $email_hash, $post_id );

	return array() !== rows( 'SELECT id FROM %i WHERE email_hash = %s AND post_id = %d', table( 'stock_requests' ), $email_hash, $post_id );
}

/** How many mails an address waits for. */
function count_requests( string $email_hash ): int {
	return count( rows( 'SELECT id FROM %i WHERE email_hash = %s', table( 'stock_requests' ), $email_hash ) );
}

/** All requests of an address are gone; gives how many there were. */
function withdraw_requests( string $email_hash ): int {
	return query( 'DELETE FROM %i WHERE email_hash = %s', table( 'stock_requests' ), $email_hash );
}

/** Once a day: what was not confirmed, and what is too old to be wanted. */
function forget_old(): void {
	query( 'DELETE FROM %i WHERE ( is_confirmed = 0 AND created_at < %d ) OR created_at < %d', table( 'stock_requests' ), time() - CONFIRM_SECONDS, time() - KEPT_SECONDS );
}
add_action( 'bellyful_storefront_clean', __NAMESPACE__ . '\forget_old' );
