<?php
/**
 * A plugin that breaks at the checkout costs itself: the work is done once more without it, and the log and the settings page
 * name it.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Cart;

use Error;
use Throwable;
use function Bellyful\Storefront\Shop\plugin_of;

defined( 'ABSPATH' ) || exit;

/** Plugins that were left out, by folder: what broke, and when. */
const LEFT_OUT_OPTION = 'bellyful_storefront_left_out';

/** A page's way out of a request, which a checkout of the storefront has not: no exception, for those are refusals. */
final class Left_Page extends Error {}

/** Takes the plugin that threw this out of this request; false where none can be named, or it is out already. */
function leave_out( Throwable $problem ): bool {
	static $out = array();
	$plugin     = plugin_that_threw( $problem );
	if ( null === $plugin || isset( $out[ $plugin ] ) ) {
		return false;
	}
	$out[ $plugin ] = true;
	note_left_out( $plugin, $problem->getMessage() );
	foreach ( $GLOBALS['wp_filter'] as $name => $hook ) {
		foreach ( str_starts_with( (string) $name, 'woocommerce_' ) ? $hook->callbacks : array() as $priority => $callbacks ) {
			foreach ( $callbacks as $callback ) {
				plugin_of( $callback['function'] ) === $plugin && remove_filter( $name, $callback['function'], $priority );
			}
		}
	}

	return true;
}

/** The first plugin on the way to a problem that is neither WooCommerce nor this one. */
function plugin_that_threw( Throwable $problem ): ?string {
	$files = array_column( array( array( 'file' => $problem->getFile() ), ...$problem->getTrace() ), 'file' );

	return current( array_filter( array_map( 'Bellyful\Storefront\Shop\plugin_of_file', $files ) ) ) ?: null; // phpcs:ignore Universal.Operators.DisallowShortTernary.Found -- false where there is none.
}

/** Tells the owner: in WooCommerce's log, and on the settings page. */
function note_left_out( string $plugin, string $problem ): void {
	wc_get_logger()->error( "The storefront's checkout goes on without $plugin: $problem", array( 'source' => 'bellyful-storefront' ) );
	$noted            = (array) get_option( LEFT_OUT_OPTION, array() );
	$noted[ $plugin ] = array(
		'problem' => mb_substr( $problem, 0, 300 ),
		'at'      => time(),
	);
	update_option( LEFT_OUT_OPTION, $noted, false );
}

/** The plugins that were left out within a week: what broke, by name. */
function left_out(): array {
	$recent = array_filter( (array) get_option( LEFT_OUT_OPTION, array() ), static fn( array $one ): bool => $one['at'] > time() - 7 * DAY_IN_SECONDS );

	return array_map( static fn( array $one ): string => $one['problem'], $recent );
}

/**
 * Pages that a plugin would lead to, or die with, are problems here.
 *
 * @throws Left_Page Instead.
 */
function stay_here( $where ) {
	if ( null !== Question::$asked ) {
		throw new Left_Page( 'It leads to ' . esc_url_raw( is_string( $where ) ? $where : '' ) );
	}

	return $where;
}
add_filter( 'wp_redirect', __NAMESPACE__ . '\stay_here', PHP_INT_MAX );

/** The same of wp_die(). */
function die_aloud( $handler ) {
	return null === Question::$asked ? $handler : __NAMESPACE__ . '\throw_message';
}
foreach ( array( 'wp_die_handler', 'wp_die_ajax_handler', 'wp_die_json_handler' ) as $handler_hook ) {
	add_filter( $handler_hook, __NAMESPACE__ . '\die_aloud', PHP_INT_MAX );
}

/**
 * What a plugin would have died with.
 *
 * @throws Left_Page Always.
 */
function throw_message( $message ): void {
	throw new Left_Page( is_string( $message ) ? esc_html( wp_strip_all_tags( $message ) ) : 'It dies.' );
}
