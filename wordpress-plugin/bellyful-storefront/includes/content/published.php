<?php
/** The recipes and announcements that the storefront shows. It reads pages, posts and menus by GraphQL. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Content;

use Bellyful\Storefront\Look;
use Bellyful\Storefront\Rest;
use WP_Post;
use function Bellyful\Storefront\Labels\words_in;
use function Bellyful\Storefront\Reviews\to_typed;
use const Bellyful\Storefront\Language\LANGUAGES;

defined( 'ABSPATH' ) || exit;

const MOST_RECIPES       = 500;
const MOST_ANNOUNCEMENTS = 20;

/** So many announcements are looked through for those that are not over. */
const MOST_LOOKED_THROUGH = 100;

/** Registers the route. */
function add_route(): void {
	Rest\route( 'GET', '/content', __NAMESPACE__ . '\published' );
}
add_action( 'rest_api_init', __NAMESPACE__ . '\add_route' );

/** What is published, the newest first. */
function published(): array {
	$announcements = array_filter( find( ANNOUNCEMENT, MOST_LOOKED_THROUGH ), static fn( WP_Post $post ): bool => ( ends_at( $post ) ?? PHP_INT_MAX ) > time() );

	return array(
		'announcements' => array_map( __NAMESPACE__ . '\describe_announcement', array_slice( $announcements, 0, MOST_ANNOUNCEMENTS ) ),
		'recipes'       => array_map( __NAMESPACE__ . '\describe_recipe', find( RECIPE, MOST_RECIPES ) ),
		'look'          => Look\described(),
		'wordsIn'       => by_code( static fn( string $code ): array => words_in( $code ) ),
	);
}

/** What there is in each further language, by its code: what is empty or null is left out. */
function by_code( callable $read ): object {
	$codes = array_keys( LANGUAGES );

	return (object) array_filter( array_combine( $codes, array_map( $read, $codes ) ) );
}

/** Published posts of a type that lack nothing. */
function find( string $type, int $most ): array {
	$posts = get_posts(
		array(
			'post_type'    => $type,
			'post_status'  => 'publish',
			'has_password' => false,
			'numberposts'  => $most,
			'orderby'      => 'date',
			'order'        => 'DESC',
		)
	);

	return array_values( array_filter( $posts, static fn( WP_Post $post ): bool => array() === missing( $post, $post ) ) );
}

/** An announcement as the storefront reads it; from what was saved of it last, where that is not the post itself. */
function describe_announcement( WP_Post $post, ?WP_Post $saved = null ): array {
	$saved ??= $post;
	$end     = ends_at( $saved );

	return array(
		'id'           => $post->ID,
		'text'         => trim( to_typed( $saved->post_title ) ),
		'href'         => href( $saved ),
		'from'         => moment( $post->post_date_gmt ) ?? Rest\iso_time( time() ),
		'until'        => null === $end ? null : Rest\iso_time( $end ),
		'translations' => by_code( static fn( string $code ): string => entry( $saved, "{$code}_text" ) ),
	);
}

/** A recipe as the storefront reads it; of a preview, from what was saved of it last, and with its picture. */
function describe_recipe( WP_Post $post, ?WP_Post $saved = null, ?int $picture = null ): array {
	$saved ??= $post;
	$kind    = entry( $saved, 'kind' );
	$recipe  = array(
		'id'             => $post->ID,
		'slug'           => rawurldecode( basename( path_of( $post, $saved ) ) ),
		'modified'       => moment( $saved->post_modified_gmt ),
		'title'          => trim( to_typed( $saved->post_title ) ),
		'description'    => trim( to_typed( $saved->post_excerpt ) ),
		'isKonjac'       => is_konjac( $kind ),
		'kind'           => $kind,
		'prepMinutes'    => number( $saved, 'prep_minutes' ),
		'cookMinutes'    => number( $saved, 'cook_minutes' ),
		'restMinutes'    => number( $saved, 'rest_minutes' ),
		'servings'       => number( $saved, 'servings' ),
		'ingredients'    => parts( $saved, 'ingredients' ),
		'products'       => parts( $saved, 'products' ),
		'steps'          => parts( $saved, 'steps' ),
		'keyIngredients' => parts( $saved, 'key_ingredients', ',' ),
		'calories'       => number( $saved, 'calories' ),
		'proteinGrams'   => number( $saved, 'protein_grams' ),
		'netCarbGrams'   => number( $saved, 'net_carb_grams' ),
		'picture'        => picture( $picture ?? (int) get_post_thumbnail_id( $post ) ),
	);

	return array( 'translations' => by_code( static fn( string $code ): ?array => translation_of( $saved, $code, $recipe ) ) ) + $recipe;
}

/** The texts of a recipe in a further language, its own where one is not written; null without a title. */
function translation_of( WP_Post $saved, string $code, array $recipe ): ?array {
	$texts = array(
		'title'          => entry( $saved, "{$code}_title" ),
		'description'    => entry( $saved, "{$code}_description" ),
		'ingredients'    => parts( $saved, "{$code}_ingredients" ),
		'steps'          => parts( $saved, "{$code}_steps" ),
		'keyIngredients' => parts( $saved, "{$code}_key_ingredients", ',' ),
	);

	return '' === $texts['title'] ? null : array_filter( $texts ) + array_intersect_key( $recipe, $texts );
}

/** A picture of the media library; null where there is none. */
function picture( int $id ): ?array {
	$image = wp_get_attachment_image_src( $id, 'full' );

	return is_array( $image )
		? array(
			'url'    => $image[0],
			'alt'    => trim( to_typed( (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) ) ),
			'width'  => (int) $image[1],
			'height' => (int) $image[2],
		)
		: null;
}

/** A moment that WordPress has stored in UTC, as ISO 8601; null where there is none yet. */
function moment( string $stored ): ?string {
	return str_starts_with( $stored, '0000' ) || '' === $stored ? null : Rest\iso_time( (int) strtotime( $stored . ' UTC' ) );
}
