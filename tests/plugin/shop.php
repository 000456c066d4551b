<?php
/** As much of users, products and orders as the plugin looks at when it decides who may do what. */

class Thing {
	public function __construct( private array $facts ) {}
	public function __call( string $name, array $arguments ) {
		return $this->facts[ preg_replace( '/^get_/', '', $name ) ] ?? '';
	}
}
class WC_Product extends Thing {}
class WC_Order extends Thing {
	/** Of the storefront's own order its attempt. */
	public function get_meta( string $key ): string {
		return '_bellyful_attempt' === $key ? $this->reference() : '';
	}
}
class WP_User {
	public int $ID           = 0;
	public array $roles      = array();
	public string $user_login = '';

	public function __construct( public array|int $allcaps = array() ) {}
}
class WP_Error {
	public function __construct( public string $code = '', public string $message = '', public array $data = array() ) {}
}

$GLOBALS['options'] = array();
$GLOBALS['user']    = new WP_User();
/** The application password by which the question came. */
$GLOBALS['application_password'] = null;

function get_option( string $name, $fallback = false ) {
	return $GLOBALS['options'][ $name ] ?? $fallback;
}
function get_post_meta( int $id ) {
	return $GLOBALS['options'][ "_sku of $id" ] ?? '';
}
function get_userdata() {
	return $GLOBALS['user'];
}
function wp_get_current_user() {
	return $GLOBALS['user'];
}
function current_user_can( string $capability ): bool {
	return ! empty( $GLOBALS['user']->allcaps[ $capability ] );
}
function rest_get_authenticated_app_password() {
	return $GLOBALS['application_password'];
}
function rest_authorization_required_code(): int {
	return array() === $GLOBALS['user']->allcaps ? 401 : 403;
}
function is_wp_error( $thing ): bool {
	return $thing instanceof WP_Error;
}
function trailingslashit( string $path ): string {
	return rtrim( $path, '/' ) . '/';
}

function esc_textarea( string $text ): string {
	return $text;
}

define( 'ARRAY_A', 'ARRAY_A' );

/** A database without a row. */
$GLOBALS['wpdb'] = new class() {
	public string $prefix     = 'wp_';
	public string $last_error = '';

	public function suppress_errors(): bool {
		return false;
	}
	public function prepare( $sql ) {
		return $sql;
	}
	public function get_results(): array {
		return array();
	}
};
