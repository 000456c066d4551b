<?php
/** Codes, by WooCommerce's own objects. */

declare( strict_types=1 );

namespace Bellyful\Shop;

function make_coupons( array $coupons, array $categories ): void {
	foreach ( $coupons as $given ) {
		$coupon = new \WC_Coupon();
		set_fields( $coupon, $given['fields'] );
		$coupon->set_product_ids( array_map( __NAMESPACE__ . '\product_id', $given['products'] ) );
		$coupon->set_excluded_product_ids( array_map( __NAMESPACE__ . '\product_id', $given['excludedProducts'] ) );
		$coupon->set_product_categories( array_map( fn( $slug ) => $categories[ $slug ], $given['categories'] ) );
		$coupon->set_excluded_product_categories( array_map( fn( $slug ) => $categories[ $slug ], $given['excludedCategories'] ) );
		$coupon->save();
	}
}

function product_id( string $slug ): int {
	$post = get_page_by_path( $slug, OBJECT, 'product' );

	return $post ? $post->ID : 0;
}
