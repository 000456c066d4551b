<?php
/** What was answered to the fields of the checkout: checked as WooCommerce's own checkout does, and stored where it stores them. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Automattic\WooCommerce\Blocks\Domain\Services\CheckoutFields;
use Automattic\WooCommerce\Blocks\Domain\Services\CheckoutFieldsSchema\DocumentObject;
use Throwable;
use WC_Order;

defined( 'ABSPATH' ) || exit;

/** The places that this order has an address for. */
function places_of( array $asked ): array {
	return array_filter( FIELD_PLACES, static fn( array $place ): bool => 'shipping' !== $place[1] || is_shipped( $asked['shipping'] ) );
}

/** What was answered at a place, cleaned as each field wants it, by the fields' ids. */
function answers_at( array $asked, string $location, string $group ): array {
	$answers = array();
	foreach ( checkout_fields()->get_fields_for_location( $location ) as $id => $field ) {
		$answer         = wc_clean( (string) ( $asked['fields'][ CheckoutFields::get_group_key( $group ) . $id ] ?? '' ) );
		$answers[ $id ] = checkout_fields()->sanitize_field( $id, 'checkbox' === $field['type'] ? '' !== $answer : $answer );
	}

	return $answers;
}

/** The fields of a place that the shop's conditions do not hide, each required or not by them. */
function fields_at( array $asked, string $location, string $context ): array {
	try {
		return checkout_fields()->get_contextual_fields_for_location( $location, document_of( $asked, $context ) );
	} catch ( Throwable $problem ) {
		// An older WooCommerce has no conditions; one that cannot be judged keeps nobody from ordering.
		return checkout_fields()->get_fields_for_location( $location );
	}
}

/** What WooCommerce's conditions look at: this order in the place of a cart; null in a WooCommerce without conditions. */
function document_of( array $asked, string $context ): ?DocumentObject {
	if ( ! class_exists( DocumentObject::class ) ) {
		return null;
	}
	$method   = (string) ( $asked['shipping']['method'] ?? '' );
	$ids      = array_map( static fn( array $line ): array => array_fill( 0, $line['quantity'], $line['variationId'] ?? $line['productId'] ?? 0 ), $asked['lines'] );
	$items    = array_merge( ...$ids );
	$document = new class(
		array(
			'cart'     => array(
				'coupons'            => array_map( 'wc_strtolower', array_column( $asked['codes'], 'code' ) ),
				'shipping_rates'     => array_values( array_filter( array( $method ) ) ),
				'items'              => $items,
				'items_count'        => count( $items ),
				'needs_shipping'     => is_shipped( $asked['shipping'] ),
				'prefers_collection' => 1 === preg_match( '/^(local_pickup|pickup_location)\b/', $method ),
				'totals'             => array( 'total_price' => $asked['expected']['total'] ),
			),
			'customer' => array(
				'id'                => (int) $asked['customer']['id'],
				'shipping_address'  => to_address( $asked['shippingAddress'] ) + answers_at( $asked, 'address', 'shipping' ),
				'billing_address'   => to_address( $asked['billing'] ) + answers_at( $asked, 'address', 'billing' ),
				'additional_fields' => answers_at( $asked, 'contact', 'other' ),
			),
			'checkout' => array(
				'payment_method'    => $asked['payment']['method'],
				'customer_note'     => (string) ( $asked['fields'][ NOTE_ANSWER ] ?? '' ),
				'additional_fields' => answers_at( $asked, 'order', 'other' ),
			),
		)
	) extends DocumentObject {
		/** There is no cart, nor a customer of this session. */
		public function get_data() {
			$customer = $this->request_data['customer'];
			if ( in_array( $this->context, array( 'shipping_address', 'billing_address' ), true ) ) {
				$customer['address'] = $customer[ $this->context ];
			}

			return compact( 'customer' ) + $this->request_data;
		}
	};
	$document->set_context( $context );

	return $document;
}

/** What the shop does not take of the answers, each with the sentence that stands beside its field. */
function changes_of_fields( array $asked ): array {
	if ( null === ( $asked['fields'] ?? null ) ) {
		return array();
	}
	$problems = array();
	foreach ( places_of( $asked ) as list( $location, $group, $context ) ) {
		$prefix  = CheckoutFields::get_group_key( $group );
		$answers = answers_at( $asked, $location, $group );
		$fields  = fields_at( $asked, $location, $context );
		foreach ( $fields as $id => $field ) {
			$problems[ $prefix . $id ] = problem_of( $field, $answers[ $id ] );
		}
		$errors = checkout_fields()->validate_fields_for_location( $answers, $location, $group );
		if ( array() !== $fields && $errors->has_errors() ) {
			$problems[ $prefix . array_key_first( $fields ) ] ??= $errors->get_error_message();
		}
	}
	if ( mb_strlen( $asked['fields'][ NOTE_ANSWER ] ?? '' ) > LONGEST_ANSWER ) {
		$problems[ NOTE_ANSWER ] = too_long( __( 'Note for your order', 'bellyful-storefront' ), LONGEST_ANSWER );
	}
	$problems = array_filter( $problems, 'is_string' );

	return array_map(
		static fn( string $name, string $message ): array => array(
			'kind'    => 'field',
			'field'   => $name,
			'message' => $message,
		),
		array_keys( $problems ),
		$problems
	);
}

/** What is wrong with a cleaned answer, a text or whether a box is ticked; or null. */
function problem_of( array $field, $answer ): ?string {
	if ( in_array( $answer, array( '', false, null ), true ) ) {
		return true === $field['required'] ? missing_message( $field ) : null;
	}
	if ( mb_strlen( (string) $answer ) > longest_answer( $field ) ) {
		return too_long( $field['label'], longest_answer( $field ) );
	}
	if ( 'select' === $field['type'] && ! in_array( $answer, array_column( $field['options'], 'value' ), true ) ) {
		/* translators: %s: a field of the checkout */
		return sprintf( __( 'Please choose one of the options: %s', 'bellyful-storefront' ), $field['label'] );
	}
	$errors = checkout_fields()->validate_field( $field, $answer );

	return $errors->has_errors() ? $errors->get_error_message() : null;
}

/** What is said of an answer with too many letters. */
function too_long( string $label, int $most ): string {
	/* translators: 1: a field of the checkout, 2: a number */
	return sprintf( __( '%1$s is too long (%2$d letters at most)', 'bellyful-storefront' ), $label, $most );
}

/** Writes the answers where WooCommerce's own checkout writes them. */
function write_fields( WC_Order $order, array $asked ): void {
	if ( null === ( $asked['fields'] ?? null ) ) {
		return;
	}
	foreach ( places_of( $asked ) as list( $location, $group, $context ) ) {
		$answers = array_intersect_key( answers_at( $asked, $location, $group ), fields_at( $asked, $location, $context ) );
		foreach ( array_diff( $answers, array( '' ) ) + array_filter( $answers, 'is_bool' ) as $id => $answer ) {
			checkout_fields()->persist_field_for_order( $id, $answer, $order, $group, false );
		}
	}
	if ( takes_notes() ) {
		$order->set_customer_note( wc_sanitize_textarea( $asked['fields'][ NOTE_ANSWER ] ?? '' ) );
	}
}
