<?php
/**
 * Writing and changing a review. It goes WordPress' own way of a new comment, so the shop's settings about moderation,
 * blocked words and spam filters hold, and its owner gets a mail that one waits.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Reviews;

use Bellyful\Storefront\Language;
use Bellyful\Storefront\Ledger;
use Bellyful\Storefront\Rest;
use WC_Comments;
use WP_Comment;
use WP_Error;
use WP_REST_Request;
use function Bellyful\Storefront\Accounts\find_user;

defined( 'ABSPATH' ) || exit;

/** What a column of WordPress' comments can hold; the storefront's own limits are narrower. */
const LONGEST_NAME = 200;
const LONGEST_TEXT = 10000;

/** Registers the route. */
function register_write_route(): void {
	Rest\route(
		'PUT',
		'/reviews/own',
		__NAMESPACE__ . '\answer_write',
		shopper_parameters() + array(
			'name'   => Rest\text( LONGEST_NAME ),
			'text'   => Rest\text( LONGEST_TEXT ),
			'rating' => Rest\field( array( 'integer', 'null' ), default: null, minimum: 1, maximum: 5 ),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_write_route' );

/** Stores the review; of two that arrive at once the second changes the first. */
function answer_write( WP_REST_Request $request ): array|WP_Error {
	$may = may_review( $request );
	if ( 'write' !== $may ) {
		return Rest\refuse( $may, 'closed' === $may ? 'This product takes no reviews.' : 'Only who has bought it may review it.' );
	}
	if ( 'required' === rating_wish() && null === $request['rating'] ) {
		return Rest\refuse( 'rating_required', 'The shop asks for a rating.' );
	}

	return Ledger\with_lock(
		'review:' . $request['product'] . ':' . strtolower( $request['email'] ),
		static function () use ( $request ) {
			$own = find_own( $request );

			return $own ? change( $own, $request ) : add( $request );
		}
	);
}

/** What is stored of what was typed. */
function to_comment( WP_REST_Request $request ): array {
	$meta = 'none' === rating_wish() || null === $request['rating'] ? array() : array( 'rating' => (int) $request['rating'] );

	return array(
		'comment_author'  => to_stored( $request['name'] ),
		'comment_content' => to_stored( $request['text'] ),
		'comment_meta'    => $meta + array(
			'verified'    => 1,
			Language\META => Language\of_question(),
		),
	);
}

/** A new review. Neither address nor browser of the storefront's server say anything about its writer. */
function add( WP_REST_Request $request ): array|WP_Error {
	$customer_id = (int) $request['customer'];
	$comment     = to_comment( $request ) + array(
		'comment_post_ID'      => (int) $request['product'],
		'comment_author_email' => $request['email'],
		'comment_author_url'   => '',
		'comment_author_IP'    => '',
		'comment_agent'        => '',
		'comment_type'         => 'review',
		'comment_parent'       => 0,
		'user_id'              => $customer_id > 0 ? $customer_id : (int) ( find_user( $request['email'] )->ID ?? 0 ),
	);
	$made        = wp_new_comment( wp_slash( $comment ), true );
	if ( $made instanceof WP_Error ) {
		return Rest\refuse( $made->get_error_code(), wp_strip_all_tags( $made->get_error_message() ), 'comment_flood' === $made->get_error_code() ? 429 : 422 );
	}

	count_again( $comment['comment_post_ID'] );

	return made_answer( (int) $made );
}

/** Another text for the one that is there. It waits again, unless the shop looks at no comment beforehand. */
function change( WP_Comment $own, WP_REST_Request $request ): array|WP_Error {
	$comment = to_comment( $request );
	if ( is_same( $own, $request ) ) {
		return made_answer( (int) $own->comment_ID );
	}
	$is_unseen = ! get_option( 'comment_moderation' ) && ! get_option( 'comment_previously_approved' );
	$changed   = wp_update_comment(
		wp_slash(
			$comment + array(
				'comment_ID'           => $own->comment_ID,
				'comment_author_email' => $request['email'],
				'comment_approved'     => $is_unseen && 'refused' !== status_of( $own->comment_approved ) ? '1' : '0',
			)
		),
		true
	);
	if ( $changed instanceof WP_Error ) {
		return Rest\refuse( 'not_changed', wp_strip_all_tags( $changed->get_error_message() ) );
	}
	if ( ! isset( $comment['comment_meta']['rating'] ) ) {
		delete_comment_meta( (int) $own->comment_ID, 'rating' );
	}
	count_again( (int) $own->comment_post_ID );
	if ( 'waiting' !== status_of( $own->comment_approved ) ) {
		wp_new_comment_notify_moderator( (int) $own->comment_ID );
	}

	return made_answer( (int) $own->comment_ID );
}

/** WordPress tells WooCommerce to count before the stars of a comment are kept, and before they are taken away. */
function count_again( int $product_id ): void {
	WC_Comments::clear_transients( $product_id );
}

/** Whether nothing has changed; one that was refused is sent anew. */
function is_same( WP_Comment $own, WP_REST_Request $request ): bool {
	$before = to_own( $own );

	return 'refused' !== $before['status'] && array( trim( $request['name'] ), $request['rating'], trim( $request['text'] ) ) === array( $before['name'], $before['rating'], $before['text'] );
}

/** Whether it is published or waits; that a word is blocked is not said. */
function made_answer( int $comment_id ): array {
	$review = get_comment( $comment_id );

	return array( 'status' => $review && '1' === $review->comment_approved ? 'approved' : 'waiting' );
}
