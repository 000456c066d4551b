<?php
/** Shoppers: the shop's customers as the storefront knows them. Staff signs in at the shop itself. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Accounts;

use Bellyful\Storefront\Rest;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** The customer with this e-mail address, or null, never by a user name. */
function find_user( string $email ): ?WP_User {
	$user = get_user_by( 'email', $email );

	return $user instanceof WP_User ? $user : null;
}

/** Who writes for the shop or runs it must not be reachable through the storefront. */
function is_staff( WP_User $user ): bool {
	foreach ( array( 'edit_posts', 'manage_woocommerce', 'edit_shop_orders', 'list_users', Rest\CAPABILITY ) as $capability ) {
		if ( user_can( $user, $capability ) ) {
			return true;
		}
	}

	return false;
}

/** A customer as the storefront reads it; the session's assurance is aal1 or aal2. */
function to_shopper( WP_User $user, string $level = 'aal1' ): array {
	$confirmed_at = confirmed_at( $user );

	return array(
		'id'               => (string) $user->ID,
		'email'            => $user->user_email,
		'emailConfirmedAt' => $confirmed_at ? Rest\iso_time( $confirmed_at ) : null,
		'assuranceLevel'   => $level,
		'customerId'       => $user->ID,
		'isLoyal'          => $confirmed_at && has_bought( $user->user_email ),
	);
}

/** Whether an order under this address was paid, and neither given up nor given back. */
function has_bought( string $email ): bool {
	$not_bought = array( 'cancelled', 'refunded', 'failed', 'pending', 'checkout-draft' );
	$statuses   = array_diff( array_map( 'Automattic\WooCommerce\Utilities\OrderUtil::remove_status_prefix', array_keys( wc_get_order_statuses() ) ), $not_bought );

	return array() !== wc_get_orders(
		array(
			'limit'         => 1,
			'return'        => 'ids',
			'type'          => 'shop_order',
			'billing_email' => $email,
			'status'        => array_values( $statuses ),
			'date_paid'     => '>1',
		)
	);
}

/** The parameter of an e-mail address, as WordPress keeps it. */
function email_parameter(): array {
	return Rest\text( 254, format: 'email', sanitize_callback: 'sanitize_email' );
}
