<?php
/**
 * Which types of products the storefront sells. Those of extensions (subscriptions, bundles, composites) have rules of
 * their own that it does not know: it shows them without a price and leads to the shop's own page.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Products;

use WC_Product;
use WC_Product_Factory;

defined( 'ABSPATH' ) || exit;

/** What an order line of the storefront can be. */
const SOLD_TYPES = array( 'simple', 'variable', 'variation' );
/** What is shown beside that: a group sells its parts, an external product is sold elsewhere. */
const SHOWN_TYPES = array( 'grouped', 'external' );

/** Whether the storefront sells products of this type. */
function is_sold_type( WC_Product $product ): bool {
	return in_array( $product->get_type(), SOLD_TYPES, true );
}

/** Whether the storefront knows how it is sold. */
function is_shown_type( WC_Product $product ): bool {
	return in_array( $product->get_type(), array( ...SOLD_TYPES, ...SHOWN_TYPES ), true );
}

/** Whether a cart takes it by its number, as WooCommerce's lists do: extensions say so of what needs its page's form. */
function is_bought_by_id( WC_Product $product ): bool {
	return $product->is_purchasable() && $product->is_in_stock() && $product->supports( 'ajax_add_to_cart' );
}

/** The types of published products that the storefront does not sell, {type, label, count} each, of active extensions. */
function unsold_types(): array {
	$slugs  = get_terms(
		array(
			'taxonomy' => 'product_type',
			'fields'   => 'slugs',
		)
	);
	$labels = wc_get_product_types();
	$types  = array();
	foreach ( is_array( $slugs ) ? array_diff( $slugs, SOLD_TYPES, SHOWN_TYPES ) : array() as $type ) {
		$count = is_known_type( $type ) ? count_of( $type ) : 0;
		if ( $count > 0 ) {
			$types[] = array(
				'type'  => $type,
				'label' => wp_strip_all_tags( (string) ( $labels[ $type ] ?? $type ) ),
				'count' => $count,
			);
		}
	}

	return $types;
}

/** Whether an extension that is on sells products of this type. */
function is_known_type( string $type ): bool {
	$class_name = WC_Product_Factory::get_classname_from_product_type( $type );

	/** WooCommerce's own filter, by which extensions name classes of their own. */
	return class_exists( (string) apply_filters( 'woocommerce_product_class', $class_name, $type, 'product', 0 ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own hook.
}

/** How many products of a type are published. */
function count_of( string $type ): int {
	$found = wc_get_products(
		array(
			'type'     => $type,
			'status'   => 'publish',
			'limit'    => 1,
			'paginate' => true,
			'return'   => 'ids',
		)
	);

	return (int) $found->total;
}

/** Without this setting of WPGraphQL for WooCommerce one product of an extension breaks the list. */
function let_types_be_listed( $value, $default_set, $option ): mixed {
	return 'enable_unsupported_product_type' === $option ? 'on' : $value;
}
add_filter( 'woographql_settings_section_field_value', __NAMESPACE__ . '\let_types_be_listed', 10, 3 );
