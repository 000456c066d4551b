<?php
/**
 * With every order and product that it saves WooCommerce writes that lists of them are old: in one row of the options
 * for the whole shop. Written with a transaction's first save, it would keep all other orders waiting to the end.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Ledger;

defined( 'ABSPATH' ) || exit;

/** Leaves such a row as it is while a transaction is under way. */
function write_later( $value, $option, $before = false ): mixed {
	if ( null === Transaction::$written_last || false === $before || ! str_ends_with( (string) $option, '-transient-version' ) ) {
		return $value;
	}
	Transaction::$written_last[ $option ] = $value;

	return $before;
}
add_filter( 'pre_update_option', __NAMESPACE__ . '\write_later', PHP_INT_MAX, 3 );

/** Writes them as the last of the transaction: none stands without the other. Every request takes them in the same order. */
function write_last(): void {
	$written                   = (array) Transaction::$written_last;
	Transaction::$written_last = null;
	ksort( $written );
	array_map( 'update_option', array_keys( $written ), $written );
}
