<?php
/** Leads back to the storefront after a payment on the shop's page. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use function Bellyful\Storefront\Language\of_order;
use function Bellyful\Storefront\Language\storefront_in;
use function Bellyful\Storefront\storefront_url;

defined( 'ABSPATH' ) || exit;

/** The storefront asks the shop how the order stands; nothing in this address makes it paid. */
function return_url( string $storefront, string $reference ): string {
	return $storefront . '/payment-return?attempt=' . rawurlencode( checkout_key( $reference ) );
}

/** Replaces WooCommerce's own page of thanks. */
function lead_back( $url, $order = null ): mixed {
	$reference = reference_of( $order );

	return '' === $reference || null === storefront_url() ? $url : return_url( storefront_in( of_order( $order ) ), $reference );
}
add_filter( 'woocommerce_get_return_url', __NAMESPACE__ . '\lead_back', 10, 2 );
