<?php
/**
 * Plugin Name:          Bellyful Storefront
 * Description:          Connects the Bellyful storefront with this shop: closes what WPGraphQL leaves open to visitors, keeps orders, codes, accounts and mails in the shop, and tells the storefront when something changes.
 * Version:              2.6.0
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

const VERSION     = '2.6.0';
const PLUGIN_FILE = __FILE__;

require_once __DIR__ . '/includes/requirements.php';
require_once __DIR__ . '/includes/guard.php';

/** What each request reads of includes/: a folder's files, those of its own first. */
const FILES = array(
	''         => 'language languages mail mail-words money order-emails outbox parcel-emails put-off rest settings',
	'accounts' => 'address cart confirmation data-requests link-mails links passkeys passwords return-url sessions shoppers visitor wishes',
	'agents'   => 'events',
	'cart'     => 'class-question hand-over left-out memory own-rules quote refusals',
	'changes'  => 'class-changes collect content deliver head journal message reviews',
	'claims'   => 'claims',
	'connect'  => 'coupons deleted products routes sale withdraw',
	'content'  => 'draft editor fields links menus preview published sections types',
	'labels'   => 'editor fields short-texts translations untranslated',
	'ledger'   => 'attempts class-collision class-transaction cleaning database holds limits lock shop-stock tables versions',
	'look'     => 'look pairs shown',
	'lots'     => 'lots recall recall-mail sent',
	'notices'  => 'links mails requests returned routes',
	'orders'   => 'admin answers attribution cancel class-new-order class-nothing-made class-short codes compare coupons deleted describe dispute fields finish gateways hold late-payment link mailbox needs new-order news order parcels pay-page pictures place problems processed processing refunds release return routes sold-as stays-cancelled trial withdrawal',
	'products' => 'broken listed past-prices prints protected stored-answers types',
	'reviews'  => 'mail plan reviewable texts',
	'setup'    => 'author install role sign-in user',
	'shop'     => 'addresses checks countries facts hooks zones',
	'supplies' => 'dates mails reminders send supply',
);

/** What wp-admin reads as well, and with it the scheduler (the site's health) and the terminal. */
const ADMIN_FILES = array(
	''       => 'personal-data',
	'admin'  => 'actions checks class-page leads page',
	'claims' => 'page',
	'look'   => 'files logo page to-look',
	'lots'   => 'editor page',
	'orders' => 'problem-box',
);

/** What is read where REST is: it answers, and nothing else calls it. */
const REST_FILES = array(
	''         => 'mail-check',
	'accounts' => 'free-sample own passkey-routes session-routes sign-in sign-up',
	'agents'   => 'sessions',
	'content'  => 'drafts',
	'notices'  => 'endings',
	'orders'   => 'downloads',
	'reviews'  => 'facts own write',
	'shop'     => 'routes',
	'supplies' => 'routes',
);

/** What a terminal reads. */
const COMMAND_FILES = array(
	'lots' => 'command',
);

/** What is read for a cart: the classes that these extend are not there where WooCommerce is switched off. */
const CART_FILES = array(
	'cart' => 'class-cart class-session',
);

/** Reads these files. */
function load( array $files ): void {
	foreach ( $files as $folder => $names ) {
		foreach ( explode( ' ', $names ) as $name ) {
			require_once __DIR__ . "/includes/$folder/$name.php";
		}
	}
}

/** What wp-admin reads. */
function admin_files(): array {
	return Lots\are_shown() ? ADMIN_FILES : array_diff_key( ADMIN_FILES, array( 'lots' => '' ) );
}

/** Before the first route is registered. */
function load_for_rest(): void {
	load( REST_FILES );
}

/**
 * Begins, once all plugins have said which versions they are. Beside one that is too old GraphQL's mutations alone stay closed.
 */
function start(): void {
	if ( array() !== Requirements\too_old( Requirements\versions() ) ) {
		add_action( 'admin_notices', __NAMESPACE__ . '\Requirements\show_notice' );
		return;
	}
	$is_command = defined( 'WP_CLI' ) && WP_CLI;
	load( FILES );
	if ( is_admin() || wp_doing_cron() || $is_command ) {
		load( $is_command ? ADMIN_FILES : admin_files() );
	}
	if ( $is_command ) {
		load( COMMAND_FILES );
	}
	add_action( 'rest_api_init', __NAMESPACE__ . '\load_for_rest', 0 );
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
