<?php
/** What only the settings page can see, beside the facts of /shop. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Admin;

use Bellyful\Storefront\Products;
use Bellyful\Storefront\Setup;
use Bellyful\Storefront\Shop;
use WP_Application_Passwords;

defined( 'ABSPATH' ) || exit;

/** The facts with what is seen from here. */
function facts_here(): array {
	$user      = Setup\find_user();
	$passwords = $user ? WP_Application_Passwords::get_user_application_passwords( $user->ID ) : array();
	$used      = array_filter( array_column( $passwords, 'last_used' ) );

	return Shop\facts() + array(
		'here' => array(
			'hasOldGuard'     => function_exists( 'Bellyful\Guard\refuse_mutations' ),
			'canUsePasswords' => $user ? wp_is_application_passwords_available_for_user( $user ) : wp_is_application_passwords_available(),
			'passwords'       => count( $passwords ),
			'brokenProducts'  => Products\broken_products(),
			'lastUsed'        => array() === $used ? null : gmdate( 'Y-m-d', max( $used ) ),
		),
	);
}
