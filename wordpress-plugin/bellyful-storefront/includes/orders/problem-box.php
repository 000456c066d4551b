<?php
/** What its customer says is wrong, with the pictures, beside an order in the admin: for staff who may edit it alone. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Bellyful\Storefront\Ledger;
use WC_Order;

defined( 'ABSPATH' ) || exit;

const PICTURE_ACTION = 'bellyful_order_picture';

/** Beside its other facts; nothing on an order of which nothing was said. */
function show_problems( $order ): void {
	foreach ( $order instanceof WC_Order ? problems_in( $order ) : array() as $report ) {
		$day = wp_date( get_option( 'date_format' ), (int) $report['at'] );
		echo '<div class="form-field form-field-wide"><strong>';
		/* translators: %s: a day */
		echo esc_html( sprintf( __( 'Something is wrong (%s):', 'bellyful-storefront' ), $day ) ) . '</strong><br>';
		echo nl2br( esc_html( words_of_problem( $order, array( 'lines' => array_intersect_key( $report['lines'], $order->get_items() ) ), '' ) ) ) . '<br>';
		foreach ( stored_pictures( $order->get_id(), $report['pictures'] ) as $place => $name ) {
			$address = picture_address( $order->get_id(), $name );
			/* translators: %d: the number of a picture */
			$label = sprintf( __( 'Picture %d', 'bellyful-storefront' ), $place + 1 );
			printf( '<a href="%1$s" target="_blank"><img src="%1$s" alt="%2$s" style="max-width:100px;max-height:100px;margin:4px 4px 0 0"></a>', esc_url( $address ), esc_attr( $label ) );
		}
		echo '</div>';
	}
}
add_action( 'woocommerce_admin_order_data_after_order_details', __NAMESPACE__ . '\show_problems' );

/** Where staff see a picture. */
function picture_address( int $order_id, string $name ): string {
	$query = array(
		'action' => PICTURE_ACTION,
		'order'  => $order_id,
		'name'   => $name,
	);

	return wp_nonce_url( admin_url( 'admin-post.php?' . http_build_query( $query ) ), PICTURE_ACTION . $order_id );
}

/** Whether who is signed in may see pictures of orders. */
function may_see_pictures( int $order_id ): bool {
	return current_user_can( 'edit_shop_orders' ) && false !== wp_verify_nonce( sanitize_key( $_REQUEST['_wpnonce'] ?? '' ), PICTURE_ACTION . $order_id ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- a key has neither slashes nor signs.
}

/** Prints one; to staff alone. */
function print_picture(): void {
	$order_id = absint( $_GET['order'] ?? 0 ); // phpcs:ignore WordPress.Security.NonceVerification -- in the next line.
	if ( ! may_see_pictures( $order_id ) ) {
		wp_die( esc_html__( 'Sorry, you are not allowed to see this.', 'bellyful-storefront' ), '', 403 );
	}
	$name    = sanitize_key( $_GET['name'] ?? '' ); // phpcs:ignore WordPress.Security -- as above.
	$picture = Ledger\rows( 'SELECT type FROM %i WHERE order_id = %d AND name = %s', Ledger\table( 'pictures' ), $order_id, $name )[0] ?? null;
	$file    = picture_path( "$order_id-$name" );
	if ( null === $picture || ! is_readable( $file ) ) {
		wp_die( esc_html__( 'This picture is no longer kept.', 'bellyful-storefront' ), '', 404 );
	}
	nocache_headers();
	header( 'Content-Type: ' . $picture['type'] );
	header( 'X-Content-Type-Options: nosniff' );
	header( 'Content-Disposition: inline; filename="picture-of-order-' . $order_id . '"' );
	header( "Content-Security-Policy: default-src 'none'; sandbox" );
	readfile( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_readfile -- a picture, cleaned when it was taken.
	exit;
}
add_action( 'admin_post_' . PICTURE_ACTION, __NAMESPACE__ . '\print_picture' );
