<?php
/**
 * Pictures of what is wrong with an order: cleaned of all that only tells where and by what they were taken, and stored
 * as files in a folder whose name nobody guesses. A file without its row in the table is nobody's, and deleted.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Bellyful\Storefront\Ledger;
use RuntimeException;
use WC_Order;

defined( 'ABSPATH' ) || exit;

const PICTURE_BYTES = 5_242_880;
const PICTURE_DAYS  = 90;

/** The folder's name below uploads. */
const FOLDER_OPTION = 'bellyful_storefront_pictures';

/** What a JPEG is drawn by, of its application segments: by their markers, how they begin. */
const JPEG_SEGMENTS = array(
	0xE2 => "ICC_PROFILE\0",
	0xEE => 'Adobe',
);
const PNG_CHUNKS    = array( 'IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'pHYs' );
const WEBP_CHUNKS   = array( 'VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP' );

/** The picture alone, {type, bytes}, by what its bytes are; null for what is none, or too large. */
function clean_picture( string $bytes ): ?array {
	if ( strlen( $bytes ) > PICTURE_BYTES ) {
		return null;
	}
	$clean = match ( true ) {
		str_starts_with( $bytes, "\xFF\xD8\xFF" ) => clean_jpeg( $bytes ),
		str_starts_with( $bytes, "\x89PNG\r\n\x1A\n" ) => clean_png( $bytes ),
		str_starts_with( $bytes, 'RIFF' ) && 'WEBP' === substr( $bytes, 8, 4 ) => clean_webp( $bytes ),
		default => null,
	};
	$size = null === $clean ? false : getimagesizefromstring( $clean );

	return $size && $size[0] > 0 && $size[1] > 0 ? array(
		'type'  => $size['mime'],
		'bytes' => $clean,
	) : null;
}

/** A JPEG without what cameras and programs write beside the picture, and without what follows it; it stays turned as it was. */
function clean_jpeg( string $bytes ): ?string {
	$kept = '';
	$turn = 1;
	$at   = 2;
	while ( preg_match( '/\G\xFF+([^\xFF\x00])/', $bytes, $found, 0, $at ) ) {
		$at    += strlen( $found[0] );
		$marker = ord( $found[1] );
		if ( 0xD9 === $marker ) {
			return "\xFF\xD8" . ( 1 === $turn ? '' : "\xFF\xE1\x00\x22Exif\0\0" . turned( $turn ) ) . $kept . "\xFF\xD9";
		}
		$length  = unpack( 'n', substr( $bytes, $at, 2 ) . "\0\0" )[1];
		$segment = substr( $bytes, $at, $length );
		if ( $length < 2 || strlen( $segment ) < $length ) {
			return null;
		}
		$at     += $length;
		$payload = substr( $segment, 2 );
		if ( 0xE1 === $marker && str_starts_with( $payload, "Exif\0\0" ) ) {
			$turn = turn_in( substr( $payload, 6 ) );
		} elseif ( 0xE0 === $marker && str_starts_with( $payload, "JFIF\0" ) && $length >= 16 ) {
			$kept .= "\xFF\xE0\x00\x10" . substr( $payload, 0, 12 ) . "\0\0"; // Without its small copy.
		} elseif ( is_drawn_by( $marker, $payload ) ) {
			$kept .= "\xFF" . $found[1] . $segment;
		}
		if ( 0xDA === $marker ) {
			if ( ! preg_match( '/\xFF(?![\x00\xD0-\xD7])/', $bytes, $next, PREG_OFFSET_CAPTURE, $at ) ) {
				return null;
			}
			$kept .= substr( $bytes, $at, $next[0][1] - $at );
			$at    = $next[0][1];
		}
	}

	return null;
}

/** Whether a segment of a JPEG is needed to draw it; no comment is. */
function is_drawn_by( int $marker, string $payload ): bool {
	return isset( JPEG_SEGMENTS[ $marker ] )
		? str_starts_with( $payload, JPEG_SEGMENTS[ $marker ] )
		: 0xFE !== $marker && ( $marker < 0xE0 || $marker > 0xEF );
}

/** A PNG of the chunks that draw it, up to its end, turned as it was. */
function clean_png( string $bytes ): ?string {
	$kept = substr( $bytes, 0, 8 );
	$end  = strlen( $bytes );
	for ( $at = 8; $at + 12 <= $end; $at += $length + 12 ) {
		$length = unpack( 'N', $bytes, $at )[1];
		$type   = substr( $bytes, $at + 4, 4 );
		if ( $at + $length + 12 > $end ) {
			return null;
		}
		if ( in_array( $type, PNG_CHUNKS, true ) ) {
			$kept .= substr( $bytes, $at, $length + 12 );
		}
		$turn = 'eXIf' === $type ? turn_in( substr( $bytes, $at + 8, $length ) ) : 1;
		if ( 1 !== $turn ) {
			$chunk = 'eXIf' . turned( $turn );
			$kept .= pack( 'N', strlen( $chunk ) - 4 ) . $chunk . pack( 'N', crc32( $chunk ) );
		}
		if ( 'IEND' === $type ) {
			return $kept;
		}
	}

	return null;
}

/** A WebP of the chunks that draw it, turned as it was; a moving one is none. */
function clean_webp( string $bytes ): ?string {
	$end  = min( strlen( $bytes ), 8 + unpack( 'V', $bytes, 4 )[1] );
	$kept = '';
	$turn = 1;
	for ( $at = 12; $at + 8 <= $end; $at += 8 + $length + $length % 2 ) {
		$type   = substr( $bytes, $at, 4 );
		$length = unpack( 'V', $bytes, $at + 4 )[1];
		$chunk  = substr( $bytes, $at + 8, $length );
		if ( strlen( $chunk ) < $length || ( 'VP8X' === $type && $length < 10 ) ) {
			return null;
		}
		if ( 'EXIF' === $type ) {
			$turn = turn_in( str_starts_with( $chunk, "Exif\0\0" ) ? substr( $chunk, 6 ) : $chunk );
		} elseif ( in_array( $type, WEBP_CHUNKS, true ) ) {
			$kept .= webp_chunk( $type, $chunk );
		}
	}
	if ( str_starts_with( $kept, 'VP8X' ) ) {
		// What it says that it has: EXIF (8), XMP (4) and frames (2) went.
		$kept[8] = chr( ord( $kept[8] ) & ~0x0E | ( 1 === $turn ? 0 : 0x08 ) );
		$kept   .= 1 === $turn ? '' : webp_chunk( 'EXIF', turned( $turn ) );
	}

	return preg_match( '/VP8[ L]/', $kept ) ? 'RIFF' . pack( 'V', 4 + strlen( $kept ) ) . 'WEBP' . $kept : null;
}

/** A chunk of a WebP, of an even length. */
function webp_chunk( string $type, string $content ): string {
	return $type . pack( 'V', strlen( $content ) ) . $content . ( strlen( $content ) % 2 ? "\0" : '' );
}

/** How a camera was held, 1 to 8, by EXIF's own numbers; 1 where it does not say. */
function turn_in( string $tiff ): int {
	$is_little     = str_starts_with( $tiff, 'II' );
	list( $n, $l ) = $is_little ? array( 'v', 'V' ) : array( 'n', 'N' );
	$number        = static fn( string $form, int $at, int $bytes ): int => $at >= 0 && $at + $bytes <= strlen( $tiff ) ? unpack( $form, $tiff, $at )[1] : 0;
	$at            = $number( $l, 4, 4 );
	for ( $left = min( $number( $n, $at, 2 ), 100 ), $at += 2; $left > 0; --$left, $at += 12 ) {
		if ( 0x0112 === $number( $n, $at, 2 ) ) {
			$turn = $number( $n, $at + 8, 2 );

			return $turn >= 1 && $turn <= 8 ? $turn : 1;
		}
	}

	return 1;
}

/** EXIF that says how a camera was held, and nothing else. */
function turned( int $turn ): string {
	return "II*\0" . pack( 'VvvvVvvV', 8, 1, 0x0112, 3, 1, $turn, 0, 0 );
}

/** The folder, or a file in it; before there is one a folder that is not there, never uploads themselves. */
function picture_path( string $file = '' ): string {
	return wp_upload_dir( null, false )['basedir'] . '/' . get_option( FOLDER_OPTION, 'bellyful-none' ) . '/' . $file;
}

/** Makes the folder once. Apache reads what forbids its files; nginx does not, and lists none. */
function make_picture_folder(): void {
	if ( ! get_option( FOLDER_OPTION ) ) {
		update_option( FOLDER_OPTION, 'bellyful-' . bin2hex( random_bytes( 16 ) ) );
	}
	if ( wp_mkdir_p( picture_path() ) ) {
		write_file( '.htaccess', 'Require all denied' );
		write_file( 'index.html', '' );
	}
}

/** Whether the whole of it is written. */
function write_file( string $name, string $bytes ): bool {
	return strlen( $bytes ) === @file_put_contents( picture_path( $name ), $bytes ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_file_put_contents, WordPress.PHP.NoSilencedErrors.Discouraged -- WP_Filesystem may ask for a password; the caller says what failed.
}

/** What older versions stored in the table becomes files; what could not be written waits for the next night. */
function move_pictures(): void {
	make_picture_folder();
	$pictures = Ledger\table( 'pictures' );
	if ( ! Ledger\rows( "SHOW COLUMNS FROM %i LIKE 'data'", $pictures ) ) {
		return;
	}
	Ledger\query( 'ALTER TABLE %i MODIFY data longtext NULL', $pictures );
	foreach ( Ledger\rows( 'SELECT id FROM %i WHERE data IS NOT NULL', $pictures ) as list( 'id' => $id ) ) {
		$picture = Ledger\rows( 'SELECT order_id, name, data FROM %i WHERE id = %d', $pictures, (int) $id )[0];
		if ( ! write_file( "{$picture['order_id']}-{$picture['name']}", (string) base64_decode( $picture['data'], true ) ) ) { // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- as they were stored.
			return;
		}
		Ledger\query( 'UPDATE %i SET data = NULL WHERE id = %d', $pictures, (int) $id );
	}
	Ledger\query( 'ALTER TABLE %i DROP COLUMN data', $pictures );
}
add_action( 'bellyful_storefront_clean', __NAMESPACE__ . '\move_pictures' );

/**
 * Stores a picture of an order, the same one once, until its report names it; its name there, or null for what is no picture.
 *
 * @throws RuntimeException When there is no room for it.
 */
function store_picture( int $order_id, string $bytes ): ?string {
	$picture = clean_picture( $bytes );
	if ( null === $picture ) {
		return null;
	}
	$name = hash( 'sha256', $picture['bytes'] );
	if ( ! write_file( "$order_id-$name", $picture['bytes'] ) ) {
		throw new RuntimeException( 'The picture could not be written.' );
	}
	Ledger\query( 'INSERT IGNORE INTO %i (order_id, name, type, is_pending, created_at) VALUES (%d, %s, %s, 1, %d)', Ledger\table( 'pictures' ), $order_id, $name, $picture['type'], Ledger\now() );

	return $name;
}

/** An order's pictures by name, or those of these. */
function stored_pictures( int $order_id, ?array $names = null ): array {
	$rows   = Ledger\rows( 'SELECT name FROM %i WHERE order_id = %d ORDER BY id', Ledger\table( 'pictures' ), $order_id );
	$stored = array_column( $rows, 'name' );

	return null === $names ? $stored : array_values( array_intersect( $stored, $names ) );
}

/** Deletes those that no report of the order names; the others stay. */
function drop_unreported_pictures( WC_Order $order ): void {
	$reported = array_merge( array(), ...array_column( problems_in( $order ), 'pictures' ) );
	$other    = array() === $reported ? '' : ' AND name NOT IN (' . implode( ',', array_fill( 0, count( $reported ), '%s' ) ) . ')';
	Ledger\query( "DELETE FROM %i WHERE order_id = %d$other", Ledger\table( 'pictures' ), $order->get_id(), ...$reported );
	Ledger\query( 'UPDATE %i SET is_pending = 0 WHERE order_id = %d', Ledger\table( 'pictures' ), $order->get_id() );
}

/** Deletes an order's files that have no row any more. */
function sweep_pictures( int $order_id ): void {
	$stored = stored_pictures( $order_id );
	foreach ( (array) glob( picture_path( "$order_id-*" ) ) as $file ) {
		if ( ! in_array( explode( '-', basename( $file ) )[1], $stored, true ) ) {
			wp_delete_file( $file );
		}
	}
}

/** Once a day, after the rows that are over: those of whoever was killed, too. */
function sweep_all_pictures(): void {
	array_map( __NAMESPACE__ . '\sweep_pictures', array_unique( array_map( 'intval', array_map( 'basename', (array) glob( picture_path( '*-*' ) ) ) ) ) );
}
add_action( 'bellyful_storefront_clean', __NAMESPACE__ . '\sweep_all_pictures', 20 );

/** Deletes all of an order. */
function forget_pictures( $order ): void {
	Ledger\query( 'DELETE FROM %i WHERE order_id = %d', Ledger\table( 'pictures' ), $order->get_id() );
	sweep_pictures( $order->get_id() );
}
add_action( 'woocommerce_privacy_remove_order_personal_data', __NAMESPACE__ . '\forget_pictures' );

/** Deletes the folder with all that is in it. */
function remove_picture_folder(): void {
	array_map( 'wp_delete_file', array( ...(array) glob( picture_path( '*' ) ), picture_path( '.htaccess' ) ) );
	is_dir( picture_path() ) && rmdir( picture_path() ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_rmdir -- as above.
}
