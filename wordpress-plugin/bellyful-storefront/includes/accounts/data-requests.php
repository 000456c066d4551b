<?php
/**
 * A shopper's request for the stored data, or for their end: WordPress' own request, which its owner finds under *Tools*,
 * carried out by WordPress' own tools, those of other plugins among them, a page at a time.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Accounts;

use RuntimeException;
use WP_User;
use WP_User_Request;

defined( 'ABSPATH' ) || exit;

const DATA_ACTION = 'bellyful_storefront_data_request';

/** On a request whose account is deleted with it: the customer's number. */
const DELETES = '_bellyful_deletes_account';

/** After so long the next call goes on. */
const DATA_SECONDS = 20;

/** Notes a request by WordPress' name (`export_personal_data`, `remove_personal_data`), unless one is open already. */
function begin_request( WP_User $user, string $action ): void {
	$request_id = wp_create_user_request( $user->user_email, $action, array(), 'confirmed' );
	if ( is_wp_error( $request_id ) ) {
		return;
	}
	if ( 'remove_personal_data' === $action ) {
		update_post_meta( $request_id, DELETES, $user->ID );
	}
	as_enqueue_async_action( DATA_ACTION, array( $request_id, 1, 1 ), 'bellyful' );
}

/** Carries a request out, from a page of one of WordPress' tools (counted from 1) on; broken off, in an hour again. */
function go_on_with_request( int $request_id, int $place, int $page ): void {
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	$request = wp_get_user_request( $request_id );
	if ( ! $request ) {
		return;
	}
	$begun = array( $request_id, $place, $page );
	as_schedule_single_action( time() + HOUR_IN_SECONDS, DATA_ACTION, $begun, 'bellyful' );
	$tools = 'request-completed' === $request->status ? array() : tools_for( $request );
	$until = time() + DATA_SECONDS;
	while ( $place <= count( $tools ) && time() <= $until ) {
		$is_done = ask_tool( $request, $tools, $place, $page );
		$place   = $is_done ? $place + 1 : $place;
		$page    = $is_done ? 1 : $page + 1;
	}
	if ( $place <= count( $tools ) ) {
		as_enqueue_async_action( DATA_ACTION, array( $request_id, $place, $page ), 'bellyful' );
	} else {
		delete_account( $request_id );
	}
	as_unschedule_action( DATA_ACTION, $begun, 'bellyful' );
}
add_action( DATA_ACTION, __NAMESPACE__ . '\go_on_with_request', 10, 3 );

/** WordPress' exporters or erasers by their names. */
function tools_for( WP_User_Request $request ): array {
	// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own hooks.
	return 'remove_personal_data' === $request->action_name
		? apply_filters( 'wp_privacy_personal_data_erasers', array() )
		: apply_filters( 'wp_privacy_personal_data_exporters', array() );
	// phpcs:enable
}

/** Asks a tool for one page, and tells WordPress, which ends the request after the last one; whether the tool has no more. */
function ask_tool( WP_User_Request $request, array $tools, int $place, int $page ): bool {
	$name   = array_keys( $tools )[ $place - 1 ];
	$answer = call_user_func( $tools[ $name ]['callback'], $request->email, $page );
	if ( ! is_array( $answer ) || ! isset( $answer['done'] ) ) {
		throw new RuntimeException( "The tool for personal data $name does not answer." ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- for the log.
	}
	// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own hooks.
	if ( 'remove_personal_data' === $request->action_name ) {
		apply_filters( 'wp_privacy_personal_data_erasure_page', $answer, $place, $request->email, $page, $request->ID, $name );
	} else {
		apply_filters( 'wp_privacy_personal_data_export_page', $answer, $place, $request->email, $page, $request->ID, true, $name );
	}
	// phpcs:enable

	return (bool) $answer['done'];
}

/** Deletes the customer of a request that asks for it; orders stay, as the shop's settings have them. */
function delete_account( int $request_id ): void {
	$user = get_userdata( (int) get_post_meta( $request_id, DELETES, true ) );
	if ( $user && ! is_staff( $user ) ) {
		wp_delete_user( $user->ID );
	}
}
