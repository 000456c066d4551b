<?php
/**
 * Plugin Name:          Bellyful Storefront
 * Description:          Connects the Bellyful storefront with this shop: closes what WPGraphQL leaves open to visitors, keeps orders, codes, accounts and mails in the shop, and tells the storefront when something changes.
 * Version:              2.0.0
 * Requires at least:    6.5
 * Requires PHP:         8.1
 * Requires Plugins:     woocommerce, wp-graphql
 * WC requires at least: 9.0
 * License:              GPL-2.0-or-later
 * Text Domain:          bellyful-storefront
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront;

defined( 'ABSPATH' ) || exit;

const VERSION     = '2.0.0';
const PLUGIN_FILE = __FILE__;

/**
 * Loads every file below includes/, a folder's own files before those of its folders.
 *
 * @param string $folder Where to look.
 */
function load( string $folder ): void {
	foreach ( (array) glob( $folder . '/*.php' ) as $file ) {
		require_once $file;
	}
	foreach ( (array) glob( $folder . '/*', GLOB_ONLYDIR ) as $inner ) {
		load( $inner );
	}
}
load( __DIR__ . '/includes' );

/**
 * The storefront reads and writes orders only by WooCommerce's own objects, so that any order storage serves.
 */
function declare_compatibility(): void {
	if ( class_exists( \Automattic\WooCommerce\Utilities\FeaturesUtil::class ) ) {
		\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( 'custom_order_tables', PLUGIN_FILE, true );
	}
}
add_action( 'before_woocommerce_init', __NAMESPACE__ . '\declare_compatibility' );

register_activation_hook( __FILE__, __NAMESPACE__ . '\Setup\install' );
register_deactivation_hook( __FILE__, __NAMESPACE__ . '\Setup\pause' );
