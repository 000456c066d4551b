<?php
/** Where WordPress changes its own theme, which no shopper sees, it says so and leads to what acts. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Admin;

use Bellyful\Storefront\Content;
use function Bellyful\Storefront\storefront_url;

defined( 'ABSPATH' ) || exit;

/** The theme's editors open after a page that says who sees what they change. */
function explain_editor(): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It changes nothing.
	if ( null === storefront_url() || isset( $_GET['anyway'] ) || isset( $_GET['postType'] ) || isset( $_GET['p'] ) || isset( $_GET['canvas'] ) ) {
		return;
	}
	global $pagenow;
	$links = array(
		admin_url( 'edit.php?post_type=page' )             => __( 'Pages', 'bellyful-storefront' ),
		admin_url( 'edit.php?post_type=' . Content\ANNOUNCEMENT ) => __( 'Announcements', 'bellyful-storefront' ),
		admin_url( 'admin.php?page=' . PAGE )              => __( 'Bellyful storefront', 'bellyful-storefront' ),
		admin_url( add_query_arg( 'anyway', 1, $pagenow ) ) => __( 'Open the theme all the same', 'bellyful-storefront' ),
	);
	$items = array_map( static fn( string $text, string $to ): string => sprintf( '<li><a href="%s">%s</a></li>', esc_url( $to ), esc_html( $text ) ), $links, array_keys( $links ) );
	wp_die(
		'<h1>' . esc_html__( 'Shoppers do not see this theme', 'bellyful-storefront' ) . '</h1><p>' . esc_html__( 'They see the storefront; the theme is around the shop\'s own cart, checkout and pay page alone. What the storefront shows is written here:', 'bellyful-storefront' ) . '</p><ul>' . wp_kses_post( implode( '', $items ) ) . '</ul>',
		esc_html__( 'Shoppers do not see this theme', 'bellyful-storefront' ),
		array(
			'response'  => 200,
			'back_link' => true,
		)
	);
}
add_action( 'load-customize.php', __NAMESPACE__ . '\explain_editor' );
add_action( 'load-site-editor.php', __NAMESPACE__ . '\explain_editor' );

/** Settings that act on the theme alone say so. */
function explain_settings(): void {
	$texts = array(
		'options-reading' => __( 'The page that is chosen here is the storefront\'s home page where it has sections of the storefront; any other is the theme\'s, and shoppers see the built-in home page. "npm run pages" drafts one to begin from.', 'bellyful-storefront' ),
		'options-general' => __( 'The site title and the tagline stand in mails and on the shop\'s own pay page, and in the storefront where Storefront appearance has a name and a line.', 'bellyful-storefront' ),
	);
	$text  = $texts[ get_current_screen()->id ?? '' ] ?? null;
	if ( null !== $text && null !== storefront_url() ) {
		printf( '<div class="notice notice-info"><p>%s</p></div>', esc_html( $text ) );
	}
}
add_action( 'admin_notices', __NAMESPACE__ . '\explain_settings' );
