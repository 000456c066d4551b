<?php
/**
 * Sends the reminders that are due. WooCommerce's scheduler does it in small runs; the next run is planned before a run
 * begins, so that one that dies half-way is followed by another. A reminder is marked as sent in the transaction that
 * takes its mail into the outbox.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Supplies;

use Bellyful\Storefront\Language;
use Bellyful\Storefront\Mail;
use WC_Order;
use function Bellyful\Storefront\Ledger\atomically;
use function Bellyful\Storefront\Ledger\query;
use function Bellyful\Storefront\Ledger\rows;
use function Bellyful\Storefront\Ledger\table;
use function Bellyful\Storefront\storefront_url;

defined( 'ABSPATH' ) || exit;

const SEND_ACTION      = 'bellyful_send_reminders';
const MAILS_A_RUN      = 50;
const NEXT_RUN_SECONDS = 5 * MINUTE_IN_SECONDS;

/** Begins, once a day. */
function begin(): void {
	plan_run( 0 );
}
add_action( 'bellyful_storefront_clean', __NAMESPACE__ . '\begin' );

/** Plans the next run, unless one is planned. */
function plan_run( int $seconds ): void {
	$planned = array(
		'hook'     => SEND_ACTION,
		'status'   => 'pending',
		'per_page' => 1,
	);
	if ( function_exists( 'as_schedule_single_action' ) && array() === as_get_scheduled_actions( $planned, 'ids' ) ) {
		as_schedule_single_action( time() + $seconds, SEND_ACTION, array(), 'bellyful' );
	}
}

/** The reminders that are due on a day, `2026-11-25` in the shop's time zone, the first to end first. */
function due_reminders( string $today ): array {
	return rows(
		'SELECT * FROM %i WHERE sent_at = 0 AND is_confirmed = 1 AND ends_on <= %s AND ends_on >= %s ORDER BY ends_on, id LIMIT %d',
		table( 'reminders' ),
		add_days( $today, days_before() ),
		add_days( $today, -LATEST_DAYS ),
		MAILS_A_RUN
	);
}

/** One run. */
function send_due(): void {
	$today = (string) wp_date( 'Y-m-d' );
	$due   = 0 === days_before() || null === storefront_url() ? array() : due_reminders( $today );
	if ( array() === $due ) {
		return;
	}
	plan_run( NEXT_RUN_SECONDS );
	foreach ( $due as $reminder ) {
		send_one( $reminder, $today );
	}
	as_unschedule_all_actions( SEND_ACTION );
	plan_run( 0 );
}
add_action( SEND_ACTION, __NAMESPACE__ . '\send_due' );

/** Sends one, if there is still something: what was bought again, sent later or given back moves it or ends it. */
function send_one( array $reminder, string $today ): void {
	$order_id = (int) $reminder['order_id'];
	move_reminder( $order_id );
	$order = wc_get_order( $order_id );
	$lines = $order instanceof WC_Order ? due_lines( ending_lines( $order, (int) $reminder['created_at'] ), $today, days_before() ) : array();
	if ( array() === $lines ) {
		return;
	}
	atomically(
		static function () use ( $reminder, $order, $lines ): void {
			if ( 1 === query( 'UPDATE %i SET sent_at = %d, email = %s WHERE id = %d AND sent_at = 0 AND is_confirmed = 1', table( 'reminders' ), time(), '', (int) $reminder['id'] ) ) {
				Mail\note_mail( Language\speak( Language\of_order( $order ), static fn(): array => reminder_mail( $order, $lines, $reminder['email'] ) ) );
			}
		}
	);
}
