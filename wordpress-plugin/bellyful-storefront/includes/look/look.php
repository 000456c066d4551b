<?php
/** How the owner has the storefront look: published once all that stands on its grounds can be read, and taken back. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Look;

defined( 'ABSPATH' ) || exit;

/** The published look; empty for the storefront's own. */
const OPTION = 'bellyful_look';

/** The one before it, which is a press away. */
const BEFORE_OPTION = 'bellyful_look_before';

/** What is published; null for the storefront's own look. */
function published(): ?array {
	$look = get_option( OPTION, array() );

	return is_array( $look ) && isset( $look['tones']['dark'] ) ? $look : null;
}

/** The sizes of the mark that browsers and phones ask for. */
const ICONS = array(
	'tab'   => 32,
	'touch' => 180,
	'app'   => 192,
	'large' => 512,
);

/** The same as the storefront reads it: with WordPress' own site icon, where one is set. */
function described(): ?array {
	$look = published();

	return null === $look ? null : $look + array( 'icons' => has_site_icon() ? array_map( 'get_site_icon_url', ICONS ) : null );
}

/** Where nothing that stands in its way is found, the storefront shows it, and the one of before is kept. */
function publish( array $look ): void {
	update_option( BEFORE_OPTION, published() ?? array(), false );
	update_option( OPTION, $look, false );
}

/** The one of before; pressed again, the one of now. */
function as_before(): void {
	publish( (array) get_option( BEFORE_OPTION, array() ) );
}

/**
 * A look that somebody typed.
 *
 * @param array $typed {colors, tones, corners, density, letters, logo}: the tones, light and dark, are what the page's script derives from
 *                     the colours, the logo what to_logo() gave.
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

	return $look;
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

/** The pairs that cannot be read, by their contrast (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio): {on, tone, needs, has}. */
function failing( array $tones ): array {
	$lights = array_map( __NAMESPACE__ . '\luminance', $tones );
	$failed = array();
	foreach ( PAIRS as $on => $on_it ) {
		foreach ( $on_it as $tone => $needs ) {
			$both = array( $lights[ $on ] + 0.05, $lights[ $tone ] + 0.05 );
			$has  = max( $both ) / min( $both );
			if ( $has < $needs ) {
				$failed[] = compact( 'on', 'tone', 'needs', 'has' );
			}
		}
	}

	return $failed;
}

/** How light a colour is, from 0 to 1. */
function luminance( string $color ): float {
	$light = static fn( int $part ): float => $part <= 10 ? $part / 255 / 12.92 : ( ( $part / 255 + 0.055 ) / 1.055 ) ** 2.4;

	list( $red, $green, $blue ) = array_map( $light, sscanf( $color, '#%2x%2x%2x' ) );

	return 0.2126 * $red + 0.7152 * $green + 0.0722 * $blue;
}
