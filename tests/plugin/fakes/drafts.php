<?php
/** How WordPress makes pages and menus; only the test of drafts reads this file. */

function get_page_by_path( $slug, $output, $type ) {
	$found = $GLOBALS['wpdb']->pdo->prepare( 'SELECT ID FROM wp_posts WHERE post_name = ? AND post_parent = 0 AND post_type IN (?, ?) ORDER BY post_type = ? DESC' );
	$found->execute( array( $slug, $type, 'attachment', $type ) );
	$id = $found->fetchColumn();

	return $id ? get_post( $id ) : null;
}
function wp_insert_post( $row, $wants_error ) {
	if ( 'refused' === $row['post_name'] ) {
		return $wants_error ? new WP_Error( 'empty_content', 'Content, title, and excerpt are empty.' ) : 0;
	}
	$id = save_post( array_diff_key( wp_unslash( $row ), array( 'meta_input' => 1 ) ) );
	foreach ( $row['meta_input'] as $name => $value ) {
		update_post_meta( $id, $name, $value );
	}

	return $id;
}
function has_nav_menu( $place ) {
	return isset( $GLOBALS['menus'][ $place ] ) && in_array( $place, get_option( 'places', array() ), true );
}
function wp_get_nav_menu_object( $name ) {
	$found = $GLOBALS['wpdb']->pdo->prepare( "SELECT ID FROM wp_posts WHERE post_type = 'menu' AND post_title = ?" );
	$found->execute( array( $name ) );

	return $found->fetchColumn();
}
function wp_create_nav_menu( $name ) {
	return save_post( array( 'post_type' => 'menu', 'post_title' => wp_unslash( $name ) ), false );
}
function wp_update_nav_menu_item( $menu_id, $id, $item ) {
	$item = wp_unslash( $item );
	$made = save_post( array( 'post_type' => 'nav_menu_item', 'post_status' => $item['menu-item-status'], 'post_title' => $item['menu-item-title'], 'post_parent' => $item['menu-item-parent-id'] ), false );
	update_post_meta( $made, '_menu_item_url', wp_slash( $item['menu-item-url'] ) );
	update_post_meta( $made, '_menu', $menu_id );

	return $made;
}
