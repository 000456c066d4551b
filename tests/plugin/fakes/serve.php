<?php
/** One process: the plugin is read, a question answered, and what waits for the answer done. */

foreach ( array( 'wordpress', 'database', 'clock', 'people', 'content', 'classes', 'woocommerce', 'cart', 'attributes', 'graphql' ) as $file ) {
	require "/fakes/$file.php";
}
if ( get_option( 'is_switched_off' ) ) {
	return;
}
require '/plugin/bellyful-storefront.php';
// A process of the tests is one of staff, too.
Bellyful\Storefront\load( Bellyful\Storefront\admin_files() );
if ( ! get_option( Bellyful\Storefront\Ledger\TABLES_OPTION ) ) {
	Bellyful\Storefront\Ledger\install_tables();
	update_option( Bellyful\Storefront\Setup\VERSION_OPTION, Bellyful\Storefront\VERSION );
}
do_action( 'init' );
do_action( 'rest_api_init' );
