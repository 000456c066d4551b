<?php
/**
 * How the storefront's server is answered: `bellyful/v1` under the shop's REST address.
 *
 * A file that answers adds its routes on `rest_api_init`:
 *
 * add_action( 'rest_api_init', function () { Rest\route( 'POST', '/mail', __NAMESPACE__ . '\send', array( 'to' =>
 * Rest\text( 254 ) ) ); } );
 *
 * Its function takes the WP_REST_Request and gives the body (an array, an object, null) or a refusal.
 */

declare( strict_types = 1 );

namespace Bellyful\Storefront\Rest;

use Bellyful\Storefront\Ledger;
use Generator;
use Throwable;
use WP_Error;
use WP_HTTP_Response;
use WP_REST_Request;
use function Bellyful\Storefront\Agents\tell_at_the_end;
use function Bellyful\Storefront\Mail\send_after_the_answer;

defined( 'ABSPATH' ) || exit;

const NAME       = 'bellyful/v1';
const CAPABILITY = 'use_bellyful_storefront';

/** The version of what the storefront and this plugin have agreed on; each names its own in every question and answer. */
const CONTRACT = 4;

/**
 * Registers one route; only the storefront's user and shop managers get through.
 *
 * @param string $path From the slash on, parts of the address as `(?P<id>\d+)`.
 * @param array  $args The parameters' schemas by name; see text(), integer() and field(). What is posted may bring its
 *                     `limits` along, which are counted first.
 */
function route( string $method, string $path, callable $answer, array $args = array() ): void {
	register_rest_route(
		NAME,
		$path,
		array(
			'methods'             => $method,
			'callback'            => static fn( WP_REST_Request $request ) => answer_or_fail( $answer, $request ),
			'permission_callback' => __NAMESPACE__ . '\check_user',
			'args'                => $args + ( 'POST' === $method ? array( 'limits' => Ledger\tries( default: array() ) ) : array() ),
			'show_in_index'       => false,
		)
	);
}

/** What breaks is logged and answered as a failure; WordPress would otherwise stop the plugin and mail the owner. */
function answer_or_fail( callable $answer, WP_REST_Request $request ): mixed {
	try {
		// Where no scheduler runs, the next question sends what is due.
		send_after_the_answer();
		tell_at_the_end();

		return too_many( (array) $request['limits'] ) ?? $answer( $request );
	} catch ( Throwable $problem ) {
		// Without the calls on the way: they hold passwords.
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- for the shop's own log.
		error_log( sprintf( 'Bellyful storefront, %s: %s (%s:%d)', $request->get_route(), $problem->getMessage(), $problem->getFile(), $problem->getLine() ) );

		return refuse( 'failed', 'The shop could not do this.', 500 );
	}
}

/** Counts a try in each of these limits, {bucket, limit, windowSeconds}; the refusal when there were too many. */
function too_many( array $limits ): ?WP_Error {
	try {
		$seconds = array() === $limits ? 0 : max( Ledger\count_tries( $limits ) );
	} catch ( Throwable $problem ) {
		error_log( 'Bellyful storefront, limits: ' . $problem->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- for the shop's own log.
		$seconds = 0;
	}

	return $seconds > 0
		? new WP_Error(
			'too_many',
			'Too many tries.',
			array(
				'status'            => 429,
				'retryAfterSeconds' => $seconds,
			)
		)
		: null;
}

/** A storefront of another version is refused before anything is made. */
function refuse_other_contracts( $answer, $server, $request ): mixed {
	$is_order = is_route( '/' . NAME . '/(?:orders|ledger)', $request->get_route() );

	return null === $answer && $is_order && (string) CONTRACT !== $request->get_header( 'X-Bellyful-Contract' )
		? refuse( 'contract_differs', 'The storefront and the plugin "Bellyful Storefront" are of different versions: update the older one.', 409 )
		: $answer;
}
add_filter( 'rest_pre_dispatch', __NAMESPACE__ . '\refuse_other_contracts', 10, 3 );

/** Whether the current user is the storefront, or may manage the shop. */
function check_user(): bool|WP_Error {
	if ( current_user_can( CAPABILITY ) || current_user_can( 'manage_woocommerce' ) ) {
		return true;
	}

	return refuse( 'rest_forbidden', 'Only the storefront may ask this.', rest_authorization_required_code() );
}

/** What was asked is refused; 422 unless a status is given. */
function refuse( string $code, string $message, int $status = 422 ): WP_Error {
	return new WP_Error( $code, $message, array( 'status' => $status ) );
}

/** The empty body `{}`. */
function nothing(): object {
	return (object) array();
}

/**
 * A parameter of any type: `field( 'boolean', default: false )`; required without a default. WordPress
 * skips the schema of a parameter that has its own cleaning, unless it is asked to check.
 */
function field( string|array $type, mixed ...$more ): array {
	return $more + array(
		'type'              => $type,
		'required'          => ! array_key_exists( 'default', $more ),
		'validate_callback' => 'rest_validate_request_arg',
	);
}

/** A required text of at most so many characters, and of at least one; `minLength: 0` allows an empty one. */
function text( int $longest, mixed ...$more ): array {
	return field( 'string', ...( $more + array( 'minLength' => 1 ) ), maxLength: $longest );
}

/** A required list of objects with these properties. */
function objects( array $properties, mixed ...$more ): array {
	$item = array(
		'type'       => 'object',
		'properties' => $properties,
	);

	return field( 'array', ...$more, items: $item );
}

/** A required whole number. */
function integer( int $least, int $most, mixed ...$more ): array {
	return field( 'integer', ...$more, minimum: $least, maximum: $most );
}

/** A moment as ISO 8601 in UTC, from seconds since 1970. */
function iso_time( int $seconds ): string {
	return gmdate( 'Y-m-d\TH:i:s\Z', $seconds );
}

/** Whether a question is for a route of this plugin. */
function is_ours( WP_REST_Request $request ): bool {
	return is_our_path( $request->get_route() );
}

/** Whether a path is a route of this plugin. */
function is_our_path( string $path ): bool {
	return is_route( '/' . NAME, $path );
}

/**
 * Whether a decoded path is this route, a regular expression without its ends, or one below it, as WordPress finds
 * routes: in any letter case, with a line's end behind.
 */
function is_route( string $route, string $path ): bool {
	return 1 === preg_match( '@^' . $route . '(?![^/\s])@i', $path );
}

/** The path that this HTTP request is about, before any route is looked for; empty for one that is not for REST. */
function requested_path(): string {
	return (string) ( $GLOBALS['wp']->query_vars['rest_route'] ?? '' );
}

/** A visitor is refused before the parameters are looked at: WordPress itself would name the missing ones first. */
function refuse_visitors( $problem ): mixed {
	if ( is_wp_error( $problem ) || ! is_our_path( requested_path() ) ) {
		return $problem;
	}
	$is_known = check_user();

	return true === $is_known ? $problem : $is_known;
}
add_filter( 'rest_authentication_errors', __NAMESPACE__ . '\refuse_visitors', PHP_INT_MAX );

/** No answer of ours is kept by anyone, refusals included. */
function forbid_caching( $response, $server, $request ) {
	if ( is_ours( $request ) ) {
		$response->header( 'Cache-Control', 'no-store' );
	}

	return $response;
}
add_filter( 'rest_post_dispatch', __NAMESPACE__ . '\forbid_caching', 10, 3 );

/** WordPress answers an empty body where a route gives null; the storefront reads JSON. */
function print_null( $is_served, $response, $request ) {
	if ( $is_served || ! is_ours( $request ) || null !== $response->get_data() ) {
		return $is_served;
	}
	echo 'null';

	return true;
}
add_filter( 'rest_pre_serve_request', __NAMESPACE__ . '\print_null', 10, 3 );

/** An answer of many lines goes out packed, each second what is there. One that breaks lacks its last line. */
function print_lines( $is_served, $response, $request ) {
	$lines = $response->get_data();
	if ( $is_served || ! is_ours( $request ) || ! $lines instanceof Generator ) {
		return $is_served;
	}
	while ( ob_get_level() > 0 ) {
		ob_end_clean();
	}
	// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged, Squiz.PHP.DiscouragedFunctions.Discouraged -- some hosts forbid it, and the answer has a minute or two less.
	@set_time_limit( 600 );
	header( 'Content-Type: application/x-ndjson' );
	header( 'Content-Encoding: gzip' );
	// Else nginx holds back what is ready.
	header( 'X-Accel-Buffering: no' );
	$packing = deflate_init( ZLIB_ENCODING_GZIP, array( 'level' => 1 ) );
	$next    = 0;
	try {
		foreach ( $lines as $line ) {
			$is_due = time() > $next;
			$next   = $is_due ? time() : $next;
			echo deflate_add( $packing, $line . "\n", $is_due ? ZLIB_SYNC_FLUSH : ZLIB_NO_FLUSH ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- packed JSON.
			flush();
		}
	} catch ( Throwable $problem ) {
		error_log( 'Bellyful storefront, lines: ' . $problem->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- for the shop's own log.
	}
	echo deflate_add( $packing, '', ZLIB_FINISH ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- packed JSON.

	return true;
}
add_filter( 'rest_pre_serve_request', __NAMESPACE__ . '\print_lines', 10, 3 );
