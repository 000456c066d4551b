<?php
/**
 * Who wants to hear when something sold out is back: address, product and time, nothing else. The hash is what links
 * name the address by.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Notices;

defined( 'ABSPATH' ) || exit;

const TABLE_VERSION = '1';
const TABLE_OPTION  = 'bellyful_stock_requests_table';

/** The full name of the table of requests. */
function table(): string {
	global $wpdb;

	return $wpdb->prefix . 'bellyful_stock_requests';
}

/** Makes the table, or brings it up to date. */
function install_table(): void {
	global $wpdb;
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	dbDelta(
		'CREATE TABLE ' . table() . " (
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			email varchar(254) NOT NULL,
			email_hash char(64) NOT NULL,
			post_id bigint(20) unsigned NOT NULL,
			created_at bigint(20) NOT NULL,
			is_confirmed tinyint(1) NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY email_post (email_hash,post_id),
			KEY post_id (post_id)
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
