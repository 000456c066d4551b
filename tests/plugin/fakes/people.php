<?php
/** WordPress' users, their passwords and sessions. */

class WP_User {
	public int $ID            = 0;
	public string $user_login = '';
	public string $user_email = '';
	public string $user_pass  = '';
	public array $roles       = array();
	public array $allcaps     = array();

	public function __construct( $id = 0 ) {
		$found = $GLOBALS['wpdb']->get_results( 'SELECT * FROM wp_users WHERE ID = ' . (int) $id )[0] ?? null;
		if ( $found ) {
			$this->ID         = (int) $found['ID'];
			$this->user_login = $found['user_login'];
			$this->user_email = $found['user_email'];
			$this->user_pass  = $found['user_pass'];
			$stored           = get_option( 'user_roles', array() );
			// A role that is taken away is none, though it stands there.
			$this->roles = array_values( array_filter( explode( ',', $found['role'] ), static fn( string $role ): bool => 'bellyful_storefront' !== $role || isset( $stored[ $role ] ) ) );
			// A role `may_do_this` may do this alone.
			$this->allcaps = match ( substr( $found['role'], 0, 4 ) ) {
				'cust'  => array( 'read' => true ),
				'may_'  => array( substr( $found['role'], 4 ) => true ),
				'bell'  => $stored[ $found['role'] ] ?? array(),
				default => array( 'read' => true, 'edit_posts' => true, 'manage_woocommerce' => true ),
			};
		}
	}
	public function __get( $key ) {
		return (string) get_user_meta( $this->ID, $key, true );
	}
	public function has_cap( $capability ): bool {
		return $this->allcaps[ $capability ] ?? false;
	}
	public function remove_role( $role ): void {
		$this->roles = array_values( array_diff( $this->roles, array( $role ) ) );
		$GLOBALS['wpdb']->update( 'wp_users', array( 'role' => implode( ',', $this->roles ) ), array( 'ID' => $this->ID ) );
	}
}
function add_role( $role, $name, $capabilities = array() ): void {
	update_option( 'user_roles', get_option( 'user_roles', array() ) + array( $role => $capabilities ) );
}
function remove_role( $role ): void {
	update_option( 'user_roles', array_diff_key( get_option( 'user_roles', array() ), array( $role => true ) ) );
}
function find_user_id( string $column, $value ): int {
	return (int) $GLOBALS['wpdb']->get_var( $GLOBALS['wpdb']->prepare( "SELECT ID FROM wp_users WHERE $column = %s COLLATE NOCASE", (string) $value ) );
}
function get_user_by( $field, $value ) {
	$columns = array(
		'id'    => 'ID',
		'ID'    => 'ID',
		'email' => 'user_email',
		'login' => 'user_login',
	);
	$id = find_user_id( $columns[ $field ], $value );

	return $id ? new WP_User( $id ) : false;
}
function get_userdata( $id ) {
	return get_user_by( 'id', $id );
}
function get_users( $asked ) {
	$all = array_map( static fn( $id ) => new WP_User( $id ), $GLOBALS['wpdb']->get_col( 'SELECT ID FROM wp_users ORDER BY ID' ) );

	return array_values( array_filter( $all, static fn( WP_User $user ): bool => in_array( $asked['role'], $user->roles, true ) ) );
}
function wp_delete_user( $id ): void {
	$user = new WP_User( $id );
	$GLOBALS['wpdb']->query( "DELETE FROM wp_users WHERE ID = $id" );
	$GLOBALS['wpdb']->query( "DELETE FROM wp_usermeta WHERE user_id = $id" );
	do_action( 'deleted_user', $id, null, $user );
}
function email_exists( $email ) {
	return find_user_id( 'user_email', $email ) ?: false;
}
function user_can( $user, $capability ) {
	$capability = in_array( $capability, array( 'edit_post', 'read_post' ), true ) ? 'edit_posts' : $capability;

	return ( $user instanceof WP_User ? $user : new WP_User( $user ) )->has_cap( $capability );
}
/** The storefront's own user asks, unless a test says who does. */
function wp_get_current_user() {
	$asking = $GLOBALS['asking'] ?? null;

	return $asking instanceof WP_User ? $asking : new WP_User();
}
function current_user_can( $capability ) {
	return isset( $GLOBALS['asking'] ) ? user_can( $GLOBALS['asking'], $capability ) : 'use_bellyful_storefront' === $capability;
}
function get_user_meta( $id, $key = '', $is_single = false ) {
	return get_meta_of( 'user', $id, $key, $is_single );
}
function update_user_meta( $id, $key, $value ) {
	return update_meta_of( 'user', $id, $key, $value );
}
function add_user_meta( $id, $key, $value, $is_unique = false ) {
	return ( ! $is_unique || array() === meta_rows( 'user', $id, $key ) ) && add_meta_of( 'user', $id, $key, $value );
}
function delete_user_meta( $id, $key ) {
	return delete_meta_of( 'user', $id, $key );
}
function metadata_exists( $kind, $id, $key ) {
	return array() !== meta_rows( $kind, $id, $key );
}
function clean_user_cache() {}

function wp_hash_password( $password ) {
	return '$wp$' . hash( 'sha256', $password );
}
function wp_check_password( $password, $hash ) {
	return hash_equals( $hash, wp_hash_password( $password ) );
}
function wp_password_needs_rehash( $hash ) {
	return ! str_starts_with( $hash, '$wp$' );
}
function wp_authenticate( $login, $password ) {
	$user = get_user_by( 'login', $login );
	$user = $user ? $user : get_user_by( 'email', $login );

	$found = $user && wp_check_password( wp_unslash( $password ), $user->user_pass ) ? $user : new WP_Error( 'incorrect_password', 'Wrong.' );

	return apply_filters( 'authenticate', $found, $login, $password );
}
function wp_insert_user( array $given ) {
	$GLOBALS['wpdb']->pdo->prepare( 'INSERT INTO wp_users (user_login, user_email, user_pass, role) VALUES (?, ?, ?, ?)' )->execute( array( $given['user_login'], $given['user_email'], wp_hash_password( wp_unslash( $given['user_pass'] ) ), $given['role'] ?? 'customer' ) );

	return (int) $GLOBALS['wpdb']->pdo->lastInsertId();
}
function wp_update_user( array $given ) {
	if ( array() === apply_filters( 'wp_pre_insert_user_data', $given ) ) {
		return new WP_Error( 'empty_data', 'Not enough data to create this <b>user</b>.' );
	}
	$before = get_userdata( $given['ID'] );
	if ( isset( $given['user_email'] ) ) {
		$taken = email_exists( wp_unslash( $given['user_email'] ) );
		if ( $taken && $taken !== $before->ID ) {
			return new WP_Error( 'existing_user_email', 'Sorry, that email address is already used!' );
		}
		$GLOBALS['wpdb']->update( 'wp_users', array( 'user_email' => wp_unslash( $given['user_email'] ) ), array( 'ID' => $given['ID'] ) );
	}
	if ( isset( $given['user_pass'] ) ) {
		wp_set_password( wp_unslash( $given['user_pass'] ), $given['ID'] );
	}
	do_action( 'profile_update', $given['ID'], $before, $given );

	return $given['ID'];
}
function wp_set_password( $password, $user_id ): void {
	$GLOBALS['wpdb']->update( 'wp_users', array( 'user_pass' => wp_hash_password( $password ) ), array( 'ID' => $user_id ) );
}
function wp_generate_password( $length ) {
	return bin2hex( random_bytes( intdiv( $length, 2 ) ) );
}

/** Requests for personal data: {email, action_name, status} each, and what their tools answered. */
class WP_User_Request {
	public int $ID;
	public string $email;
	public string $action_name;
	public string $status;
}
function wp_create_user_request( $email, $action, $data, $status ) {
	$requests = get_option( 'user_requests', array() );
	foreach ( $requests as $request ) {
		if ( $request['email'] === $email && $request['action_name'] === $action && 'request-completed' !== $request['status'] ) {
			return new WP_Error( 'duplicate_request', 'An incomplete personal data request for this email address already exists.' );
		}
	}
	$requests[] = array(
		'ID'          => 9000 + count( $requests ),
		'email'       => $email,
		'action_name' => $action,
		'status'      => "request-$status",
	);
	update_option( 'user_requests', $requests );

	return end( $requests )['ID'];
}
function wp_get_user_request( $id ) {
	foreach ( get_option( 'user_requests', array() ) as $stored ) {
		if ( $stored['ID'] === (int) $id ) {
			$request = new WP_User_Request();
			foreach ( $stored as $name => $value ) {
				$request->$name = $value;
			}

			return $request;
		}
	}

	return false;
}
/** As WordPress does after the last page of its last tool. */
function end_user_request( $answer, $place, $email, $page, $id ) {
	update_option( 'asked_tools', array( ...get_option( 'asked_tools', array() ), array( $place, $email, $page ) ) );
	$requests = get_option( 'user_requests', array() );
	foreach ( $requests as $at => $request ) {
		$kind  = 'remove_personal_data' === $request['action_name'] ? 'erasers' : 'exporters';
		$tools = apply_filters( "wp_privacy_personal_data_$kind", array() );
		if ( $request['ID'] === (int) $id && count( $tools ) === $place && $answer['done'] ) {
			$requests[ $at ]['status'] = 'request-completed';
		}
	}
	update_option( 'user_requests', $requests );

	return $answer;
}
add_filter( 'wp_privacy_personal_data_erasure_page', 'end_user_request', 10, 5 );
add_filter( 'wp_privacy_personal_data_export_page', 'end_user_request', 10, 5 );
function wc_create_new_customer_username( $email ) {
	return $email;
}
function wc_create_new_customer( $email, $login, $password ) {
	$errors = apply_filters( 'woocommerce_registration_errors', new WP_Error(), $login, $email );
	if ( $errors->has_errors() ) {
		return $errors;
	}
	$id = wp_insert_user( array( 'user_login' => $login, 'user_email' => $email, 'user_pass' => $password ) );
	do_action( 'woocommerce_created_customer', $id, array(), false );

	return $id;
}
/** Orders of a guest become those of the account with his address. */
function wc_update_new_customer_past_orders( $user_id ) {
	foreach ( wc_get_orders( array( 'billing_email' => get_userdata( $user_id )->user_email, 'limit' => -1 ) ) as $order ) {
		$order->set_customer_id( $user_id );
		$order->save();
	}
}
function wc_update_user_last_active() {}
function wc_light_or_dark( $colour, $dark, $light ) {
	return $light;
}

/** Sessions by the hash of their token, in one entry of the user. */
class WP_Session_Tokens {
	private function __construct( private int $user_id ) {}
	public static function get_instance( $user_id ): self {
		return new self( (int) $user_id );
	}
	private function all(): array {
		$stored = get_user_meta( $this->user_id, 'session_tokens', true );

		return array_filter( is_array( $stored ) ? $stored : array(), static fn( array $one ): bool => $one['expiration'] >= clock() );
	}
	public function get( $token ): ?array {
		return $this->all()[ hash( 'sha256', $token ) ] ?? null;
	}
	public function verify( $token ): bool {
		return null !== $this->get( $token );
	}
	public function create( $expiration ): string {
		$token = bin2hex( random_bytes( 16 ) );
		$this->update(
			$token,
			array(
				'expiration' => $expiration,
				'ip'         => $_SERVER['REMOTE_ADDR'] ?? '',
				'ua'         => wp_unslash( $_SERVER['HTTP_USER_AGENT'] ?? '' ),
				'login'      => clock(),
			)
		);

		return $token;
	}
	public function update( $token, array $session ): void {
		update_user_meta( $this->user_id, 'session_tokens', array( hash( 'sha256', $token ) => $session ) + $this->all() );
	}
	public function destroy( $token ): void {
		update_user_meta( $this->user_id, 'session_tokens', array_diff_key( $this->all(), array( hash( 'sha256', $token ) => true ) ) );
	}
	public function destroy_others( $token_to_keep ): void {
		update_user_meta( $this->user_id, 'session_tokens', array_intersect_key( $this->all(), array( hash( 'sha256', $token_to_keep ) => true ) ) );
	}
	public function destroy_all(): void {
		delete_user_meta( $this->user_id, 'session_tokens' );
	}
}
function cookie_hash( WP_User $user, $expiration, $token ): string {
	return hash_hmac( 'sha256', "$user->user_login|$expiration|$token", 'salt' . substr( $user->user_pass, -4 ) );
}
function wp_generate_auth_cookie( $user_id, $expiration, $scheme, $token ) {
	$user = new WP_User( $user_id );

	return "$user->user_login|$expiration|$token|" . cookie_hash( $user, $expiration, $token );
}
function wp_parse_auth_cookie( $cookie, $scheme = '' ) {
	$parts = explode( '|', $cookie );

	return 4 === count( $parts ) ? array_combine( array( 'username', 'expiration', 'token', 'hmac' ), $parts ) : false;
}
function wp_validate_auth_cookie( $cookie, $scheme = '' ) {
	$parts = wp_parse_auth_cookie( $cookie );
	$user  = $parts && $parts['expiration'] >= clock() ? get_user_by( 'login', $parts['username'] ) : false;
	$fits  = $user && hash_equals( cookie_hash( $user, $parts['expiration'], $parts['token'] ), $parts['hmac'] );

	return $fits && WP_Session_Tokens::get_instance( $user->ID )->verify( $parts['token'] ) ? $user->ID : false;
}

class WP_Application_Passwords {
	public static function delete_all_application_passwords( $user_id ) {
		delete_user_meta( $user_id, 'application_passwords' );
	}
	public static function get_user_application_passwords( $user_id ): array {
		return array_filter( (array) get_user_meta( $user_id, 'application_passwords', true ) );
	}
	public static function create_new_application_password( $user_id, array $given ): array {
		$password = bin2hex( random_bytes( 12 ) );
		$stored   = array( 'password' => wp_hash_password( $password ), 'last_used' => null ) + $given;
		update_user_meta( $user_id, 'application_passwords', array( ...self::get_user_application_passwords( $user_id ), $stored ) );

		return array( $password, $stored );
	}
}

/** A customer's addresses are entries of his user. */
class WC_Customer {
	private array $changes = array();

	public function __construct( private int $id = 0 ) {}
	public function __call( string $name, array $arguments ) {
		$key = substr( $name, 4 );
		if ( str_starts_with( $name, 'set_' ) ) {
			$this->changes[ $key ] = $arguments[0];

			return null;
		}

		return $this->changes[ $key ] ?? (string) get_user_meta( $this->id, $key, true );
	}
	public function get_id(): int {
		return $this->id;
	}
	public function save(): void {
		foreach ( $this->changes as $key => $value ) {
			update_user_meta( $this->id, $key, $value );
		}
	}
}

function wp_salt() {
	return 'salt';
}
function wp_hash( $text ) {
	return hash_hmac( 'md5', $text, wp_salt() );
}

/** Who asks, by number. */
function get_current_user_id() {
	$asking = $GLOBALS['asking'] ?? 3;

	return $asking instanceof WP_User ? $asking->ID : $asking;
}
/** The storefront's own again, or somebody whom the shop knows, or nobody. */
function wp_set_current_user( $id ) {
	$GLOBALS['asking'] = get_userdata( $id ) ? $id : ( 3 === $id ? null : 0 );
}
