<?php
/** What a product cost on the days before, and at a reduction the lowest of it (rules: What a country's law asks). */

declare( strict_types=1 );

namespace Bellyful\Storefront\Products;

defined( 'ABSPATH' ) || exit;

/** Of a product or variation, a line each: the last day of a price, and that price. */
const PAST_PRICES_META = '_bellyful_past_prices';

/** Of a product, a line for each of it that is reduced: its number, and the lowest price before. */
const LOWEST_PRICES_META = '_bellyful_lowest_prices';

const PRICE_DAYS = 30;

/** Notes a price that is about to change, whoever changes it: the editor, an import, the schedule of a sale. */
function note_price( $check, $id, $key, $price ) {
	if ( '_price' === $key && in_array( get_post_type( (int) $id ), array( 'product', 'product_variation' ), true ) ) {
		change_price( (int) $id, (string) get_post_meta( (int) $id, '_price', true ), (string) $price );
	}

	return $check;
}
add_filter( 'update_post_metadata', __NAMESPACE__ . '\note_price', 10, 4 );

/** Lines of a field, each by what stands before its blank. */
function lines_of( int $id, string $key ): array {
	$written = array_filter( explode( "\n", (string) get_post_meta( $id, $key, true ) ) );

	return array_column( array_map( static fn( string $line ): array => explode( ' ', $line, 2 ), $written ), 1, 0 );
}

/** Stores such lines. */
function store_lines( int $id, string $key, array $lines ): void {
	update_post_meta( $id, $key, implode( "\n", array_map( static fn( $name, string $price ): string => "$name $price", array_keys( $lines ), $lines ) ) );
}

/** The price of before ends today; days of which nothing is asked any more go. */
function change_price( int $id, string $before, string $now ): void {
	if ( '' === $before || (float) $before === (float) $now ) {
		return;
	}
	$today  = (string) wp_date( 'Y-m-d' );
	$first  = gmdate( 'Y-m-d', (int) strtotime( "$today -" . PRICE_DAYS . ' days' ) );
	$past   = array_filter( lines_of( $id, PAST_PRICES_META ), static fn( string $day ): bool => $day >= $first, ARRAY_FILTER_USE_KEY );
	$lowest = (float) ( $past[ $today ] ?? $before ) < (float) $before ? $past[ $today ] : $before;
	$past   = array( $today => $lowest ) + $past;
	store_lines( $id, PAST_PRICES_META, $past );
	$parent  = (int) wp_get_post_parent_id( $id );
	$product = $parent > 0 ? $parent : $id;
	$lines   = array_diff_key( lines_of( $product, LOWEST_PRICES_META ), array( $id => '' ) );
	if ( (float) $now < (float) get_post_meta( $id, '_regular_price', true ) ) {
		$lines[ $id ] = (string) min( array_map( 'floatval', $past ) );
	}
	store_lines( $product, LOWEST_PRICES_META, $lines );
}
