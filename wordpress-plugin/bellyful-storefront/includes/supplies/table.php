<?php
/**
 * Who wants to be reminded of what order before it is used up, and what became of it. The address goes once the mail
 * has gone out; its hash stays for a year, by which a later order counts as bought.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Supplies;

use function Bellyful\Storefront\Ledger\query;
use function Bellyful\Storefront\Ledger\rows;

defined( 'ABSPATH' ) || exit;

const TABLE_VERSION = '1';
const TABLE_OPTION  = 'bellyful_reminders_table';

/** For how long an unconfirmed reminder is stored, and its link works. */
const CONFIRM_SECONDS = 3 * DAY_IN_SECONDS;
const STORED_SECONDS  = 365 * DAY_IN_SECONDS;

/** The full name of the table. */
function table(): string {
	global $wpdb;

	return $wpdb->prefix . 'bellyful_reminders';
}

/** Makes the table, or brings it up to date. */
function install_table(): void {
	global $wpdb;
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	dbDelta(
		'CREATE TABLE ' . table() . " (
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			order_id bigint(20) unsigned NOT NULL,
			email varchar(254) NOT NULL,
			email_hash char(64) NOT NULL,
			ends_on char(10) NOT NULL,
			created_at bigint(20) NOT NULL,
			is_confirmed tinyint(1) NOT NULL DEFAULT 0,
			sent_at bigint(20) NOT NULL DEFAULT 0,
			clicked_at bigint(20) NOT NULL DEFAULT 0,
			bought_at bigint(20) NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY order_id (order_id),
			KEY email_hash (email_hash),
			KEY due (sent_at,is_confirmed,ends_on)
		) ENGINE=InnoDB {$wpdb->get_charset_collate()};"
	);
	update_option( TABLE_OPTION, TABLE_VERSION, true );
}

/** An update of the plugin's files alone does not switch it on anew. */
function install_when_old(): void {
	if ( get_option( TABLE_OPTION ) !== TABLE_VERSION ) {
		install_table();
	}
}
add_action( 'init', __NAMESPACE__ . '\install_when_old', 5 );

/** The reminder of an order, a row of the table; null when nobody wants one. */
function find_reminder( int $order_id ): ?array {
	return rows( 'SELECT * FROM ' . table() . ' WHERE order_id = %d', $order_id )[0] ?? null;
}

/** Ends a reminder that has not been sent. */
function end_reminder( int $order_id ): void {
	query( 'DELETE FROM ' . table() . ' WHERE order_id = %d AND sent_at = 0', $order_id );
}

/** Ends all reminders of an address; gives how many there were. */
function end_reminders( string $email_hash ): int {
	return query( 'DELETE FROM ' . table() . ' WHERE email_hash = %s AND sent_at = 0', $email_hash );
}

/** Once a day: what nobody confirmed, and what is long past. */
function forget_old(): void {
	query(
		'DELETE FROM ' . table() . ' WHERE ( is_confirmed = 0 AND created_at < %d ) OR ( sent_at > 0 AND sent_at < %d ) OR ( sent_at = 0 AND ends_on < %s )',
		time() - CONFIRM_SECONDS,
		time() - STORED_SECONDS,
		add_days( wp_date( 'Y-m-d' ), -LATEST_DAYS )
	);
}
add_action( 'bellyful_storefront_clean', __NAMESPACE__ . '\forget_old' );
