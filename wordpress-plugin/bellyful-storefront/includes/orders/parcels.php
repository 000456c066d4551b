<?php
/** Parcels of an order: WooCommerce's fulfilments where they are on, and what three plugins store of tracking. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Automattic\WooCommerce\Admin\Features\Fulfillments\Fulfillment;
use Automattic\WooCommerce\Admin\Features\Fulfillments\FulfillmentUtils;
use Bellyful\Storefront\Rest;
use WC_Data_Store;
use WC_Order;

defined( 'ABSPATH' ) || exit;

/** WooCommerce's switch of its fulfilments, which its own settings do not show. */
const FULFILLMENTS_OPTION = 'woocommerce_feature_fulfillments_enabled';

/** Carriers by their names in small letters: what they are called, and where their parcels are followed. */
const CARRIERS = array(
	'usps'  => array( 'USPS', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=' ),
	'ups'   => array( 'UPS', 'https://www.ups.com/track?tracknum=' ),
	'fedex' => array( 'FedEx', 'https://www.fedex.com/fedextrack/?trknbr=' ),
	'dhl'   => array( 'DHL', 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=' ),
);

/** What was packed, sent and delivered, and what is still to come: `{packedAt, shipments, toCome}`. */
function parcels_of( WC_Order $order ): array {
	$packed    = array_filter( fulfillments_of( $order ), static fn( Fulfillment $one ): bool => 'packed' === $one->get_status() );
	$own       = fulfilled_of( $order );
	$shipments = shipments_in( $order->get_meta( '_wc_shipment_tracking_items' ), $order->get_meta( 'wc_connect_labels' ), $order->get_meta( 'shipment_status' ), $own );
	usort( $shipments, static fn( array $one, array $other ): int => strcmp( $one['shippedAt'] ?? '', $other['shippedAt'] ?? '' ) );
	$is_over = $order->has_status( array( ...CLOSED_STATUSES, 'completed', 'failed' ) );

	return array(
		'packedAt'  => array() === $packed ? null : utc_time( max( array_map( static fn( Fulfillment $one ): string => (string) $one->get_date_updated(), $packed ) ) ),
		'shipments' => $shipments,
		'toCome'    => array() === $own || $is_over ? array() : parts_to_come( $order, $own ),
	);
}

/** Those of WooCommerce that are not deleted, drafts among them. */
function fulfillments_of( WC_Order $order ): array {
	if ( 'yes' !== get_option( FULFILLMENTS_OPTION ) || ! class_exists( Fulfillment::class ) ) {
		return array();
	}

	return WC_Data_Store::load( 'order-fulfillment' )->read_fulfillments( WC_Order::class, (string) $order->get_id() );
}

/** Those that have left, as parcels, by their ids; one of downloads alone is none. */
function fulfilled_of( WC_Order $order ): array {
	$places = lines_to_send( $order );
	$own    = array();
	foreach ( fulfillments_of( $order ) as $one ) {
		$shipment = $one->get_is_fulfilled() ? fulfilled_shipment( $one, $places ) : array( 'items' => array() );
		if ( array() !== $shipment['items'] ) {
			$own[ $one->get_id() ] = $shipment;
		}
	}

	return $own;
}

/** The places of its lines by their ids; lines of which nothing is sent are left out. */
function lines_to_send( WC_Order $order ): array {
	$items = $order->get_items();
	$sent  = static function ( $item ): bool {
		$product = $item->get_product();
		return ! $product || $product->needs_shipping();
	};

	return array_intersect_key( array_flip( array_keys( $items ) ), array_filter( $items, $sent ) );
}

/** A fulfilment as a parcel. */
function fulfilled_shipment( Fulfillment $fulfillment, array $places ): array {
	$text   = static function ( string $key ) use ( $fulfillment ): string {
		$stored = $fulfillment->get_meta( $key );
		return is_scalar( $stored ) ? trim( (string) $stored ) : '';
	};
	$slug   = $text( '_shipment_provider' );
	$number = $text( '_tracking_number' );
	$link   = $text( '_tracking_url' );
	$known  = '' === $slug || 'other' === $slug || isset( CARRIERS[ $slug ] ) ? null : FulfillmentUtils::get_shipping_providers()[ $slug ] ?? null;
	if ( is_object( $known ) && '' === $link && '' !== $number ) {
		$link = (string) $known->get_tracking_url( $number );
	}
	$name     = is_object( $known ) ? $known->get_name() : ( 'other' === $slug || '' === $slug ? $text( '_provider_name' ) : $slug );
	$shipment = shipment( $name, $number, null, $link );
	$items    = array();
	foreach ( $fulfillment->get_items() as $item ) {
		if ( isset( $places[ $item['item_id'] ] ) ) {
			$items[] = array(
				'line'     => $places[ $item['item_id'] ],
				'quantity' => (int) ceil( $item['qty'] ),
			);
		}
	}

	return array(
		'shippedAt'   => utc_time( $fulfillment->get_meta( '_date_fulfilled' ) ),
		'deliveredAt' => 'delivered' === $fulfillment->get_status() ? utc_time( $fulfillment->get_date_updated() ) : null,
		'items'       => $items,
	) + $shipment;
}

/** Whether all that is sent of an order has left in the parcels of these fulfilments, and in no others. */
function are_all_in( WC_Order $order, array $ids ): bool {
	$own = fulfilled_of( $order );

	return array() !== $own && array() === array_diff( array_keys( $own ), $ids ) && array() === parts_to_come( $order, $own );
}

/** What is neither in a parcel nor given back. */
function parts_to_come( WC_Order $order, array $shipments ): array {
	$places = lines_to_send( $order );
	$sent   = array();
	foreach ( array_merge( ...array_column( $shipments, 'items' ) ) as $item ) {
		$sent[ $item['line'] ] = ( $sent[ $item['line'] ] ?? 0 ) + $item['quantity'];
	}
	$parts = array();
	foreach ( array_intersect_key( $order->get_items(), $places ) as $id => $item ) {
		$left = $item->get_quantity() + $order->get_qty_refunded_for_item( $id ) - ( $sent[ $places[ $id ] ] ?? 0 );
		if ( $left > 0 ) {
			$parts[] = array(
				'line'     => $places[ $id ],
				'quantity' => $left,
			);
		}
	}

	return $parts;
}

/** Parcels as Shipment Tracking, Advanced Shipment Tracking, WooCommerce's labels and TrackShip keep them, known ones left out. */
function shipments_in( $items, $labels, $statuses = null, array $known = array() ): array {
	$tracked = array();
	foreach ( array_filter( (array) $items, 'is_array' ) as $place => $item ) {
		$status    = ( (array) $statuses )[ $place ] ?? null;
		$tracked[] = tracked_shipment( $item, is_array( $status ) ? $status : array() );
	}
	$labeled = array_map( __NAMESPACE__ . '\labeled_shipment', array_filter( (array) $labels, 'is_array' ) );
	$numbers = array_flip( array_column( $known, 'number' ) );
	foreach ( array( ...$tracked, ...$labeled ) as $shipment ) {
		if ( '' !== $shipment['number'] && ! isset( $numbers[ $shipment['number'] ] ) ) {
			$numbers[ $shipment['number'] ] = true;
			$known[]                        = $shipment;
		}
	}

	return array_values( $known );
}

/** An entry of a tracking plugin. */
function tracked_shipment( array $item, array $status ): array {
	$custom    = trim( (string) ( $item['custom_tracking_provider'] ?? '' ) );
	$link      = trim( (string) ( $item['custom_tracking_link'] ?? '' ) );
	$number    = trim( (string) ( $item['tracking_number'] ?? '' ) );
	$delivered = 'delivered' === ( $status['status'] ?? '' ) ? utc_time( $status['status_date'] ?? '' ) : null;

	return array( 'deliveredAt' => $delivered ) + shipment( '' === $custom ? (string) ( $item['tracking_provider'] ?? '' ) : $custom, $number, $item['date_shipped'] ?? null, $link );
}

/** A label of WooCommerce's own; one that was given back has no parcel. */
function labeled_shipment( array $label ): array {
	$number = isset( $label['refund'] ) ? '' : trim( (string) ( $label['tracking'] ?? '' ) );
	$made   = (int) ( $label['created'] ?? 0 );

	return shipment( (string) ( $label['carrier_id'] ?? '' ), $number, $made > 99_999_999_999 ? intdiv( $made, 1000 ) : $made );
}

/** One parcel, shipped at a second since 1970 as far as it is known; its items are null where nobody noted them. */
function shipment( string $carrier, string $number, $shipped, string $link = '' ): array {
	$known = CARRIERS[ strtolower( trim( $carrier ) ) ] ?? null;
	if ( '' === $link && '' !== $number && $known ) {
		$link = $known[1] . rawurlencode( $number );
	}

	return array(
		'carrier'     => $known[0] ?? ucwords( str_replace( '-', ' ', trim( $carrier ) ) ),
		'number'      => $number,
		'url'         => '' === $link ? null : $link,
		'shippedAt'   => is_numeric( $shipped ) && $shipped > 0 ? Rest\iso_time( (int) $shipped ) : null,
		'deliveredAt' => null,
		'items'       => null,
	);
}

/** A moment that is stored in UTC as `2026-11-27 15:00:00`; null where there is none. */
function utc_time( $stored ): ?string {
	$seconds = is_string( $stored ) && '' !== $stored ? strtotime( $stored . ' UTC' ) : false;

	return false === $seconds ? null : Rest\iso_time( $seconds );
}
