<?php
/**
 * The language that a customer reads: of the storefront's page that asks, or of an order. Texts for staff stay in the
 * shop's own.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Language;

use WC_Order;
use function Bellyful\Storefront\Labels\words_in;
use function Bellyful\Storefront\storefront_url;
use const Bellyful\Storefront\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/** On an order or a review; none on one in the shop's own language. */
const META = '_bellyful_language';

/** Of the page that this question came from: `es`; empty for the shop's own. */
function of_question(): string {
	$asked = sanitize_text_field( wp_unslash( $_SERVER['HTTP_ACCEPT_LANGUAGE'] ?? '' ) );

	return (string) current( array_filter( array_keys( LANGUAGES ), static fn( string $code ): bool => 1 === preg_match( "/^$code\b/", $asked ) ) );
}

/** Of an order's customer. */
function of_order( $order ): string {
	return $order instanceof WC_Order ? known( (string) $order->get_meta( META ) ) : '';
}

/** The code of a further language; empty for any other. */
function known( string $code ): string {
	return isset( LANGUAGES[ $code ] ) ? $code : '';
}

/** The locales in which WordPress may have a language installed. */
function installed_pattern( string $language ): string {
	return '/^' . substr( $language, 0, 2 ) . '_/';
}

/** The storefront as this language's addresses have it. */
function storefront_in( string $language ): string {
	return storefront_url() . ( LANGUAGES[ $language ]['prefix'] ?? '' );
}

/** Lets texts be made in a language: ours, and WooCommerce's by itself where it is installed, else by our words. */
function speak( string $language, callable $make ): mixed {
	if ( '' === known( $language ) ) {
		return $make();
	}
	$installed   = array_values( (array) preg_grep( installed_pattern( $language ), get_available_languages() ) );
	$is_switched = array() !== $installed && switch_to_locale( $installed[0] );
	load_textdomain( 'bellyful-storefront', dirname( PLUGIN_FILE ) . '/languages/bellyful-storefront-' . LANGUAGES[ $language ]['locale'] . '.mo' );
	try {
		$say = static fn( $text ): string => to_spoken( $text, $language );

		return with_filters( mail_filters( $say, $is_switched ), static fn() => with_spoken_gateways( $say, $make ) );
	} finally {
		unload_textdomain( 'bellyful-storefront', true );
		if ( $is_switched ) {
			restore_previous_locale();
		}
	}
}

/** The shop's own words (`Cash on delivery`), and what stands beside an order's line (`With melatonin, Melatonin-free`), as the customer reads it. */
function to_spoken( $text, string $language ): string {
	$words = words_in( $language ) + our_words();

	return $words[ (string) $text ] ?? implode( ', ', array_map( static fn( string $one ): string => $words[ $one ] ?? $one, explode( ', ', (string) $text ) ) );
}

/** What needs no translation of the owner's: the storefront has it, and this plugin. */
function our_words(): array {
	return array(
		'Bottles'                        => __( 'Bottles', 'bellyful-storefront' ),
		'Mix'                            => __( 'Mix', 'bellyful-storefront' ),
		'With melatonin'                 => __( 'With melatonin', 'bellyful-storefront' ),
		'Melatonin-free'                 => __( 'Melatonin-free', 'bellyful-storefront' ),
		'Box'                            => __( 'Box', 'bellyful-storefront' ),
		'Free noodle sample'             => __( 'Free noodle sample', 'bellyful-storefront' ),
		'Special offer'                  => __( 'Special offer', 'bellyful-storefront' ),
		'Bundle starter'                 => __( 'Bundle starter', 'bellyful-storefront' ),
		'Konjac starter'                 => __( 'Konjac starter', 'bellyful-storefront' ),
		'Backordered'                    => __( 'Backordered', 'bellyful-storefront' ),
		'Cash on delivery'               => __( 'Cash on delivery', 'bellyful-storefront' ),
		'Pay with cash upon delivery.'   => __( 'Pay with cash upon delivery.', 'bellyful-storefront' ),
		'Make your payment directly into our bank account. Please use your Order ID as the payment reference. Your order will not be shipped until the funds have cleared in our account.' => __( 'Make your payment directly into our bank account. Please use your Order ID as the payment reference. Your order will not be shipped until the funds have cleared in our account.', 'bellyful-storefront' ),
		'Direct bank transfer'           => __( 'Direct bank transfer', 'bellyful-storefront' ),
		'Check payments'                 => __( 'Check payments', 'bellyful-storefront' ),
		'Flat rate'                      => __( 'Flat rate', 'bellyful-storefront' ),
		'Free shipping'                  => __( 'Free shipping', 'bellyful-storefront' ),
		'Local pickup'                   => __( 'Local pickup', 'bellyful-storefront' ),
		'Note for your order (optional)' => __( 'Note for your order (optional)', 'bellyful-storefront' ),
	);
}

/** Staff see whom they write to. */
function show( $order ): void {
	$language = of_order( $order );
	if ( '' !== $language ) {
		echo '<p class="form-field form-field-wide"><strong>' . esc_html__( 'Language:', 'bellyful-storefront' ) . '</strong> ' . esc_html( LANGUAGES[ $language ]['name'] ) . '</p>';
	}
}
add_action( 'woocommerce_admin_order_data_after_order_details', __NAMESPACE__ . '\show' );
