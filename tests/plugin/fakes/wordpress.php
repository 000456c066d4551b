<?php
/** WordPress as far as the plugin's routes rest on it: hooks, options, posts, users' entries and REST, in one process for each question. */

define( 'ABSPATH', '/' );
define( 'WPINC', 'wp-includes' );
define( 'MINUTE_IN_SECONDS', 60 );
define( 'HOUR_IN_SECONDS', 3600 );
define( 'DAY_IN_SECONDS', 86400 );
define( 'ARRAY_A', 'ARRAY_A' );
define( 'OBJECT', 'OBJECT' );
define( 'WC_VERSION', '11.0.1' );
define( 'WPGRAPHQL_VERSION', '2.23.1' );
define( 'WPGRAPHQL_WOOCOMMERCE_VERSION', '1.0.2' );

$GLOBALS['wp_filter'] = array();
const WP_PLUGIN_DIR    = '/plugins';
const WPMU_PLUGIN_DIR  = '/mu-plugins';
const WP_CONTENT_DIR   = '/wp-content';
$GLOBALS['doing']     = array();

function wp_normalize_path( $path ): string {
	return $path;
}
function add_filter( $hook, $callback, $priority = 10, $accepted = 1 ) {
	$hooked = $GLOBALS['wp_filter'][ $hook ] ??= (object) array( 'callbacks' => array() );

	$hooked->callbacks[ $priority ][] = array(
		'function'      => $callback,
		'accepted_args' => $accepted,
	);
	ksort( $hooked->callbacks );

	return true;
}
function add_action( ...$hook ) {
	return add_filter( ...$hook );
}
function has_filter( $hook, $callback = false ) {
	if ( false === $callback ) {
		return array() !== array_filter( $GLOBALS['wp_filter'][ $hook ]->callbacks ?? array() );
	}
	foreach ( $GLOBALS['wp_filter'][ $hook ]->callbacks ?? array() as $priority => $callbacks ) {
		if ( in_array( $callback, array_column( $callbacks, 'function' ), true ) ) {
			return $priority;
		}
	}

	return false;
}
function has_action( ...$hook ) {
	return has_filter( ...$hook );
}
function remove_filter( $hook, $callback, $priority = 10 ) {
	$is_there = has_filter( $hook, $callback ) === $priority;
	if ( $is_there ) {
		$GLOBALS['wp_filter'][ $hook ]->callbacks[ $priority ] = array_filter( $GLOBALS['wp_filter'][ $hook ]->callbacks[ $priority ], static fn( $one ) => $one['function'] !== $callback );
	}

	return $is_there;
}
function remove_action( ...$hook ) {
	return remove_filter( ...$hook );
}
function apply_filters( $hook, $value, ...$args ) {
	$GLOBALS['called'][] = $hook;
	$GLOBALS['doing'][]  = $hook;
	foreach ( $GLOBALS['wp_filter'][ $hook ]->callbacks ?? array() as $callbacks ) {
		foreach ( $callbacks as $callback ) {
			$value = call_user_func_array( $callback['function'], array_slice( array( $value, ...$args ), 0, $callback['accepted_args'] ) );
		}
	}
	array_pop( $GLOBALS['doing'] );

	return $value;
}
function do_action( $hook, ...$args ) {
	$GLOBALS['did'][ $hook ] = did_action( $hook ) + 1;
	$GLOBALS['called'][]     = $hook;
	$GLOBALS['doing'][]      = $hook;
	$priorities = static fn() => array_keys( $GLOBALS['wp_filter'][ $hook ]->callbacks ?? array() );
	// What is hooked meanwhile, for later, is called, too.
	for ( $later = $priorities(); array() !== $later; $later = array_filter( $priorities(), static fn( $one ) => $one > $priority ) ) {
		$priority = min( $later );
		foreach ( $GLOBALS['wp_filter'][ $hook ]->callbacks[ $priority ] as $callback ) {
			call_user_func_array( $callback['function'], array_slice( $args, 0, $callback['accepted_args'] ) );
		}
	}
	array_pop( $GLOBALS['doing'] );
}
function do_action_ref_array( $hook, array $args ) {
	do_action( $hook, ...$args );
}
function wp_doing_ajax() {
	return false;
}
function __return_false() {
	return false;
}
function __return_true() {
	return true;
}
function current_filter() {
	return end( $GLOBALS['doing'] );
}
function doing_filter( $hook ) {
	return in_array( $hook, $GLOBALS['doing'], true );
}
function did_action( $hook ) {
	return $GLOBALS['did'][ $hook ] ?? ( 'plugins_loaded' === $hook ? 1 : 0 );
}

class WP_Error {
	public function __construct( private $code = '', private $message = '', private $data = array() ) {}
	public function has_errors(): bool {
		return '' !== $this->code;
	}
	public function add( $code, $message ): void {
		list( $this->code, $this->message ) = array( $code, $message );
	}
	public function get_error_code() {
		return $this->code;
	}
	public function get_error_message() {
		return $this->message;
	}
	public function get_error_messages(): array {
		return $this->has_errors() ? array( $this->message ) : array();
	}
	public function get_error_data() {
		return $this->data;
	}
}
function is_wp_error( $thing ) {
	return $thing instanceof WP_Error;
}

class WP_Post {
	public int $ID             = 0;
	public string $post_type   = 'post';
	public string $post_status = 'publish';
	public string $post_title  = '';
	public string $post_name   = '';
	public int $post_parent    = 0;
	public int $post_author    = 0;
	public string $post_content      = '';
	public string $post_excerpt      = '';
	public string $post_password     = '';
	public string $post_date     = '';
	public string $post_date_gmt     = '';
	public string $post_modified_gmt = '';
}

function get_option( $name, $fallback = false ) {
	$found = $GLOBALS['wpdb']->pdo->prepare( 'SELECT option_value FROM wp_options WHERE option_name = ?' );
	$found->execute( array( $name ) );
	$value = $found->fetchColumn();

	return false === $value ? $fallback : unserialize( $value );
}
function update_option( $name, $value, $autoload = null ) {
	$before = get_option( $name );
	$value  = apply_filters( 'pre_update_option', $value, $name, $before );
	if ( $value === $before ) {
		return false;
	}
	$GLOBALS['wpdb']->query( $GLOBALS['wpdb']->prepare( 'INSERT OR REPLACE INTO wp_options (option_name, option_value) VALUES (%s, %s)', $name, serialize( $value ) ) );
	do_action( 'updated_option', $name, $before, $value );

	return true;
}
function add_option( $name, $value ) {
	return false === get_option( $name ) && update_option( $name, $value );
}
function delete_option( $name ) {
	$GLOBALS['wpdb']->pdo->prepare( 'DELETE FROM wp_options WHERE option_name = ?' )->execute( array( $name ) );
}
function get_transient( $name ) {
	list( $value, $ends_at ) = get_option( "_transient_$name", array( false, 0 ) );

	return $ends_at > clock() ? $value : false;
}
function set_transient( $name, $value, $seconds = 0 ) {
	return update_option( "_transient_$name", array( $value, clock() + $seconds ) );
}

/** Entries of posts and of users: `wp_postmeta`, `wp_usermeta`. */
function meta_rows( $kind, $id, $key ) {
	$found = $GLOBALS['wpdb']->pdo->prepare( "SELECT meta_value FROM wp_{$kind}meta WHERE {$kind}_id = ? AND meta_key = ? ORDER BY rowid" );
	$found->execute( array( $id, $key ) );

	return array_map( 'maybe_unserialize', $found->fetchAll( PDO::FETCH_COLUMN ) );
}
function maybe_unserialize( $value ) {
	return is_string( $value ) && preg_match( '/^(a|O|b|i|s):/', $value ) ? unserialize( $value ) : $value;
}
function get_meta_of( $kind, $id, $key, $is_single ) {
	$values = meta_rows( $kind, $id, $key );

	return $is_single ? $values[0] ?? '' : $values;
}
function add_meta_of( $kind, $id, $key, $value ) {
	$GLOBALS['wpdb']->pdo->prepare( "INSERT INTO wp_{$kind}meta ({$kind}_id, meta_key, meta_value) VALUES (?, ?, ?)" )->execute( array( $id, $key, is_scalar( $value ) ? (string) $value : serialize( $value ) ) );
	do_action( "added_{$kind}_meta", (int) $GLOBALS['wpdb']->pdo->lastInsertId(), $id, $key, $value );

	return true;
}
function delete_meta_of( $kind, $id, $key ) {
	$gone = $GLOBALS['wpdb']->pdo->prepare( "DELETE FROM wp_{$kind}meta WHERE {$kind}_id = ? AND meta_key = ?" );
	$gone->execute( array( $id, $key ) );

	return $gone->rowCount() > 0;
}
function update_meta_of( $kind, $id, $key, $value ) {
	delete_meta_of( $kind, $id, $key );

	return add_meta_of( $kind, $id, $key, $value );
}
function get_post_meta( $id, $key = '', $is_single = false ) {
	return get_meta_of( 'post', $id, $key, $is_single );
}
function add_post_meta( $id, $key, $value ) {
	return add_meta_of( 'post', $id, $key, $value );
}
function update_post_meta( $id, $key, $value ) {
	apply_filters( 'update_post_metadata', null, $id, $key, $value );

	return update_meta_of( 'post', $id, $key, wp_unslash( $value ) );
}
function delete_metadata_by_mid( $kind, $meta_id ) {
	$GLOBALS['wpdb']->pdo->prepare( "DELETE FROM wp_{$kind}meta WHERE meta_id = ?" )->execute( array( $meta_id ) );
}
function get_post( $id ) {
	$found = $GLOBALS['wpdb']->pdo->prepare( 'SELECT * FROM wp_posts WHERE ID = ?' );
	$found->execute( array( $id ) );
	$found->setFetchMode( PDO::FETCH_CLASS, WP_Post::class );

	return $found->fetch() ?: null;
}
function get_post_type( $id ) {
	return get_post( $id )?->post_type ?? false;
}
function wp_get_post_parent_id( $id ) {
	return get_post( $id )?->post_parent ?? false;
}
function get_post_status( $id ) {
	return get_post( $id )?->post_status ?? false;
}
/** As HTML. */
function get_the_title( $id ) {
	return str_replace( array( ' & ', "'" ), array( ' &#038; ', '&#8217;' ), get_post( $id )?->post_title ?? '' );
}

/** Comments. A new one waits where the discussion settings say so, and spam (option `disallowed`) is refused. */
class WP_Comment {
	public int $comment_ID              = 0;
	public int $comment_post_ID         = 0;
	public string $comment_author       = '';
	public string $comment_author_email = '';
	public string $comment_content      = '';
	public string $comment_approved     = '0';
	public string $comment_type         = '';
	public int $comment_parent          = 0;
	public int $user_id                 = 0;
}
function insert_comment( array $row ): int {
	$row = array_intersect_key( $row + get_class_vars( WP_Comment::class ), get_class_vars( WP_Comment::class ) );
	unset( $row['comment_ID'] );
	$GLOBALS['wpdb']->pdo->prepare( 'INSERT INTO wp_comments (' . implode( ', ', array_keys( $row ) ) . ') VALUES (' . implode( ', ', array_fill( 0, count( $row ), '?' ) ) . ')' )->execute( array_values( $row ) );

	return (int) $GLOBALS['wpdb']->pdo->lastInsertId();
}
function get_comments( array $asked ) {
	$columns = array( 'post_id' => 'comment_post_ID', 'parent' => 'comment_parent', 'type' => 'comment_type', 'author_email' => 'comment_author_email', 'user_id' => 'user_id' );
	$wanted  = array_intersect_key( $asked, $columns );
	$wheres  = array_map( static fn( string $name ): string => "$columns[$name] = ? COLLATE NOCASE", array_keys( $wanted ) );
	$status  = array( 'approve' => "comment_approved = '1'", 'any' => "comment_approved <> 'trash'" )[ $asked['status'] ];
	$found   = $GLOBALS['wpdb']->pdo->prepare( 'SELECT * FROM wp_comments WHERE ' . implode( ' AND ', array( ...$wheres, $status ) ) . ' ORDER BY comment_ID DESC' );
	$found->execute( array_values( $wanted ) );
	$comments = $found->fetchAll( PDO::FETCH_CLASS, WP_Comment::class );
	$comments = array_values( array_filter( $comments, static fn( $one ): bool => in_array( $one->comment_ID, $asked['comment__in'] ?? array( $one->comment_ID ), true ) ) );
	if ( $asked['count'] ?? false ) {
		return count( $comments );
	}

	return 'ids' === ( $asked['fields'] ?? '' ) ? array_column( $comments, 'comment_ID' ) : array_slice( $comments, 0, $asked['number'] ?? null );
}
function get_comment( $id ) {
	$found = $GLOBALS['wpdb']->pdo->prepare( 'SELECT * FROM wp_comments WHERE comment_ID = ?' );
	$found->execute( array( $id ) );
	$found->setFetchMode( PDO::FETCH_CLASS, WP_Comment::class );

	return $found->fetch() ?: null;
}
function wp_new_comment( array $given, $wants_error = false ) {
	$given = wp_unslash( $given );
	if ( get_option( 'floods' ) ) {
		return new WP_Error( 'comment_flood', 'You are posting comments too quickly.' );
	}
	$is_held = get_option( 'comment_moderation' ) || get_option( 'comment_previously_approved' );
	$id      = insert_comment( array( 'comment_approved' => $is_held ? '0' : '1' ) + $given );
	foreach ( $given['comment_meta'] as $key => $value ) {
		add_meta_of( 'comment', $id, $key, $value );
	}
	do_action( 'wp_insert_comment', $id, get_comment( $id ) );

	return $id;
}
function wp_update_comment( array $given, $wants_error = false ) {
	$given = wp_unslash( $given );
	$row   = apply_filters( 'wp_update_comment_data', array_intersect_key( $given, get_class_vars( WP_Comment::class ) ) );
	if ( is_wp_error( $row ) ) {
		return $row;
	}
	$before = get_comment( $given['comment_ID'] )->comment_approved;
	$GLOBALS['wpdb']->pdo->prepare( 'UPDATE wp_comments SET ' . implode( ', ', array_map( static fn( $name ) => "$name = :$name", array_keys( $row ) ) ) . ' WHERE comment_ID = :comment_ID' )->execute( $row );
	foreach ( $given['comment_meta'] ?? array() as $key => $value ) {
		update_meta_of( 'comment', $given['comment_ID'], $key, $value );
	}
	do_action( 'edit_comment', $given['comment_ID'] );
	$words = array( '0' => 'unapproved', '1' => 'approved' );
	if ( $before !== $row['comment_approved'] ) {
		do_action( 'transition_comment_status', $words[ $row['comment_approved'] ] ?? $row['comment_approved'], $words[ $before ] ?? $before, get_comment( $given['comment_ID'] ) );
	}

	return 1;
}
function wp_new_comment_notify_moderator( $id ) {
	WC()->mailer()->send( 'owner@shop.example', 'Please moderate', (string) $id );
}
function get_comment_meta( $id, $key, $is_single = false ) {
	return get_meta_of( 'comment', $id, $key, $is_single );
}
function delete_comment_meta( $id, $key ) {
	return delete_meta_of( 'comment', $id, $key );
}
function comments_open( $id ) {
	return 'closed' !== get_post_meta( $id, 'comments', true );
}

/** What is remembered is remembered nowhere. */
function wp_cache_delete() {}
function is_object_in_taxonomy( $type, $taxonomy ): bool {
	return 'product_cat' === $taxonomy;
}
function get_objects_in_term( $id ): array {
	return $GLOBALS['wpdb']->get_col( 'SELECT object_id FROM wp_term_relationships WHERE term_taxonomy_id = ' . (int) $id );
}
function wp_raise_memory_limit(): void {}

function wp_cache_flush_runtime() {}
function clean_post_cache() {}

/** Texts that are loaded, and the locale that WordPress was switched to. */
$GLOBALS['texts']  = array();
$GLOBALS['locale'] = 'en_US';
function translate( $text ) {
	return $text;
}
function __( $text ) {
	return $GLOBALS['texts'][ $text ] ?? $text;
}
function esc_html__( $text ) {
	return esc_html( __( $text ) );
}
function load_textdomain( $domain, $file ) {
	$GLOBALS['texts'] = ( require substr_replace( $file, '.l10n.php', -3 ) )['messages'];
	return true;
}
function unload_textdomain() {
	$GLOBALS['texts'] = array();
}
function get_available_languages() {
	return array( 'de_DE', 'es_MX' );
}
function wp_get_installed_translations() {
	return array( 'woocommerce' => array( 'es_MX' => array() ) );
}
function switch_to_locale( $locale ) {
	$GLOBALS['locale'] = $locale;
	return true;
}
function restore_previous_locale() {
	$GLOBALS['locale'] = 'en_US';
}
function esc_html( $text ) {
	return htmlspecialchars( $text );
}
function esc_attr( $text ) {
	return htmlspecialchars( $text );
}
function esc_url( $url ) {
	return $url;
}
function sanitize_text_field( $text ) {
	return trim( (string) preg_replace( '/[\r\n\t ]+/', ' ', strip_tags( (string) $text ) ) );
}
function sanitize_textarea_field( $text ) {
	return trim( strip_tags( (string) $text ) );
}
function sanitize_title( $text ) {
	return trim( (string) preg_replace( '/[^a-z0-9]+/', '-', strtolower( $text ) ), '-' );
}
function wp_strip_all_tags( $text ) {
	return trim( strip_tags( $text ) );
}
function wp_kses_post( $text ) {
	return $text;
}
function wp_slash( $value ) {
	return is_array( $value ) ? array_map( 'wp_slash', $value ) : ( is_string( $value ) ? addslashes( $value ) : $value );
}
function wp_unslash( $value ) {
	return is_array( $value ) ? array_map( 'wp_unslash', $value ) : ( is_string( $value ) ? stripslashes( $value ) : $value );
}
function absint( $number ) {
	return abs( (int) $number );
}
function is_email( $email ) {
	return strlen( (string) $email ) >= 6 ? filter_var( $email, FILTER_VALIDATE_EMAIL ) : false;
}
function wp_json_encode( ...$values ) {
	return json_encode( ...$values );
}
function wp_parse_url( $url, $part = -1 ) {
	return parse_url( $url, $part );
}
function wp_generate_uuid4() {
	return preg_replace( '/^(.{8})(.{4}).(.{3}).(.{3})/', '$1-$2-4$3-8$4-', bin2hex( random_bytes( 16 ) ) );
}
function wp_date( $format, $time = null ) {
	return gmdate( $format, $time ?? clock() );
}
function trailingslashit( $path ) {
	return rtrim( $path, '/' ) . '/';
}
function untrailingslashit( $path ) {
	return rtrim( $path, '/' );
}
function home_url( $path = '' ) {
	return 'https://shop.example' . $path;
}
function site_url( $path = '' ) {
	return home_url( $path );
}
function add_query_arg( array $pairs, $url ) {
	return $url . ( str_contains( $url, '?' ) ? '&' : '?' ) . http_build_query( $pairs );
}
function get_bloginfo() {
	return '7.1';
}
function plugin_basename( $file ) {
	return basename( dirname( $file ) ) . '/' . basename( $file );
}
function register_activation_hook( $file, $callback ) {
	add_action( 'activate_' . plugin_basename( $file ), $callback );
}
function register_deactivation_hook( $file, $callback ) {
	add_action( 'deactivate_' . plugin_basename( $file ), $callback );
}
function get_terms( $asked = array() ) {
	$terms = array_values( array_filter( array_map( static fn( $term ) => (object) $term, get_option( 'terms', array() ) ), static fn( $term ): bool => in_array( $term->taxonomy, (array) $asked['taxonomy'], true ) && $term->term_id !== ( $asked['exclude'] ?? 0 ) ) );

	return 'slugs' === ( $asked['fields'] ?? '' ) ? array_column( $terms, 'slug' ) : $terms;
}
function dbDelta( $sql ) {
	$GLOBALS['wpdb']->pdo->exec( to_sqlite_table( $sql ) );
}

/** Action Scheduler: what is planned runs when the test says so. */
function as_schedule_single_action( $at, $hook, $args = array(), $group = '' ) {
	$GLOBALS['wpdb']->pdo->prepare( 'INSERT INTO wp_actions (hook, args, at) VALUES (?, ?, ?)' )->execute( array( $hook, serialize( $args ), $at ) );
}
function as_schedule_recurring_action( $at, $seconds, $hook, $args = array(), $group = '' ) {
	as_schedule_single_action( $at, $hook, $args );
}
function as_enqueue_async_action( $hook, $args = array(), $group = '' ) {
	as_schedule_single_action( clock(), $hook, $args );
}
function as_unschedule_all_actions( $hook ) {
	$GLOBALS['wpdb']->pdo->prepare( 'DELETE FROM wp_actions WHERE hook = ?' )->execute( array( $hook ) );
}
function as_unschedule_action( $hook, $args, $group ) {
	$GLOBALS['wpdb']->pdo->prepare( 'DELETE FROM wp_actions WHERE hook = ? AND args = ?' )->execute( array( $hook, serialize( $args ) ) );
}
function as_get_scheduled_actions( $asked ) {
	$found = $GLOBALS['wpdb']->pdo->prepare( 'SELECT id FROM wp_actions WHERE hook = ? AND args = COALESCE(?, args)' );
	$found->execute( array( $asked['hook'], isset( $asked['args'] ) ? serialize( $asked['args'] ) : null ) );

	return $found->fetchAll( PDO::FETCH_COLUMN );
}
function as_has_scheduled_action( $hook, $args = null, $group = '' ) {
	return array() !== as_get_scheduled_actions( array( 'hook' => $hook ) + ( null === $args ? array() : array( 'args' => $args ) ) );
}
function run_scheduler(): void {
	$due = $GLOBALS['wpdb']->get_results( 'SELECT * FROM wp_actions WHERE at <= ' . clock() . ' ORDER BY id' );
	foreach ( $due as $action ) {
		$GLOBALS['wpdb']->pdo->prepare( 'DELETE FROM wp_actions WHERE id = ?' )->execute( array( $action['id'] ) );
		do_action( $action['hook'], ...unserialize( $action['args'] ) );
	}
}
/** WordPress' own scheduler. */
function wp_next_scheduled( $hook ) {
	return get_option( 'events', array() )[ $hook ] ?? false;
}
function wp_schedule_event( $at, $how_often, $hook ) {
	update_option( 'events', array( $hook => $at ) + get_option( 'events', array() ) );
}
function wp_clear_scheduled_hook( $hook ) {
	update_option( 'events', array_diff_key( get_option( 'events', array() ), array( $hook => 0 ) ) );
}
function wp_doing_cron() {
	return $GLOBALS['is_cron'] ?? false;
}

class WP_REST_Request extends ArrayObject {
	/** WordPress takes a method and a route; tests, which ask, a route, its parameters and headers. */
	public function __construct( private string $route, array|string $params = array(), private array $headers = array() ) {
		$this->route = is_string( $params ) ? $params : $route;
		parent::__construct( is_string( $params ) ? array() : $params );
	}
	public function set_body_params( array $params ): void {
		$this->exchangeArray( $params );
	}
	public function get_route() {
		return $this->route;
	}
	public function get_params() {
		return $this->getArrayCopy();
	}
	public function get_header( $name ) {
		return $this->headers[ strtolower( $name ) ] ?? null;
	}
	public function offsetGet( $name ): mixed {
		return $this->offsetExists( $name ) ? parent::offsetGet( $name ) : null;
	}
}
$GLOBALS['routes'] = array();
function register_rest_route( $namespace, $path, $route ) {
	$GLOBALS['routes'][] = array( "#^/$namespace$path$#", $route );
}
function rest_authorization_required_code() {
	return 401;
}
function rest_get_authenticated_app_password() {
	return 'the-storefront';
}

/** What WordPress makes of a parameter by its schema; of what stands within an object it adds no defaults. */
function to_parameter( $value, array $schema ) {
	$types = (array) ( $schema['type'] ?? array() );
	if ( in_array( 'array', $types, true ) ) {
		$list = is_string( $value ) ? explode( ',', $value ) : (array) $value;

		return array_map( static fn( $item ) => to_parameter( $item, $schema['items'] ?? array() ), $list );
	}
	if ( in_array( 'object', $types, true ) && is_array( $value ) ) {
		foreach ( $schema['properties'] ?? array() as $name => $property ) {
			if ( array_key_exists( $name, $value ) ) {
				$value[ $name ] = to_parameter( $value[ $name ], $property );
			}
		}

		return $value;
	}

	return is_string( $value ) && in_array( 'integer', $types, true ) && is_numeric( $value ) ? (int) $value : $value;
}

/** What WordPress refuses by a parameter's schema. */
function is_valid_parameter( $value, array $schema ): bool {
	if ( ! is_string( $value ) ) {
		$is_number = is_int( $value ) || is_float( $value );

		return ( null !== $value || in_array( 'null', (array) $schema['type'], true ) )
			&& ( ! $is_number || ( $value >= ( $schema['minimum'] ?? $value ) && $value <= ( $schema['maximum'] ?? $value ) ) );
	}
	$length = mb_strlen( $value );

	return ( 'email' !== ( $schema['format'] ?? '' ) || is_email( $value ) )
		&& $length >= ( $schema['minLength'] ?? 0 ) && $length <= ( $schema['maxLength'] ?? PHP_INT_MAX )
		&& ( ! isset( $schema['enum'] ) || in_array( $value, $schema['enum'], true ) )
		&& ( ! isset( $schema['pattern'] ) || preg_match( '#' . str_replace( '#', '\\#', $schema['pattern'] ) . '#u', $value ) );
}

function rest_validate_value_from_schema( $value, array $schema, string $name ) {
	$refusal = new WP_Error( 'rest_invalid_param', "$name is not valid" );
	if ( 'array' === $schema['type'] || 'object' === $schema['type'] ) {
		$parts = 'array' === $schema['type'] ? array_fill( 0, is_array( $value ) ? count( $value ) : 0, $schema['items'] ) : $schema['properties'];
		if ( ! is_array( $value ) || count( $value ) > ( $schema['maxItems'] ?? INF ) ) {
			return $refusal;
		}
		foreach ( $parts as $key => $part ) {
			$said = array_key_exists( $key, $value ) ? rest_validate_value_from_schema( $value[ $key ], $part, "{$name}[$key]" ) : ( empty( $part['required'] ) ? true : $refusal );
			if ( true !== $said ) {
				return $said;
			}
		}

		return true;
	}

	return is_valid_parameter( $value, $schema ) ? true : $refusal;
}

/** What is_valid_parameter() has said. */
function rest_validate_request_arg() {
	return true;
}

/** Answers one question: `{method, path, query, body, headers}`. */
function serve( array $asked ): array {
	$_SERVER['HTTP_ACCEPT_LANGUAGE'] = $asked['headers']['accept-language'] ?? '*';
	foreach ( $GLOBALS['routes'] as [ $pattern, $route ] ) {
		if ( $route['methods'] !== $asked['method'] || ! preg_match( $pattern, $asked['path'], $parts ) ) {
			continue;
		}
		$given = array_filter( $parts, 'is_string', ARRAY_FILTER_USE_KEY ) + ( $asked['body'] ?? array() ) + $asked['query'];
		foreach ( $route['args'] as $name => $schema ) {
			if ( array_key_exists( $name, $given ) ) {
				$is_valid = is_valid_parameter( $given[ $name ], $schema )
					&& true === ( $schema['validate_callback'] ?? 'rest_validate_request_arg' )( $given[ $name ], null, $name );
				if ( ! $is_valid ) {
					return array( 400, array( 'code' => 'rest_invalid_param', 'message' => $name ) );
				}
				$given[ $name ] = to_parameter( $given[ $name ], $schema );
			} elseif ( array_key_exists( 'default', $schema ) ) {
				$given[ $name ] = $schema['default'];
			} else {
				return array( 400, array( 'code' => 'rest_missing_callback_param', 'message' => $name ) );
			}
		}
		$request = new WP_REST_Request( $asked['path'], $given, $asked['headers'] );
		$answer  = apply_filters( 'rest_pre_dispatch', null, null, $request );
		$allowed = ( $route['permission_callback'] )( $request );
		$answer ??= true === $allowed ? ( $route['callback'] )( $request ) : $allowed;
		if ( $answer instanceof WP_Error ) {
			$data = $answer->get_error_data();

			return array( $data['status'], array( 'code' => $answer->get_error_code(), 'message' => $answer->get_error_message(), 'data' => $data ) );
		}

		return array( 200, $answer instanceof Generator ? iterator_to_array( $answer, false ) : $answer );
	}

	return array( 404, array( 'code' => 'rest_no_route', 'message' => 'No route was found.' ) );
}

/** What a start of WordPress asks for, and no route rests on. */
function register_setting() {}
function register_post_meta() {}
function wp_upload_dir() {
	is_dir( '/uploads' ) || get_option( 'is_read_only' ) || mkdir( '/uploads' );

	return array( 'basedir' => '/uploads', 'baseurl' => 'https://shop.example/uploads' );
}
function wp_mkdir_p( $folder ) {
	return is_dir( $folder ) || mkdir( $folder, 0777, true );
}
function wp_delete_file( $file ) {
	@unlink( $file );
}
/** A network of the sites in `sites`, or one site. */
function is_multisite() {
	return isset( $GLOBALS['sites'] );
}
function get_sites() {
	return array_map( static fn( $id ) => (object) array( 'blog_id' => (string) $id ), $GLOBALS['sites'] );
}
function switch_to_blog( $id ) {
	$GLOBALS['wpdb']->prefix = 1 === $id ? 'wp_' : "wp_{$id}_";
}
function restore_current_blog() {
	switch_to_blog( 1 );
}
function is_admin() {
	return $GLOBALS['is_admin'] ?? false;
}
function wp_specialchars_decode( $text ) {
	return htmlspecialchars_decode( $text );
}

/** The storefront, which answers with the status in the option `answers` and the body in `answers_with`, and remembers what it was sent. */
function wp_remote_post( $url, array $sent ) {
	update_option( 'posted', array( ...get_option( 'posted', array() ), array( 'url' => $url ) + $sent ) );

	return array( 'status' => get_option( 'answers', 204 ) );
}
function wp_remote_retrieve_response_code( $answer ) {
	return $answer['status'];
}
function wp_remote_retrieve_header( $answer, $name ) {
	return get_option( 'answers_without', '' );
}
function wp_remote_retrieve_body() {
	return get_option( 'answers_with', '' );
}

/** The shop's own pages: what is asked for, and where they lead to. */
function get_query_var( $name ) {
	return $GLOBALS['query'][ $name ] ?? '';
}
function wp_safe_redirect( $url ) {
	$url = apply_filters( 'wp_redirect', $url, 302 );
	echo json_encode( array( 'redirect' => $url ) );
}
function admin_url( $path ) {
	return 'https://shop.example/wp-admin/' . $path;
}
function esc_url_raw( $url, $protocols = array( 'http', 'https' ) ) {
	return in_array( strtok( $url, ':' ), $protocols, true ) || ! str_contains( $url, ':' ) ? $url : '';
}
