<?php
/** Some days after an order was sent its buyer is asked once for reviews. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Reviews;

use Bellyful\Storefront\Language;
use Bellyful\Storefront\Mail;
use Bellyful\Storefront\Rest;
use WC_Order;
use WC_Order_Item_Product;
use WC_Product;
use function Bellyful\Storefront\has;
use function Bellyful\Storefront\Ledger\atomically;
use function Bellyful\Storefront\storefront_url;
use const Bellyful\Storefront\REVIEW_DAYS_OPTION;

defined( 'ABSPATH' ) || exit;

const ASK_ACTION = 'bellyful_ask_for_reviews';
const ASKED_META = '_bellyful_asked_for_reviews';
const USUAL_DAYS = 10;
const MOST_DAYS  = 90;
const MOST_LINKS = 10;

/** How many days after an order is completed its buyer is asked; 0 for never. */
function days_to_wait(): int {
	return has( 'reviews' ) ? to_days( get_option( REVIEW_DAYS_OPTION, USUAL_DAYS ) ) : 0;
}

/** A number of days as the owner wrote it. */
function to_days( $written ): int {
	return is_numeric( $written ) ? max( 0, min( MOST_DAYS, (int) $written ) ) : USUAL_DAYS;
}

/** Plans the mail; an order that is completed twice gets it once. */
function plan( $order_id ): void {
	$order = wc_get_order( $order_id );
	if ( ! $order instanceof WC_Order || 0 === days_to_wait() || ! is_to_be_asked( $order ) || as_has_scheduled_action( ASK_ACTION, array( $order->get_id() ), 'bellyful' ) ) {
		return;
	}
	as_schedule_single_action( time() + days_to_wait() * DAY_IN_SECONDS, ASK_ACTION, array( $order->get_id() ), 'bellyful' );
}
add_action( 'woocommerce_order_status_completed', __NAMESPACE__ . '\plan' );

/** Whether the order stands, its buyer was not asked about it yet and still gets such mails. */
function is_to_be_asked( WC_Order $order ): bool {
	return $order->has_status( 'completed' ) && '' === (string) $order->get_meta( ASKED_META )
		&& is_email( $order->get_billing_email() ) && ! is_stopped( $order->get_billing_email() );
}

/** Asks for the products that were kept and not reviewed, noted in the transaction that takes the mail. */
function ask( $order_id ): void {
	$order = wc_get_order( $order_id );
	if ( ! $order instanceof WC_Order || 0 === days_to_wait() || null === storefront_url() || ! is_to_be_asked( $order ) ) {
		return;
	}
	$products = products_to_review( $order );
	if ( array() === $products ) {
		return;
	}
	atomically(
		static function () use ( $order, $products ): void {
			$order->update_meta_data( ASKED_META, Rest\iso_time( time() ) );
			$order->save();
			Mail\note_mail( Language\speak( Language\of_order( $order ), static fn(): array => request_mail( $order, $products ) ) );
		}
	);
}
add_action( ASK_ACTION, __NAMESPACE__ . '\ask' );

/** What has a page in the storefront, takes reviews, was not given back and has none of the buyer's yet. */
function products_to_review( WC_Order $order ): array {
	$kept = array_filter(
		$order->get_items(),
		static fn( $item ): bool => $item instanceof WC_Order_Item_Product
			&& $item->get_quantity() + $order->get_qty_refunded_for_item( $item->get_id() ) > 0
	);
	$ids  = array_unique( array_map( static fn( WC_Order_Item_Product $item ): int => $item->get_product_id(), $kept ) );
	$open = array_filter( array_map( __NAMESPACE__ . '\find_open_product', array_values( $ids ) ), static fn( $product ): bool => null !== $product && 'hidden' !== $product->get_catalog_visibility() );

	return array_slice( array_filter( $open, static fn( WC_Product $product ): bool => ! has_reviewed( $order, $product ) ), 0, MOST_LINKS );
}

/** Whether the order's address has written about the product, in any state. */
function has_reviewed( WC_Order $order, WC_Product $product ): bool {
	return 0 < (int) get_comments(
		array(
			'post_id'      => $product->get_id(),
			'author_email' => $order->get_billing_email(),
			'type'         => 'review',
			'status'       => 'any',
			'count'        => true,
		)
	);
}
