<?php
/** The admin of WordPress: its pages, their forms and who may see them. */

/** Pages below another, by their slug: what runs before they are printed, and what prints them. */
$GLOBALS['pages'] = array();
function add_submenu_page( $parent, $title, $label, $capability, $slug, $print ) {
	if ( ! current_user_can( $capability ) ) {
		return false;
	}
	$GLOBALS['pages'][ $slug ] = array( "{$parent}_page_$slug", $print );

	return "{$parent}_page_$slug";
}
/** Opens one, with what was posted to it; false for who may not. */
function open_page( string $slug, array $posted = array() ) {
	do_action( 'admin_menu' );
	list( $hook, $print ) = $GLOBALS['pages'][ $slug ] ?? array( null, null );
	if ( null === $hook ) {
		return false;
	}
	$_POST    = wp_slash( $posted );
	$_REQUEST = $posted;
	do_action( "load-$hook" );
	ob_start();
	$print();

	return ob_get_clean();
}

function wp_is_application_passwords_available() {
	return true;
}
function wp_is_application_passwords_available_for_user() {
	return true;
}

/** What WordPress does by itself, by name (option `cron`). */
function wp_unschedule_hook( $hook ): void {
	update_option( 'cron', array_values( array_diff( get_option( 'cron', array() ), array( $hook ) ) ) );
}

/** A page that is answered with this status. */
function status_header( $status ): void {
	$GLOBALS['status'] = $status;
}
$GLOBALS['wp_query'] = new class() {
	public bool $is_404 = false;
	public function set_404(): void {
		$this->is_404 = true;
	}
};

/** Types of products: WooCommerce's own, and that of an extension while the option `extension` is on. */
function wc_get_product_types(): array {
	return array( 'simple' => 'Simple product' ) + ( get_option( 'extension' ) ? array( 'subscription' => 'Simple <b>subscription</b>' ) : array() );
}
class WC_Product_Factory {
	public static function get_classname_from_product_type( $type ): string {
		return 'WC_Product_' . ucwords( $type );
	}
}
class WC_Product_External extends WC_Product {}
if ( get_option( 'extension' ) ) {
	class WC_Product_Subscription extends WC_Product {}
}
/** Products by type, which is in the option `typed`: {type, status} each. */
function wc_get_products( array $asked ): object {
	$found = array_filter( get_option( 'typed', array() ), static fn( array $one ): bool => array( $one['type'], $one['status'] ) === array( $asked['type'], $asked['status'] ) );

	return (object) array( 'total' => count( $found ) );
}

/** Those that have no entry of this name, have one, or another value in it. */
class WP_Query {
	public array $posts;
	public int $found_posts;
	public function __construct( array $asked ) {
		$fits = static function ( WP_Post $post ) use ( $asked ): bool {
			foreach ( $asked['meta_query'] as $wanted ) {
				$has = metadata_exists( 'post', $post->ID, $wanted['key'] );
				$fits = match ( $wanted['compare'] ) {
					'NOT EXISTS' => ! $has,
					'EXISTS'     => $has,
					'!='         => $has && get_post_meta( $post->ID, $wanted['key'], true ) !== $wanted['value'],
				};
				if ( ! $fits ) {
					return false;
				}
			}

			return true;
		};
		$found             = array_filter( get_posts( array( 'post_type' => $asked['post_type'], 'post_status' => $asked['post_status'], 'numberposts' => -1, 'has_password' => false, 'order' => 'DESC' ) ), $fits );
		$this->found_posts = count( $found );
		$this->posts       = array_column( array_slice( $found, 0, $asked['posts_per_page'] ), 'ID' );
	}
}

function get_permalink( $id ) {
	return home_url( '/' . get_page_uri( $id ) . '/' );
}
function wc_get_endpoint_url( $endpoint, $value, $permalink ) {
	return $permalink . $endpoint . '/';
}
function graphql_get_endpoint_url() {
	return site_url( '/graphql' );
}
function get_graphql_setting( $name, $fallback ) {
	return get_option( 'graphql', array() )[ $name ] ?? $fallback;
}
class WPGraphQL {
	public static function debug(): bool {
		return false;
	}
}
