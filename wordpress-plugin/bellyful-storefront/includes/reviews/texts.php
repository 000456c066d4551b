<?php
/**
 * Reviews are plain text. WordPress keeps and prints comments as HTML, so what a shopper typed is kept escaped: nothing
 * of it is ever markup, here, in the admin or in a mail to the owner.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Reviews;

defined( 'ABSPATH' ) || exit;

/** A text as WordPress shall keep it. */
function to_stored( string $text ): string {
	$lines = str_replace( array( "\r\n", "\r" ), "\n", $text );

	return htmlspecialchars( trim( $lines ), ENT_NOQUOTES | ENT_SUBSTITUTE, 'UTF-8' );
}

/** A text as it was typed; what staff added as markup is taken out. */
function to_typed( string $stored ): string {
	return html_entity_decode( wp_strip_all_tags( $stored ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
}
