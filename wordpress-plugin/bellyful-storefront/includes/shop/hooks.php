<?php
/** What other plugins do at a checkout: at the storefront's as at WooCommerce's own, or there alone. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Shop;

use Closure;
use ReflectionException;
use ReflectionFunction;
use ReflectionMethod;
use function Bellyful\Storefront\sells_by_own_rules;
use const Bellyful\Storefront\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/** By what WooCommerce adds a cart up and checks it: a cart is asked about before it is ordered where any plugin has one of these. */
const CART_HOOKS = array(
	'woocommerce_after_calculate_totals',
	'woocommerce_available_payment_gateways',
	'woocommerce_before_calculate_totals',
	'woocommerce_calculated_total',
	'woocommerce_cart_calculate_fees',
	'woocommerce_cart_shipping_packages',
	'woocommerce_check_cart_items',
	'woocommerce_package_rates',
	'woocommerce_store_api_cart_errors',
	'woocommerce_store_api_validate_cart_item',
);

/** By what it makes an order. */
const ORDER_HOOKS = array(
	'woocommerce_after_checkout_validation',
	'woocommerce_checkout_create_order',
	'woocommerce_checkout_create_order_coupon_item',
	'woocommerce_checkout_create_order_fee_item',
	'woocommerce_checkout_create_order_line_item',
	'woocommerce_checkout_create_order_shipping_item',
	'woocommerce_checkout_order_created',
	'woocommerce_checkout_order_processed',
	'woocommerce_checkout_update_order_meta',
	'woocommerce_checkout_validate_order_before_payment',
	'woocommerce_store_api_checkout_order_processed',
	'woocommerce_store_api_checkout_update_customer_from_request',
	'woocommerce_store_api_checkout_update_order_from_request',
	'woocommerce_store_api_checkout_update_order_meta',
);

/** What only the shop's own pages have: their forms and blocks, and what is posted there. */
const PAGE_HOOKS = array(
	'woocommerce_add_to_cart_validation',
	'woocommerce_after_order_notes',
	'woocommerce_before_checkout_form',
	'woocommerce_blocks_checkout_block_registration',
	'woocommerce_checkout_fields',
	'woocommerce_checkout_process',
	'woocommerce_review_order_before_submit',
	'woocommerce_thankyou',
);

/** Plugins whose hooks these are, or that add nothing to a checkout. */
const KNOWN_PLUGINS = array( 'woocommerce', 'wp-graphql', 'wp-graphql-woocommerce' );

/** The hooks of other plugins that act at the storefront's checkout as at WooCommerce's own. */
function heard_hooks(): array {
	return hooks_of_others( array( ...CART_HOOKS, ...ORDER_HOOKS ) );
}

/** Those that act at WooCommerce's own checkout alone; a coupon's own rules are the storefront's where its rules count. */
function silent_hooks(): array {
	return hooks_of_others( sells_by_own_rules() ? PAGE_HOOKS : array( ...PAGE_HOOKS, 'woocommerce_coupon_is_valid' ) );
}

/** Whether another plugin may change what a cart costs, or refuse it, or WooCommerce takes cash for some carts only. */
function quotes_always(): bool {
	$cash = (array) get_option( 'woocommerce_cod_settings', array() );

	return array() !== hooks_of_others( CART_HOOKS ) || array() !== array_filter( (array) ( $cash['enable_for_methods'] ?? array() ) ) || 'no' === ( $cash['enable_for_virtual'] ?? 'yes' );
}

/** Which of these hooks other plugins and themes have taken, by the name of their folder or file. */
function hooks_of_others( array $hooks ): array {
	$found = array();
	foreach ( $hooks as $hook ) {
		foreach ( array_merge( array(), ...array_values( $GLOBALS['wp_filter'][ $hook ]->callbacks ?? array() ) ) as $callback ) {
			$plugin = plugin_of( $callback['function'] );
			if ( null !== $plugin && ! in_array( $hook, $found[ $plugin ] ?? array(), true ) ) {
				$found[ $plugin ][] = $hook;
			}
		}
	}
	ksort( $found );

	return $found;
}

/** Whose function this is: a plugin's or a theme's folder, or its file; null for a known plugin's. */
function plugin_of( $callback ): ?string {
	try {
		$code = match ( true ) {
			is_array( $callback ) => new ReflectionMethod( ...$callback ),
			is_string( $callback ) && str_contains( $callback, '::' ) => new ReflectionMethod( ...explode( '::', $callback ) ),
			is_object( $callback ) && ! $callback instanceof Closure => new ReflectionMethod( $callback, '__invoke' ),
			default => new ReflectionFunction( $callback ),
		};
	} catch ( ReflectionException $problem ) {
		return null;
	}

	return plugin_of_file( (string) $code->getFileName() );
}

/** Whose file this is, in the same way. */
function plugin_of_file( string $path ): ?string {
	$file = wp_normalize_path( $path );
	foreach ( array( WP_PLUGIN_DIR, WPMU_PLUGIN_DIR, WP_CONTENT_DIR . '/themes' ) as $folder ) {
		$folder = wp_normalize_path( $folder ) . '/';
		if ( str_starts_with( $file, $folder ) ) {
			$name = explode( '/', substr( $file, strlen( $folder ) ) )[0];
			return in_array( $name, array( ...KNOWN_PLUGINS, basename( dirname( PLUGIN_FILE ) ) ), true ) ? null : $name;
		}
	}

	return null;
}
