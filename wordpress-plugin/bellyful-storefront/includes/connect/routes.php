<?php
/** The route that makes what is missing; the settings page's button goes the same way. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Connect;

use Bellyful\Storefront\Rest;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** The schema of what is to be connected, by parameter. */
function schemas(): array {
	$product = array(
		'sku'         => Rest\text( 100 ),
		'name'        => Rest\text( 200 ),
		'price'       => Rest\integer( 0, 100_000_000 ),
		'description' => Rest\field( 'string', default: '', maxLength: 20_000 ),
		'isFree'      => Rest\field( 'boolean', default: false ),
	);
	$coupon  = array(
		'code'    => Rest\text( 100 ),
		'percent' => Rest\field( 'number', default: null, minimum: 0, maximum: 100 ),
		'amount'  => Rest\integer( 0, 100_000_000, default: null ),
	);

	return array(
		'products' => Rest\objects( $product, maxItems: 200 ),
		'coupons'  => Rest\objects( $coupon, maxItems: 50, default: array() ),
	);
}

/** Makes what is missing, as connect_products() and connect_coupons() take it. */
function connect( array $products, array $coupons ): array {
	return connect_products( $products ) + array( 'coupons' => connect_coupons( $coupons ) );
}

/** Makes what is missing of a list, {products, coupons}, that came from elsewhere than a REST request, checked like one. */
function connect_checked( $listed ): array|WP_Error {
	foreach ( schemas() as $name => $schema ) {
		$value = $listed[ $name ] ?? array();
		$valid = rest_validate_value_from_schema( $value, $schema, $name );
		if ( true !== $valid ) {
			return $valid;
		}
	}
	$coupons = $listed['coupons'] ?? array();
	$amounts = array( ...array_column( $listed['products'], 'price' ), ...array_column( $coupons, 'amount' ) );
	// The schema takes digits in a text for a number.
	if ( array_filter( $amounts, static fn( $amount ) => null !== $amount && ! is_int( $amount ) ) ) {
		return Rest\refuse( 'rest_invalid_param', 'A price is not a whole number.' );
	}

	return connect( $listed['products'], $coupons );
}

/** Registers the route. */
function add_route(): void {
	Rest\route( 'POST', '/products/connect', static fn( WP_REST_Request $request ): array => connect( $request['products'], $request['coupons'] ), schemas() );
}
add_action( 'rest_api_init', __NAMESPACE__ . '\add_route' );
