<?php
/** What the shop and its plugins refuse of a cart, in their own words. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Cart;

use Automattic\WooCommerce\StoreApi\Exceptions\InvalidCartException;
use Exception;
use WC_Cart;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The refusals, each as plain text, in the order of WooCommerce's Store API; stock and codes are compared elsewhere. */
function refusals( WC_Cart $cart ): array {
	remove_action( 'woocommerce_check_cart_items', array( $cart, 'check_cart_items' ), 1 );
	remove_action( 'woocommerce_check_cart_items', array( $cart, 'check_cart_coupons' ), 1 );
	// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
	return refusals_of(
		static function ( WP_Error $errors ) use ( $cart ): void {
			foreach ( $cart->get_cart() as $item ) {
				do_action( 'woocommerce_store_api_validate_cart_item', $item['data'], $item );
			}
			do_action( 'woocommerce_store_api_cart_errors', $errors, $cart );
			do_action( 'woocommerce_check_cart_items' );
		}
	);
	// phpcs:enable
}

/** The texts by which something is refused while it is asked: the WP_Error that it gets, a notice, an exception. */
function refusals_of( callable $ask ): array {
	$errors = new WP_Error();
	$thrown = array();
	wc_clear_notices();
	try {
		$ask( $errors );
	} catch ( InvalidCartException $refusal ) {
		$thrown = $refusal->getError()->get_error_messages();
	} catch ( Exception $refusal ) {
		$thrown = array( $refusal->getMessage() );
	}
	$notices = array_column( wc_get_notices( 'error' ), 'notice' );
	wc_clear_notices();

	return array_values( array_unique( array_filter( array_map( __NAMESPACE__ . '\to_text', array( ...$errors->get_error_messages(), ...$notices, ...$thrown ) ) ) ) );
}

/** A sentence without its markup. */
function to_text( string $html ): string {
	return trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5 ) );
}
