<?php
/** Where the journal stands, as a file that the web server answers without PHP: who has seen this mark asks no further. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Changes;

use function Bellyful\Storefront\Ledger\with_lock;

defined( 'ABSPATH' ) || exit;

/** The file's name below uploads, which nobody guesses: how often it changes is how much is sold. */
const HEAD_OPTION = 'bellyful_storefront_head';

/** The file's path, or by `baseurl` its address. */
function head_file( string $base = 'basedir' ): string {
	$name = get_option( HEAD_OPTION );
	if ( ! $name ) {
		$name = 'bellyful-' . bin2hex( random_bytes( 16 ) ) . '.json';
		update_option( HEAD_OPTION, $name, true );
	}

	return wp_upload_dir( null, false )[ $base ] . '/' . $name;
}

/** What the file says. */
function head_of( string $mark ): string {
	return (string) wp_json_encode( array( 'mark' => $mark ) );
}

/** Writes it whole or not at all. */
function write_head( string $mark ): void {
	$file = head_file();
	$new  = $file . '.' . bin2hex( random_bytes( 4 ) );
	// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- WP_Filesystem may ask for a password; without the file the journal is asked.
	if ( ! @file_put_contents( $new, head_of( $mark ) ) || ! @rename( $new, $file ) ) {
		@unlink( $new );
	}
	// phpcs:enable
}

/** Its address, once it says where the journal stands; null where uploads cannot be written. */
function head_url(): ?string {
	$is_right = static fn(): bool => head_of( mark_of( newest() ) ) === @file_get_contents( head_file() ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- as above.
	if ( ! $is_right() ) {
		with_lock( 'changes', static fn() => write_head( mark_of( newest() ) ) );
	}

	return $is_right() ? head_file( 'baseurl' ) : null;
}

/** For a plugin that is deleted. */
function remove_head(): void {
	wp_delete_file( head_file() );
}
