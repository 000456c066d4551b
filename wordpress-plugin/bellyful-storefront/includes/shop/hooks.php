<?php
/** What other plugins do at WooCommerce's checkout, and not at the storefront's, which makes its orders by itself. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Shop;

use Closure;
use ReflectionException;
use ReflectionFunction;
use ReflectionMethod;
use function Bellyful\Storefront\sells_by_own_rules;
use const Bellyful\Storefront\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/** Hooks of WooCommerce's cart and checkout that no order of the storefront runs. */
const SILENT_HOOKS = array(
	'woocommerce_add_to_cart_validation',
	'woocommerce_after_checkout_validation',
	'woocommerce_available_payment_gateways',
	'woocommerce_before_calculate_totals',
	'woocommerce_cart_calculate_fees',
	'woocommerce_check_cart_items',
	'woocommerce_checkout_create_order',
	'woocommerce_checkout_create_order_line_item',
	'woocommerce_checkout_fields',
	'woocommerce_checkout_order_created',
	'woocommerce_checkout_order_processed',
	'woocommerce_checkout_process',
	'woocommerce_checkout_update_order_meta',
	'woocommerce_coupon_is_valid',
	'woocommerce_store_api_cart_errors',
	'woocommerce_store_api_checkout_order_processed',
	'woocommerce_store_api_checkout_update_order_from_request',
	'woocommerce_thankyou',
);

/** Plugins whose hooks these are, or that add nothing to a checkout. */
const KNOWN_PLUGINS = array( 'woocommerce', 'wp-graphql', 'wp-graphql-woocommerce' );

/**
 * Such hooks of other plugins and themes, by the name of their folder or file.
 *
 * @return array<string, string[]>
 */
function silent_hooks(): array {
	$found = array();
	// By the shop's own rules its methods of shipping are WooCommerce's.
	foreach ( sells_by_own_rules() ? SILENT_HOOKS : array( ...SILENT_HOOKS, 'woocommerce_package_rates' ) as $hook ) {
		foreach ( array_merge( ...array_values( $GLOBALS['wp_filter'][ $hook ]->callbacks ?? array() ) ) as $callback ) {
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
	$file = wp_normalize_path( (string) $code->getFileName() );
	foreach ( array( WP_PLUGIN_DIR, WPMU_PLUGIN_DIR, WP_CONTENT_DIR . '/themes' ) as $folder ) {
		$folder = wp_normalize_path( $folder ) . '/';
		if ( str_starts_with( $file, $folder ) ) {
			$name = explode( '/', substr( $file, strlen( $folder ) ) )[0];
			return in_array( $name, array( ...KNOWN_PLUGINS, basename( dirname( PLUGIN_FILE ) ) ), true ) ? null : $name;
		}
	}

	return null;
}
