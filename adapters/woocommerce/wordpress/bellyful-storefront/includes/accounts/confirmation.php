<?php
/**
 * Whether a customer's e-mail address is proven to be his: past orders and the free sample depend on it.
 *
 * Customers from before the plugin, and those whom the shop sent a password by mail, count as confirmed.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Accounts;

use WP_User;

defined( 'ABSPATH' ) || exit;

const UNCONFIRMED  = '_bellyful_email_unconfirmed';
const CONFIRMED_AT = '_bellyful_email_confirmed_at';

/** When the address was confirmed, in seconds since 1970; null while it is not. */
function confirmed_at( WP_User $user ): ?int {
	if ( get_user_meta( $user->ID, UNCONFIRMED, true ) ) {
		return null;
	}
	$confirmed_at = (int) get_user_meta( $user->ID, CONFIRMED_AT, true );

	return $confirmed_at ? $confirmed_at : (int) strtotime( $user->user_registered . ' UTC' );
}

function mark_unconfirmed( int $user_id ): void {
	update_user_meta( $user_id, UNCONFIRMED, 'yes' );
	delete_user_meta( $user_id, CONFIRMED_AT );
}

/** A second confirmation keeps the time of the first. */
function mark_confirmed( int $user_id ): void {
	if ( delete_user_meta( $user_id, UNCONFIRMED ) ) {
		update_user_meta( $user_id, CONFIRMED_AT, time() );
	}
}

/**
 * Who chose his own password on the shop's pages has shown nobody that the address is his.
 *
 * @param int   $user_id            The new customer.
 * @param array $data               What he was made of.
 * @param bool  $password_generated Whether his way in is a mail to that address.
 */
function doubt_new_customer( $user_id, $data, $password_generated ): void {
	if ( ! $password_generated && ! current_user_can( 'edit_users' ) ) {
		mark_unconfirmed( (int) $user_id );
	}
}
add_action( 'woocommerce_created_customer', __NAMESPACE__ . '\doubt_new_customer', 10, 3 );

/**
 * A customer may give himself any address on the shop's account page, somebody else's too.
 *
 * @param int     $user_id Whose profile changed.
 * @param WP_User $before  The profile before.
 */
function doubt_new_address( $user_id, $before ): void {
	$user = get_userdata( (int) $user_id );
	if ( ! $user || 0 === strcasecmp( $user->user_email, $before->user_email ) ) {
		return;
	}
	forget_links( (int) $user_id );
	if ( ! current_user_can( 'edit_users' ) ) {
		mark_unconfirmed( (int) $user_id );
	}
}
add_action( 'profile_update', __NAMESPACE__ . '\doubt_new_address', 10, 2 );

/** Who sets a password with the link that the shop mailed has read that mail. */
function believe_reset( WP_User $user ): void {
	mark_confirmed( $user->ID );
	forget_links( $user->ID );
}
add_action( 'password_reset', __NAMESPACE__ . '\believe_reset' );
