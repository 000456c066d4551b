<?php
/**
 * The storefront's user is no author: what it makes has none, so that no list of authors, site map or archive of
 * WordPress names it to visitors.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Setup;

defined( 'ABSPATH' ) || exit;

/** Products and codes that the storefront has made have no author. */
function make_without_author( array $data ): array {
	$author_id = (int) ( $data['post_author'] ?? 0 );
	if ( $author_id > 0 && is_storefront_user( get_userdata( $author_id ) ) ) {
		$data['post_author'] = 0;
	}

	return $data;
}
add_filter( 'wp_insert_post_data', __NAMESPACE__ . '\make_without_author', PHP_INT_MAX );

/** What an older plugin let it be the author of. */
function withdraw_author(): void {
	global $wpdb;
	$user = find_user();
	if ( $user ) {
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Of many posts at once, on an upgrade alone.
		$wpdb->update( $wpdb->posts, array( 'post_author' => 0 ), array( 'post_author' => $user->ID ) );
	}
}

/** Its archive is a page that there is not. */
function hide_archive(): void {
	global $wp_query;
	if ( is_author() && is_storefront_user( get_queried_object() ) ) {
		$wp_query->set_404();
		status_header( 404 );
		nocache_headers();
	}
}
// Before WordPress would redirect to an address that has the user's name in it.
add_action( 'template_redirect', __NAMESPACE__ . '\hide_archive', 0 );
