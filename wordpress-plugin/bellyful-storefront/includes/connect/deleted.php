<?php
/** A product that is deleted for good stands for nothing of the storefront's any more. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Connect;

use WC_Product;

defined( 'ABSPATH' ) || exit;

/** Its article number is one of the storefront's again once the storefront has connected it anew. */
function forget_product( $post_id ): void {
	$product = wc_get_product( $post_id );
	// A variation without a number of its own shows its product's, which stays.
	$sku = $product instanceof WC_Product ? $product->get_sku( 'edit' ) : '';
	if ( in_array( $sku, connected_skus(), true ) ) {
		update_option( SKUS_OPTION, array_values( array_diff( connected_skus(), array( $sku ) ) ), false );
	}
}
add_action( 'before_delete_post', __NAMESPACE__ . '\forget_product' );
