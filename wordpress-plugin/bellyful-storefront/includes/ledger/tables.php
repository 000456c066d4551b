<?php
/**
 * The ledger's tables: what the storefront's processes and the shop's own checkout must count once.
 *
 * Times are milliseconds since 1970. Keys are found by their SHA-256: they tell letter case apart, which
 * WordPress' collations do not, and fit an index everywhere.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Ledger;

defined( 'ABSPATH' ) || exit;

const TABLES_VERSION = '2';
const TABLES_OPTION  = 'bellyful_storefront_tables';

/**
 * The full name of a table of the ledger.
 *
 * @param string $name attempts, limits, holds or changes.
 */
function table( string $name ): string {
	global $wpdb;

	return $wpdb->prefix . 'bellyful_' . $name;
}

/** Makes the tables, or brings them up to date. */
function install_tables(): void {
	global $wpdb;
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';

	// Only InnoDB has the transactions that the ledger rests on; some servers still default to another engine.
	$options = 'ENGINE=InnoDB ' . $wpdb->get_charset_collate();
	foreach ( array( 'attempts', 'limits', 'holds', 'changes' ) as $name ) {
		dbDelta( sprintf( "CREATE TABLE %s (\n%s\n) %s;", table( $name ), columns( $name ), $options ) );
	}
	make_lock( HOLDS_LOCK );
	update_option( TABLES_OPTION, TABLES_VERSION, true );
}

/**
 * A table's columns and keys, written as dbDelta wants them.
 *
 * @param string $name attempts, limits, holds or changes.
 */
function columns( string $name ): string {
	$of = array(
		'attempts' => "key_hash char(64) NOT NULL,
			attempt_key varchar(200) NOT NULL,
			body_hash varchar(128) NOT NULL DEFAULT '',
			step varchar(10) NOT NULL DEFAULT 'claimed',
			order_id bigint(20) unsigned NOT NULL DEFAULT 0,
			charge_id varchar(255) NOT NULL DEFAULT '',
			answer longtext NULL,
			lease varchar(64) NOT NULL DEFAULT '',
			lease_until bigint(20) NOT NULL DEFAULT 0,
			version bigint(20) NOT NULL DEFAULT 0,
			created_at bigint(20) NOT NULL,
			updated_at bigint(20) NOT NULL,
			PRIMARY KEY  (key_hash),
			KEY step_created (step,created_at),
			KEY order_id (order_id)",
		'limits'   => 'key_hash char(64) NOT NULL,
			hits bigint(20) NOT NULL,
			ends_at bigint(20) NOT NULL,
			PRIMARY KEY  (key_hash),
			KEY ends_at (ends_at)',
		'holds'    => 'place bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			attempt_hash char(64) NOT NULL,
			attempt_key varchar(200) NOT NULL,
			product_hash char(64) NOT NULL,
			product_key varchar(200) NOT NULL,
			post_id bigint(20) unsigned NOT NULL DEFAULT 0,
			quantity bigint(20) NOT NULL,
			ends_at bigint(20) NOT NULL,
			PRIMARY KEY  (place),
			UNIQUE KEY product_attempt (product_hash,attempt_hash),
			KEY attempt_hash (attempt_hash),
			KEY post_id (post_id),
			KEY ends_at (ends_at)',
		'changes'  => 'place bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			change_id char(36) NOT NULL,
			products longtext NOT NULL,
			noted_at bigint(20) NOT NULL,
			PRIMARY KEY  (place)',
	);

	return (string) preg_replace( '/^\t+/m', '', $of[ $name ] );
}

/** The tables are made when the plugin is switched on; an update of its files alone does not do that. */
function install_when_old(): void {
	if ( get_option( TABLES_OPTION ) !== TABLES_VERSION ) {
		install_tables();
	}
}
add_action( 'init', __NAMESPACE__ . '\install_when_old', 5 );
