<?php
/** WordPress' own tools for personal data find and erase the reminders of an address. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Supplies;

use function Bellyful\Storefront\Ledger\query;
use function Bellyful\Storefront\Ledger\rows;
use function Bellyful\Storefront\Notices\email_hash;
use function Bellyful\Storefront\Rest\iso_time;

defined( 'ABSPATH' ) || exit;

/** Adds our entry to WordPress' tools for personal data. */
function register_personal_data( array $tools, string $callback ): array {
	$tools['bellyful-storefront-reminders'] = array(
		'exporter_friendly_name' => __( 'Bellyful storefront: reminders', 'bellyful-storefront' ),
		'eraser_friendly_name'   => __( 'Bellyful storefront: reminders', 'bellyful-storefront' ),
		'callback'               => $callback,
	);

	return $tools;
}
add_filter( 'wp_privacy_personal_data_exporters', static fn( array $tools ) => register_personal_data( $tools, __NAMESPACE__ . '\export' ) );
add_filter( 'wp_privacy_personal_data_erasers', static fn( array $tools ) => register_personal_data( $tools, __NAMESPACE__ . '\erase' ) );

/** The reminders of an address. */
function export( $email ): array {
	$entry = static fn( string $name, string $value ): array => array(
		'name'  => $name,
		'value' => $value,
	);
	$items = array_map(
		static fn( array $row ): array => array(
			'group_id'    => 'bellyful-storefront-reminders',
			'group_label' => __( 'Reminders', 'bellyful-storefront' ),
			'item_id'     => 'reminder-' . $row['id'],
			'data'        => array(
				$entry( __( 'Order', 'bellyful-storefront' ), (string) $row['order_id'] ),
				$entry( __( 'Asked at', 'bellyful-storefront' ), iso_time( (int) $row['created_at'] ) ),
				$entry( __( 'Used up on', 'bellyful-storefront' ), $row['ends_on'] ),
				$entry( __( 'Sent at', 'bellyful-storefront' ), (int) $row['sent_at'] ? iso_time( (int) $row['sent_at'] ) : '' ),
			),
		),
		rows( 'SELECT * FROM ' . table() . ' WHERE email_hash = %s', email_hash( (string) $email ) )
	);

	return array(
		'data' => $items,
		'done' => true,
	);
}

/** Nothing of an address is stored any longer; what is taken of an order's lines goes with the order's own data. */
function erase( $email ): array {
	return array(
		'items_removed'  => 0 < query( 'DELETE FROM ' . table() . ' WHERE email_hash = %s', email_hash( (string) $email ) ),
		'items_retained' => false,
		'messages'       => array(),
		'done'           => true,
	);
}
