<?php
/** The owner's logo: an SVG in which nothing acts or leads elsewhere, or a PNG. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Look;

use DOMDocument;
use DOMElement;

defined( 'ABSPATH' ) || exit;

const MOST_LOGO_BYTES = 60000;

const SVG_ELEMENTS = 'svg g path rect circle ellipse line polyline polygon defs lineargradient radialgradient stop clippath title';

const SVG_ATTRIBUTES = 'viewbox width height d points x y x1 y1 x2 y2 cx cy r rx ry fx fy offset transform id fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-opacity opacity clip-path clip-rule stop-color stop-opacity gradientunits gradienttransform preserveaspectratio';

/** A file as styles show it, {src, ratio, file}; null where it is none, too large, or does not say how wide it is. */
function to_logo( string $file ): ?array {
	if ( strlen( $file ) < 12 || strlen( $file ) > MOST_LOGO_BYTES ) {
		return null;
	}
	$size = getimagesizefromstring( $file );
	if ( $size && IMAGETYPE_PNG === $size[2] ) {
		return as_data( 'image/png', $file, $size[0], $size[1] );
	}
	$svg = safe_svg( $file );
	if ( null === $svg ) {
		return null;
	}
	$box = array_map( 'floatval', preg_split( '/[\s,]+/', trim( $svg->getAttribute( 'viewBox' ) ) ) ) + array( 0, 0, (float) $svg->getAttribute( 'width' ), (float) $svg->getAttribute( 'height' ) );

	return as_data( 'image/svg+xml', (string) $svg->ownerDocument->saveXML( $svg ), $box[2], $box[3] ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHP's own name.
}

/** A picture that needs no address; null where it is not as wide or high as anything. */
function as_data( string $type, string $file, float $width, float $height ): ?array {
	return $width <= 0 || $height <= 0 ? null : array(
		'src'   => "data:$type;base64," . base64_encode( $file ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- a picture in a style sheet.
		'ratio' => round( min( 8, max( 0.5, $width / $height ) ), 3 ),
		'file'  => mail_file( $type, $file ),
	);
}

/** An SVG with nothing but shapes; null where it is none. */
function safe_svg( string $file ): ?DOMElement {
	if ( ! class_exists( DOMDocument::class ) || false !== stripos( $file, '<!' . 'DOCTYPE' ) ) {
		return null;
	}
	$svg    = new DOMDocument();
	$before = libxml_use_internal_errors( true );
	$svg->loadXML( $file, LIBXML_NONET );
	libxml_clear_errors();
	libxml_use_internal_errors( $before );
	foreach ( iterator_to_array( $svg->getElementsByTagName( '*' ) ) as $element ) {
		keep_safe( $element );
	}
	$root = $svg->firstElementChild; // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHP's own name.

	return 'svg' === $root?->nodeName ? $root : null; // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHP's own name.
}

/** Takes the element away where it is no shape, else what of it is no shape's. */
function keep_safe( DOMElement $element ): void {
	if ( ! in_array( strtolower( $element->nodeName ), explode( ' ', SVG_ELEMENTS ), true ) ) { // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHP's own name.
		$element->parentNode?->removeChild( $element ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHP's own name.

		return;
	}
	foreach ( iterator_to_array( $element->attributes ) as $name => $attribute ) {
		$leads_out = preg_match( '/url\((?!#)|:/i', $attribute->value );
		if ( $leads_out || ! in_array( strtolower( (string) $name ), explode( ' ', SVG_ATTRIBUTES ), true ) ) {
			$element->removeAttributeNode( $attribute );
		}
	}
}
