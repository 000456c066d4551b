<?php
/** The shopper behind a request of the storefront's server. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Accounts;

use Bellyful\Storefront\Rest;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

const ADDRESS_HEADERS = array( 'HTTP_X_FORWARDED_FOR', 'HTTP_X_REAL_IP', 'HTTP_CF_CONNECTING_IP', 'HTTP_TRUE_CLIENT_IP', 'HTTP_CLIENT_IP' );

/** The parameters that tell where a shopper comes from. */
function visitor_parameters(): array {
	return array(
		'ip'        => Rest\field( array( 'string', 'null' ), default: null, maxLength: 45 ),
		'userAgent' => Rest\field( array( 'string', 'null' ), default: null, maxLength: 500 ),
	);
}

/** Does something by the shopper's own address, which login plugins read, and would else lock the storefront out. */
function as_visitor( WP_REST_Request $request, callable $work ): mixed {
	$before = $_SERVER;
	if ( filter_var( $request['ip'], FILTER_VALIDATE_IP ) ) {
		$_SERVER['REMOTE_ADDR'] = $request['ip'];
		foreach ( array_intersect( ADDRESS_HEADERS, array_keys( $_SERVER ) ) as $header ) {
			$_SERVER[ $header ] = $request['ip'];
		}
	}
	if ( $request['userAgent'] ) {
		$_SERVER['HTTP_USER_AGENT'] = wp_slash( sanitize_text_field( $request['userAgent'] ) );
	}
	try {
		return $work();
	} finally {
		$_SERVER = $before;
	}
}
