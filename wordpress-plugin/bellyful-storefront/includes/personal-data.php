<?php
/** WordPress' own tools for personal data: requests for stock, wish lists, carts, reminders, and mails that wait to be sent. */

declare( strict_types=1 );

namespace Bellyful\Storefront\PersonalData;

use Bellyful\Storefront\Accounts;
use Bellyful\Storefront\Mail;
use function Bellyful\Storefront\Ledger\query;
use function Bellyful\Storefront\Ledger\rows;
use function Bellyful\Storefront\Ledger\table;
use function Bellyful\Storefront\Notices\email_hash;
use function Bellyful\Storefront\Rest\iso_time;

defined( 'ABSPATH' ) || exit;

/** Adds our entry to WordPress' exporters, or to its erasers. */
function register( array $tools ): array {
	$name = __( 'Bellyful storefront: wishes and reminders', 'bellyful-storefront' );

	return $tools + array(
		'bellyful-storefront' => array(
			'exporter_friendly_name' => $name,
			'eraser_friendly_name'   => $name,
			'callback'               => __NAMESPACE__ . ( doing_filter( 'wp_privacy_personal_data_erasers' ) ? '\erase' : '\export' ),
		),
	);
}
add_filter( 'wp_privacy_personal_data_exporters', __NAMESPACE__ . '\register' );
add_filter( 'wp_privacy_personal_data_erasers', __NAMESPACE__ . '\register' );

/** All that is kept of an address. */
function export( $email ): array {
	$stored = static fn( string $name ): array => rows( 'SELECT * FROM %i WHERE email_hash = %s', table( $name ), email_hash( (string) $email ) );
	$user   = get_user_by( 'email', (string) $email );
	$wishes = $user ? Accounts\wishes_of( $user->ID ) : array();
	$items  = array();
	foreach ( $stored( 'stock_requests' ) as $row ) {
		$facts   = array(
			__( 'Asked to be told about', 'bellyful-storefront' ) => get_the_title( (int) $row['post_id'] ),
			__( 'Asked at', 'bellyful-storefront' ) => iso_time( (int) $row['created_at'] ),
		);
		$items[] = item( 'wishes', __( 'Wishes', 'bellyful-storefront' ), 'request-' . $row['id'], $facts );
	}
	if ( array() !== $wishes ) {
		$items[] = item( 'wishes', __( 'Wishes', 'bellyful-storefront' ), 'wish-list', array( __( 'Wish list', 'bellyful-storefront' ) => implode( ', ', $wishes ) ) );
	}
	foreach ( $user ? Accounts\book_of( $user->ID ) : array() as $id => $address ) {
		$facts   = array( __( 'Address', 'bellyful-storefront' ) => implode( ', ', array_filter( $address ) ) );
		$items[] = item( 'addresses', __( 'Address book', 'bellyful-storefront' ), "address-$id", $facts );
	}
	foreach ( $user ? Accounts\in_cart( Accounts\cart_of( $user->ID ) ) : array() as $key => $line ) {
		$facts   = array( __( 'In the cart', 'bellyful-storefront' ) => $line['code'] ?? ( $line['quantity'] ?? 0 ) . " × $key" );
		$items[] = item( 'cart', __( 'Cart', 'bellyful-storefront' ), "cart-$key", $facts );
	}
	foreach ( $user ? Accounts\passkeys_of( $user->ID ) : array() as $row ) {
		$facts   = array(
			__( 'Name', 'bellyful-storefront' )     => $row['name'],
			__( 'Added at', 'bellyful-storefront' ) => iso_time( intdiv( (int) $row['created_at'], 1000 ) ),
			__( 'Used at', 'bellyful-storefront' )  => (int) $row['used_at'] ? iso_time( intdiv( (int) $row['used_at'], 1000 ) ) : '',
		);
		$items[] = item( 'passkeys', __( 'Passkeys', 'bellyful-storefront' ), 'passkey-' . $row['id'], $facts );
	}
	foreach ( $stored( 'reminders' ) as $row ) {
		$facts   = array(
			__( 'Order', 'bellyful-storefront' )      => $row['order_id'],
			__( 'Asked at', 'bellyful-storefront' )   => iso_time( (int) $row['created_at'] ),
			__( 'Used up on', 'bellyful-storefront' ) => $row['ends_on'],
			__( 'Sent at', 'bellyful-storefront' )    => (int) $row['sent_at'] ? iso_time( (int) $row['sent_at'] ) : '',
		);
		$items[] = item( 'reminders', __( 'Reminders', 'bellyful-storefront' ), 'reminder-' . $row['id'], $facts );
	}

	return array(
		'data' => $items,
		'done' => true,
	);
}

/** One entry as WordPress' tool shows it, its facts by what they are called. */
function item( string $group, string $label, string $id, array $facts ): array {
	$data = array();
	foreach ( $facts as $name => $value ) {
		$data[] = compact( 'name', 'value' );
	}

	return array(
		'group_id'    => 'bellyful-storefront-' . $group,
		'group_label' => $label,
		'item_id'     => $id,
		'data'        => $data,
	);
}

/** Nothing of an address is kept any longer; what is taken of an order's lines goes with the order's own data. */
function erase( $email ): array {
	$hash  = email_hash( (string) $email );
	$user  = get_user_by( 'email', (string) $email );
	$count = query( 'DELETE FROM %i WHERE email_hash = %s', table( 'stock_requests' ), $hash )
		+ query( 'DELETE FROM %i WHERE email_hash = %s', table( 'reminders' ), $hash )
		+ Mail\forget_mails( (string) $email )
		+ (int) ( $user && delete_user_meta( $user->ID, Accounts\WISHES ) )
		+ (int) ( $user && delete_user_meta( $user->ID, Accounts\ADDRESS_BOOK ) )
		+ (int) ( $user && delete_user_meta( $user->ID, Accounts\CART ) );

	return array(
		'items_removed'  => $count > 0,
		'items_retained' => false,
		'messages'       => array(),
		'done'           => true,
	);
}
