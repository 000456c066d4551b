<?php
/** What can be downloaded of orders, as WooCommerce permits it: once they are paid, so often and so long. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Bellyful\Storefront\Rest;
use WC_Order;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** The files of these orders; the storefront asks for those alone that its reader may see. */
function answer_downloads( WP_REST_Request $request ): array {
	$files = array();
	foreach ( $request['ids'] as $id ) {
		$order        = wc_get_order( $id );
		$files[ $id ] = $order instanceof WC_Order ? array_values( array_map( __NAMESPACE__ . '\describe_download', $order->get_downloadable_items() ) ) : array();
	}

	return array( 'orders' => (object) $files );
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
	$ids = Rest\field( 'array', minItems: 1, maxItems: 200, items: array( 'type' => 'integer' ) );
	Rest\route( 'GET', '/orders/downloads', __NAMESPACE__ . '\answer_downloads', array( 'ids' => $ids ) );
}
add_action( 'rest_api_init', __NAMESPACE__ . '\add_download_route' );
