<?php
/** How a line is sold, beside its price: its type, its quantity, what was chosen of it, and whether it is sent. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use WC_Product;
use WC_Product_Attribute;
use function Bellyful\Storefront\Products\is_sold_type;

defined( 'ABSPATH' ) || exit;

/** Whether the shop sells a product as a line asks for it. */
function is_sold_so( WC_Product $product, array $line ): bool {
	if ( ! is_sold_type( $product ) || ( $product->is_sold_individually() && $line['quantity'] > 1 ) ) {
		return false;
	}

	return null !== variation_of( $product, (array) ( $line['attributes'] ?? array() ) );
}

/** The line that shows that the storefront knew otherwise whether anything is sent; null where both agree. */
function line_sent_otherwise( array $asked ): ?array {
	$of_products = array_filter( $asked['lines'], static fn( array $line ): bool => null !== $line['productId'] );
	$sent        = array_filter( $asked['lines'], __NAMESPACE__ . '\is_sent' );
	// By the shop's own rules its shipping decides.
	$is_same = is_by_shop( $asked['shipping'] ) || ( array() === $sent ) === ( null === $asked['shipping'] );
	$telling = array_values( array_intersect_key( $of_products, array() === $sent ? $of_products : $sent ) );

	return $is_same ? null : $telling[0] ?? null;
}

/** Whether a line is something to send; what the shop has no product for is. */
function is_sent( array $line ): bool {
	$product = wc_get_product( $line['variationId'] ?? $line['productId'] ?? 0 );

	return ! $product || $product->needs_shipping();
}

/**
 * What a variation is, by the names that WooCommerce's cart has, like `attribute_pa_color`: its own values, and the
 * chosen ones (by name, like `pa_color`) where it takes any. Null where a choice is missing or is none of the
 * product's.
 */
function variation_of( WC_Product $product, array $chosen ): ?array {
	if ( ! $product->is_type( 'variation' ) ) {
		return array() === $chosen ? array() : null;
	}
	$parent = wc_get_product( $product->get_parent_id() );
	$values = array();
	foreach ( $product->get_variation_attributes( false ) as $name => $value ) {
		if ( '' === (string) $value ) {
			$attribute = $parent ? ( $parent->get_attributes()[ $name ] ?? null ) : null;
			$value     = $chosen[ $name ] ?? null;
			if ( ! $attribute instanceof WC_Product_Attribute || ! in_array( $value, $attribute->get_slugs(), true ) ) {
				return null;
			}
			unset( $chosen[ $name ] );
		}
		$values[ "attribute_$name" ] = $value;
	}

	return array() === $chosen ? $values : null;
}
