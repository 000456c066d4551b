<?php
/** Categories, and the shop's global attributes. */

declare( strict_types=1 );

namespace Bellyful\Shop;

/**
 * The ids of the categories by their slugs.
 *
 * @return array<string, int>
 */
function make_categories( array $categories ): array {
	$ids = array();
	foreach ( $categories as $category ) {
		$ids[ $category['slug'] ] = term( $category, 'product_cat' );
	}

	return $ids;
}

function term( array $given, string $taxonomy ): int {
	$known = get_term_by( 'slug', $given['slug'], $taxonomy );
	if ( $known ) {
		return $known->term_id;
	}
	$made = wp_insert_term( $given['name'], $taxonomy, array( 'slug' => $given['slug'] ) );
	if ( is_wp_error( $made ) ) {
		throw new \RuntimeException( $made->get_error_message() );
	}

	return $made['term_id'];
}

function make_attribute( array $given, bool $is_for_variations ): \WC_Product_Attribute {
	$attribute = new \WC_Product_Attribute();
	$attribute->set_name( $given['name'] );
	$attribute->set_options( array_column( $given['options'], 'name' ) );
	if ( $given['isGlobal'] ) {
		$attribute->set_id( make_taxonomy( $given ) );
		$attribute->set_options( array_map( fn( $option ) => term( $option, $given['name'] ), $given['options'] ) );
	}
	$attribute->set_visible( true );
	$attribute->set_variation( $is_for_variations );

	return $attribute;
}

/** WooCommerce registers the taxonomy of an attribute at the next request only. */
function make_taxonomy( array $given ): int {
	$slug = substr( $given['name'], strlen( 'pa_' ) );
	$id   = wc_attribute_taxonomy_id_by_name( $slug );
	if ( 0 === $id ) {
		$id = wc_create_attribute(
			array(
				'name'     => $given['label'],
				'slug'     => $slug,
				'order_by' => 'menu_order',
			)
		);
	}
	if ( ! taxonomy_exists( $given['name'] ) ) {
		register_taxonomy( $given['name'], array( 'product' ), array( 'hierarchical' => false ) );
	}

	return (int) $id;
}
