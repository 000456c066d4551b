<?php
/**
 * What the storefront sells from its own pages is sold by its orders with_lock (rules: Who sells what the pages sell): in
 * the shop's cart, however it is filled, such a product cannot be bought. Orders are made without a cart, by the
 * storefront and by staff.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Connect;

use WC_Order;
use WC_Product;
use WP_Post;
use function Bellyful\Storefront\Orders\reference_of;
use function Bellyful\Storefront\Products\is_bought_by_id;
use function Bellyful\Storefront\Products\is_shown_type;

defined( 'ABSPATH' ) || exit;

/** How WooCommerce writes that a shopper made an order by a cart, there or in GraphQL. */
const CART_ORDERS = array( 'checkout', 'store-api' );

/** Whether it stands for something that the storefront's pages sell; a variation also by its product. */
function is_connected( WC_Product $product ): bool {
	// The database compares them so.
	$plain  = static fn( $sku ): string => mb_strtolower( trim( (string) $sku ) );
	$parent = $product->get_parent_id() ? get_post_meta( $product->get_parent_id(), '_sku', true ) : '';
	$skus   = array_filter( array( $plain( $product->get_sku() ), $plain( $parent ) ) );

	return array() !== $skus && array() !== array_intersect( $skus, array_map( $plain, connected_skus() ) );
}

/** Whether it is a free sample of the shop's own, which the storefront gives away itself (rules: The free sample). */
function is_free_sample( WC_Product $product ): bool {
	$price = $product->get_price();

	return is_numeric( $price ) && 0.0 === (float) $price && 1 === preg_match( '/free[ -]sample/i', $product->get_name() . ' ' . $product->get_slug() );
}

/** Whether the storefront's orders alone sell it. */
function is_sold_by_storefront( WC_Product $product ): bool {
	return is_connected( $product ) || is_free_sample( $product );
}

/** No cart takes it, and one that has it from before loses it: WooCommerce asks this whenever it reads a cart. */
function refuse_purchase( $is_purchasable, $product ): mixed {
	return $is_purchasable && ! is_sold_by_storefront( $product );
}
add_filter( 'woocommerce_is_purchasable', __NAMESPACE__ . '\refuse_purchase', PHP_INT_MAX, 2 );
add_filter( 'woocommerce_variation_is_purchasable', __NAMESPACE__ . '\refuse_purchase', PHP_INT_MAX, 2 );

/** An unpaid order of such a product is paid no more, unless staff put it in by hand. */
function refuse_payment( $needs_payment, $order ): mixed {
	return $needs_payment && ! ( $order instanceof WC_Order && was_bought_by_cart( $order ) );
}
add_filter( 'woocommerce_order_needs_payment', __NAMESPACE__ . '\refuse_payment', PHP_INT_MAX, 2 );

/** Whether a shopper bought past the storefront what its pages sell. */
function was_bought_by_cart( WC_Order $order ): bool {
	if ( '' !== reference_of( $order ) || ! in_array( $order->get_created_via(), CART_ORDERS, true ) ) {
		return false;
	}
	foreach ( $order->get_items() as $item ) {
		$product = $item->get_product();
		if ( $product && is_sold_by_storefront( $product ) ) {
			return true;
		}
	}

	return false;
}

/** Whether the storefront may sell it: of what is kept for it, anything that has a price. */
function is_for_sale( WC_Product $product ): bool {
	if ( ! is_sold_by_storefront( $product ) ) {
		return $product->is_purchasable();
	}

	return in_array( $product->get_status(), array( 'publish', 'private' ), true ) && '' !== $product->get_price();
}

/** The storefront reads products as any visitor does, and there `purchasable` tells it what has a price; of an extension's, what a cart takes. */
function resolve_purchasable( $nil, $source, $args, $context, $info, $type_name, $field_key ): mixed {
	$product = 'purchasable' === $field_key && is_object( $source ) ? wc_get_product( $source->ID ?? 0 ) : null;
	if ( $product && ! is_shown_type( $product ) ) {
		return is_bought_by_id( $product );
	}

	return $product && is_sold_by_storefront( $product ) ? is_for_sale( $product ) : $nil;
}
add_filter( 'graphql_pre_resolve_field', __NAMESPACE__ . '\resolve_purchasable', 10, 7 );

/** What is private for no other reason than to be sold by the storefront alone is no secret. */
function show_connected( $is_private, $model_name, $data ): mixed {
	$is_product = $data instanceof WP_Post && 'product' === $data->post_type && 'private' === $data->post_status;
	$product    = $is_product ? wc_get_product( $data->ID ) : null;

	return $product && is_connected( $product ) ? false : $is_private;
}
add_filter( 'graphql_pre_model_data_is_private', __NAMESPACE__ . '\show_connected', 10, 3 );
