<?php
/** The shop's own shipping, in numbers. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Shop;

use WC_Data_Store;
use WC_Shipping_Zone;

defined( 'ABSPATH' ) || exit;

/** The methods of each zone that are switched on, the one of all other places included. */
function methods_by_zone(): array {
	$zone_ids = array( 0, ...array_column( WC_Data_Store::load( 'shipping-zone' )->get_zones(), 'zone_id' ) );

	return array_map( static fn( $zone_id ): array => array_values( ( new WC_Shipping_Zone( (int) $zone_id ) )->get_shipping_methods( true ) ), $zone_ids );
}

/** How many zones ship, and by how many methods: `{zones, methods}`. */
function zone_facts(): array {
	$methods = array_map( 'count', methods_by_zone() );

	return array(
		'zones'   => count( array_filter( $methods ) ),
		'methods' => array_sum( $methods ),
	);
}
