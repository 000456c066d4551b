<?php
/** A look from what its owner has typed, or from a file. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Look;

defined( 'ABSPATH' ) || exit;

/** The uses of letters, of which none has own ones. */
const NO_FONTS = array(
	'display' => null,
	'text'    => null,
);

/**
 * A look that somebody typed.
 *
 * @param array $typed {name, line, colors, tones, corners, density, letters, fonts, logo}: the tones, light and dark, are what the page's script derives from
 *                     the colours, the logo what to_logo() gave, the fonts
 *                     addresses of WOFF2 files.
 * @return array|null Null where a colour is missing or none.
 */
function to_look( array $typed ): ?array {
	$colors = to_colors( $typed['colors'] ?? null, array_keys( OWN['colors'] ) );
	$light  = to_colors( $typed['tones']['light'] ?? null, TONES );
	$dark   = to_colors( $typed['tones']['dark'] ?? null, TONES );
	$tones  = compact( 'light', 'dark' );

	if ( in_array( null, array( $colors, $light, $dark ), true ) ) {
		return null;
	}
	$look = compact( 'colors', 'tones' );
	foreach ( array( 'name', 'line' ) as $name ) {
		$look[ $name ] = sanitize_text_field( $typed[ $name ] ?? '' );
	}
	foreach ( CHOICES as $name => $values ) {
		$look[ $name ] = in_array( $typed[ $name ] ?? null, array_keys( $values ), true ) ? $typed[ $name ] : OWN[ $name ];
	}
	list( $display, $text ) = CHOICES['letters'][ $look['letters'] ];

	$look['shape'] = array(
		'corners' => CHOICES['corners'][ $look['corners'] ],
		'density' => CHOICES['density'][ $look['density'] ],
		'display' => $display,
		'text'    => $text,
	);
	$look['logo']  = $typed['logo'] ?? null;
	$look['fonts'] = array_map( __NAMESPACE__ . '\own_font', array_intersect_key( (array) ( $typed['fonts'] ?? array() ), NO_FONTS ) ) + NO_FONTS;

	return $look + of_mark( $look['tones']['light']['cream'] );
}

/** Of these names each a colour; null otherwise. */
function to_colors( mixed $typed, array $names ): ?array {
	$colors = array();
	foreach ( $names as $name ) {
		$color = is_array( $typed ) && is_string( $typed[ $name ] ?? null ) ? strtolower( $typed[ $name ] ) : '';
		if ( 1 !== preg_match( '/^#[0-9a-f]{6}\z/', $color ) ) {
			return null;
		}
		$colors[ $name ] = $color;
	}

	return $colors;
}
