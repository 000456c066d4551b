<?php
/** Where the shop itself shows the published look: its mails, its pay page, the editor of its pages. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Look;

defined( 'ABSPATH' ) || exit;

/** Which tone stands in the place of which colour of WooCommerce's mails. */
const MAIL_COLORS = array(
	'woocommerce_email_base_color'            => 'leaf',
	'woocommerce_email_background_color'      => 'cream',
	'woocommerce_email_body_background_color' => 'surface',
	'woocommerce_email_text_color'            => 'ink',
	'woocommerce_email_footer_text_color'     => 'ink-soft',
);

/** A colour of mails, the published look's where there is one. */
function mail_color( $given, $option ): mixed {
	$look = published();

	return null === $look ? $given : $look['tones']['light'][ MAIL_COLORS[ $option ] ];
}
foreach ( array_keys( MAIL_COLORS ) as $option ) {
	add_filter( "pre_option_$option", __NAMESPACE__ . '\mail_color', 10, 2 );
}

/** The logo heads them, where it is a picture that mail programs show. */
function mail_logo( $given ): mixed {
	return published()['logo']['file'] ?? $given;
}
add_filter( 'pre_option_woocommerce_email_header_image', __NAMESPACE__ . '\mail_logo' );

/** The look as styles of a page that knows nothing of the storefront's; empty where none is published. */
function styles(): string {
	$look = published();
	if ( null === $look ) {
		return '';
	}
	$tones = $look['tones']['light'];
	$logo  = null === $look['logo'] ? '' : sprintf( '.wp-block-site-title a{display:block;width:%srem;height:2.5rem;font-size:0;background:url("%s") 0/contain no-repeat}', 2.5 * $look['logo']['ratio'], $look['logo']['src'] );

	return $logo . "body{accent-color:{$tones['leaf']};background:{$tones['cream']}!important;color:{$tones['ink']}!important}a{color:{$tones['leaf']}}:focus-visible{outline:3px solid {$tones['leaf']}}"
		. ".button,.button.alt,.wp-element-button,.wp-block-button__link,.editor-styles-wrapper .wp-block-button__link,#place_order{background:{$tones['leaf']}!important;color:#fff!important}"
		. ".woocommerce-info,.woocommerce-message{border-color:{$tones['leaf']}}";
}

/** The pages on which an order is paid and what follows them. */
function style_pay_page(): void {
	if ( function_exists( 'is_checkout' ) && is_checkout() && '' !== styles() ) {
		wp_register_style( 'bellyful-look', false, array(), \Bellyful\Storefront\VERSION );
		wp_enqueue_style( 'bellyful-look' );
		wp_add_inline_style( 'bellyful-look', styles() );
	}
}
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\style_pay_page', 99 );

/** The editor shows pages on the storefront's ground. */
function style_editor( $settings ): mixed {
	if ( is_array( $settings ) && '' !== styles() ) {
		$settings['styles'][] = array( 'css' => styles() );
	}

	return $settings;
}
add_filter( 'block_editor_settings_all', __NAMESPACE__ . '\style_editor' );
