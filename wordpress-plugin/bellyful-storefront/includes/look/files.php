<?php
/** Files of a look, at addresses that change with what is in them: letters, the logo of mails, pictures made of the mark. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Look;

use GdImage;
use Imagick;
use ImagickException;
use ImagickPixel;

defined( 'ABSPATH' ) || exit;

const FOLDER = 'bellyful-look';

const MOST_FONT_BYTES = 200000;

/** Stores a file among the uploads; its address, or null where it cannot be stored. */
function stored( string $type, string $file ): ?string {
	$uploads = wp_upload_dir();
	$path    = FOLDER . '/' . substr( hash( 'sha256', $file ), 0, 16 ) . ".$type";
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_file_put_contents -- beside WordPress' own uploads.
	$is_there = wp_mkdir_p( $uploads['basedir'] . '/' . FOLDER ) && ( file_exists( "{$uploads['basedir']}/$path" ) || file_put_contents( "{$uploads['basedir']}/$path", $file ) );

	return $is_there ? "{$uploads['baseurl']}/$path" : null;
}

/** The address of letters that were uploaded; false where the file is no WOFF2 (https://www.w3.org/TR/WOFF2/), or too large. */
function to_font( string $file ): string|false {
	$is_font = strlen( $file ) <= MOST_FONT_BYTES && str_starts_with( $file, 'wOF2' ) && unpack( 'N', $file, 8 )[1] === strlen( $file );

	return ( $is_font ? stored( 'woff2', $file ) : null ) ?? false;
}

/** An address of ours, false as it is; null for any other. */
function own_font( mixed $font ): string|false|null {
	$own = preg_quote( wp_upload_dir()['baseurl'] . '/' . FOLDER, '#' );

	return false === $font || ( is_string( $font ) && preg_match( "#^$own/[0-9a-f]{16}\\.woff2\\z#", $font ) ) ? $font : null;
}

/** The logo as a PNG, which mail programs show; null where this server cannot draw an SVG. */
function mail_file( string $type, string $file ): ?string {
	if ( 'image/png' === $type ) {
		return stored( 'png', $file );
	}
	try {
		$picture = new Imagick();
		$picture->setBackgroundColor( new ImagickPixel( 'transparent' ) );
		$picture->setResolution( 288, 288 );
		$picture->readImageBlob( '<?xml version="1.0"?>' . $file );
		$picture->setImageFormat( 'png32' );
		$picture->thumbnailImage( 0, 96 );

		return stored( 'png', $picture->getImageBlob() );
	} catch ( ImagickException | \Error ) {
		return null;
	}
}

/** Pictures of the mark on a ground; null where there is no mark, or this server cannot draw them. */
function of_mark( string $ground ): array {
	$icon = get_attached_file( (int) get_option( 'site_icon' ) );
	$mark = $icon && function_exists( 'imagecreatefromstring' ) ? imagecreatefromstring( (string) file_get_contents( $icon ) ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of this server.

	return array(
		'maskable' => $mark ? on_ground( $mark, $ground, 512, 512, 320 ) : null,
		'share'    => $mark ? on_ground( $mark, $ground, 1200, 630, 360 ) : null,
	);
}

/** The mark in the middle of a picture. */
function on_ground( GdImage $mark, string $ground, int $width, int $height, int $size ): ?string {
	$picture = imagecreatetruecolor( $width, $height );
	imagefill( $picture, 0, 0, imagecolorallocate( $picture, ...sscanf( $ground, '#%2x%2x%2x' ) ) );
	imagecopyresampled( $picture, $mark, ( $width - $size ) >> 1, ( $height - $size ) >> 1, 0, 0, $size, $size, imagesx( $mark ), imagesy( $mark ) );
	ob_start();
	imagepng( $picture );

	return stored( 'png', (string) ob_get_clean() );
}
