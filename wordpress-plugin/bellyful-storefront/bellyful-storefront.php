<?php
/**
 * Plugin Name:          Bellyful Storefront
 * Description:          Connects the Bellyful storefront with this shop: closes what WPGraphQL leaves open to visitors, keeps orders, codes, accounts and mails in the shop, and tells the storefront when something changes.
 * Version:              2.5.0
 * Requires at least:    6.5
 * Tested up to:         7.1
 * Requires PHP:         8.1
 * Requires Plugins:     woocommerce, wp-graphql
 * WC requires at least: 9.0
 * WC tested up to:      11.0
 * Author:               Bellyful
 * License:              GPL-2.0-or-later
 * License URI:          https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:          bellyful-storefront
 * Domain Path:          /languages
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront;

defined( 'ABSPATH' ) || exit;

const VERSION     = '2.5.0';
const PLUGIN_FILE = __FILE__;

require_once __DIR__ . '/includes/requirements.php';
require_once __DIR__ . '/includes/guard.php';

/** Loads every file below includes/, a folder's own files before those of its folders. */
function load( string $folder ): void {
	foreach ( (array) glob( $folder . '/*.php' ) as $file ) {
		require_once $file;
	}
	foreach ( (array) glob( $folder . '/*', GLOB_ONLYDIR ) as $inner ) {
		load( $inner );
	}
}

/**
 * Begins, once all plugins have said which versions they are. Beside one that is too old GraphQL's mutations alone stay closed.
 */
function start(): void {
	if ( array() !== Requirements\too_old( Requirements\versions() ) ) {
		add_action( 'admin_notices', __NAMESPACE__ . '\Requirements\show_notice' );
		return;
	}
	load( __DIR__ . '/includes' );
	register_activation_hook( PLUGIN_FILE, __NAMESPACE__ . '\Setup\install' );
	register_deactivation_hook( PLUGIN_FILE, __NAMESPACE__ . '\Setup\pause' );
}

/** The storefront reads and writes orders only by WooCommerce's own objects, so that any order storage serves. */
function declare_compatibility(): void {
	if ( class_exists( \Automattic\WooCommerce\Utilities\FeaturesUtil::class ) ) {
		\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( 'custom_order_tables', PLUGIN_FILE, true );
	}
}
add_action( 'before_woocommerce_init', __NAMESPACE__ . '\declare_compatibility' );

// A plugin that is being activated is read when the others have been for long.
if ( did_action( 'plugins_loaded' ) ) {
	start();
} else {
	add_action( 'plugins_loaded', __NAMESPACE__ . '\start', PHP_INT_MIN );
}
