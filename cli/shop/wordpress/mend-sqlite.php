<?php
/**
 * Plugin Name: Says to SQLite what it understands
 * Description: "All of them" is MySQL's largest number in WooCommerce's question for refunds, which SQLite cannot count to.
 */

declare( strict_types=1 );

add_filter(
	'query',
	static fn( string $query ): string => str_replace( '18446744073709551615', (string) PHP_INT_MAX, $query )
);
