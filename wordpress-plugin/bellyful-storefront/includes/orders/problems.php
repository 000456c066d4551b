<?php
/** What its customer says is wrong with a sent order, line by line, each once (rules: Something is wrong). */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Bellyful\Storefront\Ledger;
use Bellyful\Storefront\Mail;
use Bellyful\Storefront\Rest;
use WC_Order;
use WP_Error;
use WP_REST_Request;
use function Bellyful\Storefront\Language\of_order;
use function Bellyful\Storefront\Language\speak;

defined( 'ABSPATH' ) || exit;

/** What was said: `{at, lines: {item id: what}, pictures: [name]}` each. */
const PROBLEMS_META = '_bellyful_problems';
/** The 30 days from delivery of the refund policy; without a carrier's word it counts as delivered a week after it was sent. */
const PROBLEM_DAYS  = 30;
const DELIVERY_DAYS = 7;
const MOST_PICTURES = 3;
const MOST_OF_ORDER = 12;

/** Registers the routes: each picture comes by itself, as far as many servers take a request's size. */
function add_problem_routes(): void {
	$here = __NAMESPACE__ . '\\';
	$id   = '/orders/(?P<id>\d+)';
	Rest\route( 'POST', "$id/pictures", $here . 'take_picture', array( 'data' => Rest\text( (int) ceil( PICTURE_BYTES / 3 ) * 4 ) ) );
	$a_line = array(
		'line' => Rest\integer( 0, 10_000 ),
		'what' => Rest\field( 'string', enum: array( 'damaged', 'wrong', 'missing' ) ),
	);
	Rest\route(
		'POST',
		"$id/problem",
		$here . 'take_problem',
		array(
			'lines'    => Rest\objects( $a_line, minItems: 1, maxItems: 500 ),
			'text'     => Rest\text( 5000, minLength: 0 ),
			'pictures' => Rest\field( 'array', maxItems: MOST_PICTURES, items: array( 'type' => 'string' ) ),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\add_problem_routes' );

/** Until when something can be said of it, in seconds since 1970; null where nothing is sent, or it is over. */
function reportable_until( WC_Order $order ): ?int {
	$delivered = stands( $order ) ? delivered_at( $order ) : null;
	$until     = (int) $delivered + PROBLEM_DAYS * DAY_IN_SECONDS;

	return null !== $delivered && $until > time() ? $until : null;
}

/** When the last parcel came, in seconds since 1970, as far as it is known; null where nothing is sent. */
function delivered_at( WC_Order $order ): ?int {
	$completed = $order->get_date_completed();
	$shipments = parcels_of( $order )['shipments'];
	if ( array() === $shipments && ! $order->has_status( 'completed' ) ) {
		return null;
	}
	$sent  = ( $completed ?? $order->get_date_created() )?->getTimestamp() ?? 0;
	$known = static fn( array $one ): int => $one['deliveredAt']
		? strtotime( $one['deliveredAt'] )
		: ( $one['shippedAt'] ? strtotime( $one['shippedAt'] ) : $sent ) + DELIVERY_DAYS * DAY_IN_SECONDS;

	return array() === $shipments ? $sent + DELIVERY_DAYS * DAY_IN_SECONDS : max( array_map( $known, $shipments ) );
}

/** The places of lines, by their ids, that have left at least in part and of which nothing was said. */
function reportable_lines( WC_Order $order ): array {
	$items   = $order->get_items();
	$to_come = array_column( parcels_of( $order )['toCome'], 'quantity', 'line' );

	return array_filter(
		array_diff_key( lines_to_send( $order ), said_of( $order ) ),
		static fn( int $place, int $id ): bool => ( $to_come[ $place ] ?? 0 ) < $items[ $id ]->get_quantity(),
		ARRAY_FILTER_USE_BOTH
	);
}

/** What was said, the oldest first. */
function problems_in( WC_Order $order ): array {
	return array_values( array_filter( (array) $order->get_meta( PROBLEMS_META ), 'is_array' ) );
}

/** What was said of its lines, by their ids. */
function said_of( WC_Order $order ): array {
	return array_replace( array(), ...array_column( problems_in( $order ), 'lines' ) );
}

/** What the order's page says of it, wherever it was ordered. */
function problems_of( WC_Order $order ): array {
	$places = array_flip( array_keys( $order->get_items() ) );
	$until  = reportable_until( $order );
	$report = static function ( array $stored ) use ( $places ): array {
		$lines = array();
		foreach ( array_intersect_key( $stored['lines'], $places ) as $id => $what ) {
			$lines[] = array(
				'line' => $places[ $id ],
				'what' => $what,
			);
		}

		return array(
			'receivedAt' => Rest\iso_time( (int) $stored['at'] ),
			'lines'      => $lines,
		);
	};

	return array(
		'until'   => null === $until ? null : Rest\iso_time( $until ),
		'lines'   => null === $until ? array() : array_values( reportable_lines( $order ) ),
		'reports' => array_map( $report, problems_in( $order ) ),
	);
}

/** Stores one picture for what is said next: `{name}`. */
function take_picture( WP_REST_Request $request ): object|array {
	return of_one_order( $request, __NAMESPACE__ . '\write_picture' );
}

/** Takes what is wrong, of each line once; what was said of all of them before is taken again, and changes nothing. */
function take_problem( WP_REST_Request $request ): object {
	return of_one_order( $request, __NAMESPACE__ . '\write_problem' );
}

/** For each order one at a time, and in one transaction: no picture stays that its report does not name. */
function of_one_order( WP_REST_Request $request, callable $write ): object|array {
	$order = wc_get_order( (int) $request['id'] );
	if ( ! $order instanceof WC_Order ) {
		return Rest\refuse( 'no_order', 'The shop has no such order.', 404 );
	}
	$work = static function () use ( $order, $request, $write ): object|array {
		$order  = read_again( $order->get_id() );
		$answer = $write( $order, $request );
		if ( ! is_array( $answer ) ) {
			drop_unreported_pictures( $order );
		}

		return $answer;
	};

	return Ledger\with_lock(
		'problem:' . $order->get_id(),
		static function () use ( $order, $work ): object|array {
			try {
				return Ledger\atomically( $work );
			} finally {
				sweep_pictures( $order->get_id() );
			}
		}
	);
}

/** A picture of the report that comes next. */
function write_picture( WC_Order $order, WP_REST_Request $request ): array|WP_Error {
	if ( null === reportable_until( $order ) || array() === reportable_lines( $order ) ) {
		return not_reportable();
	}
	$name = store_picture( $order->get_id(), (string) base64_decode( $request['data'], true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- as the storefront sends it.
	if ( null === $name ) {
		return Rest\refuse( 'no_picture', 'This is no picture that can be read.' );
	}

	return count( stored_pictures( $order->get_id() ) ) > MOST_OF_ORDER ? Rest\refuse( 'too_many_pictures', 'This order has all the pictures that it may have.' ) : array( 'name' => $name );
}

/** The transaction: entry, note and mails. */
function write_problem( WC_Order $order, WP_REST_Request $request ): object {
	$what  = array_column( $request['lines'], 'what', 'line' );
	$known = array_intersect_key( array_flip( array_keys( $order->get_items() ) ), said_of( $order ) );
	if ( array() === array_diff_key( $what, array_flip( $known ) ) ) {
		return Rest\nothing();
	}
	$lines = array();
	foreach ( null === reportable_until( $order ) ? array() : reportable_lines( $order ) as $id => $place ) {
		if ( isset( $what[ $place ] ) ) {
			$lines[ $id ] = $what[ $place ];
		}
	}
	if ( array() === $lines ) {
		return not_reportable();
	}
	$report = array(
		'at'       => time(),
		'lines'    => $lines,
		'pictures' => stored_pictures( $order->get_id(), $request['pictures'] ),
	);
	$typed  = sanitize_textarea_field( $request['text'] );
	$text   = words_of_problem( $order, $report, $typed );
	$order->update_meta_data( PROBLEMS_META, array( ...problems_in( $order ), $report ) );
	$order->save();
	$order->add_order_note( __( 'Its customer says that something is wrong:', 'bellyful-storefront' ) . "\n" . $text . "\n" . words_of_pictures( $report ) );
	mail_problem( $order, $report, $typed );

	return Rest\nothing();
}

/** Nothing of it is sent, all was said, or it was too long ago. */
function not_reportable(): WP_Error {
	return Rest\refuse( 'not_reportable', 'Nothing can be said of this order any more.', 409 );
}

/** What is wrong, line by line, and what its customer wrote. */
function words_of_problem( WC_Order $order, array $report, string $text ): string {
	$names = array(
		'damaged' => __( 'damaged', 'bellyful-storefront' ),
		'wrong'   => __( 'wrong', 'bellyful-storefront' ),
		'missing' => __( 'missing', 'bellyful-storefront' ),
	);
	$lines = array();
	foreach ( $report['lines'] as $id => $what ) {
		$item    = $order->get_items()[ $id ];
		$lines[] = sprintf( '%s × %d: %s', wp_strip_all_tags( $item->get_name() ), $item->get_quantity(), $names[ $what ] );
	}

	return implode( "\n", array( ...$lines, ...( '' === $text ? array() : array( '', $text ) ) ) );
}

/** How many pictures there are of it; empty without any. */
function words_of_pictures( array $report ): string {
	$count = count( $report['pictures'] );

	/* translators: %d: how many */
	return 0 === $count ? '' : sprintf( __( 'Pictures, shown on the order: %d', 'bellyful-storefront' ), $count );
}

/** Tells staff, who answer to the customer, and the customer that it was received. */
function mail_problem( WC_Order $order, array $report, string $typed ): void {
	$key    = 'problem:' . $order->get_id() . ':' . implode( ',', array_keys( $report['lines'] ) );
	$number = $order->get_order_number();
	$email  = is_email( $order->get_billing_email() ) ? $order->get_billing_email() : null;
	/* translators: %s: an order's number */
	$subject = sprintf( __( 'Something is wrong with order %s', 'bellyful-storefront' ), $number );
	$mail    = problem_mail( $subject, array( words_of_problem( $order, $report, $typed ), words_of_pictures( $report ) ), __( 'Open the order', 'bellyful-storefront' ), $order->get_edit_order_url() );
	tell_staff( 'order-problem', $key, $mail, $email );
	if ( null === $email || is_trial( $order ) ) {
		return;
	}
	$received = speak( of_order( $order ), static fn(): array => received_mail( $order, words_of_problem( $order, $report, $typed ) ) );
	Mail\note_mail(
		array(
			'to'   => $email,
			'kind' => 'order-problem-received',
		) + $received,
		$key
	);
}

/** What its customer reads of it. */
function received_mail( WC_Order $order, string $text ): array {
	/* translators: %s: an order's number */
	$subject = sprintf( __( 'We have your message about order %s', 'bellyful-storefront' ), $order->get_order_number() );
	$thanks  = __( 'Thank you for telling us, and we are sorry. One of us looks at it and writes to you. This is what we have:', 'bellyful-storefront' );

	return problem_mail( $subject, array( $thanks, $text ), __( 'See how your order stands', 'bellyful-storefront' ), link_of( $order ) );
}

/** Whom WooCommerce tells of new orders. */
function staff_addresses(): array {
	$stored = (array) get_option( 'woocommerce_new_order_settings', array() );
	$typed  = array_map( 'trim', explode( ',', (string) ( $stored['recipient'] ?? '' ) ) );
	$known  = array_values( array_filter( $typed, 'is_email' ) );

	return array() === $known ? array( (string) get_option( 'admin_email' ) ) : $known;
}

/** Mails it to each of them; their answers go to `$reply_to`. */
function tell_staff( string $kind, string $key, array $mail, ?string $reply_to = null ): void {
	foreach ( staff_addresses() as $staff ) {
		Mail\note_mail(
			array(
				'to'      => $staff,
				'replyTo' => $reply_to,
				'kind'    => $kind,
			) + $mail,
			"$key:$staff"
		);
	}
}

/** {subject, html, text} of such a mail: paragraphs, and a link where there is one. */
function problem_mail( string $subject, array $paragraphs, string $label, ?string $link ): array {
	$paragraphs = array_values( array_filter( $paragraphs ) );
	$html       = array_map( static fn( string $one ): string => '<p>' . nl2br( esc_html( $one ) ) . '</p>', $paragraphs );

	return array(
		'subject' => $subject,
		'html'    => implode( '', $html ) . ( null === $link ? '' : sprintf( '<p><a href="%s">%s</a></p>', esc_url( $link ), esc_html( $label ) ) ),
		'text'    => implode( "\n\n", $paragraphs ) . ( null === $link ? '' : "\n\n$label: $link" ),
	);
}
