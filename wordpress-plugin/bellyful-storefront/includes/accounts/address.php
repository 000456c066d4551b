<?php
/** The saved address is the customer's shipping address in the shop; others stand in the customer's book. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Accounts;

use Bellyful\Storefront\Language;
use Bellyful\Storefront\Ledger;
use Bellyful\Storefront\Rest;
use Bellyful\Storefront\Shop;
use WC_Customer;
use WP_Error;
use WP_REST_Request;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** The storefront's names and WooCommerce's. */
const ADDRESS_FIELDS = array(
	'firstName' => 'first_name',
	'lastName'  => 'last_name',
	'phone'     => 'phone',
	'address1'  => 'address_1',
	'address2'  => 'address_2',
	'city'      => 'city',
	'state'     => 'state',
	'zipCode'   => 'postcode',
	'country'   => 'country',
);

const ADDRESS_BOOK = '_bellyful_addresses';

/** So many addresses stand in a book, beside the first. */
const MOST_ADDRESSES = 19;

/** Registers the routes about a shopper's addresses. An id is empty for the first one. */
function register_address_routes(): void {
	$line = Rest\text( 200, minLength: 0, sanitize_callback: 'sanitize_text_field' );
	$save = array( 'id' => Rest\text( 8, minLength: 0, pattern: '^([0-9a-f]{8}|new)?$', default: '' ) );
	$move = array(
		'id'   => Rest\text( 8, minLength: 0, pattern: '^([0-9a-f]{8})?$' ),
		'does' => Rest\field( 'string', enum: array( 'remove', 'prefer' ) ),
	);
	shopper_route( 'GET', '/accounts/address', __NAMESPACE__ . '\answer_address' );
	shopper_route( 'PUT', '/accounts/address', in_book( 'save_address' ), array_fill_keys( array_keys( ADDRESS_FIELDS ), $line ) + $save );
	shopper_route( 'GET', '/accounts/addresses', __NAMESPACE__ . '\answer_addresses' );
	shopper_route( 'POST', '/accounts/addresses', in_book( 'move_address' ), $move );
}

/** What changes a shopper's addresses, one tab at a time. */
function in_book( string $change ): callable {
	return static fn( WP_REST_Request $request, WP_User $user ) => Ledger\with_lock(
		'addresses:' . $user->ID,
		static function () use ( $change, $request, $user ) {
			wp_cache_delete( $user->ID, 'user_meta' );

			return ( __NAMESPACE__ . "\\$change" )( $request, $user ) ?? Rest\nothing();
		}
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_address_routes' );

/** The shipping address, or what the customer's bills say; null when the shop knows none. */
function answer_address( WP_REST_Request $request, WP_User $user ): ?array {
	$customer = new WC_Customer( $user->ID );
	foreach ( array( 'shipping', 'billing' ) as $kind ) {
		if ( '' !== $customer->{"get_{$kind}_address_1"}() ) {
			return array_map( static fn( $field ) => $customer->{"get_{$kind}_$field"}(), ADDRESS_FIELDS );
		}
	}

	return null;
}

/** All addresses, the first one first. */
function answer_addresses( WP_REST_Request $request, WP_User $user ): array {
	$first = answer_address( $request, $user );
	$all   = ( $first ? array( '' => $first ) : array() ) + book_of( $user->ID );

	return array( 'addresses' => array_map( static fn( $id, array $address ) => array( 'id' => (string) $id ) + $address, array_keys( $all ), $all ) );
}

/** The addresses beside the first, by their ids and in the storefront's names. */
function book_of( int $user_id ): array {
	$stored = get_user_meta( $user_id, ADDRESS_BOOK, true );

	return is_array( $stored ) ? $stored : array();
}

/** Keeps an address, if WooCommerce takes it: else it is refused by the field at fault. */
function save_address( WP_REST_Request $request, WP_User $user ): ?WP_Error {
	$typed    = array_combine( ADDRESS_FIELDS, array_map( static fn( string $name ) => $request[ $name ], array_keys( ADDRESS_FIELDS ) ) );
	$stored   = Shop\to_stored( $typed );
	$problems = Language\speak( Language\of_question(), static fn(): array => Shop\address_problems( $stored ) );
	foreach ( $problems as $name => $message ) {
		return Rest\refuse( "address_$name", $message );
	}
	$address = array_map( static fn( string $field ) => $stored[ $field ], ADDRESS_FIELDS );
	$book    = book_of( $user->ID );
	$id      = $request['id'];
	if ( '' === $id || ( 'new' === $id && ! answer_address( $request, $user ) ) ) {
		write_address( $user->ID, $address );
	} elseif ( isset( $book[ $id ] ) || count( $book ) < MOST_ADDRESSES ) {
		update_user_meta( $user->ID, ADDRESS_BOOK, wp_slash( array( isset( $book[ $id ] ) ? $id : bin2hex( random_bytes( 4 ) ) => $address ) + $book ) );
	} else {
		return Rest\refuse( 'too_many_addresses', 'Too many addresses' );
	}

	return null;
}

/** Makes an address the first one, or takes it away: then the next one is the first. */
function move_address( WP_REST_Request $request, WP_User $user ): void {
	$book  = book_of( $user->ID );
	$first = answer_address( $request, $user );
	$id    = $request['id'];
	$gone  = 'remove' === $request['does'];
	if ( '' === $id && $gone ) {
		$next = reset( $book );
		forget_addresses( $user->ID );
		if ( $next ) {
			write_address( $user->ID, $next );
		}
		$book = array_slice( $book, 1, preserve_keys: true );
	} elseif ( isset( $book[ $id ] ) ) {
		if ( ! $gone ) {
			write_address( $user->ID, $book[ $id ] );
			$book = ( $first ? array( bin2hex( random_bytes( 4 ) ) => $first ) : array() ) + $book;
		}
		unset( $book[ $id ] );
	}
	update_user_meta( $user->ID, ADDRESS_BOOK, wp_slash( $book ) );
}

/** Makes it the shipping address in the shop; the first one is also what bills are made out to. */
function write_address( int $user_id, array $address ): void {
	$customer = new WC_Customer( $user_id );
	$kinds    = '' === $customer->get_billing_address_1() ? array( 'shipping', 'billing' ) : array( 'shipping' );
	foreach ( $kinds as $kind ) {
		foreach ( ADDRESS_FIELDS as $name => $field ) {
			$customer->{"set_{$kind}_$field"}( $address[ $name ] );
		}
	}
	$customer->save();
}

/** Empties both addresses of a customer, and the book. */
function forget_addresses( int $user_id ): void {
	delete_user_meta( $user_id, ADDRESS_BOOK );
	$customer = new WC_Customer( $user_id );
	foreach ( array( 'shipping', 'billing' ) as $kind ) {
		foreach ( ADDRESS_FIELDS as $field ) {
			$customer->{"set_{$kind}_$field"}( '' );
		}
	}
	$customer->save();
}
