<?php
/** The two mails about something that is sold out: please confirm, and it is back. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Notices;

use Bellyful\Storefront\Accounts;
use WC_Product;
use function Bellyful\Storefront\Language\storefront_in;
use function Bellyful\Storefront\Mail\headers_to_end;

defined( 'ABSPATH' ) || exit;

/** A product's name in one line, without markup. */
function name_of( WC_Product $product ): string {
	return trim( (string) preg_replace( '/\s+/', ' ', wp_strip_all_tags( wp_specialchars_decode( $product->get_name(), ENT_QUOTES ) ) ) );
}

/** Where the storefront sells it. */
function page_of( WC_Product $product, string $language ): string {
	$parent = $product->get_parent_id() ? wc_get_product( $product->get_parent_id() ) : null;
	$path   = '/wordpress-product/' . ( $parent ? $parent : $product )->get_slug();

	return storefront_in( $language ) . $path . ( $parent ? '?variation=' . $product->get_id() : '' );
}

/** Asks the holder of an address to confirm the request. */
function confirm_mail( WC_Product $product, string $email, string $return_url ): array {
	$mail = Accounts\link_mail(
		__( 'Shall we tell you when it is back?', 'bellyful-storefront' ),
		/* translators: %s: a product's name. */
		sprintf( __( 'Somebody, hopefully you, asked us to write to this address when this is back in stock: %s. Please confirm that you want that mail:', 'bellyful-storefront' ), name_of( $product ) ),
		__( 'Yes, tell me', 'bellyful-storefront' ),
		signed_link( $return_url, 'confirm', $product->get_id(), $email, 'confirm' ),
		__( 'The link works for 3 days. If it was not you, you need not do anything: we will forget this address.', 'bellyful-storefront' )
	);

	return array(
		'to'   => $email,
		'kind' => 'stock-confirm',
	) + $mail;
}

/** Says once that it is back, with a link that withdraws all requests. */
function returned_mail( WC_Product $product, string $email, string $language ): array {
	$withdraw = link_to_end( $language, 'back-in-stock', $email );
	$stop     = __( 'Forget my other requests', 'bellyful-storefront' );
	$mail     = Accounts\link_mail(
		/* translators: %s: a product's name. */
		sprintf( __( '%s is back in stock', 'bellyful-storefront' ), name_of( $product ) ),
		/* translators: %s: a product's name. */
		sprintf( __( 'You asked us to tell you: %s can be ordered again.', 'bellyful-storefront' ), name_of( $product ) ),
		__( 'See it in the shop', 'bellyful-storefront' ),
		page_of( $product, $language ),
		__( 'We write once for each request, and do not keep your address for this one any longer. Nothing is held for you: who orders first has it.', 'bellyful-storefront' )
	);

	return array(
		'to'      => $email,
		'kind'    => 'stock-returned',
		'headers' => headers_to_end( $withdraw ),
		'html'    => $mail['html'] . sprintf( '<p><a href="%s">%s</a></p>', esc_url( $withdraw ), esc_html( $stop ) ),
		'text'    => $mail['text'] . "\n\n$stop: $withdraw",
	) + $mail;
}
