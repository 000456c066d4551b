<?php
/** What a product is, in three short sums of what the database holds of it: by them is told what has changed, whoever changed it. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Products;

use function Bellyful\Storefront\Ledger\rows;

defined( 'ABSPATH' ) || exit;

const PRICE_ENTRIES = array( '_price', '_regular_price', '_sale_price', '_sale_price_dates_from', '_sale_price_dates_to', LOWEST_PRICES_META );

/** What is written beside a product and shown nowhere. */
const SILENT_ENTRIES = array( 'total_sales', '_edit_lock', '_edit_last', '_product_version', PAST_PRICES_META );
const SILENT_COLUMNS = array( 'post_modified', 'post_modified_gmt', 'comment_count' );

/**
 * Of each product its three sums, and what is left of it and of each of its variations, where that is counted: `{print,
 * stock}` by ids. Reads past every cache; what is not there has none.
 */
function prints_of( array $ids ): array {
	global $wpdb;
	$of = owners_of( $ids );
	if ( array() === $of ) {
		return array();
	}
	$list  = implode( ',', array_keys( $of ) );
	$parts = array();
	foreach ( rows( "SELECT * FROM %i WHERE ID IN ($list) ORDER BY ID", $wpdb->posts ) as $row ) {
		$parts[ $of[ $row['ID'] ] ]['rest'][] = array_diff_key( $row, array_flip( SILENT_COLUMNS ) );
	}
	foreach ( rows( "SELECT object_id, term_taxonomy_id FROM %i WHERE object_id IN ($list) ORDER BY object_id, term_taxonomy_id", $wpdb->term_relationships ) as $row ) {
		$parts[ $of[ $row['object_id'] ] ]['rest'][] = $row;
	}
	$stock = array();
	foreach ( rows( "SELECT post_id, meta_key, meta_value FROM %i WHERE post_id IN ($list) ORDER BY post_id, meta_key, meta_id", $wpdb->postmeta ) as $row ) {
		$kind = match ( true ) {
			in_array( $row['meta_key'], SILENT_ENTRIES, true ) => 'silent',
			in_array( $row['meta_key'], PRICE_ENTRIES, true )  => 'price',
			'_stock' === $row['meta_key']                      => 'stock',
			default                                            => 'rest',
		};

		$parts[ $of[ $row['post_id'] ] ][ $kind ][]     = $row;
		$stock[ $row['post_id'] ][ $row['meta_key'] ] = (string) $row['meta_value'];
	}
	$left   = array_map( static fn( array $entries ): ?int => 'yes' === ( $entries['_manage_stock'] ?? '' ) ? (int) floor( (float) ( $entries['_stock'] ?? 0 ) ) : null, $stock );
	$prints = array();
	foreach ( $parts as $id => $part ) {
		$prints[ $id ] = array(
			'print' => implode( ' ', array_map( static fn( string $kind ): string => substr( md5( (string) wp_json_encode( $part[ $kind ] ?? array() ) ), 0, 16 ), array( 'stock', 'price', 'rest' ) ) ),
			'stock' => array(),
		);
	}
	foreach ( $of as $post_id => $id ) {
		if ( isset( $prints[ $id ] ) && null !== ( $left[ $post_id ] ?? $left[ $id ] ?? null ) ) {
			$prints[ $id ]['stock'][ $post_id ] = $left[ $post_id ] ?? $left[ $id ];
		}
	}

	return $prints;
}

/** The product of each of these and of each of their variations, by the number of the post; a variation by itself has none. */
function owners_of( array $ids ): array {
	global $wpdb;
	$of = array();
	if ( array() !== $ids ) {
		$list  = implode( ',', array_map( 'intval', $ids ) );
		$posts = rows( "SELECT ID, post_parent, post_type FROM %i WHERE ID IN ($list) OR post_parent IN ($list)", $wpdb->posts );
		foreach ( $posts as $post ) {
			if ( in_array( $post['post_type'], array( 'product', 'product_variation' ), true ) ) {
				$of[ (int) $post['ID'] ] = 'product' === $post['post_type'] ? (int) $post['ID'] : (int) $post['post_parent'];
			}
		}
	}

	return $of;
}

/** What changed between two prints: `stock` where nothing else did, `price` where prices and stock, else `content`. */
function kind_between( string $before, string $now ): string {
	$before = explode( ' ', $before );
	$now    = explode( ' ', $now );

	return match ( true ) {
		$before === $now || count( $before ) !== count( $now ) || $before[2] !== $now[2] => 'content',
		$before[1] !== $now[1] => 'price',
		default => 'stock',
	};
}

/** The groups that one of these products is a part of, by their ids as these are. */
function groups_with( array $ids ): array {
	global $wpdb;
	$found = array();
	if ( array() !== $ids ) {
		foreach ( rows( "SELECT post_id, meta_value FROM %i WHERE meta_key = '_children'", $wpdb->postmeta ) as $group ) {
			if ( array_intersect_key( $ids, array_flip( array_filter( (array) maybe_unserialize( $group['meta_value'] ), 'is_numeric' ) ) ) ) {
				$found[ (int) $group['post_id'] ] = true;
			}
		}
	}

	return $found;
}
