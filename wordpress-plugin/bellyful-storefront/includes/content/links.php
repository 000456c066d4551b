<?php
/** To an editor the address of what is published is the storefront's: the shop's own theme shows it to nobody. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Content;

use WP_Post;
use WP_REST_Request;
use function Bellyful\Storefront\storefront_url;

defined( 'ABSPATH' ) || exit;

/** From when on an editor's links to what is published are the storefront's: not in a request that may send mails. */
function begin_leading(): void {
	if ( wp_doing_ajax() ) {
		return;
	}
	foreach ( array( 'page_link', 'post_link', 'post_type_link' ) as $hook ) {
		add_filter( $hook, __NAMESPACE__ . '\link_published', 10, 3 );
	}
}
add_action( 'admin_init', __NAMESPACE__ . '\begin_leading' );

/** Before a route of the block editor. */
function begin_leading_editor( $response, $handler, $request ): mixed {
	if ( 'edit' === $request['context'] && str_starts_with( $request->get_route(), '/wp/v2/' ) ) {
		begin_leading();
	}

	return $response;
}
add_filter( 'rest_request_before_callbacks', __NAMESPACE__ . '\begin_leading_editor', 10, 3 );

/** The storefront's address of what it shows. A sample is a pattern that the editor fills in. */
function link_published( $link, $asked, $sample = false ): mixed {
	$post  = get_post( $asked );
	$url   = storefront_url();
	$shops = array_map( 'wc_get_page_id', array( 'shop', 'cart', 'checkout', 'myaccount' ) );
	if ( $sample || null === $url || ! $post || 'publish' !== $post->post_status || in_array( $post->ID, $shops, true ) ) {
		return $link;
	}
	if ( 'product' === $post->post_type ) {
		return "$url/wordpress-product/{$post->post_name}";
	}

	return isset( TYPES[ $post->post_type ] ) ? $url . path_of( $post, $post ) : $link;
}
