<?php
/** A draft as the storefront shows it to who follows a preview's link. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Content;

use Bellyful\Storefront\Rest;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use function Bellyful\Storefront\Reviews\to_typed;

defined( 'ABSPATH' ) || exit;

/** Registers the route. */
function add_draft_route(): void {
	Rest\route(
		'GET',
		'/content/draft',
		static fn( WP_REST_Request $request ): array|WP_Error => draft( $request['token'], (int) $request['picture'] ),
		array(
			'token'   => Rest\text( 200 ),
			'picture' => Rest\field( 'integer', default: 0 ),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\add_draft_route' );

/** What the token's user saved last, as far as that user may now, with the picture of the link (`_thumbnail_id`: 0 for none). */
function draft( string $token, int $picture ): array|WP_Error {
	list( $post_id, $user_id ) = read_token( $token ) ?? array( 0, 0 );

	$post = $post_id ? get_post( $post_id ) : null;
	if ( ! $post instanceof WP_Post || ! may_preview( $post, $user_id ) ) {
		return Rest\refuse( 'draft_over', 'This preview is over.' );
	}
	$picture = $picture > 0 && ! user_can( $user_id, 'read_post', $picture ) ? 0 : $picture;

	return describe_draft( $post, last_saved( $post, $user_id ), 0 === $picture ? (int) get_post_thumbnail_id( $post ) : $picture );
}

/** The draft, as a visitor would read it. */
function describe_draft( WP_Post $post, WP_Post $saved, int $picture ): array {
	$is_dated    = in_array( $post->post_status, array( 'publish', 'future' ), true );
	$author      = trim( (string) get_the_author_meta( 'display_name', (int) $post->post_author ) );
	$is_complete = isset( FIELDS[ $post->post_type ] ) && array() === missing( $post, $saved );

	return array(
		'type'         => TYPES[ $post->post_type ],
		'id'           => $post->ID,
		'path'         => path_of( $post, $saved ),
		'title'        => trim( to_typed( $saved->post_title ) ),
		...rendered( $post, $saved ),
		'author'       => '' === $author || get_the_author_meta( 'user_nicename', (int) $post->post_author ) === strtolower( $author ) ? null : $author,
		'picture'      => picture( $picture ),
		'publishedAt'  => $is_dated ? moment( $post->post_date_gmt ) : null,
		'isPublished'  => 'publish' === $post->post_status,
		'savedAt'      => moment( $saved->post_modified_gmt ) ?? moment( get_gmt_from_date( $saved->post_modified ) ),
		'recipe'       => $is_complete && RECIPE === $post->post_type ? describe_recipe( $post, $saved, $picture ) : null,
		'announcement' => $is_complete && ANNOUNCEMENT === $post->post_type ? describe_announcement( $post, $saved ) : null,
	);
}

/** Its blocks, rendered as for a visitor who has opened the page. */
function rendered( WP_Post $post, WP_Post $saved ): array {
	$user_id             = get_current_user_id();
	$shown               = clone $post;
	$shown->post_title   = $saved->post_title;
	$shown->post_content = $saved->post_content;
	$shown->post_excerpt = $saved->post_excerpt;

	wp_set_current_user( 0 );
	$GLOBALS['post'] = $shown; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- blocks read it; no other post is shown in this request.
	setup_postdata( $shown );
	// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
	$html = (string) apply_filters( 'the_content', $shown->post_content );
	// phpcs:enable
	$excerpt = trim( to_typed( get_the_excerpt( $shown ) ) );
	wp_set_current_user( $user_id );

	return array(
		'html'    => $html,
		'excerpt' => $excerpt,
	);
}
