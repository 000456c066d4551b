<?php
/** What can be downloaded of orders, as WooCommerce permits it: once they are paid, so often and so long. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Bellyful\Storefront\Rest;
use WC_Order;

defined( 'ABSPATH' ) || exit;

/** The files of an order. */
function describe_downloads( WC_Order $order ): array {
	return array_values( array_map( __NAMESPACE__ . '\describe_download', $order->get_downloadable_items() ) );
}

/** One file. */
function describe_download( array $item ): array {
	$expires = $item['access_expires'] ?? null;

	return array(
		'name'        => (string) $item['download_name'],
		'productName' => (string) $item['product_name'],
		'url'         => (string) $item['download_url'],
		'remaining'   => is_numeric( $item['downloads_remaining'] ) ? (int) $item['downloads_remaining'] : null,
		'expiresAt'   => $expires ? Rest\iso_time( $expires->getTimestamp() ) : null,
	);
}

/** Registers the route. */
function add_download_route(): void {
	add_route_of_orders( '/orders/downloads', __NAMESPACE__ . '\describe_downloads' );
}
add_action( 'rest_api_init', __NAMESPACE__ . '\add_download_route' );
