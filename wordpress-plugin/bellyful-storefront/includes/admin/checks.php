<?php
/**
 * Everything that must be true, each in a line that an owner understands.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Admin;

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

/**
 * One line.
 *
 * @param string $name    What it is about.
 * @param bool   $ok      Green or red.
 * @param string $message How it stands.
 * @param string $fix     What to do when it is red; left out when it is green.
 */
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
	$lines  = array();
	$needed = array(
		'woocommerce' => array( 'WooCommerce', '9.0' ),
		// WooGraphQL 1.0 registers its types in a way that older ones do not know.
		'wpgraphql'   => array( 'WPGraphQL', '2.3.3' ),
		'woographql'  => array( 'WPGraphQL for WooCommerce', '1.0' ),
	);
	foreach ( $needed as $key => list( $title, $least ) ) {
		$version = $facts[ $key ];
		$is_ok   = null !== $version && version_compare( $version, $least, '>=' );
		$lines[] = line( $title, $is_ok, null === $version ? 'Not active.' : "Version $version.", "Install and activate $title $least or newer." );
	}
	if ( $facts['here']['hasOldGuard'] ) {
		$lines[] = line( 'Bellyful Guard', false, 'The plugin before this one is still active: codes are counted twice.', 'Delete bellyful-guard.php from the folders plugins and mu-plugins.' );
	}

	return $lines;
}

/**
 * Whether the storefront can come in, and strangers cannot.
 *
 * @param array $facts What facts_here() gives: `here`, `graphql` and `permalinks`.
 */
function access_checks( array $facts ): array {
	$here    = $facts['here'];
	$graphql = $facts['graphql'];
	$address = $facts['permalinks'];
	$used    = $here['lastUsed'];

	return array(
		line( 'Addresses', '' !== $address, '' === $address ? 'Plain permalinks: /graphql and the pay page have no address.' : "Permalinks are $address.", 'Choose "Post name" under Settings, Permalinks.' ),
		line( 'Application passwords', $here['canUsePasswords'], $here['canUsePasswords'] ? 'WordPress takes them.' : 'WordPress or a security plugin has switched them off.', 'Serve the site by https, and allow application passwords in your security plugin.' ),
		line( 'The storefront\'s user', 1 === $here['passwords'], user_message( $here['passwords'] ), 'Press "Make the user and its password" below.' ),
		line( 'Sign-in of the storefront', null !== $used, null === $used ? 'It has not signed in yet.' : "Last on $used.", 'Copy the lines into the storefront\'s .env and start it; if this stays red, your server may drop the header Authorization.' ),
		line( 'What strangers read', ! $graphql['isPublicIntrospection'] && ! $graphql['isDebug'], $graphql['isDebug'] ? 'GraphQL tells strangers about errors inside.' : 'No schema and no inner errors.', 'Switch off debug mode under GraphQL, Settings.' ),
	);
}

/**
 * How the storefront's user stands.
 *
 * @param int $passwords How many application passwords it has.
 */
function user_message( int $passwords ): string {
	return match ( $passwords ) {
		0       => 'Not made yet.',
		1       => 'Made, with an application password.',
		default => "It has $passwords application passwords, and one is enough.",
	};
}

/**
 * Whether the shop sells in the way that the storefront shows.
 *
 * @param array $facts What facts_here() gives while WooCommerce is on.
 */
function store_checks( array $facts ): array {
	$ways = implode( ', ', array_column( $facts['gateways'], 'title' ) );

	return array(
		line( 'Currency', true, "{$facts['currency']} with {$facts['decimals']} decimals.", '' ),
		line( 'Taxes', true, $facts['taxes'] ? 'Charged; the checkout asks this shop for them.' : 'Not charged.', '' ),
		line( 'Open for business', ! $facts['comingSoon'], $facts['comingSoon'] ? 'The shop is in "Coming soon" mode: payers do not reach the pay page.' : 'Visitors are let in.', 'Choose "Live" under WooCommerce, Settings, Site visibility.' ),
		line( 'Pay page', null !== $facts['payPage'], $facts['payPage'] ?? 'There is no checkout page.', 'Choose a page under WooCommerce, Settings, Advanced, Checkout page.' ),
		line( 'Ways of paying', '' !== $ways, '' === $ways ? 'None is switched on.' : "$ways.", 'Switch one on under WooCommerce, Settings, Payments.' ),
	);
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
		line( 'The storefront\'s address', is_good_address( $url ), $url ?? 'Not told yet.', 'Fill it in below, beginning with https://.' ),
		line( 'Messages about changes', $is_ok, last_message( $status, $facts['webhook']['lastAt'] ), 'Press "Send a test message"; the storefront must run at that address with the same WOO_WEBHOOK_SECRET.' ),
	);
}

/**
 * How the last message went.
 *
 * @param int|null    $status The storefront's answer to it, 0 when nobody answered; null while none was sent.
 * @param string|null $at     When it was sent, ISO 8601; null while none was.
 */
function last_message( ?int $status, ?string $at ): string {
	return match ( true ) {
		null === $status => 'None was sent yet.',
		0 === $status    => "On $at nobody answered.",
		401 === $status  => "On $at the storefront did not know the signature.",
		default          => "On $at the storefront answered $status.",
	};
}

/**
 * An address of the public internet is https; a machine at home needs none.
 *
 * @param string|null $url As the owner filled it in; null while he has not.
 */
function is_good_address( ?string $url ): bool {
	return null !== $url && 1 === preg_match( '#^(https://[^/\s]+|http://(localhost|127\.0\.0\.1|\[::1\]|[^/:]+\.(local|test|localhost))(:\d+)?)#', $url );
}
