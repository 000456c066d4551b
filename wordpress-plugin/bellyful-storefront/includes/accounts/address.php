<?php
/** The saved address is the customer's shipping address in the shop. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Accounts;

use Bellyful\Storefront\Language;
use Bellyful\Storefront\Rest;
use Bellyful\Storefront\Shop;
use WC_Customer;
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

/** Registers the routes about a shopper's address. */
function register_address_routes(): void {
	$line = Rest\text( 200, minLength: 0, sanitize_callback: 'sanitize_text_field' );
	shopper_route( 'GET', '/accounts/address', __NAMESPACE__ . '\answer_address' );
	shopper_route( 'PUT', '/accounts/address', __NAMESPACE__ . '\answer_save_address', array_fill_keys( array_keys( ADDRESS_FIELDS ), $line ) );
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

/** Keeps the shipping address; the first one is also what bills are made out to. One that WooCommerce does not take is refused by the field at fault. */
function answer_save_address( WP_REST_Request $request, WP_User $user ): object {
	$customer = new WC_Customer( $user->ID );
	$address  = Shop\to_stored( array_combine( ADDRESS_FIELDS, array_map( static fn( string $name ) => $request[ $name ], array_keys( ADDRESS_FIELDS ) ) ) );
	$problems = Language\speak( Language\of_question(), static fn(): array => Shop\address_problems( $address ) );
	foreach ( $problems as $name => $message ) {
		return Rest\refuse( "address_$name", $message );
	}
	$kinds = '' === $customer->get_billing_address_1() ? array( 'shipping', 'billing' ) : array( 'shipping' );
	foreach ( $kinds as $kind ) {
		foreach ( $address as $field => $value ) {
			$customer->{"set_{$kind}_$field"}( $value );
		}
	}
	$customer->save();

	return Rest\nothing();
}

/** Empties both addresses of a customer. */
function forget_address( int $user_id ): void {
	$customer = new WC_Customer( $user_id );
	foreach ( array( 'shipping', 'billing' ) as $kind ) {
		foreach ( ADDRESS_FIELDS as $field ) {
			$customer->{"set_{$kind}_$field"}( '' );
		}
	}
	$customer->save();
}
