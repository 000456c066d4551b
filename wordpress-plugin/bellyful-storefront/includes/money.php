<?php
/** Amounts as the storefront sends and reads them: whole minor units at the decimals of this shop's prices. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Money;

defined( 'ABSPATH' ) || exit;

/** Whole minor units as text: `"12.34"` for 1234 cents, `"1234"` for as many yen. */
function to_decimal( int $units ): string {
	$decimals = wc_get_price_decimals();

	return number_format( $units / 10 ** $decimals, $decimals, '.', '' );
}

/** Whole minor units of an amount in the currency's major unit, rounded as WooCommerce rounds. */
function to_units( float|string $amount ): int {
	return (int) round( (float) $amount * 10 ** wc_get_price_decimals() );
}

/** How the owner writes amounts; null while it is as WooCommerce makes it: then the language of a page decides. */
function amount_form(): ?array {
	$code     = get_woocommerce_currency();
	$symbol   = get_woocommerce_currency_symbol();
	$usual    = ( include WC()->plugin_path() . '/i18n/locale-info.php' )[ WC()->countries->get_base_country() ] ?? array();
	$settings = array( $code, get_option( 'woocommerce_currency_pos', 'left' ), wc_get_price_thousand_separator(), wc_get_price_decimal_separator(), wc_get_price_decimals() );
	$made     = array_map( static fn( string $name ) => $usual[ $name ] ?? null, array( 'currency_code', 'currency_pos', 'thousand_sep', 'decimal_sep', 'num_decimals' ) );
	if ( $settings === $made && ( get_woocommerce_currency_symbols()[ $code ] ?? '' ) === $symbol ) {
		return null;
	}
	list( $sign, $end ) = explode( '%2$s', html_entity_decode( wp_strip_all_tags( sprintf( get_woocommerce_price_format(), $symbol, '%2$s' ) ) ) ) + array( '', '' );

	return str_replace(
		' ',
		"\u{a0}",
		array(
			'sign'  => $sign,
			'end'   => $end,
			'group' => $settings[2],
			'point' => $settings[3],
		)
	);
}
