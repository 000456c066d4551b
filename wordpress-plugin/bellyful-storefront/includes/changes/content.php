<?php
/** What the owner writes is public, is so no longer, or reads otherwise than before. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Changes;

use Bellyful\Storefront\Look;
use WP_Post;
use const Bellyful\Storefront\Content\TYPES;

defined( 'ABSPATH' ) || exit;

/** Pages, posts, recipes, announcements, and patterns that stand in them. */
function is_content( $post ): bool {
	return $post instanceof WP_Post && ( isset( TYPES[ $post->post_type ] ) || 'wp_block' === $post->post_type );
}

/** Published, changed while it is, or taken back; a scheduled one by WordPress itself when its time has come. */
function note_content( $now, $before, $post ): void {
	Changes::$content = Changes::$content || ( in_array( 'publish', array( $now, $before ), true ) && is_content( $post ) );
}
add_action( 'transition_post_status', __NAMESPACE__ . '\note_content', 10, 3 );

/** Deleted without the trash. */
function note_deleted( $post_id, $post ): void {
	note_content( '', $post->post_status, $post );
}
add_action( 'deleted_post', __NAMESPACE__ . '\note_deleted', 10, 2 );

/** A menu is saved or deleted. */
function note_menu(): void {
	Changes::$content = true;
}
add_action( 'wp_update_nav_menu', __NAMESPACE__ . '\note_menu' );
add_action( 'wp_delete_nav_menu', __NAMESPACE__ . '\note_menu' );

/** Another menu stands in a place, another page is the front page, or the look is another; a new option has no value of before. */
function note_place( $option, $before, $now = null ): void {
	list( $before, $now ) = 3 === func_num_args() ? array( $before, $now ) : array( array(), $before );

	$is_front = in_array( $option, array( 'show_on_front', 'page_on_front', 'page_for_posts' ), true );
	$is_moved = str_starts_with( (string) $option, 'theme_mods_' ) && ( $before['nav_menu_locations'] ?? null ) !== ( $now['nav_menu_locations'] ?? null );

	Changes::$content = Changes::$content || $is_front || $is_moved || in_array( $option, array( Look\OPTION, 'site_icon', 'blogname', 'blogdescription' ), true );
}
add_action( 'updated_option', __NAMESPACE__ . '\note_place', 10, 3 );
add_action( 'added_option', __NAMESPACE__ . '\note_place', 10, 2 );
