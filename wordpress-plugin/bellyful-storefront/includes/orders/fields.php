<?php
/**
 * What the shop asks at checkout beside an address: WooCommerce's additional checkout fields, and its order note; and how
 * an order's answers are shown.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Automattic\WooCommerce\Blocks\Domain\Services\CheckoutFields;
use Automattic\WooCommerce\Blocks\Package;
use WC_Order;

defined( 'ABSPATH' ) || exit;

/** WooCommerce's own name for the note, and how its answer is called. */
const NOTE_FIELD  = 'order_comments';
const NOTE_ANSWER = '_wc_other/order_comments';

/** Letters that an answer may have. */
const LONGEST_ANSWER = 1000;

/** Where they are asked, as WooCommerce names it: location, group of the stored entry, and what a condition calls it. */
const FIELD_PLACES = array(
	array( 'contact', 'other', 'contact' ),
	array( 'address', 'shipping', 'shipping_address' ),
	array( 'address', 'billing', 'billing_address' ),
	array( 'order', 'other', 'order' ),
);

/** WooCommerce shows the fields of its own checkout's orders; here it shows those of the storefront's, too. */
const SHOWING_HOOKS = array(
	'woocommerce_admin_billing_fields',
	'woocommerce_admin_shipping_fields',
	'woocommerce_email_customer_details',
	'woocommerce_email_customer_address_section',
	'woocommerce_order_details_after_customer_address',
	'woocommerce_order_details_after_customer_details',
);

/** WooCommerce's own list of the fields. */
function checkout_fields(): CheckoutFields {
	return Package::container()->get( CheckoutFields::class );
}

/** Whether shoppers may write a note. */
function takes_notes(): bool {
	return (bool) apply_filters( 'woocommerce_enable_order_notes_field', 'yes' === get_option( 'woocommerce_enable_order_comments', 'yes' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
}

/** All fields, in the order in which they are asked. */
function describe_fields(): array {
	$described = array();
	foreach ( array( 'contact', 'address', 'order' ) as $location ) {
		foreach ( checkout_fields()->get_fields_for_location( $location ) as $id => $field ) {
			$described[] = describe_field( (string) $id, $field );
		}
	}
	if ( takes_notes() ) {
		$described[] = array(
			'id'        => NOTE_FIELD,
			'label'     => __( 'Note for your order (optional)', 'bellyful-storefront' ),
			'location'  => 'order',
			'type'      => 'textarea',
			'required'  => null,
			'options'   => array(),
			'maxLength' => LONGEST_ANSWER,
		);
	}

	return $described;
}

/** One field; `required` is what is said where it is empty. One with conditions is checked by the shop alone. */
function describe_field( string $id, array $field ): array {
	$has_conditions = is_array( $field['required'] ) || is_array( $field['hidden'] ?? false );
	$is_required    = true === $field['required'] && ! $has_conditions;

	return array(
		'id'        => $id,
		'label'     => (string) ( $is_required || $has_conditions ? $field['label'] : $field['optionalLabel'] ?? $field['label'] ),
		'location'  => (string) $field['location'],
		'type'      => (string) $field['type'],
		'required'  => $is_required ? missing_message( $field ) : null,
		'options'   => array_values( $field['options'] ?? array() ),
		'maxLength' => longest_answer( $field ),
	);
}

/** What is said of a required field that is empty. */
function missing_message( array $field ): string {
	/* translators: %s: a field of the checkout */
	return (string) ( $field['errorMessage'] ?? sprintf( __( '%s is required', 'bellyful-storefront' ), $field['label'] ) );
}

/** Letters that the field may have. */
function longest_answer( array $field ): int {
	$own = (int) ( $field['attributes']['maxLength'] ?? 0 );

	return $own > 0 ? min( $own, LONGEST_ANSWER ) : LONGEST_ANSWER;
}

/** What a shopper reads of an order's answers: {label, value} each. One address's stand for both where they are the same. */
function answers_to_show( WC_Order $order ): array {
	$shown = array();
	foreach ( FIELD_PLACES as list( $location, $group ) ) {
		foreach ( shown_fields( $order, $location, $group ) as $id => $field ) {
			$value = (string) checkout_fields()->format_additional_field_value( checkout_fields()->get_field_from_object( $id, $order, $group ), $field );

			$shown[ "$id $value" ] = array(
				'label' => $field['label'],
				'value' => $value,
			);
		}
	}
	$note = array(
		'label' => __( 'Note for your order', 'bellyful-storefront' ),
		'value' => $order->get_customer_note(),
	);

	return array_values( array_filter( array( ...array_values( $shown ), $note ), static fn( array $one ): bool => '' !== $one['value'] ) );
}

/** The fields of a place that this order has an answer to and the shop shows its customers. */
function shown_fields( WC_Order $order, string $location, string $group ): array {
	$prefix   = CheckoutFields::get_group_key( $group );
	$answered = array_filter( checkout_fields()->get_fields_for_location( $location ), static fn( $id ): bool => '' !== (string) $order->get_meta( $prefix . $id ), ARRAY_FILTER_USE_KEY );

	return method_exists( CheckoutFields::class, 'filter_fields_for_order_confirmation' )
		? checkout_fields()->filter_fields_for_order_confirmation( $answered, array( 'order' => $order ) )
		: $answered;
}

/** The storefront's order counts as one of WooCommerce's own checkout while that shows its fields. */
function count_as_checkout( $via ) {
	return CREATED_VIA === $via && array_filter( SHOWING_HOOKS, 'doing_filter' ) ? 'store-api' : $via;
}
add_filter( 'woocommerce_order_get_created_via', __NAMESPACE__ . '\count_as_checkout' );
