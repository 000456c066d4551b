<?php
/** Amounts as the storefront sends and reads them: whole minor units at the decimals of this shop's prices. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Money;

defined( 'ABSPATH' ) || exit;

/**
 * `"12.34"` for 1234 cents, `"1234"` for as many yen.
 *
 * @param int $units Whole minor units.
 */
function to_decimal( int $units ): string {
	$decimals = wc_get_price_decimals();

	return number_format( $units / 10 ** $decimals, $decimals, '.', '' );
}

/**
 * Whole minor units of an amount, rounded as WooCommerce rounds.
 *
 * @param float|string $amount In the currency's major unit, as WooCommerce keeps it.
 */
function to_units( float|string $amount ): int {
	return (int) round( (float) $amount * 10 ** wc_get_price_decimals() );
}
