<?php
/** Addresses that lead to one mailbox are one customer's. For comparing alone: mails go to the address as typed. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Automattic\WooCommerce\Utilities\OrderUtil;

use function Bellyful\Storefront\Ledger\rows;

defined( 'ABSPATH' ) || exit;

/** Providers that ignore dots, by all their names. */
const WITHOUT_DOTS = array( 'gmail.com', 'googlemail.com' );

/** The mailbox of an address: lower case, no `+tag`, no dots where the provider ignores them. */
function to_mailbox( string $email ): string {
	$typed = mb_strtolower( trim( $email ) );
	$at    = strrpos( $typed, '@' );
	if ( ! $at ) {
		return $typed;
	}
	$name   = explode( '+', substr( $typed, 0, $at ) )[0];
	$domain = substr( $typed, $at + 1 );

	return in_array( $domain, WITHOUT_DOTS, true )
		? str_replace( '.', '', $name ) . '@' . WITHOUT_DOTS[0]
		: $name . '@' . $domain;
}

/** What every address of a mailbox looks like to a database, as patterns of LIKE: few of the many others do. */
function patterns_of( string $mailbox ): array {
	$at = (int) strrpos( $mailbox, '@' );
	if ( 0 === $at ) {
		return array( addcslashes( $mailbox, '_%\\' ) );
	}
	$domain  = substr( $mailbox, $at + 1 );
	$ignores = WITHOUT_DOTS[0] === $domain;
	$start   = addcslashes( substr( $mailbox, 0, $ignores ? 1 : $at ), '_%\\' );

	return array_map(
		static fn( string $name ): string => $start . '%@' . addcslashes( $name, '_%\\' ),
		$ignores ? WITHOUT_DOTS : array( $domain )
	);
}

/** The rows of a table whose address leads to a mailbox; the question, up to its condition, names the address `email`. */
function rows_of_mailbox( string $mailbox, string $select, string $column ): array {
	$patterns = patterns_of( $mailbox );
	$found    = rows( $select . ' ( ' . implode( ' OR ', array_fill( 0, count( $patterns ), "$column LIKE %s" ) ) . ' )', ...$patterns );

	return array_filter( $found, static fn( array $row ): bool => to_mailbox( (string) $row['email'] ) === $mailbox );
}

/** The customers who sign in with an address of this mailbox, or have one in their billing address. */
function users_of( string $mailbox ): array {
	global $wpdb;
	$users  = rows_of_mailbox( $mailbox, "SELECT ID AS id, user_email AS email FROM $wpdb->users WHERE", 'user_email' );
	$billed = rows_of_mailbox( $mailbox, "SELECT user_id AS id, meta_value AS email FROM $wpdb->usermeta WHERE meta_key = 'billing_email' AND", 'meta_value' );

	return array_values( array_unique( array_map( 'intval', array_column( array( ...$users, ...$billed ), 'id' ) ) ) );
}

/** The addresses of this mailbox under which anything was ordered, as they were typed. */
function ordering_emails( string $mailbox ): array {
	global $wpdb;
	$found = OrderUtil::custom_orders_table_usage_is_enabled()
		? rows_of_mailbox( $mailbox, "SELECT DISTINCT billing_email AS email FROM {$wpdb->prefix}wc_orders WHERE", 'billing_email' )
		: rows_of_mailbox( $mailbox, "SELECT DISTINCT meta_value AS email FROM $wpdb->postmeta WHERE meta_key = '_billing_email' AND", 'meta_value' );

	return array_values( array_column( $found, 'email' ) );
}
