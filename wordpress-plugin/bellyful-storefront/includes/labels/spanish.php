<?php
/** A tab of the product editor for what a product is called and says in Spanish: stored in one entry, which the storefront reads. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Labels;

use WC_Product;

defined( 'ABSPATH' ) || exit;

const SPANISH = '_bellyful_es';

/** What of a product's fields is text, and of which kind. */
function spoken_fields(): array {
	return array_diff_key( array_intersect( KINDS, array( 'text', 'lines' ) ), array_flip( array( '_bellyful_lot', '_bellyful_mix_with' ) ) ) + array( HOW_IT_WORKS => 'html' );
}

/** What is stored: {name, shortDescription, description, fields}; empty without a name. */
function to_spanish( array $written ): string {
	$name = to_stored( 'text', (string) ( $written['name'] ?? '' ) );
	if ( '' === $name ) {
		return '';
	}
	$fields = array();
	foreach ( spoken_fields() as $field => $kind ) {
		$fields[ $field ] = to_stored( $kind, (string) ( $written[ $field ] ?? '' ) );
	}

	return (string) wp_json_encode(
		array(
			'name'             => $name,
			'shortDescription' => wp_kses_post( (string) ( $written['shortDescription'] ?? '' ) ),
			'description'      => wp_kses_post( (string) ( $written['description'] ?? '' ) ),
			'fields'           => array_filter( $fields ),
		),
		JSON_UNESCAPED_UNICODE
	);
}

/** Adds the tab. */
function add_spanish_tab( $tabs ): array {
	return (array) $tabs + array(
		'bellyful_spanish' => array(
			'label'    => 'Español',
			'target'   => 'bellyful_spanish',
			'class'    => array(),
			'priority' => 66,
		),
	);
}
add_filter( 'woocommerce_product_data_tabs', __NAMESPACE__ . '\add_spanish_tab' );

/** Prints the tab's fields. */
function show_spanish(): void {
	$product = wc_get_product( get_the_ID() );
	$stored  = $product instanceof WC_Product ? (array) json_decode( (string) $product->get_meta( SPANISH ), true ) : array();
	$texts   = $stored + (array) ( $stored['fields'] ?? array() );
	$fields  = array(
		'name'             => array( 'text', __( 'Product name', 'bellyful-storefront' ) ),
		'shortDescription' => array( 'lines', __( 'Short description', 'bellyful-storefront' ) ),
		'description'      => array( 'lines', __( 'Description', 'bellyful-storefront' ) ),
	);
	foreach ( spoken_fields() as $field => $kind ) {
		$fields[ $field ] = array( $kind, words()[ $field ][0] );
	}
	echo '<div id="bellyful_spanish" class="panel woocommerce_options_panel hidden"><div class="options_group">';
	foreach ( $fields as $name => list( $kind, $label ) ) {
		show_field(
			$kind,
			array(
				'id'    => "bellyful_es_$name",
				'name'  => "bellyful_es[$name]",
				'label' => $label,
				'value' => (string) ( $texts[ $name ] ?? '' ),
			)
		);
	}
	echo '</div></div>';
}
add_action( 'woocommerce_product_data_panels', __NAMESPACE__ . '\show_spanish' );

/** Stores what was typed. WooCommerce has checked the form's nonce, and saves the product. */
function save_spanish( WC_Product $product ): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- checked by WooCommerce; to_spanish() cleans it.
	$written = isset( $_POST['bellyful_es'] ) ? wp_unslash( $_POST['bellyful_es'] ) : null;
	if ( ! is_array( $written ) ) {
		return;
	}
	$text = to_spanish( $written );
	if ( '' === $text ) {
		$product->delete_meta_data( SPANISH );
	} else {
		$product->update_meta_data( SPANISH, $text );
	}
}
add_action( 'woocommerce_admin_process_product_object', __NAMESPACE__ . '\save_spanish' );
