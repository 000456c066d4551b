<?php
/** Drafts of what the storefront shows from code, for its owner to begin from. What exists stays. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Content;

use Bellyful\Storefront\Rest;
use RuntimeException;
use WP_Error;
use WP_REST_Request;
use function Bellyful\Storefront\Labels\to_stored;

defined( 'ABSPATH' ) || exit;

/** Registers the route. */
function add_drafts_route(): void {
	$draft = array(
		'type'    => Rest\field( 'string', enum: array( 'page', 'recipe' ) ),
		'slug'    => Rest\text( 200 ),
		'title'   => Rest\text( 200 ),
		'content' => Rest\text( 200_000, minLength: 0 ),
		'excerpt' => Rest\text( 1000, minLength: 0 ),
		'fields'  => Rest\field( array( 'object', 'null' ), default: null ),
	);
	$menu  = array(
		'location' => Rest\field( 'string', enum: array( 'bellyful-header', 'bellyful-footer' ) ),
		'name'     => Rest\text( 100 ),
		'items'    => link_schema( link_schema( array() ) ),
	);
	Rest\route(
		'POST',
		'/content/drafts',
		static fn( WP_REST_Request $request ): array => array(
			'drafts' => array_map( __NAMESPACE__ . '\make_draft', $request['drafts'] ),
			'menus'  => array_map( __NAMESPACE__ . '\make_menu', $request['menus'] ),
		),
		array(
			'drafts' => Rest\objects( $draft, maxItems: 50 ),
			'menus'  => Rest\objects( $menu, maxItems: 2 ),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\add_drafts_route' );

/** Links of a menu, with the schema of what stands below each; empty for the last level. */
function link_schema( array $below ): array {
	$link = array(
		'label' => Rest\text( 200 ),
		'href'  => Rest\text( 500 ),
	);

	return Rest\objects( $link + ( array() === $below ? array() : array( 'below' => $below ) ), maxItems: 50 );
}

/** Makes a page or recipe, {type, slug, title, content, excerpt, fields}; the status of what has its address, or null. */
function make_draft( array $wanted ): ?string {
	$type  = (string) array_search( $wanted['type'], TYPES, true );
	$found = get_page_by_path( $wanted['slug'], OBJECT, $type );
	if ( null !== $found ) {
		return $found->post_status;
	}
	$draft = array(
		'post_type'    => $type,
		'post_status'  => 'draft',
		'post_name'    => $wanted['slug'],
		'post_title'   => $wanted['title'],
		'post_content' => $wanted['content'],
		'post_excerpt' => $wanted['excerpt'],
		'meta_input'   => entries_of( FIELDS[ $type ] ?? array(), $wanted['fields'] ?? array() ),
	);
	made( wp_insert_post( wp_slash( $draft ), true ) );

	return null;
}

/** Fields as their owner would type them, by the names of their entries. */
function entries_of( array $fields, array $given ): array {
	$entries = array();
	foreach ( $fields as $field => $kind ) {
		$is_lines = 'lines' === $kind;
		$value    = $given[ lcfirst( str_replace( '_', '', ucwords( $field, '_' ) ) ) ] ?? '';
		$typed    = is_array( $value ) ? implode( $is_lines ? "\n" : ', ', $value ) : (string) $value;

		$entries[ entry_name( $field ) ] = to_stored( $is_lines ? 'lines' : 'text', $typed );
	}

	return array_filter( $entries, static fn( string $entry ): bool => '' !== $entry );
}

/** Makes a menu, {location, name, items}, in no place, where it would be public; `shown` or `not shown` where there is one. */
function make_menu( array $wanted ): ?string {
	if ( has_nav_menu( $wanted['location'] ) ) {
		return 'shown';
	}
	if ( wp_get_nav_menu_object( $wanted['name'] ) ) {
		return 'not shown';
	}
	add_links( made( wp_create_nav_menu( wp_slash( $wanted['name'] ) ) ), $wanted['items'] );

	return null;
}

/** Adds links to a menu, and to each what stands below it. */
function add_links( int $menu_id, array $links, int $parent_id = 0 ): void {
	foreach ( $links as $link ) {
		$item = array(
			'menu-item-title'     => $link['label'],
			'menu-item-url'       => $link['href'],
			'menu-item-parent-id' => $parent_id,
			'menu-item-status'    => 'publish',
		);
		add_links( $menu_id, $link['below'] ?? array(), made( wp_update_nav_menu_item( $menu_id, 0, wp_slash( $item ) ) ) );
	}
}

/**
 * The id of what was made.
 *
 * @throws RuntimeException When WordPress could not.
 */
function made( $id ): int {
	if ( $id instanceof WP_Error ) {
		throw new RuntimeException( esc_html( $id->get_error_message() ) );
	}

	return $id;
}
