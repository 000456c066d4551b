<?php
/** Gathers what one request changes, and sends it as one message when the request is over. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Changes;

use Bellyful\Storefront\Products;
use WC_Coupon;
use function Bellyful\Storefront\Rest\iso_time;
use function Bellyful\Storefront\storefront_url;

defined( 'ABSPATH' ) || exit;

/** A product is new, changed or gone, its stock has moved, or its price by a sale that begins or ends. */
function note_product( $product ): void {
	$product = is_object( $product ) ? $product : wc_get_product( (int) $product );
	if ( $product instanceof \WC_Product ) {
		Changes::$products += array_fill_keys( array_filter( array( $product->get_id(), $product->get_parent_id() ) ), true );
	}
}
$product_hooks = array(
	'woocommerce_new_product',
	'woocommerce_update_product',
	'woocommerce_new_product_variation',
	'woocommerce_update_product_variation',
	'woocommerce_product_set_stock',
	'woocommerce_variation_set_stock',
	'woocommerce_product_set_stock_status',
	'woocommerce_variation_set_stock_status',
);
foreach ( $product_hooks as $hook ) {
	add_action( $hook, __NAMESPACE__ . '\note_product' );
}

/** A coupon is new, changed or counted. */
function note_coupon( $coupon ): void {
	$coupon = $coupon instanceof WC_Coupon ? $coupon : new WC_Coupon( (int) $coupon );
	if ( '' !== $coupon->get_code() ) {
		Changes::$coupons[ $coupon->get_code() ] = true;
	}
}
$coupon_hooks = array(
	'woocommerce_new_coupon',
	'woocommerce_update_coupon',
	'woocommerce_increase_coupon_usage_count',
	'woocommerce_decrease_coupon_usage_count',
);
foreach ( $coupon_hooks as $hook ) {
	add_action( $hook, __NAMESPACE__ . '\note_coupon' );
}

/** Posts that are moved to the trash, out of it, or deleted: neither product nor coupon is saved then. */
function note_post( $post_id ): void {
	$type = get_post_type( (int) $post_id );
	if ( 'product' === $type || 'product_variation' === $type ) {
		note_product( $post_id );
	}
	if ( 'shop_coupon' === $type ) {
		note_coupon( $post_id );
	}
}
foreach ( array( 'wp_trash_post', 'untrashed_post', 'before_delete_post' ) as $hook ) {
	add_action( $hook, __NAMESPACE__ . '\note_post' );
}

/** What is written past WooCommerce's own objects, as other plugins and WordPress' own editors do. */
function note_written( $post_id ): void {
	$post = get_post( (int) $post_id );
	if ( $post && in_array( $post->post_type, array( 'product', 'product_variation' ), true ) && 'auto-draft' !== $post->post_status ) {
		Changes::$products += array_fill_keys( array_filter( array( (int) $post->ID, (int) $post->post_parent ) ), true );
	}
}
add_action( 'save_post_product', __NAMESPACE__ . '\note_written' );
add_action( 'save_post_product_variation', __NAMESPACE__ . '\note_written' );

/** What stands in a category, a label or a choice of an attribute has another name. */
function note_term( $term_id, $term_taxonomy_id, $taxonomy ): void {
	if ( is_object_in_taxonomy( 'product', $taxonomy ) ) {
		Changes::$products += array_fill_keys( array_map( 'intval', (array) get_objects_in_term( (int) $term_id, $taxonomy ) ), true );
	}
}
add_action( 'edited_term', __NAMESPACE__ . '\note_term', 10, 3 );

/** A price or a stock is written so. */
function note_entry( $meta_id, $post_id, $key ): void {
	if ( in_array( $key, array( '_price', '_regular_price', '_sale_price', '_stock', '_stock_status' ), true ) ) {
		note_written( $post_id );
	}
}
foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
	add_action( $hook, __NAMESPACE__ . '\note_entry', 10, 3 );
}

/** What the owner sets that pages or orders show. */
const SETTINGS = '/^(woocommerce_(currency|currency_pos|price_(num_decimals|thousand_sep|decimal_sep|display_suffix)|default_country|calc_taxes|prices_include_tax|tax_display_(shop|cart)|coming_soon|store_pages_only|[a-z0-9_-]+_settings)|bellyful_(storefront_(rules|offers_currency)|answers_for)|bellyful_[a-z]{2}(-[A-Z]{2})?_words|bellyful_claims_told|bellyful_laws_off)$/';

/** The owner has changed one of them. */
function note_setting( $option ): void {
	Changes::$everything = Changes::$everything || 1 === preg_match( SETTINGS, (string) $option );
}
add_action( 'added_option', __NAMESPACE__ . '\note_setting' );
add_action( 'updated_option', __NAMESPACE__ . '\note_setting' );

/**
 * Notes and sends one message about everything. The visitor's answer is finished first where PHP can do that; elsewhere
 * Action Scheduler sends it, so that no visitor waits for the storefront.
 */
function send(): void {
	$concerned = array_keys( Changes::$products + Products\groups_with( Changes::$products ) );
	if ( Changes::$everything ) {
		Changes::$coupons = array();
		Changes::$content = false;
	} elseif ( array() === $concerned && array() === Changes::$coupons && ! Changes::$content ) {
		return;
	}
	$coupons = array_map( 'strval', array_keys( Changes::$coupons ) );
	$body    = message( wp_generate_uuid4(), Changes::$everything ? array() : $concerned, $coupons, iso_time( time() ), Changes::$content );

	Changes::$products   = array();
	Changes::$coupons    = array();
	Changes::$content    = false;
	Changes::$everything = false;

	$is_answered = finish_answer();
	$body        = note_message( $body, $concerned );
	if ( null === storefront_url() ) {
		return;
	}
	if ( $is_answered ) {
		deliver( $body );
	} elseif ( function_exists( 'as_enqueue_async_action' ) ) {
		as_enqueue_async_action( DELIVER_ACTION, array( $body, 0 ), 'bellyful' );
	}
}
add_action( 'shutdown', __NAMESPACE__ . '\send', 90 );

/** Ends the visitor's response; whether it is ended, or there is none. PHP ends it once, and then says that it cannot. */
function finish_answer(): bool {
	static $is_ended = false;
	if ( $is_ended || 'cli' === PHP_SAPI || wp_doing_cron() ) {
		return true;
	}
	foreach ( array( 'fastcgi_finish_request', 'litespeed_finish_request' ) as $finish ) {
		$is_ended = $is_ended || ( function_exists( $finish ) && $finish() );
	}

	return $is_ended;
}
