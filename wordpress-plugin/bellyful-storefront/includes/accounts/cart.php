<?php
/**
 * The cart of an account: entries by their keys, as the storefront writes them (a line, or the typed code), each with the
 * moment of its last change. WooCommerce's own saved cart knows products alone, and neither packages nor offers.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Accounts;

use Bellyful\Storefront\Ledger;
use Bellyful\Storefront\Rest;
use WP_Error;
use WP_REST_Request;
use WP_User;
use function Bellyful\Storefront\Ledger\query;

defined( 'ABSPATH' ) || exit;

/** The seconds of its last use, and behind them what is sealed: in the database nobody reads or makes a cart. */
const CART = '_bellyful_cart';

const CART_SECONDS       = 30 * DAY_IN_SECONDS;
const LONGEST_CART_BYTES = 100000;
const MOST_MERGED        = 10;

/** Registers the route. `once` names what is taken in one time, however often it is sent. */
function register_cart_route(): void {
	$change = array(
		'key'   => Rest\text( 450 ),
		'line'  => Rest\field( array( 'object', 'null' ) ),
		'ageMs' => Rest\integer( 0, PHP_INT_MAX ),
	);
	shopper_route(
		'POST',
		'/accounts/cart',
		__NAMESPACE__ . '\answer_cart',
		array(
			'changes' => Rest\objects( $change, maxItems: 200 ),
			'once'    => Rest\text( 36, minLength: 0, default: '' ),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_cart_route' );

/** Takes changes in, one device at a time, and gives what is in the cart then. */
function answer_cart( WP_REST_Request $request, WP_User $user ): array|WP_Error {
	return Ledger\with_lock(
		'cart:' . $user->ID,
		static function () use ( $request, $user ): array|WP_Error {
			wp_cache_delete( $user->ID, 'user_meta' );
			$before = cart_of( $user->ID );
			$cart   = changed_cart( $before, $request['changes'], $request['once'] );
			$text   = (string) wp_json_encode( $cart );
			$is_due = array() !== $cart['lines'] && (int) get_user_meta( $user->ID, CART, true ) < time() - DAY_IN_SECONDS;
			if ( strlen( $text ) > LONGEST_CART_BYTES ) {
				return Rest\refuse( 'cart_too_large', 'This cart is too large' );
			}
			if ( $is_due || $cart !== $before ) {
				update_user_meta( $user->ID, CART, time() . '-' . seal_cart( $text ) );
			}

			return array( 'lines' => array_values( in_cart( $cart ) ) );
		}
	);
}

/** An account's cart: {lines: {key: {line, at}}, merged}; of what was removed the line is null. */
function cart_of( int $user_id ): array {
	list( $used_at, $sealed ) = explode( '-', get_user_meta( $user_id, CART, true ) . '-' );

	$stored = (int) $used_at > time() - CART_SECONDS ? unseal_cart( $sealed ) : null;

	return $stored ?? array(
		'lines'  => array(),
		'merged' => array(),
	);
}

/** What stands in it, by its keys. */
function in_cart( array $cart ): array {
	return array_filter( array_map( static fn( array $one ) => $one['line'], $cart['lines'] ) );
}

/** The cart after changes, of which each holds unless its line was changed later by another device. */
function changed_cart( array $cart, array $changes, string $once ): array {
	if ( in_array( $once, $cart['merged'], true ) ) {
		return $cart;
	}
	$now   = Ledger\now();
	$lines = $cart['lines'];
	foreach ( $changes as $change ) {
		$key = $change['key'];
		$at  = $now - $change['ageMs'];
		if ( $at < ( $lines[ $key ]['at'] ?? 0 ) ) {
			continue;
		}
		if ( ! isset( $lines[ $key ]['line'] ) ) {
			// What is put in again stands last.
			unset( $lines[ $key ] );
		}
		$lines[ $key ] = array(
			'line' => $change['line'],
			'at'   => $at,
		);
	}
	$is_known = static fn( array $one ): bool => null !== $one['line'] || $one['at'] > $now - CART_SECONDS * 1000;

	return array(
		'lines'  => array_filter( $lines, $is_known ),
		'merged' => array_slice( array_merge( array_filter( array( $once ) ), $cart['merged'] ), 0, MOST_MERGED ),
	);
}

/** What seals and what the shop alone has. */
function cart_key(): string {
	return hash( 'sha256', 'bellyful-cart|' . wp_salt( 'auth' ), true );
}

/** AES-GCM, as the storefront seals its cookies. */
function seal_cart( string $text ): string {
	$iv     = random_bytes( 12 );
	$sealed = openssl_encrypt( $text, 'aes-256-gcm', cart_key(), OPENSSL_RAW_DATA, $iv, $tag );

	return bin2hex( $iv . $tag . $sealed );
}

/** Null for what was not sealed here, or with another salt. */
function unseal_cart( string $sealed ): ?array {
	$bytes = ctype_xdigit( $sealed ) && 0 === strlen( $sealed ) % 2 ? (string) hex2bin( $sealed ) : '';
	$text  = strlen( $bytes ) > 28 ? openssl_decrypt( substr( $bytes, 28 ), 'aes-256-gcm', cart_key(), OPENSSL_RAW_DATA, substr( $bytes, 0, 12 ), substr( $bytes, 12, 16 ) ) : false;

	return false === $text ? null : json_decode( $text, true );
}

/** What nobody has used for so long. */
function forget_old_carts(): void {
	global $wpdb;
	query( 'DELETE FROM %i WHERE meta_key = %s AND meta_value < %s', $wpdb->usermeta, CART, (string) ( time() - CART_SECONDS ) );
}
add_action( 'bellyful_storefront_clean', __NAMESPACE__ . '\forget_old_carts' );
