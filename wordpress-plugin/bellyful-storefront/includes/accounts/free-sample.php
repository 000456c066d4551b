<?php
/** The free sample: one for each customer. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Accounts;

use Bellyful\Storefront\Ledger;
use Bellyful\Storefront\Rest;
use WP_Error;
use WP_REST_Request;
use WP_User;

defined( 'ABSPATH' ) || exit;

const FREE_SAMPLE = '_bellyful_free_sample';

/** Registers the route about the sample that each customer gets once. */
function register_free_sample_routes(): void {
	shopper_route( 'POST', '/accounts/free-sample', __NAMESPACE__ . '\answer_claim_free_sample' );
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_free_sample_routes' );

/** Claims it, for a confirmed address. WordPress' own `unique` looks first and writes then: two tabs could both be new. */
function answer_claim_free_sample( WP_REST_Request $request, WP_User $user ): array|WP_Error {
	if ( null === confirmed_at( $user ) ) {
		return Rest\refuse( 'email_not_confirmed', 'Email not confirmed' );
	}
	$is_new = Ledger\with_lock(
		'free-sample:' . $user->ID,
		static function () use ( $user ): bool {
			wp_cache_delete( $user->ID, 'user_meta' );

			return (bool) add_user_meta( $user->ID, FREE_SAMPLE, Rest\iso_time( time() ), true );
		}
	);

	return array( 'isNew' => $is_new );
}
