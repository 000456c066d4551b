<?php
/** What the shop knows of itself: a row for each thing that must be so, for its own page and for the storefront's doctor. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Shop;

use const Bellyful\Storefront\Language\LANGUAGES;
use const Bellyful\Storefront\Requirements\OLDEST;
use const Bellyful\Storefront\Requirements\SAFE_WPGRAPHQL;
use const Bellyful\Storefront\Requirements\TRIED;

defined( 'ABSPATH' ) || exit;

/** All rows from facts(), with counted() where WooCommerce is on; without it those that the shop can tell. */
function checks( array $facts ): array {
	return array(
		...array_map( static fn( string $key ): array => version_row( $key, $facts[ $key ] ), array_keys( TRIED ) ),
		row(
			'addresses',
			__( 'Addresses', 'bellyful-storefront' ),
			'' !== $facts['permalinks'],
			/* translators: %s: how addresses are made, like /%postname%/ */
			sprintf( __( 'Permalinks are %s.', 'bellyful-storefront' ), $facts['permalinks'] ),
			__( 'Plain permalinks: /graphql and the pay page have no address.', 'bellyful-storefront' ),
			__( 'Choose "Post name" under Settings, Permalinks.', 'bellyful-storefront' )
		),
		strangers_row( $facts['graphql'] ),
		...( isset( $facts['currency'] ) ? store_rows( $facts ) : array() ),
		message_row( $facts['webhook']['lastStatus'], local_time( (string) $facts['webhook']['lastAt'] ) ),
	);
}

/** One row: what programs know it by, how it stands when it is right and when it is not, and what to do then. */
function row( string $id, string $name, bool $ok, string $fine, string $bad = '', string $fix = '' ): array {
	return array(
		'id'          => $id,
		'name'        => $name,
		'ok'          => $ok,
		'message'     => $ok ? $fine : $bad,
		'fix'         => $ok ? '' : $fix,
		'isToConfirm' => false,
	);
}

/** A moment in the shop's own zone; empty for none. */
function local_time( string $iso ): string {
	return '' === $iso ? '' : (string) wp_date( 'Y-m-d H:i', (int) strtotime( $iso ) );
}

/** A row that no program can check: the owner is asked, and nothing fails. */
function ask( string $id, string $name, string $question ): array {
	return array( 'isToConfirm' => true ) + row( $id, $name, true, $question );
}

/** A program that the storefront speaks to, null while off; one too old for this plugin lets it say nothing. */
function version_row( string $key, ?string $version ): array {
	list( $title, $oldest ) = OLDEST[ $key ];
	$newest                 = TRIED[ $key ];
	$tried                  = $oldest === $newest ? $oldest : "{$oldest}–$newest";
	if ( 'wpgraphql' === $key && null !== $version && version_compare( $version, SAFE_WPGRAPHQL, '<' ) ) {
		/* translators: 1: a version number, 2: version numbers */
		return ask( $key, $title, sprintf( __( 'Version %1$s has published weaknesses: strangers learn who the users are (before 2.15.1) and see private media (before 2.23.1). Update it; the storefront was tried with %2$s.', 'bellyful-storefront' ), $version, $tried ) );
	}
	// A third number is a correction, and the version that is asked for is no finding.
	$series = implode( '.', array_slice( explode( '.', (string) $version ), 0, 2 ) );
	$known  = 'wpgraphql' === $key ? SAFE_WPGRAPHQL : $newest;
	if ( version_compare( $series, $known, '>' ) ) {
		/* translators: 1: a version number, 2: version numbers */
		return ask( $key, $title, sprintf( __( 'Version %1$s is newer than what the storefront was tried with (%2$s): does an order arrive as it should?', 'bellyful-storefront' ), $version, $tried ) );
	}

	return row(
		$key,
		$title,
		null !== $version,
		/* translators: 1: a version number, 2: version numbers */
		sprintf( __( 'Version %1$s; tried with %2$s.', 'bellyful-storefront' ), $version, $tried ),
		__( 'Not active.', 'bellyful-storefront' ),
		/* translators: 1: a plugin, 2: a version number */
		sprintf( __( 'Install and activate %1$s %2$s or newer.', 'bellyful-storefront' ), $title, $oldest )
	);
}

/** What GraphQL tells visitors; in debug mode it shows the schema, too. */
function strangers_row( array $graphql ): array {
	return row(
		'strangers',
		__( 'What visitors read by GraphQL', 'bellyful-storefront' ),
		! $graphql['isDebug'] && ! $graphql['isPublicIntrospection'],
		__( 'What the shop shows them anyway: no list of all that can be asked, and no texts of errors.', 'bellyful-storefront' ),
		$graphql['isDebug'] ? __( 'GraphQL tells strangers about errors inside.', 'bellyful-storefront' ) : __( 'Strangers may read the whole schema of the shop.', 'bellyful-storefront' ),
		$graphql['isDebug']
			? __( 'Switch off debug mode under GraphQL, Settings, and GRAPHQL_DEBUG in wp-config.php.', 'bellyful-storefront' )
			: __( 'Switch off "Enable Public Introspection" under GraphQL, Settings.', 'bellyful-storefront' )
	);
}

/** Whether the shop sells in the way that the storefront shows. */
function store_rows( array $facts ): array {
	/* translators: 1: a currency, like USD, 2: how many decimals its prices have */
	$currency = sprintf( __( '%1$s with %2$d decimals.', 'bellyful-storefront' ), $facts['currency'], $facts['decimals'] );
	$ways     = implode( ', ', array_column( $facts['gateways'], 'title' ) );
	$products = count( array_filter( (array) $facts['products'], static fn( array $product ): bool => 'publish' === $product['status'] ) );
	$outbox   = $facts['outbox'];

	return array(
		row( 'currency', __( 'Currency', 'bellyful-storefront' ), 1 === preg_match( '/^[A-Z]{3}\z/', $facts['currency'] ) && $facts['decimals'] <= 8, $currency, $currency, __( 'Choose a currency with a code of three letters under WooCommerce, Settings, General.', 'bellyful-storefront' ) ),
		...tax_rows( $facts ),
		...offer_rows( $facts ),
		...shipping_rows( $facts['rules'], $facts['shippingZones'] ),
		country_row( $facts['countries'] ),
		hook_row( (array) $facts['heardHooks'], (array) $facts['silentHooks'], (array) $facts['leftOut'] ),
		row(
			'open',
			__( 'Open for business', 'bellyful-storefront' ),
			! $facts['comingSoon'],
			__( 'Visitors are let in.', 'bellyful-storefront' ),
			__( 'The shop is in "Coming soon" mode: payers do not reach the pay page.', 'bellyful-storefront' ),
			__( 'Choose "Live" under WooCommerce, Settings, Site visibility.', 'bellyful-storefront' )
		),
		row(
			'payPage',
			__( 'Pay page', 'bellyful-storefront' ),
			null !== $facts['payPage'],
			(string) $facts['payPage'],
			__( 'There is no checkout page.', 'bellyful-storefront' ),
			__( 'Choose a page under WooCommerce, Settings, Advanced, Checkout page.', 'bellyful-storefront' )
		),
		row(
			'ways',
			__( 'Ways of paying', 'bellyful-storefront' ),
			'' !== $ways,
			"$ways.",
			__( 'None is switched on.', 'bellyful-storefront' ),
			__( 'Switch one on under WooCommerce, Settings, Payments.', 'bellyful-storefront' )
		),
		row(
			'types',
			__( 'Types of products', 'bellyful-storefront' ),
			array() === $facts['unsoldTypes'],
			__( 'The storefront sells all of them.', 'bellyful-storefront' ),
			/* translators: %s: types with how many products each, like: Simple subscription (3) */
			sprintf( __( 'Not sold by the storefront: %s. It lists them without a price.', 'bellyful-storefront' ), implode( ', ', array_map( static fn( array $type ): string => "{$type['label']} ({$type['count']})", $facts['unsoldTypes'] ) ) ),
			__( 'Its pages lead to this shop\'s own, so keep these open to visitors; or sell them as simple or variable products; or hide them from the catalog.', 'bellyful-storefront' )
		),
		0 === $products
			? ask( 'products', __( 'Products of the pages', 'bellyful-storefront' ), __( 'None is in the shop yet: "npm run products" makes them, or a button on the page "Bellyful storefront".', 'bellyful-storefront' ) )
			/* translators: %d: how many products */
			: row( 'products', __( 'Products of the pages', 'bellyful-storefront' ), true, sprintf( __( '%d of them stand in the shop.', 'bellyful-storefront' ), $products ) ),
		...( isset( $facts['unlabeled'] ) ? array( label_row( $facts['unlabeled'] ) ) : array() ),
		...lacking_rows( $facts['lacking'] ?? array() ),
		...array_map( __NAMESPACE__ . '\language_row', array_keys( $facts['untranslated'] ), $facts['untranslated'] ),
		row(
			'mails',
			__( 'Mails', 'bellyful-storefront' ),
			0 === $outbox['failed'],
			__( 'None is stuck.', 'bellyful-storefront' ),
			/* translators: 1: how many mails, 2: a moment, like 2026-11-24 10:00, 3: what the mail server said */
			sprintf( __( '%1$d could not be sent, the oldest from %2$s: %3$s', 'bellyful-storefront' ), $outbox['failed'], local_time( (string) $outbox['since'] ), $outbox['reason'] ),
			__( 'Mend the mail settings, then press "Send the mails again" or "Drop these mails" on the page "Bellyful storefront".', 'bellyful-storefront' )
		),
	);
}

/** The storefront shows prices as they are entered, and the checkout asks the shop what is taxed. */
function tax_rows( array $facts ): array {
	$name = __( 'Taxes', 'bellyful-storefront' );
	if ( ! $facts['taxes'] ) {
		return array( row( 'taxes', $name, true, __( 'Not charged.', 'bellyful-storefront' ) ) );
	}
	$is_with = $facts['pricesIncludeTax'];
	$rows    = array(
		row(
			'taxes',
			$name,
			true,
			$is_with
				? __( 'Charged. Prices are entered with tax (WooCommerce, Settings, Tax): pages show them so, and the checkout says how much of the total is tax.', 'bellyful-storefront' )
				: __( 'Charged. Prices are entered without tax (WooCommerce, Settings, Tax): pages show them so, and the checkout adds it.', 'bellyful-storefront' )
		),
	);
	if ( array( $is_with ? 'incl' : 'excl' ) !== array_values( array_unique( $facts['taxDisplay'] ) ) ) {
		$rows[] = ask(
			'display',
			__( 'Prices as shown', 'bellyful-storefront' ),
			$is_with
				? __( 'Prices are entered with tax and shown so in the storefront, while the shop\'s own pages, mails or cart show them without: is that meant? Otherwise choose "Including tax" for both displays under WooCommerce, Settings, Tax.', 'bellyful-storefront' )
				: __( 'Prices are entered without tax and shown so in the storefront, while the shop\'s own pages, mails or cart show them with: is that meant? Otherwise choose "Excluding tax" for both displays under WooCommerce, Settings, Tax.', 'bellyful-storefront' )
		);
	}

	return $rows;
}

/** The storefront's offers are amounts of one currency, and off in any other. */
function offer_rows( array $facts ): array {
	return $facts['offersCurrency'] === $facts['currency'] ? array() : array(
		ask(
			'offers',
			__( 'Currency of the offers', 'bellyful-storefront' ),
			/* translators: 1: a currency, like USD, 2: another one */
			sprintf( __( 'The storefront\'s offers and the products of its pages have amounts in %1$s, and this shop counts in %2$s: they are off, and its own prices and shipping count. Is that meant? Otherwise set them in app/content (amounts.ts, static-products.ts), then say so on the page "Bellyful storefront".', 'bellyful-storefront' ), $facts['offersCurrency'], $facts['currency'] )
		),
	);
}

/** Whose offers and shipping count, and what that means: without any method WooCommerce sends everything for nothing. */
function shipping_rows( string $rules, array $shipping ): array {
	$name    = __( 'Offers and shipping', 'bellyful-storefront' );
	$methods = $shipping['methods'];

	return array(
		'storefront' === $rules
			/* translators: %d: how many methods */
			? ask( 'rules', $name, sprintf( __( 'The storefront\'s: its flat rate and its discounts. This shop\'s own shipping methods (%d) are not used. Is that what you want? The page "Bellyful storefront" lets you choose.', 'bellyful-storefront' ), $methods ) )
			: row(
				'rules',
				$name,
				$methods > 0,
				/* translators: %d: how many methods */
				sprintf( __( 'The shop\'s own: its shipping methods (%d), and no discounts but its coupons.', 'bellyful-storefront' ), $methods ),
				__( 'The shop\'s own, and it has no shipping method: everything is sent for nothing.', 'bellyful-storefront' ),
				__( 'Add a method under WooCommerce, Settings, Shipping, or choose the storefront\'s on the page "Bellyful storefront".', 'bellyful-storefront' )
			),
		/* translators: 1: how many methods, 2: how many zones */
		row( 'zones', __( 'Shipping zones', 'bellyful-storefront' ), true, sprintf( __( 'Methods of shipping: %1$d, in zones: %2$d (WooCommerce, Settings, Shipping).', 'bellyful-storefront' ), $methods, $shipping['zones'] ) ),
	);
}

/** Where the shop sells, and sends: {base, selling, shipping}, by their codes. */
function country_row( array $countries ): array {
	$list = static fn( array $codes ): string => count( $codes ) . ' (' . implode( ', ', array_slice( $codes, 0, 10 ) ) . ( count( $codes ) > 10 ? ', …' : '' ) . ')';

	return row(
		'countries',
		__( 'Selling and shipping locations', 'bellyful-storefront' ),
		array() !== array_intersect( $countries['selling'], $countries['shipping'] ),
		/* translators: 1: countries sold to, like 2 (AT, DE), 2: countries sent to, like 2 (AT, DE) */
		sprintf( __( 'Countries sold to: %1$s; sent to: %2$s.', 'bellyful-storefront' ), $list( $countries['selling'] ), $list( $countries['shipping'] ) ),
		__( 'There is no country to which this shop both sells and sends: whoever pays must have it sent elsewhere.', 'bellyful-storefront' ),
		__( 'Choose both locations under WooCommerce, Settings, General.', 'bellyful-storefront' )
	);
}

/** How other plugins fare at the storefront's checkout: hooks, by plugin, that act there, those that do not, and what broke. */
function hook_row( array $heard, array $silent, array $left_out ): array {
	$name = __( 'Other plugins at the checkout', 'bellyful-storefront' );
	if ( array() !== $left_out ) {
		$problems = array_map( static fn( $plugin, string $problem ): string => "$plugin ($problem)", array_keys( $left_out ), $left_out );

		/* translators: %s: plugins and what broke in them */
		return row( 'hooks', $name, false, '', sprintf( __( 'These broke within the last seven days, and orders were made without them: %s.', 'bellyful-storefront' ), implode( '; ', $problems ) ), __( 'Update the plugin or ask its author; the log under WooCommerce, Status, Logs says more.', 'bellyful-storefront' ) );
	}
	/* translators: %s: plugins */
	$fine = array() === $heard ? __( 'None uses a hook of WooCommerce\'s checkout.', 'bellyful-storefront' ) : sprintf( __( 'Heard: %s.', 'bellyful-storefront' ), implode( ', ', array_keys( $heard ) ) );
	if ( array() === $silent ) {
		return row( 'hooks', $name, true, $fine );
	}
	$lists = array_map( static fn( $plugin, array $hooks ): string => $plugin . ' (' . implode( ', ', $hooks ) . ')', array_keys( $silent ), $silent );

	/* translators: %s: plugins with their hooks, like: gift-message (woocommerce_checkout_fields) */
	return ask( 'hooks', $name, $fine . ' ' . sprintf( __( 'In the shop\'s own checkout only: %s. What they add to its page or read from it does not count at the storefront: can you do without?', 'bellyful-storefront' ), implode( '; ', $lists ) ) );
}

/** Whether labels say what people may be allergic to: {count, names} of products that are sent. */
function label_row( array $unlabeled ): array {
	$name = __( 'Labels', 'bellyful-storefront' );
	if ( 0 === $unlabeled['count'] ) {
		return row( 'labels', $name, true, __( 'Every product that is sent names its allergens.', 'bellyful-storefront' ) );
	}

	/* translators: 1: how many products, 2: the first of them */
	return ask( 'labels', $name, sprintf( __( '%1$d products name no allergens: %2$s. Their tab "Label" in the product editor has the field.', 'bellyful-storefront' ), $unlabeled['count'], implode( ', ', $unlabeled['names'] ) . ( $unlabeled['count'] > count( $unlabeled['names'] ) ? ', …' : '' ) ) );
}

/** What the law asks of labels and they lack: {count, names}, by what is lacking. */
function lacking_rows( array $lists ): array {
	return array() === $lists ? array() : array(
		/* translators: %s: what is lacking, with how many and the first of each, like: ingredients 3 (Rice, Penne, Udon) */
		ask( 'lacking', __( 'What the law asks of labels', 'bellyful-storefront' ), sprintf( __( 'The European Union wants more to be said on the pages of products: %s. Their tab "Label" in the product editor has the fields; who answers for all of them stands on the page "Bellyful storefront".', 'bellyful-storefront' ), implode( '; ', array_map( __NAMESPACE__ . '\in_words', array_keys( $lists ), $lists ) ) ) ),
	);
}

/** `products 3 (Rice, Penne, Udon)`. */
function in_words( string $what, array $found ): string {
	return sprintf( '%s %d (%s%s)', $what, $found['count'], implode( ', ', $found['names'] ), $found['count'] > count( $found['names'] ) ? ', …' : '' );
}

/** What pages in a further language show in English, {isBegun, hasPack, lists: {count, names} by what is in them}. */
function language_row( string $code, array $untranslated ): array {
	$id    = "language-$code";
	$name  = LANGUAGES[ $code ]['name'];
	$kinds = array(
		'products'      => __( 'products', 'bellyful-storefront' ),
		'texts'         => __( 'texts or labels of products', 'bellyful-storefront' ),
		'words'         => __( 'words', 'bellyful-storefront' ),
		'pages'         => __( 'pages and articles', 'bellyful-storefront' ),
		'recipes'       => __( 'recipes', 'bellyful-storefront' ),
		'announcements' => __( 'announcements', 'bellyful-storefront' ),
	);
	$lists = array();
	foreach ( array_filter( $untranslated['lists'], static fn( array $found ): bool => $found['count'] > 0 ) as $kind => $list ) {
		$lists[] = in_words( $kinds[ $kind ], $list );
	}
	/* translators: %s: a language, in itself, like Español */
	$pack = $untranslated['hasPack'] ? '' : sprintf( __( 'WooCommerce\'s own %s is not installed: this plugin translates its mails about orders, and what other plugins say in them stays English. To install it, choose that language under Settings, General, save, and choose English again.', 'bellyful-storefront' ), $name );
	if ( array() === $lists ) {
		return $untranslated['isBegun'] && '' !== $pack
			? ask( $id, $name, $pack )
			/* translators: %s: a language, in itself, like Español */
			: row( $id, $name, true, sprintf( __( 'Everything is written in %s, too.', 'bellyful-storefront' ), $name ) );
	}
	/* translators: 1: a language, in itself, like Español, 2: lists with how many and the first of each, like: products 3 (Rice, Penne, Udon); words 1 (Dinner) */
	$missing = sprintf( __( 'Still English on pages in %1$s: %2$s.', 'bellyful-storefront' ), $name, implode( '; ', $lists ) );
	/* translators: 1: a language, in itself, like Español, 2: a page's address, like es */
	$advice = sprintf( __( 'Products have a tab "%1$s", recipes and announcements fields of that name; words stand on the page "Bellyful storefront"; a page is translated by a page of the same address below a page "%2$s".', 'bellyful-storefront' ), $name, ltrim( LANGUAGES[ $code ]['prefix'], '/' ) );

	return ask(
		$id,
		$name,
		$untranslated['isBegun']
			? rtrim( "$missing $advice $pack" )
			/* translators: %s: a language, in itself, like Español */
			: sprintf( __( 'Nothing is written in %s yet. Is that meant?', 'bellyful-storefront' ), $name ) . " $missing $advice"
	);
}

/** Whether the storefront hears of changes: its answer to the last message, 0 without one, null while none was sent. */
function message_row( ?int $status, string $at ): array {
	return row(
		'messages',
		__( 'Messages about changes', 'bellyful-storefront' ),
		null !== $status && $status >= 200 && $status < 300,
		/* translators: %s: a moment, like 2026-11-24 10:00 */
		sprintf( __( 'The last one arrived on %s.', 'bellyful-storefront' ), $at ),
		match ( $status ) {
			null    => __( 'None was sent yet.', 'bellyful-storefront' ),
			/* translators: %s: a moment, like 2026-11-24 10:00 */
			0       => sprintf( __( 'On %s nobody answered.', 'bellyful-storefront' ), $at ),
			/* translators: %s: a moment, like 2026-11-24 10:00 */
			401     => sprintf( __( 'On %s the storefront did not know the signature.', 'bellyful-storefront' ), $at ),
			/* translators: 1: a moment, like 2026-11-24 10:00, 2: an HTTP status */
			default => sprintf( __( 'On %1$s the storefront answered %2$d.', 'bellyful-storefront' ), $at, $status ),
		},
		__( 'Press "Send a test message" on the page "Bellyful storefront"; the storefront must run at the address that stands there, with the same WOO_WEBHOOK_SECRET (a new secret is made there, too).', 'bellyful-storefront' )
	);
}
