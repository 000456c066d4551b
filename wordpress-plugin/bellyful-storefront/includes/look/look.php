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

/** The same as the storefront reads it: with WordPress' own site icon, title and tagline of now, where they are set. */
function described(): ?array {
	$look = published();

	return null === $look ? null : array_merge(
		$look,
		array(
			'icons' => has_site_icon() ? array_map( 'get_site_icon_url', ICONS ) : null,
			'name'  => '' === $look['name'] ? '' : get_option( 'blogname' ),
			'line'  => '' === $look['line'] ? '' : get_option( 'blogdescription' ),
		)
	);
}

/** Where nothing that stands in its way is found, the storefront shows it, and the one of before is kept. */
function publish( array $look ): void {
	update_option( BEFORE_OPTION, published() ?? array(), false );
	if ( '' !== ( $look['name'] ?? '' ) ) {
		update_option( 'blogname', $look['name'] );
	}
	if ( '' !== ( $look['line'] ?? '' ) ) {
		update_option( 'blogdescription', $look['line'] );
	}
	update_option( OPTION, $look, false );
}

/** The one of before; pressed again, the one of now. */
function as_before(): void {
	publish( (array) get_option( BEFORE_OPTION, array() ) );
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
