<?php
/** The wish list of an account: ids of products as the storefront names them. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Accounts;

use Bellyful\Storefront\Ledger;
use Bellyful\Storefront\Rest;
use WP_REST_Request;
use WP_User;

defined( 'ABSPATH' ) || exit;

const WISHES      = '_bellyful_wishes';
const MOST_WISHES = 100;

/** Registers the routes about the wish list. */
function register_wish_routes(): void {
	$ids = Rest\field(
		'array',
		default: array(),
		maxItems: MOST_WISHES,
		items: array(
			'type'    => 'string',
			'pattern' => '^[a-z0-9-]{1,100}$',
		)
	);
	shopper_route( 'GET', '/accounts/wishes', static fn( $request, WP_User $user ) => array( 'ids' => wishes_of( $user->ID ) ) );
	shopper_route(
		'POST',
		'/accounts/wishes',
		__NAMESPACE__ . '\answer_change_wishes',
		array(
			'add'    => $ids,
			'remove' => $ids,
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_wish_routes' );

/** Newest first. */
function wishes_of( int $user_id ): array {
	$stored = get_user_meta( $user_id, WISHES, true );

	return is_array( $stored ) ? array_values( array_filter( $stored, 'is_string' ) ) : array();
}

/** WordPress reads the list and writes all of it back: of two tabs at once one would be lost. */
function answer_change_wishes( WP_REST_Request $request, WP_User $user ): array {
	$ids = Ledger\with_lock(
		'wishes:' . $user->ID,
		static function () use ( $request, $user ): array {
			wp_cache_delete( $user->ID, 'user_meta' );
			$changed = changed_wishes( wishes_of( $user->ID ), $request['add'], $request['remove'] );
			update_user_meta( $user->ID, WISHES, $changed );

			return $changed;
		}
	);

	return array( 'ids' => $ids );
}

/** The list with what is new in front, each once, without what was removed; the oldest make room. */
function changed_wishes( array $kept, array $add, array $remove ): array {
	$all = array_unique( array_merge( array_diff( $add, $kept ), $kept ) );

	return array_slice( array_values( array_diff( $all, $remove ) ), 0, MOST_WISHES );
}
