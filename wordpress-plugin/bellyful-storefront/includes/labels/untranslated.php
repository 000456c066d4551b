<?php
/** What the storefront's Spanish pages show in English, for its owner. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Labels;

use Bellyful\Storefront\Content;
use WP_Post;
use function Bellyful\Storefront\Language\our_words;
use function Bellyful\Storefront\Reviews\to_typed;

defined( 'ABSPATH' ) || exit;

/** So many of each type are looked through, the newest. */
const MOST_LOOKED_THROUGH = 1000;

/** Names of what has no Spanish, by what it is, whether there is any Spanish at all, and whether WooCommerce has its own. */
function untranslated(): array {
	$is_begun = array() !== words_in_spanish();
	$lists    = array(
		'products'      => array(),
		'texts'         => array(),
		'words'         => array_diff( short_texts(), array_keys( words_in_spanish() + our_words() ) ),
		'pages'         => array(),
		'recipes'       => array(),
		'announcements' => array(),
	);
	foreach ( published( 'product' ) as $post ) {
		$spanish = (array) json_decode( (string) get_post_meta( $post->ID, SPANISH, true ), true );
		if ( array() === $spanish ) {
			$lists['products'][] = $post->post_title;
		} elseif ( lacks_text( $post, $spanish ) ) {
			$lists['texts'][] = $post->post_title;
		}
		$is_begun = $is_begun || array() !== $spanish;
	}
	$pages = pages_by_path();
	foreach ( $pages as $path => $post ) {
		if ( ! str_starts_with( "$path/", 'es/' ) && ! isset( $pages[ "es/$path" ] ) ) {
			$lists['pages'][] = $post->post_title;
		}
	}
	foreach ( array(
		'recipes'       => array( Content\RECIPE, 'es_title' ),
		'announcements' => array( Content\ANNOUNCEMENT, 'es_text' ),
	) as $list => list( $type, $field ) ) {
		foreach ( published( $type ) as $post ) {
			if ( '' === Content\entry( $post, $field ) ) {
				$lists[ $list ][] = $post->post_title;
			}
		}
	}

	return array(
		'isBegun' => $is_begun || isset( $pages['es'] ),
		'hasPack' => array() !== preg_grep( '/^es_/', array_keys( wp_get_installed_translations( 'plugins' )['woocommerce'] ?? array() ) ),
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

/** Whether a product that has a Spanish name says something in English alone. */
function lacks_text( WP_Post $post, array $spanish ): bool {
	$own = array(
		'shortDescription' => $post->post_excerpt,
		'description'      => $post->post_content,
	);
	foreach ( array_keys( spoken_fields() ) as $field ) {
		$own[ $field ] = (string) get_post_meta( $post->ID, $field, true );
	}
	$written = array_filter( $spanish + (array) ( $spanish['fields'] ?? array() ) );

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
