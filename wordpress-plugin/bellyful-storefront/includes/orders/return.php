<?php
/**
 * Leads back to the storefront after a payment on the shop's page.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use function Bellyful\Storefront\storefront_url;

defined( 'ABSPATH' ) || exit;

/**
 * The storefront asks the shop how the order stands; nothing in this address makes it paid.
 *
 * @param string $storefront The storefront's address.
 * @param string $reference  How the storefront calls the order.
 */
function return_url( string $storefront, string $reference ): string {
	return $storefront . '/payment-return?attempt=' . rawurlencode( checkout_key( $reference ) );
}

/**
 * Replaces WooCommerce's own page of thanks.
 *
 * @param mixed $url   Where WooCommerce would lead to.
 * @param mixed $order The order that was paid, null where WooCommerce does not say.
 * @return mixed
 */
function lead_back( $url, $order = null ) {
	$reference  = reference_of( $order );
	$storefront = '' === $reference ? null : storefront_url();

	return null === $storefront ? $url : return_url( $storefront, $reference );
}
add_filter( 'woocommerce_get_return_url', __NAMESPACE__ . '\lead_back', 10, 2 );
