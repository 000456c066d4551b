<?php
/** What happens to an order after it was placed: parcels, and notes to its customer. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Bellyful\Storefront\Rest;
use WC_Order;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Carriers by their names in small letters: what they are called, and where their parcels are followed. */
const CARRIERS = array(
	'usps'  => array( 'USPS', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=' ),
	'ups'   => array( 'UPS', 'https://www.ups.com/track?tracknum=' ),
	'fedex' => array( 'FedEx', 'https://www.fedex.com/fedextrack/?trknbr=' ),
	'dhl'   => array( 'DHL', 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=' ),
);

/** All of it at once. */
function answer_news( WP_REST_Request $request ): array|WP_Error {
	$order = wc_get_order( (int) $request['id'] );
	if ( ! $order instanceof WC_Order ) {
		return Rest\refuse( 'no_order', 'The shop has no such order.', 404 );
	}

	return array(
		'address'   => $order->has_shipping_address() ? $order->get_address( 'shipping' ) : null,
		'shipments' => shipments_in( $order->get_meta( '_wc_shipment_tracking_items' ), $order->get_meta( 'wc_connect_labels' ) ),
		'notes'     => notes_to_customer( $order->get_id() ),
		'fields'    => answers_to_show( $order ),
	);
}

/** Parcels as they are kept by Shipment Tracking and Advanced Shipment Tracking, and by WooCommerce's own labels. */
function shipments_in( $items, $labels ): array {
	$tracked = array_map( __NAMESPACE__ . '\tracked_shipment', array_filter( (array) $items, 'is_array' ) );
	$labeled = array_map( __NAMESPACE__ . '\labeled_shipment', array_filter( (array) $labels, 'is_array' ) );
	$numbers = array();
	foreach ( array( ...$tracked, ...$labeled ) as $shipment ) {
		if ( '' !== $shipment['number'] ) {
			$numbers += array( $shipment['number'] => $shipment );
		}
	}

	return array_values( $numbers );
}

/** An entry of a tracking plugin. */
function tracked_shipment( array $item ): array {
	$custom = trim( (string) ( $item['custom_tracking_provider'] ?? '' ) );
	$link   = trim( (string) ( $item['custom_tracking_link'] ?? '' ) );
	$number = trim( (string) ( $item['tracking_number'] ?? '' ) );

	return shipment( '' === $custom ? (string) ( $item['tracking_provider'] ?? '' ) : $custom, $number, $item['date_shipped'] ?? null, $link );
}

/** A label of WooCommerce's own; one that was given back has no parcel. */
function labeled_shipment( array $label ): array {
	$number = isset( $label['refund'] ) ? '' : trim( (string) ( $label['tracking'] ?? '' ) );
	$made   = (int) ( $label['created'] ?? 0 );

	return shipment( (string) ( $label['carrier_id'] ?? '' ), $number, $made > 99_999_999_999 ? intdiv( $made, 1000 ) : $made );
}

/**
 * One parcel.
 *
 * @param mixed $shipped Seconds since 1970; empty or null when it is not known.
 */
function shipment( string $carrier, string $number, $shipped, string $link = '' ): array {
	$known = CARRIERS[ strtolower( trim( $carrier ) ) ] ?? null;
	if ( '' === $link && $known ) {
		$link = $known[1] . rawurlencode( $number );
	}

	return array(
		'carrier'   => $known[0] ?? ucwords( str_replace( '-', ' ', trim( $carrier ) ) ),
		'number'    => $number,
		'url'       => '' === $link ? null : $link,
		'shippedAt' => is_numeric( $shipped ) && $shipped > 0 ? Rest\iso_time( (int) $shipped ) : null,
	);
}

/** What staff wrote to the customer, the newest first. */
function notes_to_customer( int $order_id ): array {
	$notes = wc_get_order_notes(
		array(
			'order_id' => $order_id,
			'type'     => 'customer',
			'limit'    => 20,
		)
	);

	return array_map(
		static fn( $note ): array => array(
			'text'      => wp_strip_all_tags( (string) $note->content ),
			'writtenAt' => Rest\iso_time( $note->date_created->getTimestamp() ),
		),
		array_values( $notes )
	);
}
