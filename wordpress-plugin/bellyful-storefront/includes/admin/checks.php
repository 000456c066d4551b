<?php
/** Rows that only the settings page shows, beside those that the shop tells the storefront's doctor as well. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Admin;

use Bellyful\Storefront\Products;
use Bellyful\Storefront\Setup;
use Bellyful\Storefront\Shop;
use WP_Application_Passwords;
use function Bellyful\Storefront\Lots\are_shown;
use function Bellyful\Storefront\Lots\ending;
use function Bellyful\Storefront\Shop\ask;
use function Bellyful\Storefront\Shop\row;

defined( 'ABSPATH' ) || exit;

/** The owner reads of lots that end within so many days. */
const BEST_BEFORE_DAYS = 30;

/** The facts with what is seen from here. */
function facts_here(): array {
	$user      = Setup\find_user();
	$passwords = $user ? WP_Application_Passwords::get_user_application_passwords( $user->ID ) : array();
	$used      = array_filter( array_column( $passwords, 'last_used' ) );

	return Shop\facts() + Shop\counted() + array(
		'here' => array(
			'hasOldGuard'     => function_exists( 'Bellyful\Guard\refuse_mutations' ),
			'canUsePasswords' => $user ? wp_is_application_passwords_available_for_user( $user ) : wp_is_application_passwords_available(),
			'passwords'       => count( $passwords ),
			'analyticsBy'     => (string) get_option( 'woocommerce_date_type', 'date_paid' ),
			'brokenProducts'  => Products\broken_products(),
			'endingLots'      => are_shown() ? ending( BEST_BEFORE_DAYS ) : null,
			'lastUsed'        => array() === $used ? null : gmdate( 'Y-m-d', max( $used ) ),
		),
	);
}

/** The rows of the settings page, from what facts_here() gives. */
function checks( array $facts ): array {
	$here = $facts['here'];
	$url  = $facts['storefrontUrl'];
	// An address of the public internet is https; a machine at home needs none.
	$is_good_address = null !== $url && 1 === preg_match( '#^(https://[^/\s]+|http://(localhost|127\.0\.0\.1|\[::1\]|[^/:]+\.(local|test|localhost))(:\d+)?)#', $url );

	return array(
		...( $here['hasOldGuard'] ? array( row( 'guard', 'Bellyful Guard', false, '', __( 'The plugin before this one is still active: codes are counted twice.', 'bellyful-storefront' ), __( 'Delete bellyful-guard.php from the folders plugins and mu-plugins.', 'bellyful-storefront' ) ) ) : array() ),
		...Shop\checks( $facts ),
		...analytics_rows( $facts['gateways'] ?? array(), $here['analyticsBy'] ),
		row(
			'broken',
			__( 'Products left out', 'bellyful-storefront' ),
			array() === $here['brokenProducts'],
			__( 'None: the storefront can read every product.', 'bellyful-storefront' ),
			/* translators: %s: products, like: 664 Pasta (Internal server error) */
			sprintf( __( 'The storefront leaves out: %s.', 'bellyful-storefront' ), implode( ', ', $here['brokenProducts'] ) ),
			__( 'Save it again. If that does not help, read wp-content/debug.log (WP_DEBUG_LOG in wp-config.php) for the plugin that breaks, or take the product out of the catalog.', 'bellyful-storefront' )
		),
		...( isset( $here['endingLots'] ) ? array( lots_row( $here['endingLots'] ) ) : array() ),
		row(
			'passwords',
			__( 'Application passwords', 'bellyful-storefront' ),
			$here['canUsePasswords'],
			__( 'WordPress takes them.', 'bellyful-storefront' ),
			__( 'WordPress or a security plugin has switched them off.', 'bellyful-storefront' ),
			__( 'Serve the site by https (on one machine alone write WP_ENVIRONMENT_TYPE as "local" into wp-config.php instead), and allow application passwords in your security plugin.', 'bellyful-storefront' )
		),
		row(
			'user',
			__( 'The storefront\'s user', 'bellyful-storefront' ),
			1 === $here['passwords'],
			__( 'Made, with an application password.', 'bellyful-storefront' ),
			/* translators: %d: how many, at least 2 */
			0 === $here['passwords'] ? __( 'Not made yet.', 'bellyful-storefront' ) : sprintf( __( 'It has %d application passwords, and one is enough.', 'bellyful-storefront' ), $here['passwords'] ),
			__( 'Press "Make the user and its password" below.', 'bellyful-storefront' )
		),
		row(
			'signIn',
			__( 'Sign-in of the storefront', 'bellyful-storefront' ),
			null !== $here['lastUsed'],
			/* translators: %s: a day, like 2026-11-24 */
			sprintf( __( 'Last on %s.', 'bellyful-storefront' ), $here['lastUsed'] ),
			__( 'It has not signed in yet.', 'bellyful-storefront' ),
			__( 'Copy the lines into the storefront\'s .env and start it; if this stays red, your server may drop the header Authorization.', 'bellyful-storefront' )
		),
		row(
			'address',
			__( 'The storefront\'s address', 'bellyful-storefront' ),
			$is_good_address,
			(string) $url,
			$url ?? __( 'Not told yet.', 'bellyful-storefront' ),
			__( 'Fill it in below, beginning with https://.', 'bellyful-storefront' )
		),
	);
}

/** WooCommerce's Analytics counts an order on the day it was paid: one in cash, which it calls paid once it is completed, late. */
function analytics_rows( array $gateways, string $counted_by ): array {
	return in_array( 'cod', array_column( $gateways, 'id' ), true ) && 'date_created' !== $counted_by
		? array( ask( 'analytics', __( 'Analytics', 'bellyful-storefront' ), __( 'WooCommerce counts orders by the day they are paid or completed: those with cash on delivery are missing until you complete them. Choose "Date created" as its date type to count each order on the day it was placed.', 'bellyful-storefront' ) ) )
		: array();
}

/** Lots that end. */
function lots_row( array $ending ): array {
	return row(
		'lots',
		__( 'Lots', 'bellyful-storefront' ),
		array() === $ending,
		__( 'None is past its last day, or within 30 days of it.', 'bellyful-storefront' ),
		/* translators: %s: lots, like: Konjac Rice: 24-117 (2026-12-20, 36) */
		sprintf( __( 'These end, or have ended and are not sold: %s.', 'bellyful-storefront' ), implode( ', ', $ending ) ),
		__( 'Sell them first or take them out of the lots received of their product.', 'bellyful-storefront' )
	);
}
