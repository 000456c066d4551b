<?php
/** WooCommerce's cart, at the storefront's rules where those count: it is sent also where the shop has no shipping methods. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Cart;

use WC_Cart;
use WC_Coupon;

defined( 'ABSPATH' ) || exit;

/** The cart of a question. */
final class Cart extends WC_Cart {
	/** Whether anything is sent. */
	public function needs_shipping() {
		$asked = priced_by_us();

		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
		return null === $asked ? parent::needs_shipping() : (bool) apply_filters( 'woocommerce_cart_needs_shipping', null !== $asked['shipping'] );
	}

	/** Its codes; those that the storefront has judged have no rules here. */
	public function get_coupons( $deprecated = null ) {
		$coupons = parent::get_coupons( $deprecated );
		foreach ( priced_by_us() ? $coupons : array() as $code => $coupon ) {
			$coupons[ $code ] = new WC_Coupon();
			$coupons[ $code ]->read_manual_coupon( $code, array( 'discount_type' => DISCOUNT_TYPE ) );
		}

		return $coupons;
	}

	/** What its shopper has saved at the shop's own pages is another cart, and stays. */
	public function empty_cart( $clear_persistent_cart = true ) {
		parent::empty_cart( false );
	}

	/** Whether its shipping is computed. */
	public function show_shipping() {
		return null === priced_by_us() ? parent::show_shipping() : $this->needs_shipping();
	}
}
