<?php
/** Where staff write lots down: with a product's stock what was received, on an order what a line was sent from. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Lots;

use WC_Order;
use WP_Post;
use function Bellyful\Storefront\Ledger\query;
use function Bellyful\Storefront\Ledger\table;

defined( 'ABSPATH' ) || exit;

const FIELD = 'bellyful_lots';

/** Prints the field of a product or a variation. */
function show_lots( int $post_id, string $name, string $css = '' ): void {
	woocommerce_wp_textarea_input(
		array(
			'id'            => str_replace( array( '[', ']' ), array( '_', '' ), $name ),
			'name'          => $name,
			'label'         => __( 'Lots received', 'bellyful-storefront' ),
			'description'   => __( 'A line each: number | units | best before, like 24-117 | 500 | 2027-05-31. Orders are sent from what ends first. This does not change the stock.', 'bellyful-storefront' ),
			'desc_tip'      => true,
			'rows'          => 3,
			'value'         => to_written( $post_id ),
			'wrapper_class' => $css,
		)
	);
}

/** The field of the product that is edited. */
function show_product_lots(): void {
	show_lots( (int) get_the_ID(), FIELD );
}
add_action( 'woocommerce_product_options_inventory_product_data', __NAMESPACE__ . '\show_product_lots' );

/** The field of a variation. */
function show_variation_lots( $place, $data, $variation ): void {
	if ( $variation instanceof WP_Post ) {
		show_lots( $variation->ID, FIELD . '_of[' . (int) $place . ']', 'form-row form-row-full' );
	}
}
add_action( 'woocommerce_variation_options_inventory', __NAMESPACE__ . '\show_variation_lots', 10, 3 );

/** Keeps them once the product is saved: what has ended is taken out of the stock that was just typed. */
function save_lots( $post_id ): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- checked by WooCommerce; to_lots() cleans it.
	$written = isset( $_POST[ FIELD ] ) ? wp_unslash( $_POST[ FIELD ] ) : null;
	is_string( $written ) && keep_lots( (int) $post_id, to_lots( $written ) );
}
add_action( 'woocommerce_process_product_meta', __NAMESPACE__ . '\save_lots', 50 );

/** The same of a variation. */
function save_variation_lots( $variation_id, $place ): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- checked by WooCommerce; to_lots() cleans it.
	$written = isset( $_POST[ FIELD . '_of' ][ $place ] ) ? wp_unslash( $_POST[ FIELD . '_of' ][ $place ] ) : null;
	is_string( $written ) && keep_lots( (int) $variation_id, to_lots( $written ) );
}
add_action( 'woocommerce_save_product_variation', __NAMESPACE__ . '\save_variation_lots', 50, 2 );

/** What a line was sent from, as staff read and write it: `24-117 × 2, 24-118 × 1`. */
function to_choice( int $order_id, int $item_id ): string {
	$own = array_filter( sent_with( $order_id ), static fn( array $row ): bool => (int) $row['item_id'] === $item_id );

	return implode( ', ', array_map( static fn( array $row ): string => $row['lot'] . ' × ' . $row['units'], $own ) );
}

/**
 * The same, read: units by the numbers of lots; null where it is not written so.
 *
 * @return array<string, int>|null
 */
function from_choice( string $written ): ?array {
	$chosen = array();
	foreach ( array_filter( array_map( 'trim', explode( ',', $written ) ) ) as $part ) {
		if ( ! preg_match( '/^(.{1,60}?)\s*[×x*]\s*(\d{1,6})\z/u', $part, $parts ) ) {
			return null;
		}
		$chosen[ $parts[1] ] = ( $chosen[ $parts[1] ] ?? 0 ) + (int) $parts[2];
	}

	return $chosen;
}

/** Beside an order's other facts, for lines whose products have lots. */
function show_choices( $order ): void {
	if ( ! $order instanceof WC_Order || ! has_lots() ) {
		return;
	}
	foreach ( array_intersect_key( $order->get_items(), parts_sent( $order ) ) as $item_id => $item ) {
		if ( array() !== lots_for( $item ) ) {
			printf(
				'<p class="form-field form-field-wide"><label for="%1$s">%2$s</label><input type="text" id="%1$s" name="%3$s[%4$d]" value="%5$s" placeholder="24-117 × 2"><input type="hidden" name="%3$s_shown[%4$d]" value="%5$s"></p>',
				esc_attr( FIELD . '_' . $item_id ),
				/* translators: %s: a product */
				esc_html( sprintf( __( 'Lots of %s', 'bellyful-storefront' ), $item->get_name() ) ),
				esc_attr( FIELD ),
				(int) $item_id,
				esc_attr( to_choice( $order->get_id(), (int) $item_id ) )
			);
		}
	}
}
add_action( 'woocommerce_admin_order_data_after_order_details', __NAMESPACE__ . '\show_choices', 20 );

/**
 * Keeps what staff chose; WooCommerce has checked the form's nonce. What cannot be is told on the order. Before this the same
 * form may have completed the order, which gave it its lots: a field that was left empty, or as it was shown, chooses none.
 */
function save_choices( $order_id ): void {
	$order = wc_get_order( (int) $order_id );
	// phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- checked by WooCommerce; from_choice() reads it.
	$written = isset( $_POST[ FIELD ] ) ? wp_unslash( $_POST[ FIELD ] ) : null;
	$shown   = (array) wp_unslash( $_POST[ FIELD . '_shown' ] ?? array() );
	// phpcs:enable
	if ( ! $order instanceof WC_Order || ! is_array( $written ) ) {
		return;
	}
	foreach ( array_intersect_key( $written, $order->get_items() ) as $item_id => $text ) {
		$text   = trim( (string) $text );
		$is_own = '' !== $text && ! in_array( $text, array( $shown[ $item_id ] ?? '', to_choice( $order->get_id(), (int) $item_id ) ), true );
		$chosen = from_choice( wp_strip_all_tags( $text ) );
		if ( $is_own && ! ( null !== $chosen && choose( $order, (int) $item_id, $chosen ) ) ) {
			/* translators: 1: a product, 2: what was typed */
			$order->add_order_note( sprintf( __( 'The lots of %1$s stay as they were: "%2$s" is not so many units of lots that have as many left and may be sent.', 'bellyful-storefront' ), $order->get_items()[ $item_id ]->get_name(), sanitize_text_field( $text ) ) );
		}
	}
}
add_action( 'woocommerce_process_shop_order_meta', __NAMESPACE__ . '\save_choices', 60 );

/**
 * Sends a line from these lots; false, and nothing changed, where that cannot be.
 *
 * @param array<string, int> $chosen Units by the numbers of lots.
 */
function choose( WC_Order $order, int $item_id, array $chosen ): bool {
	return in_turn(
		static function () use ( $order, $item_id, $chosen ): bool {
			$item = $order->get_items()[ $item_id ];
			$has  = array_column( array_filter( sent_with( $order->get_id() ), static fn( array $row ): bool => (int) $row['item_id'] === $item_id ), null, 'lot' );
			$lots = array_column( lots_for( $item ), null, 'lot' );
			foreach ( $chosen as $name => $units ) {
				$was = (int) ( $has[ $name ]['units'] ?? 0 );
				$lot = $lots[ $name ] ?? null;
				// What it got, it got: a recalled lot may stay written, and become less.
				if ( null === $lot || $units > $was + (int) $lot['units_left'] || ( $units > $was && ! is_good( $lot ) ) ) {
					return false;
				}
			}
			if ( array_sum( $chosen ) > $item->get_quantity() ) {
				return false;
			}
			query( 'DELETE FROM %i WHERE item_id = %d AND order_id = %d', table( 'sent_lots' ), $item_id, $order->get_id() );
			foreach ( array_filter( $chosen ) as $name => $units ) {
				add_sent( $order->get_id(), $item_id, (int) $lots[ $name ]['id'], $units );
			}

			return true;
		}
	);
}
