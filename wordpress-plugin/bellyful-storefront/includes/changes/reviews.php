<?php
/** A review that appears, disappears or changes changes what its product shows. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Changes;

use WP_Comment;

defined( 'ABSPATH' ) || exit;

/** A new, changed or deleted comment that visitors can read. */
function note_review( $comment_id ): void {
	$comment = get_comment( (int) $comment_id );
	if ( $comment instanceof WP_Comment && '1' === (string) $comment->comment_approved && 'product' === get_post_type( (int) $comment->comment_post_ID ) ) {
		note_product( (int) $comment->comment_post_ID );
	}
}
foreach ( array( 'wp_insert_comment', 'edit_comment', 'delete_comment' ) as $hook ) {
	add_action( $hook, __NAMESPACE__ . '\note_review' );
}

/** It is approved, or no longer. */
function note_moderation( $new_status, $old_status, $comment ): void {
	if ( in_array( 'approved', array( $new_status, $old_status ), true ) && 'product' === get_post_type( (int) $comment->comment_post_ID ) ) {
		note_product( (int) $comment->comment_post_ID );
	}
}
add_action( 'transition_comment_status', __NAMESPACE__ . '\note_moderation', 10, 3 );
