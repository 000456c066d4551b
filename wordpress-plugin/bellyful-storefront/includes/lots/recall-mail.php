<?php
/** What its buyers read of a recall, once, in the language of their order. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Lots;

use WC_Order;
use function Bellyful\Storefront\Language\of_order;
use function Bellyful\Storefront\Language\speak;
use function Bellyful\Storefront\Orders\link_of;
use function Bellyful\Storefront\Orders\problem_mail;
use function Bellyful\Storefront\Orders\staff_addresses;
use function Bellyful\Storefront\Reviews\to_typed;

defined( 'ABSPATH' ) || exit;

/** Of a row of `recalls` and one of `recall_people`. */
function recall_mail( array $recall, array $person ): array {
	$orders = array_values( array_filter( array_map( 'wc_get_order', array_map( 'intval', explode( ',', $person['order_ids'] ) ) ), static fn( $order ): bool => $order instanceof WC_Order ) );

	return array(
		'to'      => $person['email'],
		'replyTo' => staff_addresses()[0],
		'kind'    => 'recall',
	) + speak( of_order( $orders[0] ?? null ), static fn(): array => recall_words( $recall, $orders ) );
}

/**
 * Subject, HTML and text.
 *
 * @param WC_Order[] $orders Its buyer's; none for a look at it beforehand.
 */
function recall_words( array $recall, array $orders ): array {
	$names = array() === $orders ? product_names( (string) $recall['lot'] ) : sent_names( (int) ( $recall['id'] ?? 0 ), $orders );
	$what  = implode( ', ', $names );
	/* translators: 1: products, 2: the number of a lot */
	$subject = sprintf( __( 'Recall: please do not use %1$s of lot %2$s', 'bellyful-storefront' ), $what, $recall['lot'] );
	$numbers = array() === $orders ? '…' : implode( ', ', array_map( static fn( WC_Order $order ): string => (string) $order->get_order_number(), $orders ) );
	/* translators: 1: products, 2: the number of a lot, 3: the numbers of orders */
	$first = sprintf( __( 'We are recalling %1$s of lot %2$s, which we sent you with order %3$s. Please do not eat or use it.', 'bellyful-storefront' ), $what, $recall['lot'], $numbers );
	$offer = 'replacement' === $recall['offer']
		? __( 'We send you another one, free of charge: reply to this email. You do not have to send anything back.', 'bellyful-storefront' )
		: __( 'You get your money back for it: reply to this email. You do not have to send anything back.', 'bellyful-storefront' );

	return problem_mail(
		$subject,
		array( $first, $recall['reason'], __( 'The number of the lot stands on the package.', 'bellyful-storefront' ), $offer ),
		__( 'See how your order stands', 'bellyful-storefront' ),
		link_of( $orders[0] ?? null )
	);
}

/** What it is called in these orders. */
function sent_names( int $recall_id, array $orders ): array {
	$names = array();
	foreach ( $orders as $order ) {
		$items = $order->get_items();
		foreach ( sent_with( $order->get_id() ) as $row ) {
			if ( (int) $row['recall_id'] === $recall_id && isset( $items[ (int) $row['item_id'] ] ) ) {
				$names[] = to_typed( $items[ (int) $row['item_id'] ]->get_name() );
			}
		}
	}

	return array_values( array_unique( $names ) );
}

/** The products that have a lot of this number. */
function product_names( string $lot ): array {
	return array_map( __NAMESPACE__ . '\name_of', lots_called( $lot ) );
}
