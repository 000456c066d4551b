<?php
/** Orders as the storefront reads them. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Bellyful\Storefront\Ledger;
use Bellyful\Storefront\Rest;
use WC_DateTime;
use WC_Order;
use WP_REST_Request;
use function Bellyful\Storefront\Money\to_units;

defined( 'ABSPATH' ) || exit;

/** One order. */
function describe_order( WC_Order $order ): array {
	$time = static fn( ?WC_DateTime $moment ): ?string => $moment ? Rest\iso_time( $moment->getTimestamp() ) : null;
	$meta = array_map(
		static fn( string $key ): array => array(
			'key'   => $key,
			'value' => (string) $order->get_meta( $key ),
		),
		array( LINK_META, HOLD_META )
	);

	return array(
		'databaseId'     => $order->get_id(),
		'orderNumber'    => (string) $order->get_order_number(),
		'orderKey'       => $order->get_order_key(),
		'status'         => strtoupper( str_replace( '-', '_', $order->get_status() ) ),
		'createdAt'      => $time( $order->get_date_created() ),
		'paidAt'         => $time( $order->get_date_paid() ),
		'paymentMethod'  => $order->get_payment_method(),
		'total'          => to_units( $order->get_total() ),
		'email'          => strtolower( $order->get_billing_email() ),
		'transactionId'  => '' === $order->get_transaction_id() ? null : $order->get_transaction_id(),
		'orderReference' => reference_of( $order ),
		'needsPayment'   => $order->needs_payment(),
		'hasDownloads'   => $order->has_downloadable_item(),
		'shipsNothing'   => array() === $order->get_items( 'shipping' ),
		'meta'           => array_values( array_filter( $meta, static fn( array $entry ): bool => '' !== $entry['value'] ) ),
	);
}

/** The present order of a checkout. */
function answer_attempt( WP_REST_Request $request ): array {
	$order = find_order( (int) ( Ledger\find_row( $request['key'] )['order_id'] ?? 0 ) );

	return array( 'order' => $order ? describe_order( $order ) : null );
}

/** Attempts without an end, the oldest first, with their orders. */
function answer_unfinished( WP_REST_Request $request ): array {
	$orders = array();
	foreach ( Ledger\unfinished_attempts( $request['sinceHours'], $request['limit'] ) as $row ) {
		$order = find_order( (int) $row['order_id'] );
		if ( $order ) {
			$orders[] = array(
				'key'   => $row['attempt_key'],
				'order' => describe_order( $order ),
			);
		}
	}

	return compact( 'orders' );
}
