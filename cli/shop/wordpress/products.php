<?php
/** Products and their variations, by WooCommerce's own objects. */

declare( strict_types=1 );

namespace Bellyful\Shop;

function make_products( array $seed, array $categories ): void {
	foreach ( $seed['products'] as $given ) {
		$is_variable = array() !== $given['variations'];
		$product     = $is_variable ? new \WC_Product_Variable() : new \WC_Product_Simple();
		fill_product( $product, $given, $seed['pictures'], $categories );
		foreach ( $given['variations'] as $variation ) {
			make_variation( $product, $variation, $seed['pictures'] );
		}
		if ( $is_variable ) {
			\WC_Product_Variable::sync( $product->get_id() );
		}
	}
}

function fill_product( \WC_Product $product, array $given, array $pictures, array $categories ): void {
	$name = $given['fields']['name'];
	set_fields( $product, $given['fields'] );
	$product->set_category_ids( array_map( fn( $slug ) => $categories[ $slug ], $given['categories'] ) );
	$product->set_image_id( picture( $pictures, $given['picture'], $name ) );
	$views = array();
	foreach ( $given['gallery'] as $index => $picture ) {
		$views[] = picture( $pictures, $picture, $name . ' view ' . ( $index + 1 ) );
	}
	$product->set_gallery_image_ids( $views );
	$is_variable = array() !== $given['variations'];
	$product->set_attributes( array_map( fn( $one ) => make_attribute( $one, $is_variable ), $given['attributes'] ) );
	foreach ( $given['meta'] as $entry ) {
		$product->add_meta_data( $entry['key'], $entry['value'] );
	}
	$product->save();
}

function make_variation( \WC_Product $parent, array $given, array $pictures ): void {
	$variation = new \WC_Product_Variation();
	$variation->set_parent_id( $parent->get_id() );
	set_fields( $variation, $given['fields'] );
	$options = array();
	foreach ( $given['options'] as $name => $option ) {
		$options[ sanitize_title( $name ) ] = $option;
	}
	$variation->set_attributes( $options );
	$variation->set_image_id( picture( $pictures, $given['picture'], $parent->get_name() . ', ' . implode( ', ', $options ) ) );
	$variation->save();
}

/** Sets each field by the setter of its name. */
function set_fields( \WC_Data $thing, array $fields ): void {
	foreach ( $fields as $name => $value ) {
		if ( null !== $value ) {
			$thing->{"set_$name"}( $value );
		}
	}
}
