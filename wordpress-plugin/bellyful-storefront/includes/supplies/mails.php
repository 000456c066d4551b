<?php
/** The two mails: please confirm, and it ends soon. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Supplies;

use Bellyful\Storefront\Accounts;
use WC_Order;
use function Bellyful\Storefront\Language\of_order;
use function Bellyful\Storefront\Mail\headers_to_end;
use function Bellyful\Storefront\Notices\link_to_end;
use function Bellyful\Storefront\Notices\signed_link;
use function Bellyful\Storefront\Orders\link_of;
use const Bellyful\Storefront\REMINDER_SUBJECT_OPTION;
use const Bellyful\Storefront\REMINDER_TEXT_OPTION;

defined( 'ABSPATH' ) || exit;

/** The kind of the tokens that confirm one. */
const CONFIRM = 'confirm-reminder';

/** The subject that goes out: the owner's own, or ours. */
function subject(): string {
	$own = trim( (string) get_option( REMINDER_SUBJECT_OPTION, '' ) );

	return '' === $own ? __( 'Running low soon?', 'bellyful-storefront' ) : $own;
}

/** The first words of the mail: the owner's own, or ours. */
function intro(): string {
	$own = trim( (string) get_option( REMINDER_TEXT_OPTION, '' ) );

	return '' === $own ? __( 'You asked us to tell you, once, before this is used up:', 'bellyful-storefront' ) : $own;
}

/** Asks the holder of the order's address to confirm the request. */
function confirm_mail( WC_Order $order, string $return_url ): array {
	$email = $order->get_billing_email();

	return array(
		'to'   => $email,
		'kind' => 'reminder-confirm',
	) + Accounts\link_mail(
		__( 'Shall we remind you once?', 'bellyful-storefront' ),
		/* translators: %s: an order's number. */
		sprintf( __( 'Somebody, hopefully you, asked us to write to this address before what was ordered with order %s is used up. Please confirm that you want that one mail:', 'bellyful-storefront' ), $order->get_order_number() ),
		__( 'Yes, remind me once', 'bellyful-storefront' ),
		signed_link( $return_url, CONFIRM, $order->get_id(), $email, 'confirm' ),
		__( 'The link works for 3 days. If it was not you, you need not do anything: we write no other mail.', 'bellyful-storefront' )
	);
}

/** Tells which lines, {name, endsOn, productId, variationId} each, end and when, with a link to the filled cart. */
function reminder_mail( WC_Order $order, array $lines, string $email ): array {
	$stop  = link_to_end( of_order( $order ), 'reminders', $email );
	$again = refill_url( (string) link_of( $order ), $lines );
	$names = array_map( static fn( array $line ): array => array( wp_strip_all_tags( $line['name'] ), long_date( $line['endsOn'] ) ), $lines );

	return to_mail( $names, $again, $stop ) + array(
		'to'      => $email,
		'kind'    => 'reminder',
		'headers' => headers_to_end( $stop ),
	);
}

/** The order's page, which fills the cart with these lines. */
function refill_url( string $order_url, array $lines ): string {
	$ids = array_map( static fn( array $line ): int => (int) ( $line['variationId'] ?? $line['productId'] ), $lines );

	return $order_url . '&refill=' . implode( '.', array_unique( $ids ) );
}

/** A day, `2026-11-25`, as people write it, in the shop's language. */
function long_date( string $day ): string {
	return (string) wp_date( (string) get_option( 'date_format', 'F j, Y' ), (int) strtotime( "$day 12:00:00 UTC" ), new \DateTimeZone( 'UTC' ) );
}

/** Subject, HTML and text. */
function to_mail( array $names, string $again, string $stop ): array {
	/* translators: 1: a product, 2: a day. */
	$line   = __( '%1$s, until about %2$s', 'bellyful-storefront' );
	$button = __( 'Put it in my cart', 'bellyful-storefront' );
	$note   = __( 'Nothing is ordered and nothing is charged until you do it. If you have enough, you need not do anything: we do not write about this order again.', 'bellyful-storefront' );
	$end    = __( 'No more reminders:', 'bellyful-storefront' );
	$items  = array_map( static fn( array $one ): string => sprintf( $line, $one[0], $one[1] ), $names );

	return array(
		'subject' => subject(),
		'html'    => '<p>' . nl2br( esc_html( intro() ) ) . '</p><ul>' . implode( '', array_map( static fn( string $item ): string => '<li>' . esc_html( $item ) . '</li>', $items ) ) . '</ul>'
			. sprintf( '<p><a href="%s">%s</a></p><p>%s</p><p style="font-size:smaller">%s <a href="%s">%s</a></p>', esc_url( $again ), esc_html( $button ), esc_html( $note ), esc_html( $end ), esc_url( $stop ), esc_html__( 'end all reminders', 'bellyful-storefront' ) ),
		'text'    => intro() . "\n\n" . implode( "\n", $items ) . "\n\n$button: $again\n\n$note\n\n$end $stop",
	);
}
