<?php
/**
 * What was made here for the storefront is private: it cannot be bought past the storefront, also while this plugin is off
 * or gone. The bundle alone is public while the plugin is on: the storefront's pages read it as any visitor does.
 *
 * Written straight into the table: WordPress would clean what the owner wrote by the rights of the current user, and this
 * also runs where WooCommerce is off.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Connect;

defined( 'ABSPATH' ) || exit;

const SKUS_OPTION = 'bellyful_connected_skus';
/** Products that went private with the plugin, and come back with it. */
const PAUSED_OPTION = 'bellyful_paused_products';
const BUNDLE_SLUG   = 'bellyful-bundle';

/** The article numbers of all that the storefront sells from its own pages. */
function connected_skus(): array {
	return array_map( 'strval', (array) get_option( SKUS_OPTION, array() ) );
}

/**
 * Public connected products that stay out of the shop's own lists, as all that were made here, or cost nothing; slugs
 * by id. Any other is the owner's own and on sale when the storefront is gone.
 */
function public_products(): array {
	global $wpdb;
	$skus = connected_skus();
	if ( array() === $skus ) {
		return array();
	}
	$places = implode( ', ', array_fill( 0, count( $skus ), '%s' ) );
	$sql    = "SELECT DISTINCT p.ID, p.post_name FROM $wpdb->posts p
		JOIN $wpdb->postmeta sku ON sku.post_id = p.ID AND sku.meta_key = '_sku' AND sku.meta_value IN ( $places )
		WHERE p.post_type = 'product' AND p.post_status = 'publish' AND (
			EXISTS ( SELECT 1 FROM $wpdb->term_relationships r
				JOIN $wpdb->term_taxonomy x ON x.term_taxonomy_id = r.term_taxonomy_id AND x.taxonomy = 'product_visibility'
				JOIN $wpdb->terms t ON t.term_id = x.term_id AND t.slug = 'exclude-from-catalog'
				WHERE r.object_id = p.ID )
			OR EXISTS ( SELECT 1 FROM $wpdb->postmeta price
				WHERE price.post_id = p.ID AND price.meta_key = '_price' AND price.meta_value <> '' AND price.meta_value + 0 = 0 )
		)";

	// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.NotPrepared -- one placeholder for each number; asked once, when the plugin goes off.
	return array_column( $wpdb->get_results( $wpdb->prepare( $sql, ...$skus ), ARRAY_A ), 'post_name', 'ID' );
}

/** Gives products a status. */
function change_status( array $product_ids, string $from, string $to ): void {
	global $wpdb;
	foreach ( array_map( 'intval', $product_ids ) as $product_id ) {
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- no hook of the product may run; its cache is cleared below.
		$wpdb->update(
			$wpdb->posts,
			array( 'post_status' => $to ),
			array(
				'ID'          => $product_id,
				'post_status' => $from,
			)
		);
		clean_post_cache( $product_id );
	}
}

/** Makes private what older versions of this plugin made public. */
function withdraw_older(): void {
	change_status( array_keys( array_diff( public_products(), array( BUNDLE_SLUG ) ) ), 'publish', 'private' );
}

/** While the plugin is off nothing of the storefront is on sale, its bundle included. */
function withdraw(): void {
	$product_ids = array_keys( public_products() );
	if ( array() !== $product_ids ) {
		update_option( PAUSED_OPTION, $product_ids, false );
		change_status( $product_ids, 'publish', 'private' );
	}
}

/** The plugin is on again. */
function resume(): void {
	change_status( (array) get_option( PAUSED_OPTION, array() ), 'private', 'publish' );
	delete_option( PAUSED_OPTION );
}
