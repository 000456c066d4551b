<?php
/**
 * A call of the storefront is answered without the hundreds of routes of WooCommerce and WordPress: to register these
 * takes a quarter of its time. WooCommerce leaves them out where its own namespaces are asked for
 * (wc_rest_should_load_namespace()), but not for others', which may ask for its routes within the request: as soon as
 * anything does, they are there.
 */

declare( strict_types = 1 );

namespace Bellyful\Storefront\Rest;

use Closure;
use ReflectionFunction;

defined( 'ABSPATH' ) || exit;

/** The functions, and the classes of the methods and closures, that do nothing but register routes. */
const ROUTE_MAKERS = array(
	'create_initial_rest_routes',
	'Automattic\WooCommerce\RestApi\Server',
	'Automattic\WooCommerce\StoreApi\StoreApi',
);

/** What is called in place of `rest_api_init`, when it is needed. */
const PUT_OFF = 'bellyful_storefront_put_off_routes';

/** Takes them off `rest_api_init`, where the storefront asks. */
function put_off_routes(): void {
	if ( ! is_our_path( requested_path() ) ) {
		return;
	}
	foreach ( $GLOBALS['wp_filter']['rest_api_init']->callbacks as $priority => $callbacks ) {
		foreach ( $callbacks as $callback ) {
			if ( in_array( maker_of( $callback['function'] ), ROUTE_MAKERS, true ) ) {
				remove_action( 'rest_api_init', $callback['function'], $priority );
				add_action( PUT_OFF, $callback['function'], $priority, $callback['accepted_args'] );
			}
		}
	}
}
add_action( 'rest_api_init', __NAMESPACE__ . '\put_off_routes', PHP_INT_MIN, 0 );

/** A function's name, or the class that a method or a closure is of. */
function maker_of( mixed $callback ): string {
	return match ( true ) {
		$callback instanceof Closure => (string) ( new ReflectionFunction( $callback ) )->getClosureScopeClass()?->getName(),
		is_array( $callback )        => is_object( $callback[0] ) ? get_class( $callback[0] ) : $callback[0],
		is_string( $callback )       => $callback,
		default                      => '',
	};
}

/** Registers them before another route than ours is looked for. */
function make_routes( $answer, $server, $request ): mixed {
	if ( ! is_ours( $request ) && ! did_action( PUT_OFF ) ) {
		do_action( PUT_OFF, $server ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- its name begins with the prefix.
	}

	return $answer;
}
add_filter( 'rest_pre_dispatch', __NAMESPACE__ . '\make_routes', PHP_INT_MIN, 3 );
