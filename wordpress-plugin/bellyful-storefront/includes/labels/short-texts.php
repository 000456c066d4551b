<?php
/** What the shop calls things in a word or two (categories, attributes and their options, ways of paying), and what each is called in further languages. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Labels;

use Bellyful\Storefront\Orders;
use Bellyful\Storefront\Shop;
use function Bellyful\Storefront\Reviews\to_typed;
use const Bellyful\Storefront\Language\LANGUAGES;

defined( 'ABSPATH' ) || exit;

/** Where a language's words stand, by the shop's own. */
function words_option( string $code ): string {
	return "bellyful_{$code}_words";
}

/** All that have letters: sizes and weights are the same in all languages. */
function short_texts(): array {
	$terms = get_terms(
		array(
			'taxonomy' => array( 'product_cat', ...wc_get_attribute_taxonomy_names() ),
			'exclude'  => (int) get_option( 'default_product_cat' ),
		)
	);
	$texts = array( ...array_column( (array) $terms, 'name' ), ...array_column( wc_get_attribute_taxonomies(), 'attribute_label' ), ...checkout_texts() );
	foreach ( own_attributes() as $attribute ) {
		array_push( $texts, $attribute['name'], ...explode( '|', $attribute['value'] ) );
	}
	$texts = array_unique( array_filter( array_map( static fn( $text ): string => trim( to_typed( (string) $text ) ), $texts ), static fn( string $text ): bool => 1 === preg_match( '/\p{L}{2}/u', $text ) ) );
	sort( $texts );

	return $texts;
}

/** What the checkout shows of the shop: its ways of paying, by their titles and line by line, those of sending, and what it asks. */
function checkout_texts(): array {
	$ways  = array_map( static fn( $way ) => $way->get_title(), array_merge( ...Shop\methods_by_zone() ) );
	$lines = array_map( static fn( $gateway ): array => array_slice( Shop\gateway_facts( $gateway ), 1 ), array_values( Shop\gateways() ) );

	return array( ...$ways, ...array_column( Orders\describe_fields(), 'label' ), ...explode( "\n", implode( "\n", array_merge( ...array_map( 'array_values', $lines ) ) ) ) );
}

/** Attributes that stand on one product alone: {name, value} each. */
function own_attributes(): array {
	global $wpdb;
	$stored = $wpdb->get_col( "SELECT meta_value FROM {$wpdb->postmeta} JOIN {$wpdb->posts} ON ID = post_id WHERE meta_key = '_product_attributes' AND post_status = 'publish'" ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- read by the owner's page and the doctor alone.

	return array_filter( array_merge( ...array_map( static fn( $attributes ): array => array_values( (array) maybe_unserialize( $attributes ) ), $stored ) ), static fn( $attribute ): bool => is_array( $attribute ) && ! $attribute['is_taxonomy'] );
}

/** What is written in a language, by the shop's own words. */
function words_in( string $code ): array {
	return (array) get_option( words_option( $code ), array() );
}

/** A field's name: PHP would change the words themselves. */
function word_field( string $text ): string {
	return 'w' . md5( $text );
}

/**
 * Stores what was typed beside the words; those that are not there any more stay.
 *
 * @param array $typed By languages' codes, words by their fields' names.
 */
function save_words( array $typed ): void {
	foreach ( array_keys( LANGUAGES ) as $code ) {
		$words = words_in( $code );
		foreach ( short_texts() as $text ) {
			$words[ $text ] = to_stored( 'text', (string) ( $typed[ $code ][ word_field( $text ) ] ?? $words[ $text ] ?? '' ) );
		}
		update_option( words_option( $code ), array_filter( $words ) );
	}
}

/** Prints a field for each word in a language. */
function show_words( string $code ): void {
	$name  = LANGUAGES[ $code ]['name'];
	$words = words_in( $code );
	$texts = short_texts();
	printf(
		'</td></tr><tr><th>%s</th><td><details><summary>%s</summary><table>',
		/* translators: %s: a language, in itself, like Español */
		esc_html( sprintf( __( 'Words in %s', 'bellyful-storefront' ), $name ) ),
		/* translators: 1: how many words have none, 2: how many words there are, 3: a language, in itself, like Español */
		esc_html( sprintf( __( 'Categories, attributes, ways of paying and of sending: %1$d of %2$d have no %3$s of yours', 'bellyful-storefront' ), count( array_diff( $texts, array_keys( $words ) ) ), count( $texts ), $name ) )
	);
	foreach ( $texts as $text ) {
		printf(
			'<tr><td><label for="%4$s-%1$s">%2$s</label></td><td><input type="text" class="regular-text" id="%4$s-%1$s" name="words[%4$s][%1$s]" value="%3$s" lang="%4$s"></td></tr>',
			esc_attr( word_field( $text ) ),
			esc_html( $text ),
			esc_attr( $words[ $text ] ?? '' ),
			esc_attr( $code )
		);
	}
	echo '</table></details>';
}
