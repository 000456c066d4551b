<?php
/** The oldest versions that the plugin works with. This file is read by PHP, WordPress and plugins of any age. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Requirements;

defined( 'ABSPATH' ) || exit;

/** Each by its name in the facts of `/shop`, with what people call it. */
const OLDEST = array(
	'php'         => array( 'PHP', '8.1' ),
	'wordpress'   => array( 'WordPress', '6.5' ),
	'woocommerce' => array( 'WooCommerce', '9.0' ),
	// WooGraphQL 1.0 registers its types in a way that older ones do not know.
	'wpgraphql'   => array( 'WPGraphQL', '2.3.3' ),
	'woographql'  => array( 'WPGraphQL for WooCommerce', '1.0' ),
);

/** The newest that the storefront was tried with. */
const TRIED = array(
	'wordpress'   => '7.1',
	'woocommerce' => '11.0',
	'wpgraphql'   => '2.20',
	'woographql'  => '1.0',
);

/** Older ones work, but have published weaknesses. */
const SAFE_WPGRAPHQL = '2.23.1';

/** The versions that are here, null for a plugin that is off. */
function versions(): array {
	return array(
		'php'         => PHP_VERSION,
		'wordpress'   => get_bloginfo( 'version' ),
		'woocommerce' => version_in( 'WC_VERSION' ),
		'wpgraphql'   => version_in( 'WPGRAPHQL_VERSION' ),
		'woographql'  => version_in( 'WPGRAPHQL_WOOCOMMERCE_VERSION' ),
	);
}

/** A plugin's version, null while it is off. */
function version_in( string $constant ): ?string {
	return defined( $constant ) ? (string) constant( $constant ) : null;
}

/** What is here and too old, each with the version that is here; not a plugin that is off. */
function too_old( array $versions ): array {
	$is_too_old = static function ( $version, string $key ): bool {
		return null !== $version && version_compare( $version, OLDEST[ $key ][1], '<' );
	};

	return array_filter( $versions, $is_too_old, ARRAY_FILTER_USE_BOTH );
}

/** Tells the owner which of them it is. */
function show_notice(): void {
	if ( ! current_user_can( 'activate_plugins' ) ) {
		return;
	}
	$lines = array();
	foreach ( too_old( versions() ) as $key => $version ) {
		/* translators: 1: a program, like WooCommerce, 2: the oldest version that will do, 3: the version that is here */
		$lines[] = sprintf( __( '%1$s %2$s or newer (this is %3$s)', 'bellyful-storefront' ), ...array_merge( OLDEST[ $key ], array( $version ) ) );
	}
	/* translators: %s: programs with their versions, with commas between */
	$sentence = sprintf( __( 'Bellyful Storefront needs %s. Until it is updated, the storefront takes no orders; only GraphQL\'s mutations stay closed to visitors.', 'bellyful-storefront' ), implode( ', ', $lines ) );
	printf( '<div class="notice notice-error"><p>%s</p></div>', esc_html( $sentence ) );
}
