<?php
/** `wp bellyful recall LOT`: the same from a terminal. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Lots;

use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Recalls a lot, or ends its recall.
 *
 * ## OPTIONS
 *
 * <lot>
 * : The number of the lot, of all products that have it.
 *
 * --reason=<text>
 * : Why, and what to do; its buyers read it.
 *
 * [--offer=<offer>]
 * : What they are offered: refund or replacement.
 * ---
 * default: refund
 * options:
 *   - refund
 *   - replacement
 * ---
 *
 * [--end]
 * : Ends the recall that stands.
 *
 * [--dry-run]
 * : Shows what it would do, and the mail, and does nothing.
 *
 * [--yes]
 * : Does not ask first.
 */
function run_command( array $args, array $options ): void {
	settle_recent();
	$lots   = lots_called( $args[0] );
	$reason = trim( (string) ( $options['reason'] ?? '' ) );
	if ( array() === $lots || '' === $reason ) {
		WP_CLI::error( '' === $reason ? 'Say why: --reason="…"' : 'No product has a lot of this number.' );
	}
	if ( isset( $options['end'] ) ) {
		$ids = array_filter( array_unique( array_map( 'intval', array_column( $lots, 'recall_id' ) ) ) );
		array() === array_filter( array_map( static fn( int $id ): bool => end_recall( $id, $reason ), $ids ) ) ? WP_CLI::error( 'This lot is not recalled.' ) : WP_CLI::success( 'The recall has ended.' );
		return;
	}
	$offer = in_array( $options['offer'] ?? '', OFFERS, true ) ? $options['offer'] : OFFERS[0];
	$open  = array_filter( $lots, static fn( array $lot ): bool => 0 === (int) $lot['recall_id'] );
	$ids   = array_map( 'intval', array_column( $open, 'id' ) );
	if ( array() === $ids ) {
		WP_CLI::error( 'This lot is recalled already.' );
	}
	$buyers = buyers_of( $ids );
	$mail   = recall_words( array( 'lot' => $open[ array_key_first( $open ) ]['lot'] ) + compact( 'reason', 'offer' ), array() );
	array_map( static fn( array $lot ) => WP_CLI::log( describe_lot( $lot ) ), $open );
	WP_CLI::log( "\n" . $mail['subject'] . "\n\n" . $mail['text'] . "\n" );
	if ( isset( $options['dry-run'] ) ) {
		WP_CLI::success( sprintf( 'Nothing was done; it would concern %d buyers.', count( $buyers ) ) );
		return;
	}
	WP_CLI::confirm( sprintf( 'Stop the sale of lot %s and tell %d buyers?', $args[0], count( $buyers ) ), $options );
	$id = recall( $ids, $reason, $offer );
	null === $id ? WP_CLI::error( 'This lot is recalled already.' ) : WP_CLI::success( sprintf( 'Recalled; see %s', page_address( array( 'recall' => $id ) ) ) );
}
WP_CLI::add_command( 'bellyful recall', __NAMESPACE__ . '\run_command' );
