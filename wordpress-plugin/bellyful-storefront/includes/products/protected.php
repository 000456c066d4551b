<?php
/**
 * A product with a password is shown by the shop to who knows that, and not to the storefront: WPGraphQL for
 * WooCommerce lists it and then fails on it, and the list with it.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Products;

use GraphQLRelay\Relay;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Lists no product with a password. */
function leave_out_protected( $query_args ): array {
	return array( 'has_password' => false ) + (array) $query_args;
}
add_filter( 'graphql_product_connection_query_args', __NAMESPACE__ . '\leave_out_protected' );

/** Answers a question for one as for a product that is not there. */
function hide_protected( $nil, $source, $args, $context, $info, $type_name, $field_key ): mixed {
	if ( 'RootQuery' !== $type_name || 'product' !== $field_key ) {
		return $nil;
	}
	$id      = (string) ( $args['id'] ?? '' );
	$post_id = match ( $args['idType'] ?? 'global_id' ) {
		'slug'        => get_page_by_path( $id, OBJECT, 'product' )?->ID,
		'database_id' => $id,
		'sku'         => wc_get_product_id_by_sku( $id ),
		default       => Relay::fromGlobalId( $id )['id'] ?? 0,
	};
	// Without a number WordPress would give the post that it is about at the moment.
	$post = (int) $post_id > 0 ? get_post( (int) $post_id ) : null;

	return $post instanceof WP_Post && 'product' === $post->post_type && '' !== $post->post_password ? null : $nil;
}
add_filter( 'graphql_pre_resolve_field', __NAMESPACE__ . '\hide_protected', 10, 7 );
