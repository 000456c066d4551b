<?php
/** The storefront's menus: the owner makes them under Appearance, Menus, and the storefront reads them by GraphQL. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Content;

use const Bellyful\Storefront\Language\LANGUAGES;

defined( 'ABSPATH' ) || exit;

/** With these places Appearance, Menus is there, a block theme or not. */
function register_menus(): void {
	$places = array(
		'bellyful-header' => __( 'Storefront header', 'bellyful-storefront' ),
		'bellyful-footer' => __( 'Storefront footer', 'bellyful-storefront' ),
	);
	foreach ( LANGUAGES as $code => list( 'name' => $name ) ) {
		foreach ( array( 'bellyful-header', 'bellyful-footer' ) as $place ) {
			$places[ strtolower( "$place-$code" ) ] = "$places[$place]: $name";
		}
	}
	register_nav_menus( $places );
}
add_action( 'init', __NAMESPACE__ . '\register_menus' );

/** WPGraphQL would tell visitors the title of a draft or of a private page that stands in a menu. */
function hide_unpublished( $is_private, $model, $item ): mixed {
	return $is_private || ( 'MenuItemObject' === $model && 'post_type' === $item->type && 'publish' !== get_post_status( (int) $item->object_id ) );
}
add_filter( 'graphql_data_is_private', __NAMESPACE__ . '\hide_unpublished', 10, 3 );
