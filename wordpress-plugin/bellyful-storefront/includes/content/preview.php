<?php
/** WordPress' Preview leads to the storefront, by a link that names who may see the draft, and until when. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Content;

use WP_Post;
use function Bellyful\Storefront\storefront_url;

defined( 'ABSPATH' ) || exit;

const PREVIEW_SECONDS = 30 * MINUTE_IN_SECONDS;

/** What a link to a draft carries, for the user who may edit it. */
function make_token( int $post_id, int $user_id, int $ends_at ): string {
	return "$post_id.$user_id.$ends_at." . hash_hmac( 'sha256', "bellyful-preview|$post_id|$user_id|$ends_at", wp_salt( 'auth' ) );
}

/** Of a token that this shop has made and that is not over the ids of its post and of its user; null of another. */
function read_token( string $token ): ?array {
	$is_token = preg_match( '/^(\d{1,18})\.(\d{1,18})\.(\d{1,12})\.[0-9a-f]{64}\z/', $token, $parts );
	$is_ours  = $is_token && hash_equals( make_token( (int) $parts[1], (int) $parts[2], (int) $parts[3] ), $token );

	return $is_ours && (int) $parts[3] > time() ? array( (int) $parts[1], (int) $parts[2] ) : null;
}

/** Whether the storefront shows a user a draft: not what only some may read once it is published. */
function may_preview( WP_Post $post, int $user_id ): bool {
	return isset( TYPES[ $post->post_type ] )
		&& ! in_array( $post->post_status, array( 'trash', 'private' ), true )
		&& '' === $post->post_password
		&& user_can( $user_id, 'edit_post', $post->ID );
}

/** What the user saved last: his autosave where it is newer, else the post. */
function last_saved( WP_Post $post, int $user_id ): WP_Post {
	$autosave = wp_get_post_autosave( $post->ID, $user_id );

	return $autosave && $autosave->post_modified_gmt > $post->post_modified_gmt ? $autosave : $post;
}

/** Turns WordPress' address of a preview into the storefront's. A chosen picture that is not saved yet goes along. */
function link_preview( $link, $post ): mixed {
	$user_id = get_current_user_id();
	if ( null === storefront_url() || ! may_preview( $post, $user_id ) ) {
		return $link;
	}
	wp_parse_str( (string) wp_parse_url( (string) $link, PHP_URL_QUERY ), $query );
	$url = storefront_url() . '/preview/' . make_token( $post->ID, $user_id, time() + PREVIEW_SECONDS ) . path_of( $post, last_saved( $post, $user_id ) );

	return isset( $query['_thumbnail_id'] ) ? add_query_arg( array( '_thumbnail_id' => (int) $query['_thumbnail_id'] ), $url ) : $url;
}
add_filter( 'preview_post_link', __NAMESPACE__ . '\link_preview', 10, 2 );

/** The block editor makes the address of a draft's preview itself: WordPress then sends it on. */
function redirect_preview(): void {
	$post = is_preview() ? get_queried_object() : null;
	$here = isset( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '';
	$link = $post instanceof WP_Post ? link_preview( $here, $post ) : $here;
	if ( $link !== $here ) {
		nocache_headers();
		wp_redirect( $link ); // phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect -- to the storefront, which is another host.
		exit;
	}
}
add_action( 'template_redirect', __NAMESPACE__ . '\redirect_preview', 0 );
