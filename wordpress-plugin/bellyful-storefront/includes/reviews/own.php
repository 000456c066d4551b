<?php
/**
 * A shopper's one review of a product. The storefront vouches for the shopper: it sends the
 * shop's customer, where there is one, and a confirmed address.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Reviews;

use Bellyful\Storefront\Rest;
use WP_Comment;
use WP_REST_Request;
use function Bellyful\Storefront\Accounts\email_parameter;

defined( 'ABSPATH' ) || exit;

/** The parameters that say who writes about what. */
function shopper_parameters(): array {
	return array(
		'product'  => Rest\integer( 1, PHP_INT_MAX ),
		'customer' => Rest\integer( 0, PHP_INT_MAX, default: 0 ),
		'email'    => email_parameter(),
	);
}

/** Registers the route. */
function register_own_route(): void {
	Rest\route( 'GET', '/reviews/own', __NAMESPACE__ . '\answer_own', shopper_parameters() );
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_own_route' );

/** Whether the shopper may write (`write`, `not_bought`, `closed`), the form's fields, and the review that is there. */
function answer_own( WP_REST_Request $request ): array {
	$own = find_own( $request );

	return array(
		'may'    => may_review( $request ),
		'rating' => rating_wish(),
		'review' => $own ? to_own( $own ) : null,
	);
}

/** `write`, `not_bought`, or `closed` where the product takes no reviews. */
function may_review( WP_REST_Request $request ): string {
	if ( ! find_open_product( (int) $request['product'] ) ) {
		return 'closed';
	}

	return has_bought( (int) $request['product'], (int) $request['customer'], $request['email'] ) ? 'write' : 'not_bought';
}

/** The shopper's review in any state, by the address, or by the account if that had another address then. */
function find_own( WP_REST_Request $request ): ?WP_Comment {
	$by = array( 'author_email' => $request['email'] );
	if ( (int) $request['customer'] > 0 ) {
		return newest_own( $request, $by ) ?? newest_own( $request, array( 'user_id' => (int) $request['customer'] ) );
	}

	return newest_own( $request, $by );
}

/** The newest of the shopper's reviews of the product, or null. */
function newest_own( WP_REST_Request $request, array $by ): ?WP_Comment {
	$found = get_comments(
		$by + array(
			'post_id' => (int) $request['product'],
			'parent'  => 0,
			'type'    => 'review',
			'status'  => 'any',
			'number'  => 1,
			'orderby' => 'comment_ID',
		)
	);

	return $found[0] ?? null;
}

/** The review as it was typed. */
function to_own( WP_Comment $review ): array {
	$rating = (int) get_comment_meta( (int) $review->comment_ID, 'rating', true );

	return array(
		'name'   => to_typed( $review->comment_author ),
		'rating' => $rating > 0 ? $rating : null,
		'text'   => to_typed( $review->comment_content ),
		'status' => status_of( $review->comment_approved ),
	);
}

/** What became of it, in a shopper's words: `approved`, `waiting`, `refused`. */
function status_of( $approved ): string {
	if ( in_array( (string) $approved, array( '0', '1' ), true ) ) {
		return '1' === (string) $approved ? 'approved' : 'waiting';
	}

	return 'refused';
}
