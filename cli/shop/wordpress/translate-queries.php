<?php
/**
 * Plugin Name: Says to SQLite what it understands
 * Description: SQLite cannot count to MySQL's largest number, "all of them" in WooCommerce's question for refunds, and its transactions have one isolation level and begin by name.
 */

declare( strict_types=1 );

const SAID_OTHERWISE = array(
	'18446744073709551615'                           => PHP_INT_MAX,
	'SET TRANSACTION ISOLATION LEVEL READ COMMITTED' => 'START TRANSACTION',
);

add_filter( 'query', static fn( string $query ): string => strtr( $query, SAID_OTHERWISE ) );
