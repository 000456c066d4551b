<?php
/** What the storefront sells from its own pages, as products of the shop. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Connect;

use WC_Product;
use WC_Product_Simple;
use function Bellyful\Storefront\Labels\text_of;
use function Bellyful\Storefront\Money\to_decimal;
use function Bellyful\Storefront\Money\to_units;
use function Bellyful\Storefront\Lots\recalls_on;
use const Bellyful\Storefront\Labels\LOT_REPORTS;

defined( 'ABSPATH' ) || exit;

/** Makes the products that are missing, {sku, name, price in minor units, description, isFree?} each: `{created, existing}`. */
function connect_products( array $wanted ): array {
	$created  = array();
	$existing = array();
	foreach ( $wanted as $item ) {
		$product = product_of( $item['sku'] );
		if ( $product ) {
			$existing[] = array(
				'sku'       => $item['sku'],
				'productId' => $product->get_parent_id() ? $product->get_parent_id() : $product->get_id(),
				'price'     => units_of( $product ),
			);
			continue;
		}
		make_product( $item );
		$created[] = $item['sku'];
	}
	update_option( SKUS_OPTION, array_values( array_unique( array_merge( connected_skus(), array_column( $wanted, 'sku' ) ) ) ), false );

	return compact( 'created', 'existing' );
}

/** A product by its article number, a draft too. */
function product_of( string $sku ): ?WC_Product {
	$product = wc_get_product( wc_get_product_id_by_sku( $sku ) );

	return $product instanceof WC_Product ? $product : null;
}

/** Makes one product that ships, counts nothing, stays out of the shop's own lists, and is sold by the storefront alone. */
function make_product( array $item ): void {
	$product = new WC_Product_Simple();
	$product->set_name( sanitize_text_field( $item['name'] ) );
	$product->set_sku( $item['sku'] );
	$product->set_regular_price( to_decimal( ( $item['isFree'] ?? false ) ? 0 : $item['price'] ) );
	$product->set_description( wp_kses_post( $item['description'] ?? '' ) );
	$product->set_catalog_visibility( 'hidden' );
	$product->set_manage_stock( false );
	$product->set_virtual( false );
	$product->set_status( BUNDLE_SLUG === sanitize_title( $item['name'] ) ? 'publish' : 'private' );
	$product->save();
}

/** A price in minor units; null without one. */
function units_of( WC_Product $product ): ?int {
	$price = (string) $product->get_price();

	return is_numeric( $price ) ? to_units( $price ) : null;
}

/** How the connected products stand, by article number; those that are gone are left out. */
function describe_products( array $more ): array {
	$told = array();
	foreach ( array_unique( array_merge( connected_skus(), $more ) ) as $sku ) {
		$product = product_of( (string) $sku );
		if ( $product ) {
			$parent_id    = $product->get_parent_id();
			$told[ $sku ] = array(
				'productId'   => $parent_id ? $parent_id : $product->get_id(),
				'variationId' => $parent_id ? $product->get_id() : null,
				'price'       => units_of( $product ),
				'isInStock'   => $product->is_in_stock(),
				'lotReports'  => text_of( $product, LOT_REPORTS ),
				'recalls'     => recalls_on( $product ),
				// What is private because the storefront sells it is on sale there.
				'status'      => 'private' === $product->get_status() && is_connected( $product ) ? 'publish' : $product->get_status(),
			);
		}
	}

	return $told;
}
