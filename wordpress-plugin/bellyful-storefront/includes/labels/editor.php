<?php
/**
 * The label's fields in WooCommerce's product editor: a tab of the product data, and the servings of each variation.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Labels;

use WC_Admin_Meta_Boxes;
use WC_Product;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** What a field is called, and what is written into it. */
function words(): array {
	return array(
		SERVINGS                   => array( __( 'Servings per container', 'bellyful-storefront' ), __( 'How many servings one unit holds.', 'bellyful-storefront' ) ),
		SERVING_SIZE               => array( __( 'Serving size', 'bellyful-storefront' ), __( 'As printed: 2 capsules.', 'bellyful-storefront' ) ),
		NET_CONTENT                => array( __( 'Net content', 'bellyful-storefront' ), __( 'Of one unit, metric: 200 g, 8 × 200 g, 0.5 l. The price of a kilogram or a liter is counted by it; without it by the servings.', 'bellyful-storefront' ) ),
		SERVINGS_A_DAY             => array( __( 'Servings a day', 'bellyful-storefront' ), __( 'What a day takes; empty for food that is eaten now and then.', 'bellyful-storefront' ) ),
		PANEL                      => array( __( 'Printed as', 'bellyful-storefront' ), '' ),
		FACTS                      => array( __( 'Facts', 'bellyful-storefront' ), __( 'A line each: Vitamin C | 90 mg | 100 (the last is the percentage of the daily value, and may be left out).', 'bellyful-storefront' ) ),
		PER_100                    => array( __( 'Nutrition of 100 g or ml', 'bellyful-storefront' ), __( 'Where the law of a country asks for it: a line each as printed, Energy | 52 kJ / 12 kcal. Without them it is counted from the facts, where the serving size has grams or milliliters.', 'bellyful-storefront' ) ),
		INGREDIENTS                => array( __( 'Ingredients', 'bellyful-storefront' ), __( 'Other ingredients of a supplement, all of a food.', 'bellyful-storefront' ) ),
		ALLERGENS                  => array( __( 'Allergens', 'bellyful-storefront' ), __( 'What it contains of the major allergens; write None if it is so.', 'bellyful-storefront' ) ),
		'_bellyful_certifications' => array( __( 'Certifications', 'bellyful-storefront' ), __( 'Separated by commas.', 'bellyful-storefront' ) ),
		'_bellyful_warnings'       => array( __( 'Warnings', 'bellyful-storefront' ), __( 'A line each.', 'bellyful-storefront' ) ),
		'_bellyful_storage'        => array( __( 'Storage', 'bellyful-storefront' ), '' ),
		ORIGIN                     => array( __( 'Origin', 'bellyful-storefront' ), __( 'Country or place, where the law or a claim of yours needs it.', 'bellyful-storefront' ) ),
		OPERATOR                   => array( __( 'Maker or operator', 'bellyful-storefront' ), __( 'Name, postal and e-mail address. Empty: as on the page "Bellyful storefront".', 'bellyful-storefront' ) ),
		RESPONSIBLE                => array( __( 'Responsible in the EU', 'bellyful-storefront' ), __( 'Of what is no food and made elsewhere: name, postal and e-mail address. Empty: as on the page "Bellyful storefront".', 'bellyful-storefront' ) ),
		'_bellyful_lot'            => array( __( 'Lot', 'bellyful-storefront' ), '' ),
		LOT_REPORTS                => array( __( 'Certificates of analysis', 'bellyful-storefront' ), __( 'A line for each lot: 24-117 | the address of its PDF, or its number in the media library.', 'bellyful-storefront' ) ),
		'_bellyful_best_before'    => array( __( 'Best before', 'bellyful-storefront' ), '' ),
		'_bellyful_mix_with'       => array( __( 'Packs may be mixed with', 'bellyful-storefront' ), __( 'The last part of the address of each product that a pack of several may hold in the place of this one, a line each: konjac-rice.', 'bellyful-storefront' ) ),
		MARK                       => array( __( 'To the storefront it is', 'bellyful-storefront' ), __( 'What decides on its offers, recipes and free noodles. By its name, konjac, noodle or pasta makes it konjac food, and an address with bellyful and bundle the bundle.', 'bellyful-storefront' ) ),
		NOT_TO                     => array( __( 'May not go to', 'bellyful-storefront' ), __( 'Countries, and states of them: US:CA, FR. The checkout says it and takes no such order.', 'bellyful-storefront' ) ),
		ADULTS                     => array( __( 'For weight loss or muscle', 'bellyful-storefront' ), __( 'To an address in New York it is sold to adults alone.', 'bellyful-storefront' ) ),
		NO_WITHDRAWAL              => array( __( 'No right of withdrawal', 'bellyful-storefront' ), __( 'Where the law of a country lets customers withdraw from the contract: its page and the order say why they cannot.', 'bellyful-storefront' ) ),
		HOW_IT_WORKS               => array( __( 'What it is and how it works', 'bellyful-storefront' ), '' ),
	);
}

/** Adds the tab. */
function add_tab( $tabs ): array {
	return (array) $tabs + array(
		'bellyful_label' => array(
			'label'    => __( 'Label', 'bellyful-storefront' ),
			'target'   => 'bellyful_label',
			'class'    => array( 'show_if_simple', 'show_if_variable' ),
			'priority' => 65,
		),
	);
}
add_filter( 'woocommerce_product_data_tabs', __NAMESPACE__ . '\add_tab' );

/** Prints the tab's fields. */
function show_fields(): void {
	$found   = wc_get_product( get_the_ID() );
	$product = $found instanceof WC_Product ? $found : null;
	echo '<div id="bellyful_label" class="panel woocommerce_options_panel hidden"><div class="options_group">';
	foreach ( array_filter( KINDS, static fn( string $name ): bool => has_field( $name, $product ), ARRAY_FILTER_USE_KEY ) as $name => $kind ) {
		list( $label, $description ) = words()[ $name ];
		show_field(
			$kind,
			array(
				'id'          => $name,
				'label'       => $label,
				'value'       => $product ? (string) $product->get_meta( $name ) : '',
				'description' => $description,
				'desc_tip'    => '' !== $description,
			)
		);
	}
	echo '</div></div>';
}
add_action( 'woocommerce_product_data_panels', __NAMESPACE__ . '\show_fields' );

/**
 * Prints one field.
 *
 * @param string $kind One of KINDS.
 */
function show_field( string $kind, array $field ): void {
	if ( in_array( $kind, array( 'lines', 'reports', 'html' ), true ) ) {
		woocommerce_wp_textarea_input( $field + array( 'rows' => 4 ) );
		return;
	}
	if ( isset( CHOICES[ $kind ] ) ) {
		$none  = array(
			'mark'  => __( 'What its name says', 'bellyful-storefront' ),
			'panel' => __( 'A supplement where it has servings a day, else a food', 'bellyful-storefront' ),
		);
		$names = array(
			'konjac'     => __( 'Konjac food', 'bellyful-storefront' ),
			'bundle'     => __( 'A bundle with free noodles', 'bellyful-storefront' ),
			'neither'    => __( 'Neither', 'bellyful-storefront' ),
			'food'       => __( 'Nutrition Facts (a food)', 'bellyful-storefront' ),
			'supplement' => __( 'Supplement Facts', 'bellyful-storefront' ),
			'yes'        => __( 'Yes', 'bellyful-storefront' ),
			'sealed'     => __( 'Sealed goods once opened (hygiene)', 'bellyful-storefront' ),
			'perishable' => __( 'Perishable', 'bellyful-storefront' ),
		);
		woocommerce_wp_select( $field + array( 'options' => array( '' => $none[ $kind ] ?? __( 'No', 'bellyful-storefront' ) ) + array_intersect_key( $names, array_flip( CHOICES[ $kind ] ) ) ) );
		return;
	}
	$number = array(
		'type'              => 'number',
		'custom_attributes' => array(
			'min'  => '0',
			'step' => 'any',
		),
	);
	woocommerce_wp_text_input( $field + ( 'number' === $kind ? $number : array( 'type' => 'day' === $kind ? 'date' : 'text' ) ) );
}

/** Stores what was typed. WooCommerce has checked the form's nonce, and saves the product. */
function save_fields( WC_Product $product ): void {
	foreach ( KINDS as $name => $kind ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- checked by WooCommerce; to_stored() cleans it.
		store( $product, $name, $kind, isset( $_POST[ $name ] ) ? wp_unslash( $_POST[ $name ] ) : null );
	}
}
add_action( 'woocommerce_admin_process_product_object', __NAMESPACE__ . '\save_fields' );

/**
 * Stores one field; what did not come stays as it is.
 *
 * @param string $kind One of KINDS.
 * @param mixed  $written What was typed; null where the form has no such field.
 */
function store( WC_Product $product, string $name, string $kind, $written ): void {
	if ( ! is_string( $written ) ) {
		return;
	}
	$text = to_stored( $kind, $written );
	if ( 'reports' === $kind && lines_in( $text ) < lines_in( $written ) ) {
		WC_Admin_Meta_Boxes::add_error( __( 'A certificate of analysis was left out: it needs a lot, and a PDF by https or in the media library.', 'bellyful-storefront' ) );
	}
	if ( '' === $text ) {
		$product->delete_meta_data( $name );
	} else {
		$product->update_meta_data( $name, $text );
	}
}

/** How many lines say something. */
function lines_in( string $text ): int {
	return count( array_filter( array_map( 'trim', explode( "\n", $text ) ) ) );
}

/** Prints a variation's servings. */
function show_servings( $place, $data, $variation ): void {
	$found   = $variation instanceof WP_Post ? wc_get_product( $variation->ID ) : null;
	$product = $found instanceof WC_Product ? $found : null;
	if ( ! has_field( SERVINGS, $product ) ) {
		return;
	}
	show_field(
		'number',
		array(
			'id'            => SERVINGS . '_' . (int) $place,
			'name'          => SERVINGS . '_of[' . (int) $place . ']',
			'label'         => words()[ SERVINGS ][0],
			'value'         => $product ? (string) $product->get_meta( SERVINGS ) : '',
			'placeholder'   => __( 'As its product', 'bellyful-storefront' ),
			'wrapper_class' => 'form-row form-row-full',
		)
	);
}
add_action( 'woocommerce_product_after_variable_attributes', __NAMESPACE__ . '\show_servings', 10, 3 );

/** Stores a variation's servings, before WooCommerce saves it. */
function save_servings( WC_Product $variation, $place ): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- checked by WooCommerce; to_stored() cleans it.
	store( $variation, SERVINGS, 'number', isset( $_POST[ SERVINGS . '_of' ][ $place ] ) ? wp_unslash( $_POST[ SERVINGS . '_of' ][ $place ] ) : null );
}
add_action( 'woocommerce_admin_process_variation_object', __NAMESPACE__ . '\save_servings', 10, 2 );
