<?php
/** Deletes once a day what no longer means anything. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Ledger;

use const Bellyful\Storefront\Orders\PICTURE_DAYS;

defined( 'ABSPATH' ) || exit;

const CLEANING = 'bellyful_storefront_clean';

/** Cleans once a day. */
function schedule_cleaning(): void {
	if ( ! wp_next_scheduled( CLEANING ) ) {
		wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', CLEANING );
	}
}
add_action( 'init', __NAMESPACE__ . '\schedule_cleaning' );

/** Nothing is cleaned for a plugin that is switched off. */
function stop_cleaning( $plugin ): void {
	if ( str_ends_with( (string) $plugin, '/bellyful-storefront.php' ) ) {
		wp_clear_scheduled_hook( CLEANING );
	}
}
add_action( 'deactivated_plugin', __NAMESPACE__ . '\stop_cleaning' );

/** An attempt that never finished is kept longer: its outcome may still be looked for. */
function clean(): void {
	$now = now();
	$of  = array(
		'limits'         => array( 'ends_at < %d', $now ),
		'agent_sessions' => array( 'ends_at < %d', $now ),
		'holds'          => array( 'ends_at < %d', $now ),
		'outbox'         => array( 'handed_at > 0 AND handed_at < %d', $now - DAY_IN_SECONDS * 1000 ),
		// By then an order's link has ended.
		'agent_events'   => array( 'marks = 0 AND noted_at < %d', $now - 400 * DAY_IN_SECONDS * 1000 ),
		'pictures'       => array(
			// Of a report that never came.
			'( is_pending = 1 AND created_at < %d ) OR created_at < %d',
			$now - HOUR_IN_SECONDS * 1000,
			$now - PICTURE_DAYS * DAY_IN_SECONDS * 1000,
		),
		'attempts'       => array(
			'( is_done = 1 AND updated_at < %d ) OR updated_at < %d',
			$now - 30 * DAY_IN_SECONDS * 1000,
			$now - 90 * DAY_IN_SECONDS * 1000,
		),
	);
	foreach ( $of as $name => $which ) {
		$sql = 'DELETE FROM %i WHERE ' . array_shift( $which );
		again_after_collisions( static fn() => query( $sql, table( $name ), ...$which ) );
	}
}
add_action( CLEANING, __NAMESPACE__ . '\clean' );
