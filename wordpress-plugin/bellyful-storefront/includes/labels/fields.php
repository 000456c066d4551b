<?php
/**
 * What stands on a product's label, as custom fields of the product: how much is in it, what it is made of, and whom it
 * may harm. The storefront makes its facts panel of it, and counts when a bottle ends.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Labels;

use Bellyful\Storefront\Lots;
use WC_Product;
use WP_Query;
use function Bellyful\Storefront\answers_for;
use function Bellyful\Storefront\Claims\laws_off;
use function Bellyful\Storefront\has;
use function Bellyful\Storefront\Reviews\to_typed;
use function Bellyful\Storefront\Shop\countries;

defined( 'ABSPATH' ) || exit;

const SERVINGS       = '_bellyful_servings';
const SERVING_SIZE   = '_bellyful_serving_size';
const NET_CONTENT    = '_bellyful_net_content';
const SERVINGS_A_DAY = '_bellyful_servings_a_day';
const ALLERGENS      = '_bellyful_allergens';
const LOT_REPORTS    = '_bellyful_lot_reports';
const MARK           = '_bellyful_mark';
const NOT_TO         = '_bellyful_not_to';
const ADULTS         = '_bellyful_adults';
const NO_WITHDRAWAL  = '_bellyful_no_withdrawal';
const FACTS          = '_bellyful_facts';
const PER_100        = '_bellyful_per_100';
const INGREDIENTS    = '_bellyful_ingredients';
const ORIGIN         = '_bellyful_origin';
const OPERATOR       = '_bellyful_operator';
const RESPONSIBLE    = '_bellyful_responsible';
const PANEL          = '_bellyful_panel';

/** A custom field of the shop's own, which the storefront shows below the label. */
const HOW_IT_WORKS = 'how_it_works';

/** Kinds of fields that are one of a few words. */
const CHOICES = array(
	'mark'      => array( 'konjac', 'bundle', 'neither' ),
	'panel'     => array( 'food', 'supplement' ),
	'yes'       => array( 'yes' ),
	'exception' => array( 'sealed', 'perishable' ),
);

/** The fields in the order in which they are shown: one line of text, several, lines of lots with their reports, a number, a day, or one of CHOICES. */
const KINDS = array(
	SERVINGS                   => 'number',
	SERVING_SIZE               => 'text',
	NET_CONTENT                => 'text',
	SERVINGS_A_DAY             => 'number',
	PANEL                      => 'panel',
	FACTS                      => 'lines',
	PER_100                    => 'lines',
	INGREDIENTS                => 'lines',
	ALLERGENS                  => 'text',
	'_bellyful_certifications' => 'text',
	'_bellyful_warnings'       => 'lines',
	'_bellyful_storage'        => 'text',
	ORIGIN                     => 'text',
	OPERATOR                   => 'text',
	RESPONSIBLE                => 'text',
	'_bellyful_lot'            => 'text',
	LOT_REPORTS                => 'reports',
	'_bellyful_best_before'    => 'day',
	'_bellyful_mix_with'       => 'lines',
	MARK                       => 'mark',
	NOT_TO                     => 'text',
	ADULTS                     => 'yes',
	NO_WITHDRAWAL              => 'exception',
);

/** Those that belong to something that a shop may do without: to any of these. What a law alone asks is none of them. */
const OF_CAPABILITIES = array(
	SERVINGS                => array( 'wellness', 'supplies' ),
	SERVING_SIZE            => array( 'wellness', 'supplies', 'allergens' ),
	SERVINGS_A_DAY          => array( 'wellness', 'supplies' ),
	PANEL                   => array( 'wellness' ),
	FACTS                   => array( 'wellness', 'allergens' ),
	PER_100                 => array( 'wellness', 'allergens' ),
	INGREDIENTS             => array( 'wellness', 'allergens' ),
	ALLERGENS               => array( 'allergens' ),
	'_bellyful_storage'     => array( 'wellness', 'allergens' ),
	'_bellyful_lot'         => array( 'recalls' ),
	LOT_REPORTS             => array( 'recalls' ),
	'_bellyful_best_before' => array( 'wellness', 'allergens' ),
	'_bellyful_mix_with'    => array( 'wellness' ),
	MARK                    => array( 'wellness' ),
);

/** Whether the shop has what a field belongs to, or something stands in it. */
function has_field( string $name, ?WC_Product $product = null ): bool {
	$of = OF_CAPABILITIES[ $name ] ?? array( '' );

	return array() !== array_filter( $of, static fn( string $one ): bool => 'recalls' === $one ? Lots\are_shown() : has( $one ) )
		|| ( $product && '' !== text_of( $product, $name ) );
}

/**
 * A field as it is stored; empty for what is none.
 *
 * @param string $kind One of KINDS, or `html`.
 */
function to_stored( string $kind, string $written ): string {
	if ( 'html' === $kind ) {
		return trim( wp_kses_post( $written ) );
	}
	$lines = array_map( static fn( string $line ): string => trim( wp_strip_all_tags( $line ) ), explode( "\n", str_replace( "\r", '', $written ) ) );
	if ( 'reports' === $kind ) {
		return implode( "\n", array_filter( array_map( __NAMESPACE__ . '\to_report', array_filter( $lines ) ) ) );
	}
	$text = trim( implode( 'lines' === $kind ? "\n" : ' ', $lines ) );
	if ( 'number' === $kind ) {
		$number = is_numeric( $text ) ? (float) $text : 0.0;
		return $number > 0 && $number <= 10000 ? (string) $number : '';
	}
	if ( isset( CHOICES[ $kind ] ) ) {
		return in_array( $text, CHOICES[ $kind ], true ) ? $text : '';
	}
	if ( 'day' === $kind ) {
		return preg_match( '/^(\d{4})-(\d\d)-(\d\d)\z/', $text, $parts ) && checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] ) ? $text : '';
	}

	return $text;
}

/**
 * A lot and the address of its report, a PDF by https or in the shop's own uploads: `24-117 | https://shop.example/24-117.pdf`.
 * A number is that of a file in the media library. Empty for what is neither.
 */
function to_report( string $line ): string {
	list( $lot, $file ) = array_map( 'trim', explode( '|', $line . '|' ) );
	$address            = ctype_digit( $file ) ? (string) wp_get_attachment_url( (int) $file ) : esc_url_raw( $file, array( 'https', 'http' ) );
	$is_safe            = str_starts_with( $address, 'https://' ) || str_starts_with( $address, trailingslashit( wp_get_upload_dir()['baseurl'] ) );

	return '' !== $lot && $is_safe && str_ends_with( strtolower( (string) wp_parse_url( $address, PHP_URL_PATH ) ), '.pdf' ) ? "$lot | $address" : '';
}

/**
 * What stands on the label of what is sold: a variation's own, else its product's. Empty where nothing is written.
 *
 * @param string $field One of KINDS.
 */
function text_of( WC_Product $product, string $field ): string {
	$written = to_stored( KINDS[ $field ], (string) $product->get_meta( $field ) );
	$parent  = '' === $written && $product->get_parent_id() ? wc_get_product( $product->get_parent_id() ) : null;

	return $parent instanceof WC_Product ? text_of( $parent, $field ) : $written;
}

/** The same as a number; null where none is written. */
function number_of( WC_Product $product, string $field ): ?float {
	$written = text_of( $product, $field );

	return '' === $written ? null : (float) $written;
}

/** Published products whose label says nothing of allergens. */
function unlabeled_products(): array {
	return lacking( ALLERGENS );
}

/**
 * What labels lack that the law of the European Union wants to be said of a product, by the owner's words for it: of a
 * food, which is what names its allergens, and who answers for any product. Empty where nothing is lacking or asked for, or
 * the shop has no such field.
 */
function lacking_particulars(): array {
	$is_asked = static fn( string $law ): bool => ! in_array( $law, laws_off(), true );
	if ( array() === array_intersect( countries()['selling'], WC()->countries->get_european_union_countries() ) ) {
		return array();
	}
	$of_food  = array(
		'food' => array(
			'key'     => ALLERGENS,
			'compare' => 'EXISTS',
		),
	);
	$is_named = '' !== answers_for()['operator'] || ! ( $is_asked( 'food-particulars' ) || $is_asked( 'product-safety' ) );
	$lists    = $is_asked( 'food-particulars' ) ? array(
		__( 'ingredients', 'bellyful-storefront' ) => has_field( INGREDIENTS ) ? lacking( INGREDIENTS, $of_food ) : null,
		__( 'net content', 'bellyful-storefront' ) => lacking( NET_CONTENT, $of_food ),
		__( 'nutrition', 'bellyful-storefront' )   => has_field( PER_100 ) ? lacking( FACTS, lacks( PER_100 ) + $of_food ) : null,
	) : array();
	$lists   += $is_named ? array() : array( __( 'who answers for it', 'bellyful-storefront' ) => lacking( OPERATOR ) );

	return array_filter( $lists, static fn( ?array $list ): bool => ( $list['count'] ?? 0 ) > 0 );
}

/** That a product has no such field. */
function lacks( string $field ): array {
	return array(
		$field => array(
			'key'     => $field,
			'compare' => 'NOT EXISTS',
		),
	);
}

/**
 * Published products without a field: how many, and the first by their names. Other types have no tab to say it: a group
 * is its parts, and what is external others send.
 *
 * @param array $more What else must be so of their fields.
 */
function lacking( string $field, array $more = array() ): array {
	$query = new WP_Query(
		array(
			'post_type'      => 'product',
			'post_status'    => 'publish',
			'posts_per_page' => 5,
			'orderby'        => 'title',
			'order'          => 'ASC',
			'meta_query'     => array( // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- asked by the doctor alone.
				array(
					'key'     => '_virtual',
					'value'   => 'yes',
					'compare' => '!=',
				),
			) + lacks( $field ) + $more,
			'tax_query'      => array( // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- as above.
				array(
					'taxonomy' => 'product_type',
					'field'    => 'slug',
					'terms'    => array( 'simple', 'variable' ),
				),
			),
		)
	);

	return array(
		'count' => (int) $query->found_posts,
		'names' => array_map( static fn( $post ): string => to_typed( get_the_title( $post ) ), $query->posts ),
	);
}
