<?php
/** Where links in mails lead: to the storefront, nowhere else. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Accounts;

use Bellyful\Storefront\Rest;
use WP_Error;
use function Bellyful\Storefront\storefront_url;

defined( 'ABSPATH' ) || exit;

/** The parameter of an address that a mail leads to. */
function return_url_parameter(): array {
	return Rest\text( 2000, validate_callback: __NAMESPACE__ . '\check_return_url' );
}

/** Whether an address is the storefront's; without that setting any web address is. */
function check_return_url( $url, $request, $name ): bool|WP_Error {
	$is_valid = rest_validate_request_arg( $url, $request, $name );
	if ( true !== $is_valid ) {
		return $is_valid;
	}
	$asked = wp_parse_url( $url );
	$home  = storefront_url();
	$is_ok = $asked && in_array( $asked['scheme'] ?? '', array( 'http', 'https' ), true ) && isset( $asked['host'] ) && ! isset( $asked['user'] )
		&& ( null === $home || is_below( $asked, (array) wp_parse_url( $home ) ) );

	return $is_ok ? true : new WP_Error( 'invalid_return_url', 'The address is not the storefront’s.' );
}

/** Whether an address has another's origin and begins with its path. */
function is_below( array $asked, array $home ): bool {
	foreach ( array( 'scheme', 'host', 'port' ) as $part ) {
		if ( strtolower( (string) ( $asked[ $part ] ?? '' ) ) !== strtolower( (string) ( $home[ $part ] ?? '' ) ) ) {
			return false;
		}
	}

	return str_starts_with( ( $asked['path'] ?? '' ) . '/', untrailingslashit( $home['path'] ?? '' ) . '/' );
}
