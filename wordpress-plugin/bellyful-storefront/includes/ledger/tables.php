<?php
/**
 * The ledger's tables: what the storefront's processes and the shop's own checkout must count once.
 *
 * Times are milliseconds since 1970. Keys are found by their SHA-256: they tell letter case apart, which WordPress'
 * collations do not, and fit an index everywhere.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Ledger;

use function Bellyful\Storefront\Orders\move_pictures;

defined( 'ABSPATH' ) || exit;

const TABLES_VERSION = '14';
const TABLES_OPTION  = 'bellyful_storefront_tables';

/** The tables, each with its columns and keys as dbDelta wants them. */
const TABLES = array(
	'attempts'       => 'key_hash char(64) NOT NULL,
		attempt_key varchar(200) NOT NULL,
		order_id bigint(20) unsigned NOT NULL DEFAULT 0,
		tries text NULL,
		is_done tinyint(1) NOT NULL DEFAULT 0,
		is_processed tinyint(1) NOT NULL DEFAULT 1,
		version bigint(20) NOT NULL DEFAULT 0,
		created_at bigint(20) NOT NULL,
		updated_at bigint(20) NOT NULL,
		PRIMARY KEY  (key_hash),
		KEY done_created (is_done,created_at),
		KEY updated_at (updated_at),
		KEY order_id (order_id)',
	'limits'         => 'key_hash char(64) NOT NULL,
		hits bigint(20) NOT NULL,
		ends_at bigint(20) NOT NULL,
		PRIMARY KEY  (key_hash),
		KEY ends_at (ends_at)',
	'holds'          => 'place bigint(20) unsigned NOT NULL AUTO_INCREMENT,
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
	'changes'        => 'place bigint(20) unsigned NOT NULL AUTO_INCREMENT,
		change_id char(36) NOT NULL,
		products longtext NOT NULL,
		has_content tinyint(1) NOT NULL DEFAULT 0,
		what text NULL,
		noted_at bigint(20) NOT NULL,
		PRIMARY KEY  (place)',
	'listed'         => 'post_id bigint(20) unsigned NOT NULL,
		answer longtext NOT NULL,
		print varchar(100) NOT NULL DEFAULT \'\',
		is_stale tinyint(1) NOT NULL DEFAULT 1,
		turn bigint(20) NOT NULL DEFAULT 0,
		PRIMARY KEY  (post_id),
		KEY is_stale (is_stale)',
	'outbox'         => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
		key_hash char(64) NOT NULL,
		email varchar(254) NOT NULL,
		payload longtext NOT NULL,
		tries int NOT NULL DEFAULT 0,
		problem varchar(200) NOT NULL DEFAULT \'\',
		due_at bigint(20) NOT NULL,
		handed_at bigint(20) NOT NULL DEFAULT 0,
		noted_at bigint(20) NOT NULL,
		PRIMARY KEY  (id),
		UNIQUE KEY key_hash (key_hash),
		KEY due (handed_at,due_at),
		KEY email (email)',
	'agent_events'   => 'order_id bigint(20) unsigned NOT NULL,
		marks int NOT NULL DEFAULT 0,
		event char(36) NOT NULL DEFAULT \'\',
		state char(64) NOT NULL DEFAULT \'\',
		noted_at bigint(20) NOT NULL DEFAULT 0,
		tries int NOT NULL DEFAULT 0,
		due_at bigint(20) NOT NULL,
		PRIMARY KEY  (order_id),
		KEY due_at (due_at),
		KEY marks_noted (marks,noted_at)',
	'agent_sessions' => 'name char(64) NOT NULL,
		network char(64) NOT NULL,
		sealed text NOT NULL,
		stored_at bigint(20) NOT NULL,
		ends_at bigint(20) NOT NULL,
		PRIMARY KEY  (name),
		KEY network_stored (network,stored_at),
		KEY ends_at (ends_at)',
	'stock_requests' => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
		email varchar(254) NOT NULL,
		email_hash char(64) NOT NULL,
		post_id bigint(20) unsigned NOT NULL,
		created_at bigint(20) NOT NULL,
		is_confirmed tinyint(1) NOT NULL DEFAULT 0,
		language char(2) NULL,
		PRIMARY KEY  (id),
		UNIQUE KEY email_post (email_hash,post_id),
		KEY post_id (post_id)',
	'reminders'      => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
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
		KEY due (sent_at,is_confirmed,ends_on)',
	'passkeys'       => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
		user_id bigint(20) unsigned NOT NULL,
		credential_hash char(64) NOT NULL,
		credential_id text NOT NULL,
		public_key text NOT NULL,
		counter bigint(20) NOT NULL,
		user_handle varchar(88) NOT NULL,
		name varchar(60) NOT NULL,
		created_at bigint(20) NOT NULL,
		used_at bigint(20) NOT NULL DEFAULT 0,
		PRIMARY KEY  (id),
		UNIQUE KEY credential_hash (credential_hash),
		KEY user_id (user_id)',
	'pictures'       => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
		order_id bigint(20) unsigned NOT NULL,
		name char(64) NOT NULL,
		type varchar(20) NOT NULL,
		is_pending tinyint(1) NOT NULL DEFAULT 0,
		created_at bigint(20) NOT NULL,
		PRIMARY KEY  (id),
		UNIQUE KEY order_name (order_id,name),
		KEY created_at (created_at)',
	'lots'           => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
		post_id bigint(20) unsigned NOT NULL,
		lot varchar(60) NOT NULL,
		units bigint(20) NOT NULL,
		best_before char(10) NOT NULL DEFAULT \'\',
		taken_out bigint(20) NOT NULL DEFAULT 0,
		recall_id bigint(20) unsigned NOT NULL DEFAULT 0,
		created_at bigint(20) NOT NULL,
		PRIMARY KEY  (id),
		UNIQUE KEY post_lot (post_id,lot),
		KEY lot (lot),
		KEY recall_id (recall_id)',
	'sent_lots'      => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
		lot_id bigint(20) unsigned NOT NULL,
		order_id bigint(20) unsigned NOT NULL,
		item_id bigint(20) unsigned NOT NULL,
		units bigint(20) NOT NULL,
		sent_at bigint(20) NOT NULL,
		PRIMARY KEY  (id),
		UNIQUE KEY item_lot (item_id,lot_id),
		KEY lot_id (lot_id),
		KEY order_id (order_id)',
	'recalls'        => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
		lot varchar(60) NOT NULL,
		reason text NOT NULL,
		offer varchar(20) NOT NULL,
		made_by bigint(20) unsigned NOT NULL,
		made_at bigint(20) NOT NULL,
		ended_by bigint(20) unsigned NOT NULL DEFAULT 0,
		ended_at bigint(20) NOT NULL DEFAULT 0,
		end_reason text NULL,
		PRIMARY KEY  (id)',
	'recall_people'  => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
		recall_id bigint(20) unsigned NOT NULL,
		person_hash char(64) NOT NULL,
		email varchar(254) NOT NULL,
		order_ids text NOT NULL,
		told_at bigint(20) NOT NULL DEFAULT 0,
		PRIMARY KEY  (id),
		UNIQUE KEY recall_person (recall_id,person_hash)',
);

/** The full name of a table of the ledger. */
function table( string $name ): string {
	global $wpdb;

	return $wpdb->prefix . 'bellyful_' . $name;
}

/** All of them, of the site that is switched to. */
function tables(): array {
	return array_map( __NAMESPACE__ . '\table', array_keys( TABLES ) );
}

/** WordPress drops them with a site of a network. */
function drop_with_site( $tables ): array {
	return array_merge( (array) $tables, tables() );
}
add_filter( 'wpmu_drop_tables', __NAMESPACE__ . '\drop_with_site' );

/** Makes the tables, or brings them up to date; of many requests that find them old one after the other. */
function install_tables(): void {
	make_table( 'limits' );
	with_lock(
		'tables',
		static function (): void {
			array_map( __NAMESPACE__ . '\make_table', array_keys( TABLES ) );
			drop_older_columns();
			move_pictures();
		}
	);
	update_option( TABLES_OPTION, TABLES_VERSION, true );
}

/** Makes one table, or brings it up to date. */
function make_table( string $name ): void {
	global $wpdb;
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	// Only InnoDB has the transactions that the ledger rests on; some servers still default to another engine.
	dbDelta( sprintf( "CREATE TABLE %s (\n%s\n) ENGINE=InnoDB %s;", table( $name ), preg_replace( '/^\t+/m', '', TABLES[ $name ] ), $wpdb->get_charset_collate() ) );
}

/** What version 1 of the plugin kept about an attempt; dbDelta adds columns and takes none away. */
function drop_older_columns(): void {
	$attempts = table( 'attempts' );
	query( 'DROP TABLE IF EXISTS %i', table( 'once' ) );
	if ( rows( "SHOW COLUMNS FROM %i LIKE 'step'", $attempts ) ) {
		query( "UPDATE %i SET is_done = 1 WHERE step = 'finished'", $attempts );
		query( 'ALTER TABLE %i DROP KEY step_created, DROP COLUMN step, DROP COLUMN body_hash, DROP COLUMN charge_id, DROP COLUMN answer, DROP COLUMN lease, DROP COLUMN lease_until', $attempts );
	}
}

/** The tables are made when the plugin is switched on; an update of its files alone does not do that. */
function install_when_old(): void {
	if ( get_option( TABLES_OPTION ) !== TABLES_VERSION ) {
		install_tables();
	}
}
add_action( 'init', __NAMESPACE__ . '\install_when_old', 5 );
