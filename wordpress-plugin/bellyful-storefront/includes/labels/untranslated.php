<?php
/** What the storefront's pages in further languages show in English, for its owner. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Labels;

use Bellyful\Storefront\Content;
use WP_Post;
use function Bellyful\Storefront\Language\installed_pattern;
use function Bellyful\Storefront\Language\our_words;
use function Bellyful\Storefront\Reviews\to_typed;
use const Bellyful\Storefront\Language\LANGUAGES;

defined( 'ABSPATH' ) || exit;

/** So many of each type are looked through, the newest. */
const MOST_LOOKED_THROUGH = 1000;

/** What is not translated, by the codes of languages. */
function untranslated(): array {
	$codes = array_keys( LANGUAGES );

	return array_combine( $codes, array_map( __NAMESPACE__ . '\untranslated_in', $codes ) );
}

/** Names of what is not translated, by what it is, whether there is any translation at all, and whether WooCommerce has its own. */
function untranslated_in( string $code ): array {
	$is_begun = array() !== words_in( $code );
	$lists    = array(
		'products'      => array(),
		'texts'         => array(),
		'words'         => array_diff( short_texts(), array_keys( words_in( $code ) + our_words() ) ),
		'pages'         => array(),
		'recipes'       => array(),
		'announcements' => array(),
	);
	foreach ( published( 'product' ) as $post ) {
		$translation = stored_translation( $post->ID, $code );
		if ( array() === $translation ) {
			$lists['products'][] = $post->post_title;
		} elseif ( lacks_text( $post, $translation ) ) {
			$lists['texts'][] = $post->post_title;
		}
		$is_begun = $is_begun || array() !== $translation;
	}
	$below = ltrim( LANGUAGES[ $code ]['prefix'], '/' );
	$pages = pages_by_path();
	foreach ( $pages as $path => $post ) {
		if ( ! str_starts_with( "$path/", "$below/" ) && ! isset( $pages[ "$below/$path" ] ) ) {
			$lists['pages'][] = $post->post_title;
		}
	}
	foreach ( array(
		'recipes'       => array( Content\RECIPE, "{$code}_title" ),
		'announcements' => array( Content\ANNOUNCEMENT, "{$code}_text" ),
	) as $list => list( $type, $field ) ) {
		foreach ( published( $type ) as $post ) {
			if ( '' === Content\entry( $post, $field ) ) {
				$lists[ $list ][] = $post->post_title;
			}
		}
	}

	return array(
		'isBegun' => $is_begun || isset( $pages[ $below ] ),
		'hasPack' => array() !== preg_grep( installed_pattern( $code ), array_keys( wp_get_installed_translations( 'plugins' )['woocommerce'] ?? array() ) ),
		'lists'   => array_map(
			static fn( array $titles ): array => array(
				'count' => count( $titles ),
				'names' => array_map( static fn( string $title ): string => trim( to_typed( $title ) ), array_slice( array_values( $titles ), 0, 5 ) ),
			),
			$lists
		),
	);
}

/** Published posts of a type. */
function published( string $type ): array {
	return get_posts(
		array(
			'post_type'    => $type,
			'post_status'  => 'publish',
			'has_password' => false,
			'numberposts'  => MOST_LOOKED_THROUGH,
			'orderby'      => 'date',
			'order'        => 'DESC',
		)
	);
}

/** Whether a product that has a name in a language says something in English alone. */
function lacks_text( WP_Post $post, array $translation ): bool {
	$own = array(
		'shortDescription' => $post->post_excerpt,
		'description'      => $post->post_content,
	);
	foreach ( array_keys( spoken_fields() ) as $field ) {
		$own[ $field ] = (string) get_post_meta( $post->ID, $field, true );
	}
	$written = array_filter( $translation + (array) ( $translation['fields'] ?? array() ) );

	return array() !== array_diff_key( array_filter( $own ), $written );
}

/** The owner's pages and articles by the path that the storefront shows them at, without those that WooCommerce makes. */
function pages_by_path(): array {
	$machinery = array_map( 'wc_get_page_id', array( 'shop', 'cart', 'checkout', 'myaccount' ) );
	$pages     = array();
	foreach ( array( ...published( 'page' ), ...published( 'post' ) ) as $post ) {
		if ( ! in_array( $post->ID, $machinery, true ) ) {
			$pages[ ltrim( Content\path_of( $post, $post ), '/' ) ] = $post;
		}
	}
	unset( $pages[''] );

	return $pages;
}
