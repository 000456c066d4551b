<?php
/**
 * The link by which an order of the storefront is followed: in the mails to its customer, and where WooCommerce would
 * lead to a page of this shop.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use WC_Order;
use function Bellyful\Storefront\Language\of_order;
use function Bellyful\Storefront\Language\storefront_in;
use function Bellyful\Storefront\storefront_url;

defined( 'ABSPATH' ) || exit;

/** The storefront's own seal, which it wrote on the order when it made it. */
const LINK_META = '_bellyful_link';

/** The address of an order's page. */
function link_address( string $storefront, string $number, string $seal ): string {
	return $storefront . '/orders/' . rawurlencode( $number ) . '?key=' . rawurlencode( $seal );
}

/** Where this order is followed; null for an order that is not the storefront's, or of before. */
function link_of( $order ): ?string {
	$seal = $order instanceof WC_Order ? (string) $order->get_meta( LINK_META ) : '';
	return '' === $seal || null === storefront_url() ? null : link_address( storefront_in( of_order( $order ) ), (string) $order->get_order_number(), $seal );
}

/** Adds the link to a mail to the customer, below the order. */
function mail_link( $order, $sent_to_admin = false, $plain_text = false ): void {
	$link = $sent_to_admin ? null : link_of( $order );
	if ( null === $link ) {
		return;
	}
	$words = __( 'See how your order stands', 'bellyful-storefront' );
	if ( $plain_text ) {
		echo "\n" . esc_html( $words ) . ': ' . esc_url_raw( $link ) . "\n\n";
	} else {
		echo '<p><a href="' . esc_url( $link ) . '">' . esc_html( $words ) . '</a></p>';
	}
}
add_action( 'woocommerce_email_order_meta', __NAMESPACE__ . '\mail_link', 20, 3 );

/** Customers see their orders at the storefront. */
function view_at_storefront( $url, $order = null ): mixed {
	return link_of( $order ) ?? $url;
}
add_filter( 'woocommerce_get_view_order_url', __NAMESPACE__ . '\view_at_storefront', 20, 2 );
