<?php
/** WordPress' pages, posts, their revisions and editor, as far as the owner's texts rest on them. */

function save_post( array $row, bool $is_noted = true ): int {
	$pdo    = $GLOBALS['wpdb']->pdo;
	$before = isset( $row['ID'] ) ? get_post_status( $row['ID'] ) : 'new';
	$names  = array_keys( $row );
	$sets   = implode( ', ', array_map( static fn( string $name ): string => "$name = excluded.$name", $names ) );
	$pdo->prepare( 'INSERT INTO wp_posts (' . implode( ', ', $names ) . ') VALUES (' . implode( ', ', array_fill( 0, count( $row ), '?' ) ) . ") ON CONFLICT (ID) DO UPDATE SET $sets" )->execute( array_values( $row ) );
	$post = get_post( $row['ID'] ?? (int) $pdo->lastInsertId() );
	if ( $is_noted ) {
		do_action( 'transition_post_status', $post->post_status, $before, $post );
		do_action( 'save_post', $post->ID, $post );
	}

	return $post->ID;
}
function get_posts( array $asked ) {
	$found = $GLOBALS['wpdb']->pdo->prepare( "SELECT * FROM wp_posts WHERE post_type = ? AND post_status = ? AND post_password = '' ORDER BY post_date_gmt DESC, ID DESC LIMIT ?" );
	$found->execute( array( $asked['post_type'], $asked['post_status'], $asked['numberposts'] ) );

	return false === $asked['has_password'] && 'DESC' === $asked['order'] ? $found->fetchAll( PDO::FETCH_CLASS, WP_Post::class ) : array();
}
function wp_get_post_autosave( $id, $user_id ) {
	$autosave = $GLOBALS['wpdb']->get_var( "SELECT ID FROM wp_posts WHERE post_type = 'revision' AND post_parent = $id AND post_author = $user_id ORDER BY ID DESC" );

	return $autosave ? get_post( (int) $autosave ) : false;
}
function get_post_thumbnail_id( $post ) {
	return (int) get_post_meta( $post->ID, '_thumbnail_id', true );
}
function wp_get_attachment_image_src( $id, $size ) {
	$post = $id > 0 ? get_post( $id ) : null;

	return $post && 'attachment' === $post->post_type && 'full' === $size ? array( "https://shop.example/$post->post_name.jpg", 1200, 800, false ) : false;
}
function get_page_uri( $id ) {
	$page = get_post( $id );

	return ( $page->post_parent ? get_page_uri( $page->post_parent ) . '/' : '' ) . $page->post_name;
}
function wp_unique_post_slug( $slug ) {
	return $slug;
}
function get_post_field( $name, $id ) {
	return get_post( $id )->$name;
}
function get_the_excerpt( $post ) {
	return '' === $post->post_excerpt ? strip_tags( $post->post_content ) : $post->post_excerpt;
}
function get_the_author_meta( $name, $id ) {
	return $id ? ( 'display_name' === $name ? ucfirst( get_userdata( $id )->user_login ) . ' Owner' : get_userdata( $id )->user_login ) : '';
}
function setup_postdata() {}
function get_gmt_from_date( $date ) {
	return ( new DateTimeImmutable( $date, wp_timezone() ) )->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
}
function wp_timezone_string() {
	return get_option( 'timezone_string', 'UTC' );
}
function wp_timezone() {
	return new DateTimeZone( wp_timezone_string() );
}
function wp_verify_nonce( $nonce, $action ) {
	return "of $action" === $nonce ? 1 : false;
}
function has_site_icon() {
	return (bool) get_option( 'site_icon' );
}
function get_attached_file( $id ) {
	return false;
}
function get_site_icon_url( $size ) {
	return "https://shop.example/icon-$size.png";
}
function wp_nonce_field( $action, $name = '_wpnonce' ) {
	printf( '<input type="hidden" name="%s" value="of %s">', esc_attr( $name ), esc_attr( $action ) );
}
function sanitize_key( $text ) {
	return $text;
}
function esc_textarea( $text ) {
	return htmlspecialchars( $text );
}
function selected( $one, $other ) {
	return $one === $other ? ' selected' : '';
}
function checked( $one, $other, $is_said ) {
	return (string) $one === (string) $other ? ' checked' : '';
}
function disabled( $one, $other, $is_said ) {
	return (string) $one === (string) $other ? ' disabled' : '';
}
function wp_nonce_url( $url, $action ) {
	return "$url&_wpnonce=of $action";
}
function wp_die( $said ) {
	apply_filters( 'wp_die_handler', 'die_by_exception' )( $said );
}
function die_by_exception( $said ): void {
	throw new Exception( $said );
}
function sanitize_file_name( $name ) {
	return preg_replace( '/[^\w.-]/', '', $name );
}
function wp_parse_str( $text, &$values ) {
	parse_str( $text, $values );
}
function delete_post_meta( $id, $key ) {
	return delete_meta_of( 'post', $id, $key );
}

/** What was registered, by its name. */
function add_meta_box( $id, $title, $print ) {
	$GLOBALS['boxes'][ $id ] = array( $title, $print );
}
function register_post_type( $name, $options ) {
	$GLOBALS['types'][ $name ] = $options;
}
class WP_Block {
	public function __construct( public string $name, public array $attributes, public array $inner_blocks = array() ) {}
}
function register_block_type( $name, $settings ) {
	$GLOBALS['blocks'][ $name ] = $settings;
}
function plugins_url( $path ) {
	return "https://shop.example/plugin/$path";
}
function wp_register_script() {}
function wp_register_style() {}
function wp_get_attachment_image_srcset( $id, $size ) {
	return $id > 0 && 'full' === $size ? 'https://shop.example/big.jpg 1200w, https://shop.example/small.jpg 300w' : false;
}
function register_nav_menus( $places ) {
	$GLOBALS['menus'] = $places;
}

/** What the visitor's address asks for. */
function is_preview() {
	return isset( $GLOBALS['previewed'] );
}
function get_queried_object() {
	return $GLOBALS['author'] ?? get_post( $GLOBALS['previewed'] );
}
function is_author() {
	return isset( $GLOBALS['author'] );
}
function nocache_headers() {}
/** WordPress ends the request with its words. */
function check_admin_referer( $action ) {
	if ( "of $action" !== ( $_REQUEST['_wpnonce'] ?? '' ) ) {
		throw new Exception( 'The link you followed has expired.' );
	}
}
function wp_redirect( $url ) {
	wp_safe_redirect( $url );
}
