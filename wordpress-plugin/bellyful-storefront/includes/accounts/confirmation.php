<?php
/**
 * Whether a customer's e-mail address is confirmed: past orders, the free sample and offers depend on it.
 *
 * Customers from before the plugin, and those whom the shop sent a password by mail, count as confirmed.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Accounts;

use WP_Application_Passwords;
use WP_Session_Tokens;
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

/** The address counts as unconfirmed from now on. */
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

/** A password chosen on the shop's pages does not confirm the address. */
function unconfirm_new_customer( $user_id, $data, $password_generated ): void {
	if ( ! $password_generated && ! current_user_can( 'edit_users' ) ) {
		mark_unconfirmed( (int) $user_id );
	}
}
add_action( 'woocommerce_created_customer', __NAMESPACE__ . '\unconfirm_new_customer', 10, 3 );

/** A customer may enter any address on the shop's account page, someone else's too. */
function unconfirm_changed_address( $user_id, $before ): void {
	$user = get_userdata( (int) $user_id );
	if ( ! $user || 0 === strcasecmp( $user->user_email, $before->user_email ) ) {
		return;
	}
	forget_links( (int) $user_id );
	if ( ! current_user_can( 'edit_users' ) ) {
		mark_unconfirmed( (int) $user_id );
	}
}
add_action( 'profile_update', __NAMESPACE__ . '\unconfirm_changed_address', 10, 2 );

/** Who sets a password with the link that the shop mailed has read that mail. */
function confirm_by_reset( WP_User $user ): void {
	if ( null === confirmed_at( $user ) ) {
		confirm_owner( $user, true );
	}
	forget_links( $user->ID );
}
add_action( 'password_reset', __NAMESPACE__ . '\confirm_by_reset' );

/**
 * The account is its address' owner's from now on. Other sessions than the one of this token (empty: all) and
 * application passwords end, and with a new password what was saved is deleted, and passkeys. Only then the address
 * counts, and its earlier orders.
 */
function confirm_owner( WP_User $user, bool $has_new_password, string $own_session = '' ): void {
	$is_first = null === confirmed_at( $user );
	change_sessions( $user->ID, static fn( WP_Session_Tokens $sessions ) => $sessions->destroy_others( $own_session ) );
	WP_Application_Passwords::delete_all_application_passwords( $user->ID );
	if ( ! $is_first ) {
		return;
	}
	if ( $has_new_password ) {
		forget_addresses( $user->ID );
		delete_user_meta( $user->ID, WISHES );
		delete_user_meta( $user->ID, CART );
		forget_passkeys( $user->ID );
	}
	mark_confirmed( $user->ID );
	add_action( 'shutdown', static fn() => wc_update_new_customer_past_orders( $user->ID ) );
}
