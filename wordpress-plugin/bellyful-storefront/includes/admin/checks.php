<?php
/** Everything that must be true, each in a line that an owner understands. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Admin;

use const Bellyful\Storefront\Requirements\OLDEST;
use const Bellyful\Storefront\Requirements\SAFE_WPGRAPHQL;

defined( 'ABSPATH' ) || exit;

/**
 * The lines of the settings page.
 *
 * @param array $facts What /shop tells, and beside it `here`: what only the settings page can see.
 * @return array<int, array{name: string, ok: bool, message: string, fix: string}>
 */
function checks( array $facts ): array {
	return array_merge( plugin_checks( $facts ), access_checks( $facts ), isset( $facts['currency'] ) ? store_checks( $facts ) : array(), message_checks( $facts ) );
}

/** One line. */
function line( string $name, bool $ok, string $message, string $fix ): array {
	return array(
		'name'    => $name,
		'ok'      => $ok,
		'message' => $message,
		'fix'     => $ok ? '' : $fix,
	);
}

/**
 * The plugins that the storefront speaks to, and one that must be gone.
 *
 * @param array $facts What facts_here() gives: the plugins' versions, null while one is off.
 */
function plugin_checks( array $facts ): array {
	$lines = array();
	foreach ( array( 'woocommerce', 'wpgraphql', 'woographql' ) as $key ) {
		list( $title, $oldest ) = OLDEST[ $key ];
		$version                = $facts[ $key ];
		/* translators: %s: a version number */
		$message = null === $version ? __( 'Not active.', 'bellyful-storefront' ) : sprintf( __( 'Version %s.', 'bellyful-storefront' ), $version );
		/* translators: 1: a plugin, 2: a version number */
		$lines[] = line( $title, null !== $version, $message, sprintf( __( 'Install and activate %1$s %2$s or newer.', 'bellyful-storefront' ), $title, $oldest ) );
	}
	if ( null !== $facts['wpgraphql'] && version_compare( $facts['wpgraphql'], SAFE_WPGRAPHQL, '<' ) ) {
		/* translators: %s: a version number */
		$lines[] = line( __( 'WPGraphQL, security', 'bellyful-storefront' ), false, sprintf( __( 'Version %s has published weaknesses: strangers learn who the users are (before 2.15.1) and see private media (before 2.23.1).', 'bellyful-storefront' ), $facts['wpgraphql'] ), __( 'Update it. The storefront was tried with 2.3.3 to 2.20.', 'bellyful-storefront' ) );
	}
	if ( $facts['here']['hasOldGuard'] ) {
		$lines[] = line( 'Bellyful Guard', false, __( 'The plugin before this one is still active: codes are counted twice.', 'bellyful-storefront' ), __( 'Delete bellyful-guard.php from the folders plugins and mu-plugins.', 'bellyful-storefront' ) );
	}

	return $lines;
}

/**
 * Whether the storefront can sign in, and mutations are closed to visitors.
 *
 * @param array $facts What facts_here() gives: `here`, `graphql` and `permalinks`.
 */
function access_checks( array $facts ): array {
	$here    = $facts['here'];
	$graphql = $facts['graphql'];

	return array(
		address_check( $facts['permalinks'] ),
		line(
			__( 'Application passwords', 'bellyful-storefront' ),
			$here['canUsePasswords'],
			$here['canUsePasswords'] ? __( 'WordPress takes them.', 'bellyful-storefront' ) : __( 'WordPress or a security plugin has switched them off.', 'bellyful-storefront' ),
			__( 'Serve the site by https (on one machine alone write WP_ENVIRONMENT_TYPE as "local" into wp-config.php instead), and allow application passwords in your security plugin.', 'bellyful-storefront' )
		),
		line( __( 'The storefront\'s user', 'bellyful-storefront' ), 1 === $here['passwords'], user_message( $here['passwords'] ), __( 'Press "Make the user and its password" below.', 'bellyful-storefront' ) ),
		sign_in_check( $here['lastUsed'] ),
		line(
			__( 'What strangers read', 'bellyful-storefront' ),
			! $graphql['isPublicIntrospection'] && ! $graphql['isDebug'],
			$graphql['isDebug'] ? __( 'GraphQL tells strangers about errors inside.', 'bellyful-storefront' ) : __( 'No schema and no inner errors.', 'bellyful-storefront' ),
			__( 'Switch off debug mode under GraphQL, Settings.', 'bellyful-storefront' )
		),
	);
}

/**
 * Whether the shop's pages have addresses.
 *
 * @param string $permalinks How addresses are made, as the settings have it; empty for plain ones.
 */
function address_check( string $permalinks ): array {
	$message = '' === $permalinks
		? __( 'Plain permalinks: /graphql and the pay page have no address.', 'bellyful-storefront' )
		/* translators: %s: how addresses are made, like /%postname%/ */
		: sprintf( __( 'Permalinks are %s.', 'bellyful-storefront' ), $permalinks );

	return line( __( 'Addresses', 'bellyful-storefront' ), '' !== $permalinks, $message, __( 'Choose "Post name" under Settings, Permalinks.', 'bellyful-storefront' ) );
}

/**
 * Whether the storefront has come in.
 *
 * @param string|null $last_used The day on which it last did, null while it has not.
 */
function sign_in_check( ?string $last_used ): array {
	/* translators: %s: a day, like 2026-11-24 */
	$message = null === $last_used ? __( 'It has not signed in yet.', 'bellyful-storefront' ) : sprintf( __( 'Last on %s.', 'bellyful-storefront' ), $last_used );

	return line( __( 'Sign-in of the storefront', 'bellyful-storefront' ), null !== $last_used, $message, __( 'Copy the lines into the storefront\'s .env and start it; if this stays red, your server may drop the header Authorization.', 'bellyful-storefront' ) );
}

/** How the storefront's user stands. */
function user_message( int $passwords ): string {
	return match ( $passwords ) {
		0       => __( 'Not made yet.', 'bellyful-storefront' ),
		1       => __( 'Made, with an application password.', 'bellyful-storefront' ),
		/* translators: %d: how many, at least 2 */
		default => sprintf( __( 'It has %d application passwords, and one is enough.', 'bellyful-storefront' ), $passwords ),
	};
}

/** Whether the shop sells in the way that the storefront shows. */
function store_checks( array $facts ): array {
	$ways      = implode( ', ', array_column( $facts['gateways'], 'title' ) );
	$is_closed = $facts['comingSoon'];

	return array(
		/* translators: 1: a currency, like USD, 2: how many decimals its prices have */
		line( __( 'Currency', 'bellyful-storefront' ), true, sprintf( __( '%1$s with %2$d decimals.', 'bellyful-storefront' ), $facts['currency'], $facts['decimals'] ), '' ),
		line( __( 'Taxes', 'bellyful-storefront' ), true, tax_message( $facts ), '' ),
		rules_check( $facts ),
		line(
			__( 'Open for business', 'bellyful-storefront' ),
			! $is_closed,
			$is_closed ? __( 'The shop is in "Coming soon" mode: payers do not reach the pay page.', 'bellyful-storefront' ) : __( 'Visitors are let in.', 'bellyful-storefront' ),
			__( 'Choose "Live" under WooCommerce, Settings, Site visibility.', 'bellyful-storefront' )
		),
		line(
			__( 'Pay page', 'bellyful-storefront' ),
			null !== $facts['payPage'],
			$facts['payPage'] ?? __( 'There is no checkout page.', 'bellyful-storefront' ),
			__( 'Choose a page under WooCommerce, Settings, Advanced, Checkout page.', 'bellyful-storefront' )
		),
		line(
			__( 'Ways of paying', 'bellyful-storefront' ),
			'' !== $ways,
			'' === $ways ? __( 'None is switched on.', 'bellyful-storefront' ) : $ways . '.',
			__( 'Switch one on under WooCommerce, Settings, Payments.', 'bellyful-storefront' )
		),
		types_check( $facts['unsoldTypes'] ),
		broken_check( $facts['here']['brokenProducts'] ),
		mails_check( $facts['outbox'] ),
	);
}

/**
 * What the shop sells and the storefront does not.
 *
 * @param array $types Types of extensions with `label` and `count`.
 */
function types_check( array $types ): array {
	$counted = array_map( static fn( array $type ): string => "{$type['label']} ({$type['count']})", $types );

	return line(
		__( 'Types of products', 'bellyful-storefront' ),
		array() === $types,
		/* translators: %s: types with how many products each, like: Simple subscription (3) */
		array() === $types ? __( 'The storefront sells all of them.', 'bellyful-storefront' ) : sprintf( __( 'Not sold by the storefront: %s. It lists them without a price.', 'bellyful-storefront' ), implode( ', ', $counted ) ),
		__( 'Its pages lead to this shop\'s own, so keep these open to visitors; or sell them as simple or variable products; or hide them from the catalog.', 'bellyful-storefront' )
	);
}

/** What the storefront leaves out because WPGraphQL breaks at it. */
function broken_check( array $products ): array {
	return line(
		__( 'Products that break', 'bellyful-storefront' ),
		array() === $products,
		/* translators: %s: products, like: 664 Pasta (Internal server error) */
		array() === $products ? __( 'None.', 'bellyful-storefront' ) : sprintf( __( 'The storefront leaves out: %s.', 'bellyful-storefront' ), implode( ', ', $products ) ),
		__( 'Save it again. If that does not help, read wp-content/debug.log (WP_DEBUG_LOG in wp-config.php) for the plugin that breaks, or take the product out of the catalog.', 'bellyful-storefront' )
	);
}

/** Whether mails wait for the owner. */
function mails_check( array $outbox ): array {
	$message = 0 === $outbox['failed']
		? __( 'None is stuck.', 'bellyful-storefront' )
		/* translators: 1: how many mails, 2: a moment, like 2026-11-24T10:00:00Z, 3: what the mail server said */
		: sprintf( __( '%1$d could not be sent, the oldest from %2$s: %3$s', 'bellyful-storefront' ), $outbox['failed'], $outbox['since'], $outbox['reason'] );

	return line( __( 'Mails', 'bellyful-storefront' ), 0 === $outbox['failed'], $message, __( 'Mend the mail settings, then press "Send the mails again" or "Drop these mails" below.', 'bellyful-storefront' ) );
}

/**
 * Whose offers and shipping count, and what that means. Without any method WooCommerce sends everything for nothing.
 */
function rules_check( array $facts ): array {
	$name    = __( 'Offers and shipping', 'bellyful-storefront' );
	$methods = $facts['shippingZones']['methods'];
	if ( 'storefront' === $facts['rules'] ) {
		/* translators: %d: how many methods */
		return line( $name, true, sprintf( __( 'The storefront\'s: its flat rate, discounts, starter offers and free sample. This shop\'s own shipping methods (%d) are not used.', 'bellyful-storefront' ), $methods ), '' );
	}

	return line(
		$name,
		$methods > 0,
		$methods > 0
			/* translators: %d: how many methods */
			? sprintf( __( 'The shop\'s own: its shipping methods (%d), and no discounts but its coupons.', 'bellyful-storefront' ), $methods )
			: __( 'The shop\'s own, and it has no shipping method: everything is sent for nothing.', 'bellyful-storefront' ),
		__( 'Add a method under WooCommerce, Settings, Shipping, or choose the storefront\'s below.', 'bellyful-storefront' )
	);
}

/** What the shop does about taxes. */
function tax_message( array $facts ): string {
	if ( ! $facts['taxes'] ) {
		return __( 'Not charged.', 'bellyful-storefront' );
	}
	$shown = $facts['pricesIncludeTax'] ? 'incl' : 'excl';
	if ( array( $shown ) !== array_values( array_unique( $facts['taxDisplay'] ) ) ) {
		return __( 'Charged. The storefront shows prices as they are entered and says whether tax is in them; this shop\'s own pages show others. Let both be alike under WooCommerce, Settings, Tax: "Display prices in the shop" and "during cart and checkout".', 'bellyful-storefront' );
	}

	return $facts['pricesIncludeTax']
		? __( 'Charged, and included in the prices; the checkout asks this shop for them.', 'bellyful-storefront' )
		: __( 'Charged; the checkout asks this shop for them.', 'bellyful-storefront' );
}

/**
 * Whether the storefront hears of changes.
 *
 * @param array $facts What facts_here() gives: `storefrontUrl`, and `webhook` with the last answer.
 */
function message_checks( array $facts ): array {
	$url    = $facts['storefrontUrl'];
	$status = $facts['webhook']['lastStatus'];
	$is_ok  = null !== $status && $status >= 200 && $status < 300;

	return array(
		line( __( 'The storefront\'s address', 'bellyful-storefront' ), is_good_address( $url ), $url ?? __( 'Not told yet.', 'bellyful-storefront' ), __( 'Fill it in below, beginning with https://.', 'bellyful-storefront' ) ),
		line(
			__( 'Messages about changes', 'bellyful-storefront' ),
			$is_ok,
			last_message( $status, (string) $facts['webhook']['lastAt'] ),
			__( 'Press "Send a test message"; the storefront must run at that address with the same WOO_WEBHOOK_SECRET.', 'bellyful-storefront' )
		),
	);
}

/**
 * How the last message went.
 *
 * @param int|null $status The storefront's answer to it, 0 without an answer; null while none was sent.
 * @param string   $at When it was sent, ISO 8601; empty while none was.
 */
function last_message( ?int $status, string $at ): string {
	return match ( true ) {
		null === $status => __( 'None was sent yet.', 'bellyful-storefront' ),
		/* translators: %s: a moment, like 2026-11-24T10:00:00Z */
		0 === $status    => sprintf( __( 'On %s nobody answered.', 'bellyful-storefront' ), $at ),
		/* translators: %s: a moment, like 2026-11-24T10:00:00Z */
		401 === $status  => sprintf( __( 'On %s the storefront did not know the signature.', 'bellyful-storefront' ), $at ),
		/* translators: 1: a moment, like 2026-11-24T10:00:00Z, 2: an HTTP status */
		default          => sprintf( __( 'On %1$s the storefront answered %2$d.', 'bellyful-storefront' ), $at, $status ),
	};
}

/**
 * An address of the public internet is https; a machine at home needs none.
 *
 * @param string|null $url As the owner filled it in; null while it is empty.
 */
function is_good_address( ?string $url ): bool {
	return null !== $url && 1 === preg_match( '#^(https://[^/\s]+|http://(localhost|127\.0\.0\.1|\[::1\]|[^/:]+\.(local|test|localhost))(:\d+)?)#', $url );
}
