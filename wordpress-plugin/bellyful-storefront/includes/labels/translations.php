<?php
/** A tab of the product editor in each further language for what a product is called and says in it: stored in one entry, which the storefront reads. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Labels;

use WC_Product;
use const Bellyful\Storefront\Language\LANGUAGES;

defined( 'ABSPATH' ) || exit;

/** The entry that holds a product's texts in a language. */
function translation_entry( string $code ): string {
	return "_bellyful_$code";
}

/** A product's texts in a language as they are stored; empty without any. */
function stored_translation( int $product_id, string $code ): array {
	return (array) json_decode( (string) get_post_meta( $product_id, translation_entry( $code ), true ), true );
}

/** What of a product's fields is text, and of which kind. */
function spoken_fields(): array {
	return array_diff_key( array_intersect( KINDS, array( 'text', 'lines' ) ), array_flip( array( NET_CONTENT, NOT_TO, OPERATOR, RESPONSIBLE, '_bellyful_lot', '_bellyful_mix_with' ) ) ) + array( HOW_IT_WORKS => 'html' );
}

/** What is stored: {name, shortDescription, description, fields}; empty without a name. */
function to_translation( array $written ): string {
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

/** Adds the tabs. */
function add_translation_tabs( $tabs ): array {
	foreach ( LANGUAGES as $code => list( 'name' => $name ) ) {
		$tabs[ "bellyful_$code" ] = array(
			'label'    => $name,
			'target'   => "bellyful_$code",
			'class'    => array(),
			'priority' => 66,
		);
	}

	return (array) $tabs;
}
add_filter( 'woocommerce_product_data_tabs', __NAMESPACE__ . '\add_translation_tabs' );

/** Prints the tabs' fields. */
function show_translations(): void {
	array_map( __NAMESPACE__ . '\show_translation', array_keys( LANGUAGES ) );
}
add_action( 'woocommerce_product_data_panels', __NAMESPACE__ . '\show_translations' );

/** Prints those of one. */
function show_translation( string $code ): void {
	$stored = stored_translation( (int) get_the_ID(), $code );
	$texts  = $stored + (array) ( $stored['fields'] ?? array() );
	$fields = array(
		'name'             => array( 'text', __( 'Product name', 'bellyful-storefront' ) ),
		'shortDescription' => array( 'lines', __( 'Short description', 'bellyful-storefront' ) ),
		'description'      => array( 'lines', __( 'Description', 'bellyful-storefront' ) ),
	);
	$found   = wc_get_product( get_the_ID() );
	$product = $found instanceof WC_Product ? $found : null;
	$is_had  = static fn( string $field ): bool => isset( $texts[ $field ] ) || has_field( $field, $product );
	foreach ( array_filter( spoken_fields(), $is_had, ARRAY_FILTER_USE_KEY ) as $field => $kind ) {
		$fields[ $field ] = array( $kind, words()[ $field ][0] );
	}
	echo '<div id="' . esc_attr( "bellyful_$code" ) . '" class="panel woocommerce_options_panel hidden"><div class="options_group">';
	foreach ( $fields as $name => list( $kind, $label ) ) {
		show_field(
			$kind,
			array(
				'id'    => "bellyful_{$code}_$name",
				'name'  => "bellyful_{$code}[$name]",
				'label' => $label,
				'value' => (string) ( $texts[ $name ] ?? '' ),
			)
		);
	}
	echo '</div></div>';
}

/** Stores what was typed. WooCommerce has checked the form's nonce, and saves the product. */
function save_translations( WC_Product $product ): void {
	foreach ( array_keys( LANGUAGES ) as $code ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- checked by WooCommerce; to_translation() cleans it.
		$written = isset( $_POST[ "bellyful_$code" ] ) ? wp_unslash( $_POST[ "bellyful_$code" ] ) : null;
		if ( ! is_array( $written ) ) {
			continue;
		}
		// What the form does not show stays.
		$text = to_translation( $written + (array) ( stored_translation( $product->get_id(), $code )['fields'] ?? array() ) );
		if ( '' === $text ) {
			$product->delete_meta_data( translation_entry( $code ) );
		} else {
			$product->update_meta_data( translation_entry( $code ), $text );
		}
	}
}
add_action( 'woocommerce_admin_process_product_object', __NAMESPACE__ . '\save_translations' );
