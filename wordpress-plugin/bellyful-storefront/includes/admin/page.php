<?php
/** The settings page, under WooCommerce. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Admin;

use Bellyful\Storefront\Labels;
use Bellyful\Storefront\Orders;
use Bellyful\Storefront\Reviews;
use Bellyful\Storefront\Supplies;
use function Bellyful\Storefront\answers_for;
use function Bellyful\Storefront\has;
use function Bellyful\Storefront\offers_currency;
use function Bellyful\Storefront\storefront_url;
use const Bellyful\Storefront\CONFIRM_OPTION;
use const Bellyful\Storefront\HAND_OVER_OPTION;
use const Bellyful\Storefront\Language\LANGUAGES;
use const Bellyful\Storefront\PLUGIN_FILE;
use const Bellyful\Storefront\REMINDER_SUBJECT_OPTION;
use const Bellyful\Storefront\REMINDER_TEXT_OPTION;
use const Bellyful\Storefront\RULES_OPTION;

defined( 'ABSPATH' ) || exit;

const PAGE    = 'bellyful-storefront';
/** Where what a row says is set, by its id. */
const PLACES = array(
	'addresses' => 'options-permalink.php',
	'strangers' => 'admin.php?page=graphql-settings',
	'currency'  => 'admin.php?page=wc-settings',
	'countries' => 'admin.php?page=wc-settings',
	'taxes'     => 'admin.php?page=wc-settings&tab=tax',
	'display'   => 'admin.php?page=wc-settings&tab=tax',
	'zones'     => 'admin.php?page=wc-settings&tab=shipping',
	'hooks'     => 'plugins.php',
	'open'      => 'admin.php?page=wc-settings&tab=site-visibility',
	'payPage'   => 'admin.php?page=wc-settings&tab=advanced',
	'analytics' => 'admin.php?page=wc-admin&path=/analytics/settings',
	'ways'      => 'admin.php?page=wc-settings&tab=checkout',
	'types'     => 'edit.php?post_type=product',
	'products'  => 'edit.php?post_type=product',
	'broken'    => 'edit.php?post_type=product',
	'labels'    => 'edit.php?post_type=product',
	'lacking'   => 'edit.php?post_type=product',
	'lots'      => 'edit.php?post_type=product',
	'user'      => 'users.php',
	'signIn'    => 'users.php',
);
const BUTTONS = array( 'save_settings', 'make_access', 'renew_secret', 'send_test', 'connect_products', 'send_mails_again', 'drop_mails' );

/** Adds the page to the menu. */
function add_page(): void {
	$hook = add_submenu_page( 'woocommerce', __( 'Bellyful storefront', 'bellyful-storefront' ), __( 'Bellyful storefront', 'bellyful-storefront' ), 'manage_woocommerce', PAGE, __NAMESPACE__ . '\show_page' );
	if ( $hook ) {
		add_action( 'load-' . $hook, __NAMESPACE__ . '\press_button' );
	}
	add_filter( 'plugin_action_links_' . plugin_basename( PLUGIN_FILE ), __NAMESPACE__ . '\link_settings' );
}
add_action( 'admin_menu', __NAMESPACE__ . '\add_page', 70 );

/** Does what the pressed button says, before anything is printed. */
function press_button(): void {
	nocache_headers();
	if ( ! isset( $_POST['button'] ) || ! current_user_can( 'manage_woocommerce' ) ) {
		return;
	}
	check_admin_referer( PAGE );
	$button = sanitize_key( wp_unslash( $_POST['button'] ) );
	if ( in_array( $button, BUTTONS, true ) ) {
		Page::$notice = ( __NAMESPACE__ . '\\' . $button )();
	}
}

/** Prints the page. */
function show_page(): void {
	echo '<div class="wrap"><h1 class="wp-heading-inline">' . esc_html__( 'Bellyful storefront', 'bellyful-storefront' ) . '</h1>';
	if ( null !== storefront_url() ) {
		printf( ' <a class="page-title-action" href="%s">%s</a>', esc_url( storefront_url() ), esc_html__( 'Open the storefront', 'bellyful-storefront' ) );
	}
	echo '<hr class="wp-header-end">';
	if ( '' !== Page::$notice ) {
		echo '<div class="notice notice-info"><p>' . esc_html( Page::$notice ) . '</p></div>';
	}
	if ( '' !== Page::$env_lines ) {
		echo '<textarea readonly rows="5" class="large-text code" onfocus="this.select()">' . esc_textarea( Page::$env_lines ) . '</textarea>';
	}
	$facts = facts_here();
	show_checks( $facts );
	show_form( 0 < ( $facts['outbox']['failed'] ?? 0 ) );
	printf(
		'<h2>%s</h2><p style="max-width:60em">%s</p>',
		esc_html__( 'Not set here', 'bellyful-storefront' ),
		esc_html__( 'The storefront\'s host has its secrets, its ways of paying by card and its mail server (its README, Settings); its developer has the prices of its offers and the texts that are not on a page of yours.', 'bellyful-storefront' )
	);
	echo '</div>';
}

/** Prints a line for each thing that must be true: green, red, or a question to the owner. */
function show_checks( array $facts ): void {
	echo '<table class="widefat striped" style="max-width:60em"><tbody>';
	foreach ( checks( $facts ) as $check ) {
		list( $colour, $sign, $word ) = $check['isToConfirm']
			? array( '#996800', '?', __( 'To confirm', 'bellyful-storefront' ) )
			: ( $check['ok'] ? array( '#007017', '✓', __( 'Fine', 'bellyful-storefront' ) ) : array( '#b32d2e', '✗', __( 'Missing', 'bellyful-storefront' ) ) );
		printf(
			'<tr><td style="width:2em;color:%s"><strong aria-hidden="true">%s</strong><span class="screen-reader-text">%s</span></td><td style="width:14em"><strong>%s</strong></td><td>%s%s</td></tr>',
			esc_attr( $colour ),
			esc_html( $sign ),
			esc_html( $word ),
			isset( PLACES[ $check['id'] ] ) ? sprintf( '<a href="%s">%s</a>', esc_url( admin_url( PLACES[ $check['id'] ] ) ), esc_html( $check['name'] ) ) : esc_html( $check['name'] ),
			esc_html( $check['message'] ),
			'' === $check['fix'] ? '' : '<br><em>' . esc_html( $check['fix'] ) . '</em>'
		);
	}
	echo '</tbody></table>';
}

/** Site Health says what is red on the page. */
function add_health_test( array $tests ): array {
	$tests['direct']['bellyful_storefront'] = array(
		'label' => __( 'Bellyful storefront', 'bellyful-storefront' ),
		'test'  => static fn(): array => health( checks( facts_here() ) ),
	);

	return $tests;
}
add_filter( 'site_status_tests', __NAMESPACE__ . '\add_health_test' );

/** The result of that test. */
function health( array $checks ): array {
	$red   = array_filter( $checks, static fn( array $check ): bool => ! $check['ok'] );
	$items = array_map( static fn( array $check ): string => sprintf( '<li><strong>%s</strong>: %s %s</li>', esc_html( $check['name'] ), esc_html( $check['message'] ), esc_html( $check['fix'] ) ), $red );

	return array(
		'label'       => $red ? __( 'The storefront needs something of you', 'bellyful-storefront' ) : __( 'The storefront has all it needs', 'bellyful-storefront' ),
		'status'      => $red ? 'critical' : 'good',
		'badge'       => array(
			'label' => __( 'Bellyful storefront', 'bellyful-storefront' ),
			'color' => 'blue',
		),
		'description' => $red ? '<ul>' . implode( '', $items ) . '</ul>' : '<p>' . esc_html__( 'Nothing is red on its page.', 'bellyful-storefront' ) . '</p>',
		'actions'     => sprintf( '<p><a href="%s">%s</a></p>', esc_url( admin_url( 'admin.php?page=' . PAGE ) ), esc_html__( 'Open its page', 'bellyful-storefront' ) ),
		'test'        => 'bellyful_storefront',
	);
}

/** Prints the settings and the buttons. */
function show_form( bool $has_failed_mails = false ): void {
	echo '<form method="post">';
	wp_nonce_field( PAGE );
	printf(
		'<table class="form-table" role="presentation"><tr><th><label for="storefront_url">%s</label></th><td><input type="url" class="regular-text" id="storefront_url" name="storefront_url" value="%s" placeholder="https://www.example.com"> ',
		esc_html__( 'The storefront\'s address', 'bellyful-storefront' ),
		esc_attr( (string) storefront_url() )
	);
	show_rules();
	show_box( 'hand_over', __( 'The shop\'s own checkout', 'bellyful-storefront' ), 'yes' === get_option( HAND_OVER_OPTION ), __( 'Offer it for any cart, at the shop\'s own prices; what only the shop\'s own checkout sells goes there in any case', 'bellyful-storefront' ) );
	show_box( 'confirm_first', __( 'New accounts', 'bellyful-storefront' ), 'yes' === get_option( CONFIRM_OPTION ), __( 'Confirm the e-mail address before the first sign-in', 'bellyful-storefront' ) );
	show_number( 'cancel_hours', __( 'Cancel an order', 'bellyful-storefront' ), Orders\MOST_CANCEL_HOURS, Orders\hours_to_cancel(), __( 'hours after it was placed, by its customers on its page, until something of it is sent; 0 for never', 'bellyful-storefront' ) );
	has( 'reviews' ) && show_number( 'review_days', __( 'Ask for reviews', 'bellyful-storefront' ), Reviews\MOST_DAYS, Reviews\days_to_wait(), __( 'days after an order is completed, by one mail; 0 for never', 'bellyful-storefront' ) );
	// It stands on no page of WooCommerce's.
	show_box( 'parcels', __( 'Parcels', 'bellyful-storefront' ), 'yes' === get_option( Orders\FULFILLMENTS_OPTION ), __( 'Note on an order what was sent of it, and by which carrier (WooCommerce\'s Order Fulfillments, from version 10.1 on): its customer reads it on its page and by mail', 'bellyful-storefront' ) );
	has( 'supplies' ) && show_reminders();
	show_answers();
	if ( function_exists( 'WC' ) ) {
		array_map( 'Bellyful\Storefront\Labels\show_words', array_keys( LANGUAGES ) );
	}
	echo '</td></tr></table><p>';
	// Enter in a field presses a form's first button.
	show_button( 'save_settings', __( 'Save', 'bellyful-storefront' ), 'primary' );
	printf( '</p><h2>%s</h2><p>', esc_html__( 'Connection', 'bellyful-storefront' ) );
	show_button( 'connect_products', __( 'Make the storefront\'s products here', 'bellyful-storefront' ) );
	show_button( 'send_test', __( 'Send a test message', 'bellyful-storefront' ) );
	show_button( 'make_access', __( 'Make the user and its password', 'bellyful-storefront' ) );
	show_button( 'renew_secret', __( 'Make a new secret of its messages', 'bellyful-storefront' ) );
	if ( $has_failed_mails ) {
		show_button( 'send_mails_again', __( 'Send the mails again', 'bellyful-storefront' ) );
		show_button( 'drop_mails', __( 'Drop these mails', 'bellyful-storefront' ) );
	}
	echo '</p></form>';
}

/** Prints the choice whose offers and shipping count. */
function show_rules(): void {
	$choices = array(
		'storefront' => ! has( 'offers' ) ? __( 'The storefront\'s shipping and discounts: its flat rate, discounts for more of one thing and for loyal customers', 'bellyful-storefront' ) : __( 'The storefront\'s offers and shipping: its flat rate, discounts for more of one thing, for loyal customers and by its pop-up, starter offers and free sample', 'bellyful-storefront' ),
		'shop'       => __( 'The shop\'s own: the shipping zones, methods and classes of WooCommerce, and no discounts but its coupons', 'bellyful-storefront' ),
	);
	printf( '</td></tr><tr><th>%s</th><td><fieldset><legend class="screen-reader-text">%1$s</legend>', esc_html__( 'Offers and shipping', 'bellyful-storefront' ) );
	foreach ( $choices as $value => $label ) {
		printf(
			'<label><input type="radio" name="rules" value="%s" %s> %s</label><br>',
			esc_attr( $value ),
			checked( get_option( RULES_OPTION, 'storefront' ), $value, false ),
			esc_html( $label )
		);
	}
	$currency = get_option( 'woocommerce_currency', 'USD' );
	if ( 'USD' !== $currency ) {
		printf(
			'<label><input type="checkbox" name="offers_in_own" value="1" %s> %s</label>',
			checked( offers_currency(), $currency, false ),
			/* translators: %s: a currency, like EUR */
			esc_html( sprintf( __( 'The amounts of the storefront\'s offers and of the products of its pages (app/content: amounts.ts, static-products.ts) are set in %s. Until they are, they are dollars: the offers are off, and these products are not sold.', 'bellyful-storefront' ), $currency ) )
		);
	}
	echo '</fieldset>';
}

/** Prints a setting that is on or off. */
function show_box( string $name, string $label, bool $is_on, string $what ): void {
	printf(
		'</td></tr><tr><th>%s</th><td><label><input type="checkbox" name="%s" value="1" %s> %s</label>',
		esc_html( $label ),
		esc_attr( $name ),
		checked( $is_on, true, false ),
		esc_html( $what )
	);
}

/** Prints a setting that is a number; 0 for never. */
function show_number( string $name, string $label, int $most, int $value, string $of_what ): void {
	printf(
		'</td></tr><tr><th><label for="%1$s">%2$s</label></th><td><input type="number" class="small-text" id="%1$s" name="%1$s" min="0" max="%3$d" value="%4$d"> %5$s',
		esc_attr( $name ),
		esc_html( $label ),
		(int) $most,
		(int) $value,
		esc_html( $of_what )
	);
}

/** Prints the settings of the mail that reminds before something is used up, and what came of such mails. */
function show_reminders(): void {
	$counts = Supplies\count_reminders();
	show_number( 'reminder_days', __( 'Remind', 'bellyful-storefront' ), Supplies\MOST_BEFORE, Supplies\days_before(), __( 'days before something is used up, once and only who asked for it; 0 for never', 'bellyful-storefront' ) );
	printf(
		'<p><label>%s<br><input type="text" class="regular-text" name="reminder_subject" maxlength="150" value="%s" placeholder="%s"></label></p>',
		esc_html__( 'Subject', 'bellyful-storefront' ),
		esc_attr( (string) get_option( REMINDER_SUBJECT_OPTION, '' ) ),
		esc_attr( Supplies\subject() )
	);
	printf(
		'<p><label>%s<br><textarea class="large-text" rows="3" name="reminder_text" maxlength="1000" placeholder="%s">%s</textarea></label></p>',
		esc_html__( 'First words', 'bellyful-storefront' ),
		esc_attr( Supplies\intro() ),
		esc_textarea( (string) get_option( REMINDER_TEXT_OPTION, '' ) )
	);
	printf(
		'<p>%s</p>',
		/* translators: 1 to 4: numbers of reminders. */
		esc_html( sprintf( __( 'In the last twelve months: %1$d sent, %2$d opened by a click, %3$d bought again within 60 days; %4$d planned.', 'bellyful-storefront' ), $counts['sent'], $counts['clicked'], $counts['bought'], $counts['planned'] ) )
	);
}

/** Prints who answers for products that name nobody, as laws want it to be said. */
function show_answers(): void {
	$words = array(
		'operator'    => __( 'Maker or operator', 'bellyful-storefront' ),
		'responsible' => __( 'Responsible in the EU', 'bellyful-storefront' ),
	);
	printf( '</td></tr><tr><th>%s</th><td>%s', esc_html__( 'Who answers for products', 'bellyful-storefront' ), esc_html__( 'Name, postal and e-mail address, for products whose tab "Label" names nobody: on their pages, where a country\'s law asks for it.', 'bellyful-storefront' ) );
	foreach ( answers_for() as $name => $value ) {
		printf( '<p><label>%s<br><input type="text" class="large-text" name="answers_for[%s]" maxlength="300" value="%s"></label></p>', esc_html( $words[ $name ] ), esc_attr( $name ), esc_attr( $value ) );
	}
}

/** Prints one button. */
function show_button( string $name, string $label, string $kind = 'secondary' ): void {
	printf( '<button class="button button-%s" name="button" value="%s">%s</button> ', esc_attr( $kind ), esc_attr( $name ), esc_html( $label ) );
}

/** A way to the page from the list of plugins. */
function link_settings( $links ): array {
	$url = admin_url( 'admin.php?page=' . PAGE );

	return array( '<a href="' . esc_url( $url ) . '">' . esc_html__( 'Settings', 'bellyful-storefront' ) . '</a>', ...(array) $links );
}
