<?php
/** As much of WordPress' accounts as signing in asks. Each hash of today's kind is counted; nobody's password is right. */

class WP_REST_Request extends ArrayObject {}

class WP_User {
	public int $ID            = 7;
	public string $user_login = 'ana';
	public function __construct( public string $user_pass ) {}
}

class WP_Error {
	public function __construct( public string $code ) {}
}

function is_wp_error( $thing ) {
	return $thing instanceof WP_Error;
}
function remove_filter( ...$hook ) {}
function wp_slash( $text ) {
	return addslashes( $text );
}

/** The address names the hash of its account. */
function get_user_by( $field, $value ) {
	return 'unknown' === $value ? false : new WP_User( $value );
}
function wp_password_needs_rehash( $hash ) {
	return ! str_starts_with( $hash, '$wp' );
}
function wp_hash_password( $password ) {
	count_hash( '$wp' );

	return '$wp';
}
function wp_check_password( $password, $hash ) {
	count_hash( $hash );

	return false;
}
function wp_authenticate( $login, $password ) {
	if ( 'ana' === $login ) {
		wp_check_password( $password, $GLOBALS['given']['email'] );
	}

	return new WP_Error( 'incorrect_password' );
}
function count_hash( $hash ) {
	$GLOBALS['hashes'] = ( $GLOBALS['hashes'] ?? 0 ) + ( str_starts_with( $hash, '$wp' ) ? 1 : 0 );
}

require '/plugin/includes/rest.php';
foreach ( array( 'passwords', 'shoppers', 'sign-in', 'visitor' ) as $file ) {
	require "/plugin/includes/accounts/$file.php";
}

function hashes_for( array $given ): int {
	$GLOBALS['given'] = $given + array( 'ip' => null, 'userAgent' => null );
	\Bellyful\Storefront\Accounts\check_credentials( new WP_REST_Request( $GLOBALS['given'] ) );

	return $GLOBALS['hashes'];
}
