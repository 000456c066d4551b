<?php
/** The form in which the owner writes a recipe or an announcement. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Content;

use WP_Post;
use function Bellyful\Storefront\Labels\to_stored;
use const Bellyful\Storefront\Language\LANGUAGES;

defined( 'ABSPATH' ) || exit;

const NONCE = 'bellyful_content_nonce';

/** What a field is called, and what is written into it. */
function words(): array {
	$words = array(
		'title'           => array( __( 'Title', 'bellyful-storefront' ), '' ),
		'text'            => array( __( 'The line that is shown, as the title', 'bellyful-storefront' ), '' ),
		'description'     => array( __( 'Description', 'bellyful-storefront' ), __( 'A sentence or two, for the list of recipes and search engines.', 'bellyful-storefront' ) ),
		'kind'            => array( __( 'Kind', 'bellyful-storefront' ), __( 'Which list it stands in.', 'bellyful-storefront' ) ),
		'prep_minutes'    => array( __( 'Minutes of preparation', 'bellyful-storefront' ), __( 'Work before the heat is on.', 'bellyful-storefront' ) ),
		'cook_minutes'    => array( __( 'Minutes of cooking', 'bellyful-storefront' ), __( 'Empty for none.', 'bellyful-storefront' ) ),
		'rest_minutes'    => array( __( 'Minutes of resting', 'bellyful-storefront' ), __( 'Chilling or setting; empty for none.', 'bellyful-storefront' ) ),
		'servings'        => array( __( 'Servings', 'bellyful-storefront' ), '' ),
		'ingredients'     => array( __( 'Ingredients', 'bellyful-storefront' ), __( 'A line each, with how much: 2 cups almond flour.', 'bellyful-storefront' ) ),
		'products'        => array( __( 'Products of the shop', 'bellyful-storefront' ), __( 'What of it you sell, a line each: how many packs, and the last part of the product’s address: 2 konjac-spaghetti.', 'bellyful-storefront' ) ),
		'steps'           => array( __( 'Steps', 'bellyful-storefront' ), __( 'A line each.', 'bellyful-storefront' ) ),
		'key_ingredients' => array( __( 'Key ingredients', 'bellyful-storefront' ), __( 'Those it is known by, separated by commas.', 'bellyful-storefront' ) ),
		'calories'        => array( __( 'Calories per serving', 'bellyful-storefront' ), '' ),
		'protein_grams'   => array( __( 'Grams of protein per serving', 'bellyful-storefront' ), '' ),
		'net_carb_grams'  => array( __( 'Grams of net carbs per serving', 'bellyful-storefront' ), __( 'Carbohydrates less fiber.', 'bellyful-storefront' ) ),
		'link'            => array( __( 'Link', 'bellyful-storefront' ), __( 'Where it leads: a path of the storefront as /products, or an address that begins with https://. Empty for none.', 'bellyful-storefront' ) ),
		'last_day'        => array( __( 'Last day', 'bellyful-storefront' ), __( 'It ends with this day; empty to show it until you take it away.', 'bellyful-storefront' ) ),
	);

	// What is written once more in another language is called as it is in the shop's own.
	foreach ( LANGUAGES as $code => list( 'name' => $name ) ) {
		foreach ( array_keys( array_merge( ...array_values( SPOKEN_FIELDS ) ) ) as $field ) {
			$words[ "{$code}_$field" ] = array( "$name: {$words[ $field ][0]}", '' );
		}
	}

	return $words;
}

/** Adds the form to the editor. */
function add_box( WP_Post $post ): void {
	add_meta_box( 'bellyful_content', RECIPE === $post->post_type ? __( 'Recipe', 'bellyful-storefront' ) : __( 'Announcement', 'bellyful-storefront' ), __NAMESPACE__ . '\show_box', null, 'normal', 'high' );
}

/** Says above the form why the storefront does not show what stands in it. */
function show_missing( $post ): void {
	$missing = isset( FIELDS[ $post->post_type ] ) && 'auto-draft' !== $post->post_status ? missing( $post, $post ) : array();
	if ( array() !== $missing ) {
		$names = array_map( static fn( string $field ): string => words()[ $field ][0], $missing );
		/* translators: %s: names of fields, separated by commas. */
		$words = __( 'The storefront cannot show this yet. Please look at: %s.', 'bellyful-storefront' );
		echo '<div class="notice notice-warning inline"><p>' . esc_html( sprintf( $words, implode( ', ', $names ) ) ) . '</p></div>';
	}
}
add_action( 'edit_form_top', __NAMESPACE__ . '\show_missing' );

/** Prints the form. WordPress itself stores the description: it is the excerpt. */
function show_box( WP_Post $post ): void {
	wp_nonce_field( NONCE, NONCE );
	echo '<table class="form-table" role="presentation"><tbody>';
	if ( RECIPE === $post->post_type ) {
		show_row( 'description', 'excerpt', '<textarea class="large-text" rows="2" id="excerpt" name="excerpt">' . esc_textarea( get_post_field( 'post_excerpt', $post->ID, 'raw' ) ) . '</textarea>' );
	}
	foreach ( fields_of( $post->post_type ) as $field => $type ) {
		show_row( $field, entry_name( $field ), control( $type, entry_name( $field ), entry( $post, $field ) ) );
	}
	echo '</tbody></table>';
}

/** Prints a line of the form around a control, whose HTML is escaped. */
function show_row( string $field, string $id, string $control ): void {
	list( $label, $description ) = words()[ $field ];
	echo '<tr><th scope="row"><label for="' . esc_attr( $id ) . '">' . esc_html( $label ) . '</label></th><td>';
	echo $control; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- control() has escaped it.
	echo '' === $description ? '' : '<p class="description">' . esc_html( $description ) . '</p>';
	echo '</td></tr>';
}

/** A field's HTML, of a type of FIELDS. */
function control( string $type, string $id, string $value ): string {
	$names = sprintf( 'id="%1$s" name="%1$s"', esc_attr( $id ) );
	if ( 'lines' === $type ) {
		return "<textarea class=\"large-text\" rows=\"8\" $names>" . esc_textarea( $value ) . '</textarea>';
	}
	if ( 'kind' === $type ) {
		return "<select $names><option value=\"\"></option>" . kind_options( __( 'Recipes', 'bellyful-storefront' ), KINDS, $value ) . kind_options( __( 'Konjac recipes', 'bellyful-storefront' ), KONJAC_KINDS, $value ) . '</select>';
	}
	$kinds = array(
		'number' => 'type="number" min="0" max="99999" step="1" class="small-text"',
		'day'    => 'type="date"',
		'text'   => 'type="text" class="large-text"',
	);

	return "<input {$kinds[ $type ]} $names value=\"" . esc_attr( $value ) . '">';
}

/** A list's kinds, as the storefront calls them. */
function kind_options( string $name, array $kinds, string $chosen ): string {
	$options = array_map( static fn( string $kind ): string => '<option' . selected( $kind, $chosen, false ) . '>' . esc_html( $kind ) . '</option>', $kinds );

	return '<optgroup label="' . esc_attr( $name ) . '">' . implode( '', $options ) . '</optgroup>';
}

/** Stores what was typed into the form; other ways of saving leave it as it is. */
function save_box( $post_id, $post ): void {
	$nonce = isset( $_POST[ NONCE ] ) ? sanitize_key( wp_unslash( $_POST[ NONCE ] ) ) : '';
	if ( ! isset( FIELDS[ $post->post_type ] ) || ! wp_verify_nonce( $nonce, NONCE ) || ! current_user_can( 'edit_post', $post_id ) ) {
		return;
	}
	foreach ( fields_of( $post->post_type ) as $field => $type ) {
		$name = entry_name( $field );
		if ( ! isset( $_POST[ $name ] ) || ! is_string( $_POST[ $name ] ) ) {
			continue;
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- to_stored() cleans it.
		$text = to_stored( 'lines' === $type ? 'lines' : 'text', wp_unslash( $_POST[ $name ] ) );
		if ( '' === $text ) {
			delete_post_meta( $post_id, $name );
		} else {
			update_post_meta( $post_id, $name, wp_slash( $text ) );
		}
	}
}
add_action( 'save_post', __NAMESPACE__ . '\save_box', 10, 2 );
