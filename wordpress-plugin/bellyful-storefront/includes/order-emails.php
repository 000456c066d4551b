<?php
/**
 * WooCommerce's e-mails about orders, by the outbox: its classes, templates and switches; the outbox says that one is
 * due.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Mail;

use Bellyful\Storefront\Language;
use Throwable;
use WC_Data;
use WC_Email;
use WC_Order;
use function Bellyful\Storefront\Ledger\atomically;
use function Bellyful\Storefront\Ledger\hash_of;
use function Bellyful\Storefront\Ledger\now;
use function Bellyful\Storefront\Ledger\query;
use function Bellyful\Storefront\Ledger\rows;
use function Bellyful\Storefront\Ledger\table;

defined( 'ABSPATH' ) || exit;

/** Beside what happens to an order's status and money. */
const EMAIL_ACTIONS = array( 'woocommerce_new_customer_note', 'woocommerce_low_stock', 'woocommerce_no_stock', 'woocommerce_product_on_backorder' );

/**
 * WooCommerce would send within the request that changes an order or a stock, whose death takes the mail along, and
 * whose transaction would wait for the mail server.
 */
function take_over(): void {
	foreach ( array_keys( $GLOBALS['wp_filter'] ) as $action ) {
		if ( ! str_starts_with( $action, 'woocommerce_order_' ) && ! in_array( $action, EMAIL_ACTIONS, true ) ) {
			continue;
		}
		foreach ( array( 'send_transactional_email', 'queue_transactional_email' ) as $way ) {
			if ( remove_action( $action, array( 'WC_Emails', $way ), 10 ) ) {
				add_action( $action, __NAMESPACE__ . '\note_emails', 10, 10 );
			}
		}
	}
}
add_action( 'init', __NAMESPACE__ . '\take_over', 11 );

/** The e-mails of a refund, a note or a stock. Those of a status are noted by note_status(). */
function note_emails( ...$args ): void {
	$action = (string) current_filter();
	if ( ! str_starts_with( $action, 'woocommerce_order_status_' ) ) {
		array_walk_recursive(
			$args,
			static function ( &$arg ): void {
				$arg = $arg instanceof WC_Data ? $arg->get_id() : $arg;
			}
		);
		note_emails_of( $action, $args, wp_generate_uuid4() );
	}
}

/** What an action brings along, as its e-mails take it. */
function to_arguments( string $action, array $args ): array {
	$first = $args[0] ?? null;

	return match ( $action ) {
		'woocommerce_low_stock', 'woocommerce_no_stock' => array( wc_get_product( $first ) ),
		'woocommerce_fulfillment_created', 'woocommerce_fulfillment_updated' => to_parcel_arguments( $args ),
		'woocommerce_product_on_backorder' => array( array( 'product' => wc_get_product( $first['product'] ) ) + $first ),
		default => is_int( $first ) && 1 === count( $args ) ? array( $first, wc_get_order( $first ) ) : $args,
	};
}

/** Before an order's new status is saved: a row says what is due once the order has that status. */
function note_status( $order ): void {
	$from = $order instanceof WC_Order ? (string) $order->get_data()['status'] : '';
	if ( '' === $from || 0 === $order->get_id() || $from === $order->get_status() ) {
		return;
	}
	try {
		$change = array(
			'order' => $order->get_id(),
			'from'  => $from,
			'to'    => $order->get_status(),
		);
		note( key_of_status( $change ), '', $change, now() + LEASE_MS );
	} catch ( Throwable $problem ) {
		error_log( 'Bellyful storefront, outbox: ' . $problem->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- for the shop's own log.
	}
}
add_action( 'woocommerce_before_order_object_save', __NAMESPACE__ . '\note_status', PHP_INT_MAX );

/** The new status stands. */
function note_changed( $order_id, $from, $to ): void {
	$change = array(
		'order' => (int) $order_id,
		'from'  => (string) $from,
		'to'    => (string) $to,
	);
	$row    = rows( 'SELECT id FROM %i WHERE key_hash = %s', table( 'outbox' ), hash_of( key_of_status( $change ) ) )[0] ?? null;
	note_emails_of_change( $change, (int) ( $row['id'] ?? 0 ) );
}
add_action( 'woocommerce_order_status_changed', __NAMESPACE__ . '\note_changed', 10, 3 );

/** Does the work; the new statuses that it gives orders bring no e-mails. */
function without_emails_of_status( callable $work ): void {
	remove_action( 'woocommerce_before_order_object_save', __NAMESPACE__ . '\note_status', PHP_INT_MAX );
	remove_action( 'woocommerce_order_status_changed', __NAMESPACE__ . '\note_changed' );
	try {
		$work();
	} finally {
		add_action( 'woocommerce_before_order_object_save', __NAMESPACE__ . '\note_status', PHP_INT_MAX );
		add_action( 'woocommerce_order_status_changed', __NAMESPACE__ . '\note_changed', 10, 3 );
	}
}

/** One change of an order's status, {order, from, to}, at a time. */
function key_of_status( array $change ): string {
	return sprintf( 'status:%d:%s:%s', $change['order'], $change['from'], $change['to'] );
}

/** A change whose process died: it counts if the order has that status. */
function note_emails_of_status( array $change, int $id ): bool {
	$order = wc_get_order( $change['order'] );
	if ( $order instanceof WC_Order && $order->get_status() === $change['to'] ) {
		note_emails_of_change( $change, $id );
	} else {
		query( 'DELETE FROM %i WHERE id = %d', table( 'outbox' ), $id );
	}

	return true;
}

/** In place of the change, and of the row that says so (0: none), stands each e-mail that WooCommerce sends for it. */
function note_emails_of_change( array $change, int $id ): void {
	atomically(
		static function () use ( $change, $id ): void {
			foreach ( array( "woocommerce_order_status_{$change['to']}", "woocommerce_order_status_{$change['from']}_to_{$change['to']}" ) as $action ) {
				if ( has_action( $action, __NAMESPACE__ . '\note_emails' ) ) {
					note_emails_of( $action, array( $change['order'] ), $id ? (string) $id : wp_generate_uuid4() );
				}
			}
			query( 'DELETE FROM %i WHERE id = %d', table( 'outbox' ), $id );
		}
	);
}

/** One row for each e-mail, so that one that is sent stays sent when the next one fails. */
function note_emails_of( string $action, array $args, string $event ): void {
	foreach ( array_keys( find_emails( $action ) ) as $email ) {
		if ( 'customer_completed_order' === $email && is_told( wc_get_order( $args[0] ) ) ) {
			continue;
		}
		note(
			"email:$event:$action:$email",
			'',
			array(
				'action' => $action,
				'email'  => $email,
				'args'   => $args,
			)
		);
	}
}

/** What is called for an action, by WooCommerce's name of the e-mail; `other` for what is none of its e-mails. */
function find_emails( string $action ): array {
	WC()->mailer();
	$emails = array();
	foreach ( $GLOBALS['wp_filter'][ $action . '_notification' ]->callbacks ?? array() as $callbacks ) {
		foreach ( $callbacks as $callback ) {
			$class = is_array( $callback['function'] ) ? $callback['function'][0] : null;

			$emails[ $class instanceof WC_Email ? $class->id : 'other' ][] = $callback;
		}
	}

	return $emails;
}

/** Has WooCommerce send one e-mail, {action, email, args}, if it is switched on. */
function send_email( array $payload, int $id, bool $is_again ): bool {
	// This request may remember what the mail is about as it was before.
	wp_cache_flush_runtime();
	$is_sent = null;
	$note    = static function ( $was_sent ) use ( &$is_sent, $id ): void {
		$is_sent = (bool) $was_sent;
		// What WooCommerce does after an e-mail takes its time, in which a process may die.
		$is_sent && note_handed_over( $id );
	};
	// WooCommerce says nothing of how an e-mail about a stock went.
	$refuse = static function () use ( &$is_sent ): void {
		$is_sent ??= false;
	};
	$args   = to_arguments( $payload['action'], $payload['args'] );
	if ( in_array( false, $args, true ) ) {
		return true; // What it tells of is deleted.
	}
	add_action( 'woocommerce_email_sent', $note, PHP_INT_MIN );
	add_action( 'wp_mail_failed', $refuse );
	if ( $is_again ) {
		add_filter( 'woocommerce_new_order_email_allows_resend', '__return_true' );
	}
	$send   = static function () use ( $payload, $args ): void {
		foreach ( find_emails( $payload['action'] )[ $payload['email'] ] ?? array() as $callback ) {
			call_user_func_array( $callback['function'], array_slice( $args, 0, $callback['accepted_args'] ) );
		}
	};
	$about  = $args[0] ?? 0;
	$about  = is_array( $about ) ? ( $about['order_id'] ?? 0 ) : $about;
	$reader = str_starts_with( $payload['email'], 'customer_' ) ? Language\of_order( $about instanceof WC_Order ? $about : wc_get_order( $about ) ) : '';
	Language\speak( $reader, $send );
	remove_filter( 'woocommerce_new_order_email_allows_resend', '__return_true' );
	remove_action( 'woocommerce_email_sent', $note, PHP_INT_MIN );
	remove_action( 'wp_mail_failed', $refuse );

	return $is_sent ?? true;
}
