<?php
/** As much of WordPress as the plugin's files need to be read, and as its pure functions call. */

define( 'ABSPATH', '/' );
define( 'HOUR_IN_SECONDS', 3600 );
define( 'DAY_IN_SECONDS', 86400 );
define( 'MINUTE_IN_SECONDS', 60 );

function is_admin() {
	return true;
}
/** What is read where REST is, is read at once. */
function add_action( $hook, $work ) {
	'rest_api_init' === $hook && is_string( $work ) && str_ends_with( $work, '\load_for_rest' ) && $work();
}
function add_filter( ...$hook ) {}
function register_activation_hook( ...$hook ) {}
function register_deactivation_hook( ...$hook ) {}
function wp_date( string $format, ?int $time = null ): string {
	return null === $time ? $GLOBALS['today'] : gmdate( $format, $time );
}
function __( $text ) {
	return $text;
}
function esc_html__( $text ) {
	return $text;
}
function esc_html( $text ) {
	return $text;
}
function esc_attr( $text ) {
	return $text;
}
function esc_url( $url ) {
	return $url;
}
function admin_url( $path ) {
	return '/wp-admin/' . $path;
}
function checked( ...$values ) {}
function wp_nonce_field( ...$values ) {}
function untrailingslashit( $text ) {
	return rtrim( $text, '/' );
}
function wp_json_encode( ...$values ) {
	return json_encode( ...$values );
}
function wp_strip_all_tags( $text ) {
	return trim( strip_tags( preg_replace( '@<(script|style)[^>]*?>.*?</\\1>@si', '', $text ) ) );
}
function did_action( $hook ) {
	return 'plugins_loaded' === $hook ? 1 : 0;
}
function get_bloginfo() {
	return '7.1';
}
function plugin_basename( $file ) {
	return basename( dirname( $file ) ) . '/' . basename( $file );
}
