<?php
/** What an order leaves its buyer with: how much of each thing, for how long by the label's dose or the buyer's. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Supplies;

use Bellyful\Storefront\Labels;
use WC_Order;
use WC_Order_Item_Product;
use WC_Product;
use function Bellyful\Storefront\Orders\stands;

defined( 'ABSPATH' ) || exit;

/** On an order's line: `{perDay, days, skus}`, as the storefront counts since the buyer has set a dose. */
const DOSE_META = '_bellyful_dose';

/** The first day on which something of it can be taken: the one on which it was sent, as far as that is known. */
function starts_on( WC_Order $order ): string {
	$date = $order->get_date_completed() ?? $order->get_date_paid() ?? $order->get_date_created();

	return $date ? $date->date( 'Y-m-d' ) : (string) wp_date( 'Y-m-d' );
}

/** The lines of which something was kept, with what their labels say; none of an order that was given up or back. */
function kept_lines( WC_Order $order ): array {
	$lines = array();
	foreach ( stands( $order ) ? $order->get_items() : array() as $item ) {
		$quantity = $item instanceof WC_Order_Item_Product ? (int) ( $item->get_quantity() + $order->get_qty_refunded_for_item( $item->get_id() ) ) : 0;
		if ( $quantity > 0 ) {
			$lines[] = kept_line( $item, $quantity );
		}
	}

	return $lines;
}

/** One of them. */
function kept_line( WC_Order_Item_Product $item, int $quantity ): array {
	$product = $item->get_product();
	$product = $product instanceof WC_Product ? $product : null;
	$dose    = (array) json_decode( (string) $item->get_meta( DOSE_META ), true );
	$sku     = (string) $item->get_meta( '_sku' );

	return array(
		'id'           => $item->get_id(),
		'name'         => $item->get_name(),
		'productId'    => $item->get_product_id(),
		'variationId'  => $item->get_variation_id() ? $item->get_variation_id() : null,
		'sku'          => '' === $sku && $product ? $product->get_sku() : $sku,
		'quantity'     => $quantity,
		'servingSize'  => $product ? Labels\text_of( $product, Labels\SERVING_SIZE ) : '',
		'servings'     => $product ? Labels\number_of( $product, Labels\SERVINGS ) : null,
		'servingsADay' => $product ? Labels\number_of( $product, Labels\SERVINGS_A_DAY ) : null,
		'perDay'       => isset( $dose['perDay'] ) ? (float) $dose['perDay'] : null,
		'days'         => isset( $dose['days'] ) ? (float) $dose['days'] : null,
		'skus'         => array_map( 'strval', (array) ( $dose['skus'] ?? array() ) ),
	);
}

/** Stores what the storefront counts with, {id, perDay, days, skus} each: one unit lasts `days`, by `perDay` servings. */
function save_doses( WC_Order $order, array $doses ): void {
	$items = $order->get_items();
	foreach ( $doses as $dose ) {
		$item = $items[ $dose['id'] ] ?? null;
		if ( $item instanceof WC_Order_Item_Product ) {
			$item->update_meta_data( DOSE_META, wp_json_encode( array_intersect_key( $dose, array_flip( array( 'perDay', 'days', 'skus' ) ) ) ) );
			$item->save_meta_data();
		}
	}
}

/** The lines that a reminder can be about, with the day each ends, without what was bought again or used up already. */
function ending_lines( WC_Order $order, int $asked_at ): array {
	$starts_on = starts_on( $order );
	$asked_on  = (string) wp_date( 'Y-m-d', $asked_at );
	$lines     = array();
	foreach ( kept_lines( $order ) as $line ) {
		$ends_on = null === $line['days'] ? '' : ends_on( $starts_on, $line['days'], $line['quantity'] );
		if ( $ends_on > $asked_on ) {
			$lines[] = $line + array( 'endsOn' => $ends_on );
		}
	}
	$bought = array() === $lines ? array() : bought_since( $order );

	return array_values( array_filter( $lines, static fn( array $line ): bool => ! is_among( $line, $bought ) ) );
}

/** The lines of this customer's later orders. */
function bought_since( WC_Order $order ): array {
	$created = $order->get_date_created();
	$later   = wc_get_orders(
		array(
			'type'          => 'shop_order',
			'billing_email' => $order->get_billing_email(),
			'date_created'  => '>=' . ( $created ? $created->getTimestamp() : time() ),
			'limit'         => 50,
		)
	);
	// Two may be of one second: the later one has the higher number.
	$others = array_filter( $later, static fn( $one ): bool => $one instanceof WC_Order && $one->get_id() > $order->get_id() );

	return array_merge( array(), ...array_map( __NAMESPACE__ . '\kept_lines', array_values( $others ) ) );
}

/** Whether the same thing is among these, in any size. */
function is_among( array $line, array $bought ): bool {
	foreach ( $bought as $other ) {
		$is_same_product = $line['productId'] > 0 && $line['productId'] === $other['productId'];
		if ( $is_same_product || ( '' !== $other['sku'] && in_array( strtolower( $other['sku'] ), array_map( 'strtolower', $line['skus'] ), true ) ) ) {
			return true;
		}
	}

	return false;
}
