<?php
/** From the contract of which lines its customer has withdrawn, each once (rules: What a country's law asks). */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Automattic\WooCommerce\Utilities\FeaturesUtil;
use Bellyful\Storefront\Labels;
use Bellyful\Storefront\Ledger;
use Bellyful\Storefront\Mail;
use Bellyful\Storefront\Rest;
use WC_Order;
use WC_Product;
use WP_REST_Request;
use function Bellyful\Storefront\Language\of_order;
use function Bellyful\Storefront\Language\speak;

defined( 'ABSPATH' ) || exit;

/** What was declared: `{at, lines: [item id]}` each; by whom, its note says. */
const WITHDRAWN_META  = '_bellyful_withdrawn';
const WITHDRAWAL_DAYS = 14;

/** Registers the route. */
function add_withdrawal_route(): void {
	$fields = array(
		'lines' => Rest\field( 'array', minItems: 1, maxItems: 500, items: array( 'type' => 'integer' ) ),
		'name'  => Rest\text( 200 ),
		'email' => Rest\text( 254, minLength: 0 ),
	);
	Rest\route( 'POST', '/orders/(?P<id>\d+)/withdrawal', __NAMESPACE__ . '\withdraw', $fields );
}
add_action( 'rest_api_init', __NAMESPACE__ . '\add_withdrawal_route' );

/** Where WooCommerce itself (11.1 and newer) takes withdrawals, at the address that its owner has set; empty where it does not. */
function own_withdrawals(): string {
	$is_on = class_exists( FeaturesUtil::class ) && FeaturesUtil::feature_is_enabled( 'order_withdrawal' );

	return $is_on ? wc_get_endpoint_url( (string) get_option( 'woocommerce_myaccount_order_withdrawal_endpoint', 'withdraw-order' ), '', (string) wc_get_page_permalink( 'myaccount' ) ) : '';
}

/** The last second of the 14th day after the last parcel came, in the shop's time; null while no day ends it. */
function withdrawal_ends( WC_Order $order ): ?int {
	$delivered = array() === parcels_of( $order )['toCome'] ? delivered_at( $order ) : null;

	return null === $delivered ? null : date_create( "@$delivered" )->setTimezone( wp_timezone() )->modify( '+' . WITHDRAWAL_DAYS . ' days' )->setTime( 23, 59, 59 )->getTimestamp();
}

/** Why there is no right to withdraw from a line: `sealed` once it is opened, `perishable`; empty where there is. */
function withdrawal_exception( WC_Order $order, int $id ): string {
	$product = $order->get_items()[ $id ]->get_product();

	return $product instanceof WC_Product ? Labels\text_of( $product, Labels\NO_WITHDRAWAL ) : '';
}

/** The places of lines, by their ids, from which one can withdraw: not while it can be cancelled, nor too late. */
function open_to_withdraw( WC_Order $order ): array {
	$is_open = stands( $order ) && null === ( cancellation_of( $order )['until'] ?? null ) && ( withdrawal_ends( $order ) ?? PHP_INT_MAX ) >= time();

	return $is_open ? array_diff_key( lines_to_send( $order ), array_flip( array_merge( array(), ...array_column( withdrawals_in( $order ), 'lines' ) ) ) ) : array();
}

/** What was declared, the oldest first. */
function withdrawals_in( WC_Order $order ): array {
	return array_values( array_filter( (array) $order->get_meta( WITHDRAWN_META ), 'is_array' ) );
}

/** What the order's page says of it, wherever it was ordered. */
function withdrawal_of( WC_Order $order ): array {
	$places = array_flip( array_keys( $order->get_items() ) );
	$open   = open_to_withdraw( $order );
	$ends   = array() === $open ? null : withdrawal_ends( $order );
	$lines  = array();
	foreach ( $open as $id => $place ) {
		$lines[] = array(
			'line'      => $place,
			'exception' => withdrawal_exception( $order, $id ),
		);
	}

	return array(
		'until'     => null === $ends ? null : Rest\iso_time( $ends ),
		'lines'     => $lines,
		'withdrawn' => array_map(
			static fn( array $one ): array => array(
				'at'    => Rest\iso_time( (int) $one['at'] ),
				'lines' => array_values( array_intersect_key( $places, array_flip( $one['lines'] ) ) ),
			),
			withdrawals_in( $order )
		),
	);
}

/** Takes it, of each line once; what was withdrawn from before is taken again, and changes nothing. */
function withdraw( WP_REST_Request $request ): object {
	$order = wc_get_order( (int) $request['id'] );
	if ( ! $order instanceof WC_Order ) {
		return Rest\refuse( 'no_order', 'The shop has no such order.', 404 );
	}

	return Ledger\with_lock(
		'money:' . $order->get_id(),
		static fn(): object => Ledger\atomically( static fn(): object => write_withdrawal( read_again( $order->get_id() ), $request ) )
	);
}

/** The transaction: entry, note and mails. */
function write_withdrawal( WC_Order $order, WP_REST_Request $request ): object {
	$gone  = array_merge( array(), ...array_column( withdrawals_in( $order ), 'lines' ) );
	$asked = array_intersect( array_flip( array_keys( $order->get_items() ) ), $request['lines'] );
	if ( array() !== $asked && array() === array_diff_key( $asked, array_flip( $gone ) ) ) {
		return Rest\nothing();
	}
	$ids = array_keys( array_intersect( open_to_withdraw( $order ), $request['lines'] ) );
	$ids = array_values( array_filter( $ids, static fn( int $id ): bool => 'perishable' !== withdrawal_exception( $order, $id ) ) );
	if ( array() === $ids ) {
		return Rest\refuse( 'not_withdrawable', 'Nobody can withdraw from this order any more.', 409 );
	}
	$entry = array(
		'at'    => time(),
		'lines' => $ids,
		'name'  => sanitize_text_field( $request['name'] ),
		'email' => is_email( $request['email'] ) ? $request['email'] : '',
	);
	$order->update_meta_data( WITHDRAWN_META, array( ...withdrawals_in( $order ), array_slice( $entry, 0, 2 ) ) );
	$order->save();
	$order->add_order_note( words_of_withdrawal( $order, $entry ) . "\n" . __( 'Please give its money back within 14 days; you may wait until it has come back.', 'bellyful-storefront' ) );
	mail_withdrawal( $order, $entry );

	return Rest\nothing();
}

/** What was declared, by whom and when. */
function words_of_withdrawal( WC_Order $order, array $entry ): string {
	$lines = array_map(
		static fn( int $id ): string => sprintf( '%d × %s', $order->get_items()[ $id ]->get_quantity(), wp_strip_all_tags( $order->get_items()[ $id ]->get_name() ) ),
		$entry['lines']
	);

	return implode(
		"\n",
		array(
			/* translators: 1: an order's number, 2: a day and time */
			sprintf( __( 'Withdrawal from the contract of order %1$s, received on %2$s:', 'bellyful-storefront' ), $order->get_order_number(), wp_date( get_option( 'date_format' ) . ' H:i T', $entry['at'] ) ),
			...$lines,
			/* translators: %s: a name, and an address where one was written */
			sprintf( __( 'Declared by %s', 'bellyful-storefront' ), trim( $entry['name'] . ' ' . $entry['email'] ) ),
		)
	);
}

/** Tells staff, and acknowledges it at once to the order's address and the one that was written. */
function mail_withdrawal( WC_Order $order, array $entry ): void {
	$key     = 'withdrawal:' . $order->get_id() . ':' . implode( ',', $entry['lines'] );
	$to      = array_values( array_unique( array_filter( array( $order->get_billing_email(), $entry['email'] ), 'is_email' ) ) );
	$subject = static fn(): string => sprintf(
		/* translators: %s: an order's number */
		__( 'Withdrawal from order %s', 'bellyful-storefront' ),
		$order->get_order_number()
	);
	$mail    = problem_mail( $subject(), array( words_of_withdrawal( $order, $entry ) ), __( 'Open the order', 'bellyful-storefront' ), $order->get_edit_order_url() );
	tell_staff( 'order-withdrawal', $key, $mail, $to[0] ?? null );
	$received = static fn(): array => problem_mail(
		$subject(),
		array(
			__( 'We have received that you withdraw from the contract. This is what we have:', 'bellyful-storefront' ),
			words_of_withdrawal( $order, $entry ),
			__( 'Please send these items back within 14 days. We give your money back within 14 days; we may wait until they have come back, or you have shown that you sent them.', 'bellyful-storefront' ),
		),
		'',
		// A link would open the order, and the address that was written just now may be another's.
		null
	);
	foreach ( is_trial( $order ) ? array() : $to as $email ) {
		Mail\note_mail(
			array(
				'to'   => $email,
				'kind' => 'order-withdrawal-received',
			) + speak( of_order( $order ), $received ),
			"$key:customer:$email"
		);
	}
}
