<?php
/**
 * Plugin Name: Keeps mails as files
 * Description: A shop on a developer's machine sends no mail: each is kept as JSON, as wp_mail was given it.
 */

declare( strict_types=1 );

add_filter(
	'pre_wp_mail',
	static function ( $sent, array $mail ): bool {
		$file = sprintf( '/shop/kept/mails/%.6f-%s.json', microtime( true ), bin2hex( random_bytes( 4 ) ) );
		return false !== file_put_contents( $file . '.part', wp_json_encode( $mail, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES ) ) && rename( $file . '.part', $file );
	},
	10,
	2
);
