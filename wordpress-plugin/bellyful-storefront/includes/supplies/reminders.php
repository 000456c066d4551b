<?php
/** Reminders: wanted, confirmed by the holder of the address, moved when the order changes, ended. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Supplies;

use WC_Order;
use function Bellyful\Storefront\has;
use function Bellyful\Storefront\Ledger\query;
use function Bellyful\Storefront\Ledger\rows;
use function Bellyful\Storefront\Ledger\table;
use function Bellyful\Storefront\Notices\email_hash;
use const Bellyful\Storefront\REMINDER_DAYS_OPTION;

defined( 'ABSPATH' ) || exit;

const USUAL_BEFORE = 7;
const MOST_BEFORE  = 60;

/** For how long an unconfirmed reminder is stored, and its link works. */
const CONFIRM_SECONDS = 3 * DAY_IN_SECONDS;

/** For so long the hash of an address stays after its mail, by which a later order counts as bought. */
const STORED_SECONDS = 365 * DAY_IN_SECONDS;

/** No reminder of what has been used up for longer, in days. */
const LATEST_DAYS = 14;

/** So long after a reminder an order of the same thing counts as bought by it. */
const BOUGHT_SECONDS = 60 * DAY_IN_SECONDS;

/** How many days before its end the reminder is sent; 0 for never. */
function days_before(): int {
	return has( 'supplies' ) ? to_days( get_option( REMINDER_DAYS_OPTION, USUAL_BEFORE ) ) : 0;
}

/** A number of days as the owner wrote it. */
function to_days( $written ): int {
	return is_numeric( $written ) ? max( 0, min( MOST_BEFORE, (int) $written ) ) : USUAL_BEFORE;
}

/** How an order's reminder stands: `unavailable` (nothing to remind of), `none`, `unconfirmed`, `planned`, `sent`. */
function state_of( WC_Order $order ): string {
	$reminder = find_reminder( $order->get_id() );
	if ( $reminder && (int) $reminder['sent_at'] > 0 ) {
		return 'sent';
	}
	if ( 0 === days_before() || array() === kept_lines( $order ) || ! is_email( $order->get_billing_email() ) ) {
		return 'unavailable';
	}
	if ( ! $reminder ) {
		return 'none';
	}

	return (int) $reminder['is_confirmed'] ? 'planned' : 'unconfirmed';
}

/** Notes that one reminder is wanted; returns whether the address is confirmed. */
function want_reminder( WC_Order $order, bool $is_confirmed ): bool {
	$email = $order->get_billing_email();
	query(
		'INSERT IGNORE INTO %i (order_id, email, email_hash, ends_on, created_at) VALUES (%d, %s, %s, %s, %d)',
		table( 'reminders' ),
		$order->get_id(),
		$email,
		email_hash( $email ),
		'9999-12-31',
		time()
	);
	if ( $is_confirmed ) {
		query( 'UPDATE %i SET is_confirmed = 1 WHERE order_id = %d', table( 'reminders' ), $order->get_id() );
	}
	move_reminder( $order->get_id() );

	return 1 === (int) ( find_reminder( $order->get_id() )['is_confirmed'] ?? 1 );
}

/** Whether there is such a reminder; a second confirmation finds it too. */
function confirm_reminder( int $order_id, string $email_hash ): bool {
	query( 'UPDATE %i SET is_confirmed = 1 WHERE order_id = %d AND email_hash = %s', table( 'reminders' ), $order_id, $email_hash );

	return array() !== rows( 'SELECT id FROM %i WHERE order_id = %d AND email_hash = %s', table( 'reminders' ), $order_id, $email_hash );
}

/** The order has changed. Without anything left that ends there is no reminder. */
function move_reminder( $order_id ): void {
	$reminder = find_reminder( (int) $order_id );
	if ( ! $reminder || (int) $reminder['sent_at'] > 0 ) {
		return;
	}
	$order = wc_get_order( (int) $order_id );
	$lines = $order instanceof WC_Order ? ending_lines( $order, (int) $reminder['created_at'] ) : array();
	if ( array() === $lines ) {
		end_reminder( (int) $order_id );
	} else {
		query( 'UPDATE %i SET ends_on = %s WHERE order_id = %d AND sent_at = 0', table( 'reminders' ), min( array_column( $lines, 'endsOn' ) ), (int) $order_id );
	}
}
add_action( 'woocommerce_order_status_changed', __NAMESPACE__ . '\move_reminder' );
add_action( 'woocommerce_order_refunded', __NAMESPACE__ . '\move_reminder' );
add_action( 'woocommerce_before_delete_order', __NAMESPACE__ . '\forget_reminder' );

/** The same where a refund is deleted. */
function move_reminder_back( $refund_id, $order_id ): void {
	move_reminder( $order_id );
}
add_action( 'woocommerce_refund_deleted', __NAMESPACE__ . '\move_reminder_back', 10, 2 );
add_action( 'woocommerce_privacy_remove_order_personal_data', __NAMESPACE__ . '\forget_supply' );

/** Nothing stays of it. */
function forget_reminder( $order_id ): void {
	query( 'DELETE FROM %i WHERE order_id = %d', table( 'reminders' ), (int) $order_id );
}

/** WooCommerce forgets who the buyer of an order was. */
function forget_supply( WC_Order $order ): void {
	forget_reminder( $order->get_id() );
	foreach ( $order->get_items() as $item ) {
		$item->delete_meta_data( DOSE_META );
		$item->save_meta_data();
	}
}

/** The buyer has followed the mail's link. */
function note_click( int $order_id ): void {
	query( 'UPDATE %i SET clicked_at = %d WHERE order_id = %d AND sent_at > 0 AND clicked_at = 0', table( 'reminders' ), time(), $order_id );
}

/** An order of what its buyer was reminded of counts as bought by the reminder. */
function note_bought( $order_id ): void {
	$order    = wc_get_order( (int) $order_id );
	$reminded = $order instanceof WC_Order
		? rows( 'SELECT * FROM %i WHERE email_hash = %s AND sent_at > %d AND bought_at = 0 AND order_id <> %d', table( 'reminders' ), email_hash( $order->get_billing_email() ), time() - BOUGHT_SECONDS, $order->get_id() )
		: array();
	foreach ( $reminded as $reminder ) {
		$before = wc_get_order( (int) $reminder['order_id'] );
		$lines  = $before instanceof WC_Order ? kept_lines( $before ) : array();
		$bought = kept_lines( $order );
		if ( array_filter( $lines, static fn( array $line ): bool => is_among( $line, $bought ) ) ) {
			query( 'UPDATE %i SET bought_at = %d WHERE id = %d', table( 'reminders' ), time(), (int) $reminder['id'] );
		}
	}
}
add_action( 'woocommerce_order_status_processing', __NAMESPACE__ . '\note_bought' );
add_action( 'woocommerce_order_status_on-hold', __NAMESPACE__ . '\note_bought' );
add_action( 'woocommerce_order_status_completed', __NAMESPACE__ . '\note_bought' );

/** How many of the last year were sent, opened by a click, and led to an order: `{sent, clicked, bought, planned}`. */
function count_reminders(): array {
	$row = rows( 'SELECT SUM( sent_at > 0 ) AS sent, SUM( clicked_at > 0 ) AS clicked, SUM( bought_at > 0 ) AS bought, SUM( sent_at = 0 AND is_confirmed = 1 ) AS planned FROM %i', table( 'reminders' ) )[0] ?? array();

	return array_map( 'intval', $row + array_fill_keys( array( 'sent', 'clicked', 'bought', 'planned' ), 0 ) );
}

/** The reminder of an order, a row of the table; null when none is wanted. */
function find_reminder( int $order_id ): ?array {
	return rows( 'SELECT * FROM %i WHERE order_id = %d', table( 'reminders' ), $order_id )[0] ?? null;
}

/** Ends a reminder that has not been sent. */
function end_reminder( int $order_id ): void {
	query( 'DELETE FROM %i WHERE order_id = %d AND sent_at = 0', table( 'reminders' ), $order_id );
}

/** How many reminders of an address are not sent, those included that it has still to confirm. */
function count_planned( string $email_hash ): int {
	return count( rows( 'SELECT id FROM %i WHERE email_hash = %s AND sent_at = 0', table( 'reminders' ), $email_hash ) );
}

/** Ends all reminders of an address; gives how many there were. */
function end_reminders( string $email_hash ): int {
	return query( 'DELETE FROM %i WHERE email_hash = %s AND sent_at = 0', table( 'reminders' ), $email_hash );
}

/** Once a day: what was not confirmed, and what is long past. */
function forget_old(): void {
	query(
		'DELETE FROM %i WHERE ( is_confirmed = 0 AND created_at < %d ) OR ( sent_at > 0 AND sent_at < %d ) OR ( sent_at = 0 AND ends_on < %s )',
		table( 'reminders' ),
		time() - CONFIRM_SECONDS,
		time() - STORED_SECONDS,
		add_days( wp_date( 'Y-m-d' ), -LATEST_DAYS )
	);
}
add_action( 'bellyful_storefront_clean', __NAMESPACE__ . '\forget_old' );
