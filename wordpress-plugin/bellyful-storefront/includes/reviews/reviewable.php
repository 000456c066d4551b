<?php
/**
 * Which products take reviews, and of whom. The shop's own settings decide; what is switched off there is not answered by
 * GraphQL either, which knows the single product's setting only.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Reviews;

use WC_Product;

defined( 'ABSPATH' ) || exit;

/** The published product that takes reviews, or null. */
function find_open_product( int $product_id ): ?WC_Product {
	$product = wc_get_product( $product_id );
	$is_open = $product && 'product' === get_post_type( $product_id ) && 'publish' === $product->get_status()
		&& wc_reviews_enabled() && comments_open( $product_id );

	return $is_open ? $product : null;
}

/** Whether a shopper, the shop's own customer or a guest (0), has a paid order of the product or one of its variations. */
function has_bought( int $product_id, int $customer_id, string $email ): bool {
	return wc_customer_bought_product( $email, $customer_id, $product_id );
}

/** Whether stars are asked for: `required`, `optional` or `none`. */
function rating_wish(): string {
	if ( ! wc_review_ratings_enabled() ) {
		return 'none';
	}

	return wc_review_ratings_required() ? 'required' : 'optional';
}

/** Whether WPGraphQL is answering. */
function is_graphql(): bool {
	return function_exists( 'is_graphql_request' ) && is_graphql_request();
}

/** No product takes reviews while the shop has them switched off. */
function hide_switched_off_reviews( $is_allowed ): mixed {
	return is_graphql() && ! wc_reviews_enabled() ? false : $is_allowed;
}
add_filter( 'woocommerce_product_get_reviews_allowed', __NAMESPACE__ . '\hide_switched_off_reviews' );

/** Stars that were given before the shop switched them off are not shown. */
function hide_switched_off_ratings( $average ): mixed {
	return is_graphql() && ! wc_review_ratings_enabled() ? '0' : $average;
}
add_filter( 'woocommerce_product_get_average_rating', __NAMESPACE__ . '\hide_switched_off_ratings' );
