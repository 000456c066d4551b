<?php
/**
 * Leaves nothing behind: tables, settings, planned actions, users' entries, the role and its user. What was made for
 * the storefront stays, private: it is not sold any more.
 *
 * What else stays is the shop's own record: recipes, announcements, products, coupons and their counts, customers, and
 * on orders the entries `Discount code`, `_bellyful_attempt`, `_bellyful_codes_counted` (so that a code given back later
 * is given back once), `_bellyful_asked_for_reviews`, on lines `_bellyful_name`, `_bellyful_unit_price`, `_sku` and
 * `_bellyful_dose`, on products what stands on their labels, on refunds `_bellyful_charge_refund`. Reviews are WordPress'
 * own comments. Who asked for no more mails about reviews is forgotten as well.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Uninstall;

use Bellyful\Storefront\Changes;
use Bellyful\Storefront\Connect;
use Bellyful\Storefront\Ledger;
use Bellyful\Storefront\Orders;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** The user, with its application password, and its role. */
function remove_user(): void {
	require_once ABSPATH . 'wp-admin/includes/user.php';
	// It went when the plugin was switched off, and WordPress cannot remove users from a missing role.
	add_role( 'bellyful_storefront', 'Bellyful storefront' );
	foreach ( get_users( array( 'role' => 'bellyful_storefront' ) ) as $user ) {
		if ( array( 'bellyful_storefront' ) === array_values( $user->roles ) && ! user_can( $user, 'edit_posts' ) ) {
			wp_delete_user( $user->ID );
		} else {
			$user->remove_role( 'bellyful_storefront' );
		}
	}
	remove_role( 'bellyful_storefront' );
}

/** Planned actions of WooCommerce's scheduler and of WordPress. */
function remove_actions(): void {
	global $wpdb;
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Action Scheduler may be gone with WooCommerce; nothing is read again.
	$actions = $wpdb->prefix . 'actionscheduler_actions';
	if ( $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $actions ) ) ) ) {
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE action_id IN ( SELECT action_id FROM %i WHERE hook LIKE %s )', $wpdb->prefix . 'actionscheduler_logs', $actions, 'bellyful\_%' ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE hook LIKE %s', $actions, 'bellyful\_%' ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE slug = %s', $wpdb->prefix . 'actionscheduler_groups', 'bellyful' ) );
	}
	// phpcs:enable
	wp_unschedule_hook( 'bellyful_storefront_clean' );
}

/** Tables, settings and users' entries. */
function remove_data(): void {
	global $wpdb;
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- all of it goes at once, and nothing is read again.
	foreach ( array( Ledger\table( 'once' ), ...Ledger\tables() ) as $table ) {
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $table ) );
	}
	$options = $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'bellyful\\_%' OR option_name LIKE '\\_transient\\_bellyful\\_%' OR option_name LIKE '\\_transient\\_timeout\\_bellyful\\_%'" );
	$wpdb->query( "DELETE FROM $wpdb->usermeta WHERE meta_key LIKE '\\_bellyful\\_%' OR meta_key LIKE 'bellyful\\_%'" );
	foreach ( array( $wpdb->postmeta, $wpdb->prefix . 'wc_orders_meta' ) as $table ) {
		if ( $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) ) ) {
			$wpdb->query( $wpdb->prepare( "DELETE FROM %i WHERE meta_key IN ( '_bellyful_hold_until', '_bellyful_claims', '_bellyful_link', '_bellyful_agent', '_bellyful_disputes', '_bellyful_told_parcels', '_bellyful_cancelled', '_bellyful_problems', '_bellyful_withdrawn', '_bellyful_language', '_bellyful_trial', '_bellyful_hand_over', '_bellyful_handed_lines', '_bellyful_recalls', '_bellyful_past_prices', '_bellyful_lowest_prices' )", $table ) );
		}
	}
	// phpcs:enable
	array_map( 'delete_option', $options );
}

/** All that a site has of it. */
function remove_from_site(): void {
	// Where an older version is deleted this one was not switched off.
	Connect\withdraw();
	remove_user();
	remove_actions();
	Orders\remove_picture_folder();
	Changes\remove_head();
	remove_data();
}

require_once __DIR__ . '/includes/changes/head.php';
require_once __DIR__ . '/includes/connect/withdraw.php';
require_once __DIR__ . '/includes/ledger/tables.php';
require_once __DIR__ . '/includes/orders/pictures.php';
if ( is_multisite() ) {
	foreach ( get_sites( array( 'number' => 0 ) ) as $site ) {
		switch_to_blog( (int) $site->blog_id );
		remove_from_site();
		restore_current_blog();
	}
} else {
	remove_from_site();
}
