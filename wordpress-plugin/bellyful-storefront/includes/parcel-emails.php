<?php
/**
 * WooCommerce's e-mails about parcels, which staff send with a fulfilment: by the outbox, once for a parcel, with the
 * order's page at the storefront. One about a parcel that is deleted is sent by WooCommerce at once: nothing of it can
 * be read later.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Mail;

use Automattic\WooCommerce\Admin\Features\Fulfillments\Fulfillment;
use Throwable;
use WC_Order;
use function Bellyful\Storefront\Orders\are_all_in;
use function Bellyful\Storefront\Orders\link_of;
use function Bellyful\Storefront\Orders\mail_link;

defined( 'ABSPATH' ) || exit;

/** The ids of an order's parcels of which its customer was told. */
const TOLD_META = '_bellyful_told_parcels';

const PARCEL_ACTIONS = array( 'woocommerce_fulfillment_created', 'woocommerce_fulfillment_updated' );

/** Writes the e-mail down in place of sending it within the request of staff. */
function note_parcel_email( $order_id, $fulfillment, $order = null, $note = '' ): void {
	$action = substr( (string) current_filter(), 0, -strlen( '_notification' ) );
	$is_new = PARCEL_ACTIONS[0] === $action;
	try {
		foreach ( find_emails( $action ) as $id => $callbacks ) {
			if ( 'other' === $id || ! $callbacks[0]['function'][0]->is_enabled() ) {
				continue;
			}
			note(
				"email:$action:$id:" . ( $is_new ? $fulfillment->get_id() : wp_generate_uuid4() ),
				'',
				array(
					'action' => $action,
					'email'  => $id,
					'args'   => array( (int) $order_id, $fulfillment->get_id(), (string) $note ),
				)
			);
			add_filter( "woocommerce_email_enabled_$id", '__return_false', 99 );
			if ( $is_new && $order instanceof WC_Order ) {
				$order->update_meta_data( TOLD_META, array( ...told_parcels( $order ), $fulfillment->get_id() ) );
				$order->save_meta_data();
			}
		}
	} catch ( Throwable $problem ) {
		error_log( 'Bellyful storefront, outbox: ' . $problem->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- for the shop's own log.
	}
}

/** What is sent from the outbox is enabled as its owner has set it. */
function enable_parcel_emails(): void {
	foreach ( array( 'customer_fulfillment_created', 'customer_fulfillment_updated' ) as $id ) {
		remove_filter( "woocommerce_email_enabled_$id", '__return_false', 99 );
	}
}
foreach ( PARCEL_ACTIONS as $parcel_action ) {
	add_action( "{$parcel_action}_notification", __NAMESPACE__ . '\note_parcel_email', 0, 4 );
	add_action( "{$parcel_action}_notification", __NAMESPACE__ . '\enable_parcel_emails', PHP_INT_MAX, 0 );
}

/** As the e-mail takes it; false for a parcel that has not left any more. */
function to_parcel_arguments( array $args ): array {
	list( $order_id, $fulfillment_id, $note ) = $args;
	try {
		$fulfillment = new Fulfillment( $fulfillment_id );
		$is_sent     = $fulfillment->get_is_fulfilled() && null === $fulfillment->get_date_deleted();
	} catch ( Throwable ) {
		$is_sent = false;
	}

	return array( $order_id, $is_sent ? $fulfillment : false, wc_get_order( $order_id ), $note );
}

/** The parcels of which its customer was told, by their ids. */
function told_parcels( WC_Order $order ): array {
	$told = $order->get_meta( TOLD_META );

	return is_array( $told ) ? $told : array();
}

/** Whether an e-mail that this order is complete would tell of parcels alone of which their e-mails have told. */
function is_told( $order ): bool {
	return $order instanceof WC_Order && ! $order->has_downloadable_item() && are_all_in( $order, told_parcels( $order ) );
}

/** Below the parcel the link to the order's page, as in any mail about an order. */
function mail_parcel_link( $order, $fulfillment, $sent_to_admin = false, $plain_text = false ): void {
	mail_link( $order, $sent_to_admin, $plain_text );
}
add_action( 'woocommerce_email_fulfillment_meta', __NAMESPACE__ . '\mail_parcel_link', 40, 4 );

/**
 * Below where a parcel is WooCommerce leads to orders in an account of this shop, which a customer of the storefront does
 * not have: that is the one sentence there, but for the one that nothing is known of the parcel.
 */
function drop_account_page( $translation, $text ): string {
	return str_ends_with( (string) $text, '.' ) ? '' : (string) $translation;
}

/** Beside that one it is the one with a link. */
function drop_account_link( $translation, $text ): string {
	return str_contains( (string) $text, '<a href=' ) ? '' : (string) $translation;
}

/** Only while WooCommerce prints that. */
function watch_account_page( $order, $fulfillment ): void {
	$known = array_filter( array_map( array( $fulfillment, 'get_meta' ), array( '_tracking_number', '_tracking_url', '_shipment_provider' ) ) );
	if ( null !== link_of( $order ) ) {
		add_filter( 'gettext_woocommerce', __NAMESPACE__ . ( array() === $known ? '\drop_account_link' : '\drop_account_page' ), 10, 2 );
	}
}
add_action( 'woocommerce_email_fulfillment_details', __NAMESPACE__ . '\watch_account_page', 9, 2 );

/** Its other texts are as they are. */
function leave_account_page(): void {
	remove_filter( 'gettext_woocommerce', __NAMESPACE__ . '\drop_account_page' );
	remove_filter( 'gettext_woocommerce', __NAMESPACE__ . '\drop_account_link' );
}
add_action( 'woocommerce_email_before_fulfillment_table', __NAMESPACE__ . '\leave_account_page', PHP_INT_MIN );
add_action( 'woocommerce_email_fulfillment_details', __NAMESPACE__ . '\leave_account_page', PHP_INT_MAX );
