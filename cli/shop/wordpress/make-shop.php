<?php
/** Makes the shop in a fresh WordPress: settings, the catalogue of seed.json, and the ways in. Runs once. */

declare( strict_types=1 );

namespace Bellyful\Shop;

foreach ( array( 'settings', 'pictures', 'terms', 'products', 'coupons', 'access' ) as $part ) {
	require __DIR__ . "/$part.php";
}

/** @var array $seed */
$seed = json_decode( (string) file_get_contents( '/shop/kept/seed.json' ), true, 512, JSON_THROW_ON_ERROR );

wp_mkdir_p( WPMU_PLUGIN_DIR );
foreach ( array( 'keep-mails.php', 'translate-queries.php' ) as $plugin ) {
	copy( __DIR__ . "/$plugin", WPMU_PLUGIN_DIR . "/$plugin" );
}

set_up();
$categories = make_categories( $seed['categories'] );
make_products( $seed, $categories );
make_coupons( $seed['coupons'], $categories );
give_access( $seed['adminPassword'] );
