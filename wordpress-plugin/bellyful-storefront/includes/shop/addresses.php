<?php
/** Addresses as WooCommerce has them in each country: what is asked, and what is not taken (rules: Addresses). */

declare( strict_types=1 );

namespace Bellyful\Storefront\Shop;

use Bellyful\Storefront\Language;
use Bellyful\Storefront\Rest;
use WC_Validation;
use WP_REST_Request;
use function Bellyful\Storefront\Orders\is_shipped;
use function Bellyful\Storefront\Orders\to_address;
use const Bellyful\Storefront\Accounts\ADDRESS_FIELDS;

defined( 'ABSPATH' ) || exit;

/** The United States and what WooCommerce calls countries of theirs: the storefront has their form itself. */
const HOME = array( 'US', 'PR', 'VI', 'GU', 'AS', 'MP' );

/** Labels that say nothing of a country: the storefront has its own words for them. */
const USUAL_LABELS = array( 'First name', 'Last name', 'Street address', 'Apartment, suite, unit, etc.', 'Town / City', 'State / County', 'Postcode / ZIP', 'Phone' );

/** Registers the route. */
function register_address_form(): void {
	Rest\route( 'GET', '/shop/address-forms/(?P<country>[A-Z]{2})', __NAMESPACE__ . '\answer_address_form' );
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_address_form' );

/** The form of a country's addresses, in the language of the page. */
function answer_address_form( WP_REST_Request $request ): array {
	return Language\speak( Language\of_question(), static fn(): array => describe_address_form( $request['country'] ) );
}

/** Its fields from above, its states (null: they are typed), and how an address is written. */
function describe_address_form( string $country ): array {
	$usual   = array_map( static fn( string $label ): string => translate( $label, 'woocommerce' ), USUAL_LABELS ); // phpcs:ignore WordPress.WP.I18n -- WooCommerce's own.
	$fields  = address_fields( $country );
	$formats = WC()->countries->get_address_formats();
	$states  = WC()->countries->get_states( $country );
	$is_here = WC()->countries->get_base_country() === $country && ! apply_filters( 'woocommerce_formatted_address_force_country_display', false ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
	$field   = static fn( string $name, array $field ): array => array(
		'name'     => $name,
		'label'    => in_array( $field['label'], $usual, true ) ? null : (string) $field['label'],
		'required' => ! empty( $field['required'] ),
	);

	return array(
		'fields' => array_map( $field, array_keys( $fields ), $fields ),
		'states' => $states ? array_map( static fn( $code, $name ): array => array( (string) $code, html_entity_decode( (string) $name ) ), array_keys( $states ), $states ) : null,
		'format' => str_replace( $is_here ? '{country}' : '', '', $formats[ $country ] ?? $formats['default'] ),
	);
}

/** What is asked of an address in a country beside the country, by the storefront's names, from above. */
function address_fields( string $country ): array {
	$fields = array();
	foreach ( WC()->countries->get_address_fields( $country, 'billing_' ) as $id => $field ) {
		$name     = array_search( substr( $id, strlen( 'billing_' ) ), ADDRESS_FIELDS, true );
		$is_shown = empty( $field['hidden'] ) && ( 'state' !== $name || array() !== WC()->countries->get_states( $country ) );
		if ( $name && 'country' !== $name && $is_shown ) {
			$fields[ $name ] = $field;
		}
	}

	return $fields;
}

/** An address, by WooCommerce's names, as its checkout stores it: postal code in the country's form, state by code. */
function to_stored( array $address ): array {
	$country = (string) ( $address['country'] ?? '' );
	if ( '' === $country || in_array( $country, HOME, true ) ) {
		return $address;
	}
	$states = (array) WC()->countries->get_states( $country );
	$state  = wc_strtoupper( $address['state'] ?? '' );
	$named  = array_search( $state, array_map( 'wc_strtoupper', array_filter( $states ) ), true );

	return array_intersect_key(
		array(
			'postcode' => wc_format_postcode( $address['postcode'] ?? '', $country ),
			'state'    => array_filter( $states ) ? (string) ( false === $named ? $state : $named ) : $address['state'] ?? '',
		) + $address,
		$address
	);
}

/** What WooCommerce does not take of an address, as far as it is there: sentences by the storefront's names. */
function address_problems( array $address ): array {
	$country = (string) ( $address['country'] ?? '' );
	if ( '' === $country || in_array( $country, HOME, true ) ) {
		return array();
	}
	$states   = array_filter( (array) WC()->countries->get_states( $country ) );
	$problems = array();
	foreach ( address_fields( $country ) as $name => $field ) {
		$value    = trim( (string) ( $address[ ADDRESS_FIELDS[ $name ] ] ?? '' ) );
		$label    = translate( 'Postcode / ZIP', 'woocommerce' ) === $field['label'] ? translate( 'Postal code', 'woocommerce' ) : $field['label']; // phpcs:ignore WordPress.WP.I18n -- WooCommerce's own.
		$is_valid = '' === $value || match ( $name ) {
			'zipCode' => WC_Validation::is_postcode( $value, $country ),
			'state'   => ! $states || isset( $states[ $value ] ),
			'phone'   => WC_Validation::is_phone( $value, $country ),
			default   => true,
		};
		if ( '' === $value && ! empty( $field['required'] ) && isset( $address[ ADDRESS_FIELDS[ $name ] ] ) ) {
			/* translators: %s: a field of the checkout */
			$problems[ $name ] = sprintf( __( '%s is required', 'bellyful-storefront' ), $label );
		} elseif ( ! $is_valid ) {
			/* translators: %s: a field of the checkout, like Postcode */
			$problems[ $name ] = sprintf( __( '%s is not valid in this country', 'bellyful-storefront' ), $label );
		}
	}

	return $problems;
}

/** The same of an order's or question's {shipping, shippingAddress, billing}, as changes that stand beside their fields. */
function changes_of_addresses( array $asked ): array {
	return Language\speak(
		Language\of_question(),
		static function () use ( $asked ): array {
			$addresses = array_map( static fn( array $address ): array => to_address( array_diff_key( $address, array( 'email' => true ) ) ), array( '' => $asked['shippingAddress'], 'billing-' => $asked['billing'] ) );
			$unsent    = is_shipped( $asked['shipping'] ) ? array() : array( 'address1' => true );
			$changes   = array();
			foreach ( array_unique( $addresses, SORT_REGULAR ) as $prefix => $address ) {
				foreach ( array_diff_key( address_problems( $address ), $unsent ) as $name => $message ) {
					$changes[] = array(
						'kind'    => 'field',
						'field'   => $prefix . $name,
						'message' => $message,
					);
				}
			}

			return $changes;
		}
	);
}
