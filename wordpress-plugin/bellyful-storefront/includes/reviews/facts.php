<?php
/** What GraphQL does not tell of a product's reviews: how many gave which rating, and who has bought it. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Reviews;

use Bellyful\Storefront\Language;
use Bellyful\Storefront\Rest;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Registers the route. */
function register_facts_route(): void {
	Rest\route(
		'GET',
		'/reviews/facts',
		__NAMESPACE__ . '\answer_facts',
		array(
			'product' => Rest\integer( 1, PHP_INT_MAX ),
			'reviews' => Rest\text( 2000, minLength: 0, pattern: '^(\d{1,19}(,\d{1,19}){0,99})?$' ),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_facts_route' );

/** Counts from one star to five (null without stars), which of the named reviews are marked as a buyer's, and in which language they are, by their ids; none in the shop's own. */
function answer_facts( WP_REST_Request $request ): array {
	$product = find_open_product( (int) $request['product'] );
	$ids     = array_filter( array_map( 'intval', explode( ',', (string) $request['reviews'] ) ) );

	return array(
		'counts'    => $product && 'none' !== rating_wish() ? to_counts( $product->get_rating_counts() ) : null,
		'verified'  => $product ? verified_of( $product->get_id(), $ids ) : array(),
		'languages' => (object) ( $product ? languages_of( $ids ) : array() ),
	);
}

/** Languages of reviews that were written in another than the shop's own, by their ids. */
function languages_of( array $ids ): array {
	$languages = array();
	foreach ( $ids as $id ) {
		$languages[ $id ] = Language\known( (string) get_comment_meta( $id, Language\META, true ) );
	}

	return array_filter( $languages );
}

/** Five numbers, one star first: WooCommerce keeps only the ratings that were given. */
function to_counts( array $by_rating ): array {
	return array_map( static fn( int $stars ): int => (int) ( $by_rating[ $stars ] ?? 0 ), range( 1, 5 ) );
}

/** Reviews of the product by buyers, where the shop has the mark switched on. */
function verified_of( int $product_id, array $ids ): array {
	if ( array() === $ids || 'yes' !== get_option( 'woocommerce_review_rating_verification_label' ) ) {
		return array();
	}
	$found = get_comments(
		array(
			'comment__in' => $ids,
			'post_id'     => $product_id,
			'status'      => 'approve',
			'fields'      => 'ids',
		)
	);

	return array_values( array_filter( array_map( 'intval', $found ), 'wc_review_is_from_verified_owner' ) );
}
