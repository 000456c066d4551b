<?php
/** Pictures with their ready-made smaller files: WordPress would take minutes to make them here. */

declare( strict_types=1 );

namespace Bellyful\Shop;

/** WordPress's and WooCommerce's names of the sizes that are there. */
const SIZES = array(
	300  => array( 'medium', 'woocommerce_thumbnail' ),
	600  => array( 'woocommerce_single' ),
	768  => array( 'medium_large' ),
	1024 => array( 'large' ),
);

/** The attachment of a picture; 0 where there is none. A picture that two products show is made once. */
function picture( array $pictures, ?string $name, string $shown ): int {
	static $made = array();
	if ( null === $name || ! isset( $pictures[ $name ] ) ) {
		return 0;
	}
	return $made[ $name ] ??= make_picture( $pictures[ $name ], $shown );
}

function make_picture( array $picture, string $shown ): int {
	$upload = wp_upload_dir();
	foreach ( array( $picture, ...$picture['sizes'] ) as $each ) {
		copy( '/shop/media/' . $each['file'], $upload['path'] . '/' . $each['file'] );
	}
	$file = $upload['path'] . '/' . $picture['file'];
	$id   = (int) wp_insert_attachment(
		array(
			'post_mime_type' => 'image/webp',
			'post_title'     => $shown,
			'post_status'    => 'inherit',
		),
		$file
	);
	wp_update_attachment_metadata( $id, metadata( $picture, $file ) );
	update_post_meta( $id, '_wp_attachment_image_alt', $shown );

	return $id;
}

function metadata( array $picture, string $file ): array {
	$sizes = array();
	foreach ( $picture['sizes'] as $size ) {
		foreach ( SIZES[ $size['width'] ] ?? array() as $name ) {
			$sizes[ $name ] = $size + array( 'mime-type' => 'image/webp' );
		}
	}

	return array(
		'width'  => $picture['width'],
		'height' => $picture['height'],
		'file'   => _wp_relative_upload_path( $file ),
		'sizes'  => $sizes,
	);
}
