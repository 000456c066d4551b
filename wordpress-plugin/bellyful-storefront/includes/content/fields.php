<?php
/** The fields of recipes and announcements: what is typed into them, and what is read of that. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Content;

use DateTimeImmutable;
use WP_Post;
use function Bellyful\Storefront\Labels\to_stored;
use function Bellyful\Storefront\Reviews\to_typed;
use function Bellyful\Storefront\storefront_url;
use const Bellyful\Storefront\Language\LANGUAGES;

defined( 'ABSPATH' ) || exit;

/** The post types that only the storefront shows. */
const RECIPE       = 'bellyful_recipe';
const ANNOUNCEMENT = 'bellyful_notice';

/** The storefront's kinds of recipes, and its groups of konjac recipes. */
const KINDS        = array( 'Breakfast', 'Lunch', 'Dinner', 'Snack' );
const KONJAC_KINDS = array( 'Soups', 'Pasta-Style Dishes', 'Stir-Fries & Fusion' );

/** What of each type is written once more in each further language; without the first there is no translation. */
const SPOKEN_FIELDS = array(
	RECIPE       => array(
		'title'           => 'text',
		'description'     => 'text',
		'ingredients'     => 'lines',
		'steps'           => 'lines',
		'key_ingredients' => 'text',
	),
	ANNOUNCEMENT => array( 'text' => 'text' ),
);

/** The custom fields of each type by the names of their entries, without what these begin with: how each is typed. */
const FIELDS = array(
	RECIPE       => array(
		'kind'            => 'kind',
		'prep_minutes'    => 'number',
		'cook_minutes'    => 'number',
		'rest_minutes'    => 'number',
		'servings'        => 'number',
		'ingredients'     => 'lines',
		'products'        => 'lines',
		'steps'           => 'lines',
		'key_ingredients' => 'text',
		'calories'        => 'number',
		'protein_grams'   => 'number',
		'net_carb_grams'  => 'number',
	),
	ANNOUNCEMENT => array(
		'link'     => 'text',
		'last_day' => 'day',
	),
);

/** All fields of a type, those of further languages, too; none of any other type. */
function fields_of( string $type ): array {
	$fields = FIELDS[ $type ] ?? array();
	foreach ( array_keys( LANGUAGES ) as $code ) {
		foreach ( SPOKEN_FIELDS[ $type ] ?? array() as $field => $kind ) {
			$fields[ "{$code}_$field" ] = $kind;
		}
	}

	return $fields;
}

/** The name of an entry. */
function entry_name( string $field ): string {
	return '_bellyful_content_' . $field;
}

/** WordPress keeps these entries with each revision and each preview. */
function register_entries(): void {
	foreach ( array_keys( FIELDS ) as $type ) {
		foreach ( array_keys( fields_of( $type ) ) as $field ) {
			register_post_meta(
				$type,
				entry_name( $field ),
				array(
					'type'              => 'string',
					'single'            => true,
					'revisions_enabled' => true,
				)
			);
		}
	}
}
add_action( 'init', __NAMESPACE__ . '\register_entries', 11 );

/** A change of these fields is a change of their post, too: a preview after another would be thrown away. */
function compare_entries( $fields, $post = array() ): mixed {
	$type = $post['post_type'] ?? '';
	$type = 'revision' === $type ? get_post_type( (int) ( $post['post_parent'] ?? 0 ) ) : $type;
	foreach ( array_keys( fields_of( (string) $type ) ) as $field ) {
		$fields[ entry_name( $field ) ] = words()[ $field ][0];
	}

	return $fields;
}
add_filter( '_wp_post_revision_fields', __NAMESPACE__ . '\compare_entries', 10, 2 );

/** What stands in a field; empty where nothing that counts does. */
function entry( WP_Post $post, string $field ): string {
	$written = get_post_meta( $post->ID, entry_name( $field ), true );

	return is_string( $written ) ? trim( $written ) : '';
}

/** A whole number from 0 on; null where none stands there. */
function number( WP_Post $post, string $field ): ?int {
	$written = entry( $post, $field );

	return preg_match( '/^\d{1,5}\z/', $written ) ? (int) $written : null;
}

/** The parts of a field, empty ones left out. */
function parts( WP_Post $post, string $field, string $between = "\n" ): array {
	$parts = array_map( static fn( string $part ): string => trim( to_typed( $part ) ), explode( $between, entry( $post, $field ) ) );

	return array_values( array_filter( $parts, static fn( string $part ): bool => '' !== $part ) );
}

/** Whether a kind is a group of konjac recipes. */
function is_konjac( string $kind ): bool {
	return in_array( $kind, KONJAC_KINDS, true );
}

/** Where an announcement leads: a path of the storefront or an address; null for nowhere. */
function href( WP_Post $post ): ?string {
	$link  = entry( $post, 'link' );
	$shop  = storefront_url();
	$link  = null !== $shop && str_starts_with( $link, $shop . '/' ) ? substr( $link, strlen( $shop ) ) : $link;
	$is_ok = preg_match( '#^(/(?![/\\\\])|https://[^/\s\\\\]+)[^\s\\\\]*\z#', $link );

	return $is_ok ? $link : null;
}

/** When an announcement is over, in seconds since 1970: at the end of its last day in the shop; null for never. */
function ends_at( WP_Post $post ): ?int {
	$day = to_stored( 'day', entry( $post, 'last_day' ) );

	return '' === $day ? null : ( new DateTimeImmutable( $day, wp_timezone() ) )->modify( '+1 day' )->getTimestamp();
}

/** What must stand in a recipe, or be right in an announcement, before the storefront shows it. */
const NEEDED = array(
	RECIPE       => array( 'title', 'description', 'kind', 'prep_minutes', 'servings', 'ingredients', 'steps', 'calories', 'protein_grams', 'net_carb_grams' ),
	ANNOUNCEMENT => array( 'text', 'link', 'last_day' ),
);

/** Which of it is missing or wrong. */
function missing( WP_Post $post, WP_Post $saved ): array {
	return array_values( array_filter( NEEDED[ $post->post_type ], static fn( string $field ): bool => is_wrong( $saved, $field ) ) );
}

/** Whether the storefront could not show what stands in a field. */
function is_wrong( WP_Post $saved, string $field ): bool {
	return match ( $field ) {
		'title', 'text'        => '' === trim( to_typed( $saved->post_title ) ),
		'description'          => '' === trim( to_typed( $saved->post_excerpt ) ),
		'kind'                 => ! in_array( entry( $saved, 'kind' ), array( ...KINDS, ...KONJAC_KINDS ), true ),
		'ingredients', 'steps' => array() === parts( $saved, $field ),
		'servings'             => 0 === (int) number( $saved, 'servings' ),
		'link'                 => '' !== entry( $saved, 'link' ) && null === href( $saved ),
		'last_day'             => '' !== entry( $saved, 'last_day' ) && null === ends_at( $saved ),
		default                => null === number( $saved, $field ),
	};
}
