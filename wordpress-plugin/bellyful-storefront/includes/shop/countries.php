<?php
/** Where WooCommerce's settings let the shop sell, and send (rules: Addresses). */

declare( strict_types=1 );

namespace Bellyful\Storefront\Shop;

defined( 'ABSPATH' ) || exit;

/** Countries by their codes: `selling`, for whom is billed, and `shipping`, for where it is sent. */
function countries(): array {
	$selling = array_keys( WC()->countries->get_allowed_countries() );

	return array(
		'selling'  => $selling,
		'shipping' => wc_shipping_enabled() ? array_keys( WC()->countries->get_shipping_countries() ) : $selling,
	);
}

/** Which of two countries is none of these: `billing`, `shipping`, null where both are fine, or not known (empty or null). */
function forbidden( string $billing, ?string $shipping ): ?string {
	$known = countries();
	if ( '' !== $billing && ! in_array( $billing, $known['selling'], true ) ) {
		return 'billing';
	}

	return null === $shipping || '' === $shipping || in_array( $shipping, $known['shipping'], true ) ? null : 'shipping';
}
