<?php
/**
 * Deletes once a day what no longer means anything.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Ledger;

defined( 'ABSPATH' ) || exit;

const CLEANING = 'bellyful_storefront_clean';

function schedule_cleaning(): void {
	if ( ! wp_next_scheduled( CLEANING ) ) {
		wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', CLEANING );
	}
}
add_action( 'init', __NAMESPACE__ . '\schedule_cleaning' );

function stop_cleaning(): void {
	wp_clear_scheduled_hook( CLEANING );
}

/** An attempt that never finished is kept longer: somebody may still look for what became of it. */
function clean(): void {
	$now = now();
	query( 'DELETE FROM ' . table( 'limits' ) . ' WHERE ends_at < %d', $now );
	query( 'DELETE FROM ' . table( 'holds' ) . ' WHERE ends_at < %d', $now );
	query(
		'DELETE FROM ' . table( 'attempts' ) . ' WHERE ( step = %s AND updated_at < %d ) OR updated_at < %d',
		'finished',
		$now - 30 * DAY_IN_SECONDS * 1000,
		$now - 90 * DAY_IN_SECONDS * 1000
	);
}
add_action( CLEANING, __NAMESPACE__ . '\clean' );
