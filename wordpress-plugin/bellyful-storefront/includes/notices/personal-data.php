<?php
/**
 * WordPress' own tools for personal data find and erase what is kept here of an address: requests about stock, the wish
 * list of its account, and (erased alone, a link in it is a key) mails that are not sent yet.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Notices;

use Bellyful\Storefront\Accounts;
use Bellyful\Storefront\Mail;
use function Bellyful\Storefront\Ledger\rows;
use function Bellyful\Storefront\Rest\iso_time;

defined( 'ABSPATH' ) || exit;

/** Adds our entry to WordPress' tools for personal data. */
function register_personal_data( array $tools, string $callback ): array {
	$tools['bellyful-storefront-wishes'] = array(
		'exporter_friendly_name' => __( 'Bellyful storefront: wishes', 'bellyful-storefront' ),
		'eraser_friendly_name'   => __( 'Bellyful storefront: wishes', 'bellyful-storefront' ),
		'callback'               => $callback,
	);

	return $tools;
}
add_filter( 'wp_privacy_personal_data_exporters', static fn( array $tools ) => register_personal_data( $tools, __NAMESPACE__ . '\export' ) );
add_filter( 'wp_privacy_personal_data_erasers', static fn( array $tools ) => register_personal_data( $tools, __NAMESPACE__ . '\erase' ) );

/** All that is kept of an address. */
function export( $email ): array {
	$requests = array_map(
		static fn( array $row ) => item(
			'request-' . $row['id'],
			array(
				__( 'Asked to be told about', 'bellyful-storefront' ) => get_the_title( (int) $row['post_id'] ),
				__( 'Asked at', 'bellyful-storefront' ) => iso_time( (int) $row['created_at'] ),
			)
		),
		rows( 'SELECT * FROM ' . table() . ' WHERE email_hash = %s', email_hash( (string) $email ) )
	);
	$user     = get_user_by( 'email', (string) $email );
	$wishes   = $user ? Accounts\wishes_of( $user->ID ) : array();
	$list     = array() === $wishes ? array() : array( item( 'wish-list', array( __( 'Wish list', 'bellyful-storefront' ) => implode( ', ', $wishes ) ) ) );

	return array(
		'data' => array_merge( $requests, $list ),
		'done' => true,
	);
}

/** One entry as WordPress' tool shows it. */
function item( string $id, array $facts ): array {
	$data = array();
	foreach ( $facts as $name => $value ) {
		$data[] = array(
			'name'  => $name,
			'value' => $value,
		);
	}

	return array(
		'group_id'    => 'bellyful-storefront-wishes',
		'group_label' => __( 'Wishes', 'bellyful-storefront' ),
		'item_id'     => $id,
		'data'        => $data,
	);
}

/** Nothing of an address is kept any longer. */
function erase( $email ): array {
	$count = withdraw_requests( email_hash( (string) $email ) ) + Mail\forget_mails( (string) $email );
	$user  = get_user_by( 'email', (string) $email );
	if ( $user && delete_user_meta( $user->ID, Accounts\WISHES ) ) {
		++$count;
	}

	return array(
		'items_removed'  => $count > 0,
		'items_retained' => false,
		'messages'       => array(),
		'done'           => true,
	);
}
