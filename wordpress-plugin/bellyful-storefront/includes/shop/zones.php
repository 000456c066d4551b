<?php
/** The shop's own shipping, in numbers. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Shop;

use WC_Data_Store;
use WC_Shipping_Zone;

defined( 'ABSPATH' ) || exit;

/**
 * How many zones ship, the one of all other places included, and by how many methods that are switched on.
 *
 * @return array{zones: int, methods: int}
 */
function zone_facts(): array {
	$zone_ids = array( 0, ...array_column( WC_Data_Store::load( 'shipping-zone' )->get_zones(), 'zone_id' ) );
	$methods  = array_map( static fn( $zone_id ): int => count( ( new WC_Shipping_Zone( (int) $zone_id ) )->get_shipping_methods( true ) ), $zone_ids );

	return array(
		'zones'   => count( array_filter( $methods ) ),
		'methods' => array_sum( $methods ),
	);
}
