<?php
/** The codes that the storefront advertises, as coupons of the shop. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Connect;

use WC_Coupon;
use function Bellyful\Storefront\Money\to_decimal;

defined( 'ABSPATH' ) || exit;

/** Makes the coupons that are missing, {code, percent | amount in minor units} each: the codes `{created, existing}`. */
function connect_coupons( array $wanted ): array {
	$created  = array();
	$existing = array();
	foreach ( $wanted as $item ) {
		if ( wc_get_coupon_id_by_code( $item['code'] ) ) {
			$existing[] = $item['code'];
			continue;
		}
		make_coupon( $item );
		$created[] = $item['code'];
	}

	return compact( 'created', 'existing' );
}

/** Makes one coupon without limits; the owner sets those. */
function make_coupon( array $item ): void {
	$coupon     = new WC_Coupon();
	$is_percent = isset( $item['percent'] );
	$coupon->set_code( $item['code'] );
	$coupon->set_discount_type( $is_percent ? 'percent' : 'fixed_cart' );
	$coupon->set_amount( $is_percent ? wc_format_decimal( $item['percent'], 2 ) : to_decimal( $item['amount'] ?? 0 ) );
	$coupon->save();
}
