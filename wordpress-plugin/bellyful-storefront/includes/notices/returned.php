<?php
/**
 * Notifies once when something is back in stock. WooCommerce's scheduler does it, so that neither staff nor a
 * shopper waits for mails; what no hook reported (an import straight into the database) is found once a day.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Notices;

use Bellyful\Storefront\Language;
use Bellyful\Storefront\Mail;
use WC_Product;
use function Bellyful\Storefront\Ledger\atomically;
use function Bellyful\Storefront\Ledger\query;
use function Bellyful\Storefront\Ledger\rows;
use function Bellyful\Storefront\Ledger\table;
use function Bellyful\Storefront\storefront_url;

defined( 'ABSPATH' ) || exit;

const MAIL_ACTION = 'bellyful_mail_stock_returned';
/** A slip of the hand in the stock field is mended within this time. */
const PATIENCE_SECONDS = 60;
const MAILS_A_RUN      = 100;

/** A stock status was set. Variations whose stock their product counts say nothing of their own. */
function note_stock( $post_id, $status ): void {
	if ( 'outofstock' !== $status ) {
		global $wpdb;
		$asked = rows(
			"SELECT DISTINCT r.post_id FROM %i r LEFT JOIN $wpdb->posts p ON p.ID = r.post_id
			WHERE r.is_confirmed = 1 AND ( r.post_id = %d OR p.post_parent = %d )",
			table( 'stock_requests' ),
			(int) $post_id,
			(int) $post_id
		);
		array_walk( $asked, static fn( array $row ) => plan( (int) $row['post_id'], PATIENCE_SECONDS ) );
	}
}
add_action( 'woocommerce_product_set_stock_status', __NAMESPACE__ . '\note_stock', 20, 2 );
add_action( 'woocommerce_variation_set_stock_status', __NAMESPACE__ . '\note_stock', 20, 2 );

/** For a request of something that is there already. */
function mail_soon( WC_Product $product ): void {
	if ( can_be_had( $product ) ) {
		plan( $product->get_id(), 0 );
	}
}

/** Looks for what came back unheard. */
function note_unreported(): void {
	foreach ( rows( 'SELECT DISTINCT post_id FROM %i WHERE is_confirmed = 1', table( 'stock_requests' ) ) as $row ) {
		$product = wc_get_product( (int) $row['post_id'] );
		if ( $product && can_be_had( $product ) ) {
			plan( $product->get_id(), 0 );
		}
	}
}
add_action( 'bellyful_storefront_clean', __NAMESPACE__ . '\note_unreported', 20 );

/** The scheduler's own `unique` does not look at what an action is about. */
function plan( int $post_id, int $seconds ): void {
	$args  = array( $post_id );
	$asked = array(
		'hook'     => MAIL_ACTION,
		'args'     => $args,
		'status'   => 'pending',
		'per_page' => 1,
	);
	if ( function_exists( 'as_schedule_single_action' ) && array() === as_get_scheduled_actions( $asked, 'ids' ) ) {
		as_schedule_single_action( time() + $seconds, MAIL_ACTION, $args, 'bellyful' );
	}
}

/** Mails all who wait for it, if it is still there. */
function mail_returned( $post_id ): void {
	$product = wc_get_product( (int) $post_id );
	if ( null === storefront_url() || ! $product || ! can_be_had( $product ) ) {
		return;
	}
	$waiting = rows( 'SELECT * FROM %i WHERE is_confirmed = 1 AND post_id = %d ORDER BY id LIMIT %d', table( 'stock_requests' ), (int) $post_id, MAILS_A_RUN );
	array_walk( $waiting, static fn( array $row ) => mail_one( $product, $row ) );
	if ( count( $waiting ) === MAILS_A_RUN ) {
		plan( (int) $post_id, 0 );
	}
}
add_action( MAIL_ACTION, __NAMESPACE__ . '\mail_returned' );

/** The request goes in the transaction that takes its mail into the outbox: of two runs at once one notifies. */
function mail_one( WC_Product $product, array $row ): void {
	atomically(
		static function () use ( $product, $row ): void {
			if ( 1 === query( 'DELETE FROM %i WHERE id = %d', table( 'stock_requests' ), (int) $row['id'] ) ) {
				Mail\note_mail( Language\speak( (string) $row['language'], static fn(): array => returned_mail( $product, $row['email'], (string) $row['language'] ) ) );
			}
		}
	);
}
