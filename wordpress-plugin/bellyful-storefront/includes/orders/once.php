<?php
/**
 * A small table of things that may happen once: one row is one thing, and the database decides who does it.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

defined( 'ABSPATH' ) || exit;

/**
 * The table's name.
 */
function once_table(): string {
	global $wpdb;

	return $wpdb->prefix . 'bellyful_once';
}

/**
 * Makes the table, or brings it up to date.
 */
function install_table(): void {
	global $wpdb;
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	dbDelta(
		'CREATE TABLE ' . once_table() . " (
			name char(64) NOT NULL,
			token char(32) NOT NULL,
			order_id bigint(20) unsigned NOT NULL DEFAULT 0,
			claimed_at bigint(20) unsigned NOT NULL DEFAULT 0,
			is_done tinyint(1) NOT NULL DEFAULT 0,
			PRIMARY KEY  (name),
			KEY order_id (order_id)
		) {$wpdb->get_charset_collate()};"
	);
}

/**
 * The row's name: any text, of any length, without its content.
 *
 * @param string $kind What happens.
 * @param string $id   To what.
 */
function once_name( string $kind, string $id ): string {
	return hash( 'sha256', $kind . ':' . $id );
}

/**
 * Turns a thing on or off; true for the one caller who turned it.
 *
 * @param string $kind     What happens.
 * @param string $id       To what.
 * @param int    $order_id The order it belongs to.
 * @param bool   $is_done  On or off.
 * @param int    $lasts    After so many seconds it may be turned again as if nobody had; 0: never.
 */
function turn( string $kind, string $id, int $order_id, bool $is_done = true, int $lasts = 0 ): bool {
	global $wpdb;
	$name   = once_name( $kind, $id );
	$insert = 'INSERT IGNORE INTO ' . once_table() . ' (name, token, order_id, claimed_at, is_done) VALUES (%s, %s, %d, %d, %d)';
	$update = 'UPDATE ' . once_table() . ' SET is_done = %d, claimed_at = %d WHERE name = %s AND ( is_done <> %d OR claimed_at < %d )';
	$stale  = $lasts > 0 ? time() - $lasts : 0;

	// phpcs:disable WordPress.DB
	return 1 === $wpdb->query( $wpdb->prepare( $insert, $name, '', $order_id, time(), (int) $is_done ) )
		|| 1 === $wpdb->query( $wpdb->prepare( $update, (int) $is_done, time(), $name, (int) $is_done, $stale ) );
	// phpcs:enable
}

/**
 * An order that is gone for good takes its rows along.
 *
 * @param mixed $order_id The order's id.
 */
function forget( $order_id ): void {
	global $wpdb;
	$wpdb->delete( once_table(), array( 'order_id' => (int) $order_id ) ); // phpcs:ignore WordPress.DB
}
add_action( 'woocommerce_delete_order', __NAMESPACE__ . '\forget' );
