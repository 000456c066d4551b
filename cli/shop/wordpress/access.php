<?php
/** The ways in: the administrator's, and the storefront's by the plugin's own button. */

declare( strict_types=1 );

namespace Bellyful\Shop;

function give_access( string $admin_password ): void {
	wp_set_password( $admin_password, 1 );
	[ $application ] = \WP_Application_Passwords::create_new_application_password( 1, array( 'name' => 'Tests' ) );
	$env             = \Bellyful\Storefront\Setup\make_access();
	if ( is_wp_error( $env ) ) {
		throw new \RuntimeException( $env->get_error_message() );
	}
	$access = array(
		'env'              => $env,
		'adminPassword'    => $admin_password,
		'adminApplication' => 'admin:' . $application,
	);
	file_put_contents( '/shop/kept/access.json', wp_json_encode( $access, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES ) );
}
