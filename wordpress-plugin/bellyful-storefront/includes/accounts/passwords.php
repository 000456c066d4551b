<?php
/** Passwords as the shop's own pages keep them. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Accounts;

use Bellyful\Storefront\Rest;
use WP_Error;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** A password's parameter; longer ones WordPress never accepts. */
function password_parameter(): array {
	return Rest\text( 4096 );
}

/** As WordPress' forms hand it on, with a backslash before quotes and backslashes: they keep the hash of that. */
function as_posted( string $password ): string {
	return wp_slash( trim( $password ) );
}

/** The forms in which a password may be kept; imports and scripts keep it plain. */
function password_forms( string $password ): array {
	return array_unique( array( as_posted( $password ), trim( $password ) ) );
}

/** The form that this customer's password has, or null when it is another's. */
function matching_form( WP_User $user, string $password ): ?string {
	foreach ( password_forms( $password ) as $form ) {
		if ( wp_check_password( $form, $user->user_pass, $user->ID ) ) {
			return $form;
		}
	}

	return null;
}

/** Sets a password, of which WordPress tells the customer by mail; gives the refusal of plugins that forbid it. */
function change_password( WP_User $user, string $password ): ?WP_Error {
	$changed = wp_update_user(
		array(
			'ID'        => $user->ID,
			'user_pass' => as_posted( $password ),
		)
	);

	return is_wp_error( $changed ) ? Rest\refuse( 'weak_password', wp_strip_all_tags( $changed->get_error_message() ) ) : null;
}
