<?php
/** What the owner writes beside pages and posts: recipes and announcements. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Content;

use WP_Post;
use WP_Post_Type;
use function Bellyful\Storefront\has;
use function Bellyful\Storefront\storefront_url;

defined( 'ABSPATH' ) || exit;

/** What the storefront calls each post type that it shows. */
const TYPES = array(
	'page'       => 'page',
	'post'       => 'post',
	RECIPE       => 'recipe',
	ANNOUNCEMENT => 'announcement',
);

/** Registers both types; WordPress' own front end never shows them. */
function register_types(): void {
	register_post_type(
		RECIPE,
		array(
			'labels'    => array(
				'name'          => __( 'Recipes', 'bellyful-storefront' ),
				'singular_name' => __( 'Recipe', 'bellyful-storefront' ),
				'add_new_item'  => __( 'Add recipe', 'bellyful-storefront' ),
				'edit_item'     => __( 'Edit recipe', 'bellyful-storefront' ),
			),
			'menu_icon' => 'dashicons-food',
			'supports'  => array( 'title', 'thumbnail', 'revisions' ),
			'show_ui'   => has( 'recipes' ),
		) + type_options()
	);
	register_post_type(
		ANNOUNCEMENT,
		array(
			'labels'    => array(
				'name'          => __( 'Announcements', 'bellyful-storefront' ),
				'singular_name' => __( 'Announcement', 'bellyful-storefront' ),
				'add_new_item'  => __( 'Add announcement', 'bellyful-storefront' ),
				'edit_item'     => __( 'Edit announcement', 'bellyful-storefront' ),
			),
			'menu_icon' => 'dashicons-megaphone',
			'supports'  => array( 'title', 'revisions' ),
		) + type_options()
	);
}
add_action( 'init', __NAMESPACE__ . '\register_types' );

/** What both have: an editor, and no address of WordPress. */
function type_options(): array {
	return array(
		'public'               => false,
		'show_ui'              => true,
		'menu_position'        => 21,
		'capability_type'      => 'page',
		'map_meta_cap'         => true,
		'rewrite'              => false,
		'query_var'            => false,
		'register_meta_box_cb' => __NAMESPACE__ . '\add_box',
	);
}

/** The editor shows its preview button for a type that can be viewed: these can, on the storefront. */
function show_preview_button( $is_viewable, $type ): mixed {
	return $is_viewable || ( is_admin() && in_array( $type->name, array( RECIPE, ANNOUNCEMENT ), true ) && null !== storefront_url() );
}
add_filter( 'is_post_type_viewable', __NAMESPACE__ . '\show_preview_button', 10, 2 );

/** Their address is the storefront's. */
function link_to_storefront( $link, $post ): mixed {
	$is_ours = in_array( $post->post_type, array( RECIPE, ANNOUNCEMENT ), true ) && null !== storefront_url();

	return $is_ours ? storefront_url() . path_of( $post, $post ) : $link;
}
add_filter( 'post_type_link', __NAMESPACE__ . '\link_to_storefront', 10, 2 );

/** The path that a post has on the storefront, or will have by what was saved of it last. */
function path_of( WP_Post $post, WP_Post $saved ): string {
	if ( ANNOUNCEMENT === $post->post_type || ( 'page' === $post->post_type && is_front_page_id( $post->ID ) ) ) {
		return '/';
	}
	$slug = '' !== $post->post_name ? $post->post_name : wp_unique_post_slug( sanitize_title( $saved->post_title, (string) $post->ID ), $post->ID, 'publish', $post->post_type, $post->post_parent );
	if ( 'page' === $post->post_type ) {
		return '/' . ( $post->post_parent ? get_page_uri( $post->post_parent ) . '/' : '' ) . $slug;
	}
	if ( 'post' === $post->post_type ) {
		return '/journal/' . $slug;
	}

	return ( is_konjac( entry( $saved, 'kind' ) ) ? '/recipes/konjac/' : '/recipes/' ) . $slug;
}

/** Whether the owner has made it the front page, under Settings, Reading. */
function is_front_page_id( int $id ): bool {
	return 'page' === get_option( 'show_on_front' ) && (int) get_option( 'page_on_front' ) === $id;
}
