<?php
/** How this shop is set up, as far as the storefront depends on it. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Shop;

use Bellyful\Storefront\Cart;
use Bellyful\Storefront\Changes;
use Bellyful\Storefront\Claims;
use Bellyful\Storefront\Labels;
use Bellyful\Storefront\Mail;
use Bellyful\Storefront\Orders;
use Bellyful\Storefront\Requirements;
use Bellyful\Storefront\Rest;
use function Bellyful\Storefront\answers_for;
use function Bellyful\Storefront\Connect\describe_products;
use function Bellyful\Storefront\has;
use function Bellyful\Storefront\Products\unsold_types;
use function Bellyful\Storefront\Money\amount_form;
use function Bellyful\Storefront\offers_currency;
use function Bellyful\Storefront\sells_by_own_rules;
use function Bellyful\Storefront\storefront_url;
use const Bellyful\Storefront\SECRET_OPTION;
use const Bellyful\Storefront\VERSION;

defined( 'ABSPATH' ) || exit;

/** All facts at once; also where WooCommerce or WPGraphQL is switched off. */
function facts( array $skus = array() ): array {
	return array(
		'plugin'        => array(
			'version'  => VERSION,
			'contract' => Rest\CONTRACT,
		),
		'permalinks'    => (string) get_option( 'permalink_structure' ),
		'storefrontUrl' => storefront_url(),
		'webhook'       => webhook_facts(),
		'time'          => Rest\iso_time( time() ),
		'user'          => user_facts(),
		'graphql'       => graphql_facts(),
	) + Requirements\versions() + ( function_exists( 'WC' ) ? store_facts( $skus ) : array() );
}

/** What all products are looked through for, by the doctor and the settings page alone. */
function counted(): array {
	return function_exists( 'WC' ) ? array(
		'unlabeled'    => has( 'allergens' ) ? Labels\unlabeled_products() : null,
		'lacking'      => Labels\lacking_particulars(),
		'untranslated' => Labels\untranslated(),
	) : array();
}

/** What only WooCommerce can tell. */
function store_facts( array $skus ): array {
	return array(
		'currency'         => get_woocommerce_currency(),
		'decimals'         => wc_get_price_decimals(),
		'taxes'            => wc_tax_enabled(),
		'pricesIncludeTax' => wc_prices_include_tax(),
		'amountForm'       => amount_form(),
		'offersCurrency'   => offers_currency(),
		'rules'            => sells_by_own_rules() ? 'shop' : 'storefront',
		'endedClaims'      => Claims\ended_claims(),
		'lawsOff'          => Claims\laws_off(),
		'withdrawsItself'  => Orders\own_withdrawals(),
		'answersFor'       => answers_for(),
		'timeZone'         => '' === (string) get_option( 'timezone_string' ) && 0.0 === (float) get_option( 'gmt_offset' ) ? '' : wp_timezone_string(),
		'taxDisplay'       => array(
			'shop' => (string) get_option( 'woocommerce_tax_display_shop', 'excl' ),
			'cart' => (string) get_option( 'woocommerce_tax_display_cart', 'excl' ),
		),
		'priceSuffix'      => (string) get_option( 'woocommerce_price_display_suffix', '' ),
		'shippingZones'    => zone_facts(),
		'countries'        => array( 'base' => WC()->countries->get_base_country() ) + countries(),
		'heardHooks'       => (object) heard_hooks(),
		'silentHooks'      => (object) silent_hooks(),
		'leftOut'          => (object) Cart\left_out(),
		'quotesAlways'     => quotes_always(),
		'handsOver'        => Cart\hands_over(),
		'comingSoon'       => 'yes' === get_option( 'woocommerce_coming_soon' ),
		'additionalFields' => Orders\describe_fields(),
		'gateways'         => array_values( array_map( __NAMESPACE__ . '\gateway_facts', gateways() ) ),
		'payPage'          => pay_page(),
		'hpos'             => 'yes' === get_option( 'woocommerce_custom_orders_table_enabled' ),
		'products'         => (object) describe_products( $skus ),
		'unsoldTypes'      => unsold_types(),
		'outbox'           => Mail\outbox_facts(),
	);
}

/** The ways of paying that are switched on. */
function gateways(): array {
	return array_filter( WC()->payment_gateways()->payment_gateways(), static fn( $gateway ): bool => 'yes' === $gateway->enabled );
}

/** One way of paying as a payer reads it. */
function gateway_facts( \WC_Payment_Gateway $gateway ): array {
	return array(
		'id'           => (string) $gateway->id,
		'title'        => wp_strip_all_tags( (string) $gateway->get_title() ),
		'description'  => wp_strip_all_tags( (string) $gateway->get_description(), true ),
		'instructions' => Orders\instructions_of( $gateway ),
	);
}

/** Where unpaid orders are paid, or null when the shop has no checkout page. */
function pay_page(): ?string {
	$page_id = wc_get_page_id( 'checkout' );

	return $page_id > 0 && 'publish' === get_post_status( $page_id )
		? wc_get_endpoint_url( 'order-pay', '', (string) get_permalink( $page_id ) )
		: null;
}

/** Whether messages about changes arrive. */
function webhook_facts(): array {
	$last = (array) get_option( Changes\LAST_OPTION, array() );

	return array(
		'isSet'      => null !== storefront_url() && '' !== (string) get_option( SECRET_OPTION, '' ),
		'lastStatus' => $last['status'] ?? null,
		'lastAt'     => $last['at'] ?? null,
	);
}

/** The current user, and what it may do. */
function user_facts(): array {
	$user = wp_get_current_user();

	return array(
		'login'          => $user->user_login,
		'roles'          => array_values( $user->roles ),
		'canEditOrders'  => current_user_can( 'edit_shop_orders' ) && current_user_can( 'edit_others_shop_orders' ),
		'canReadCoupons' => current_user_can( 'edit_others_shop_coupons' ),
	);
}

/** Where GraphQL is, and what it shows to visitors. */
function graphql_facts(): array {
	$is_on = function_exists( 'graphql_get_endpoint_url' );

	return array(
		'url'                   => $is_on ? graphql_get_endpoint_url() : null,
		'isPublicIntrospection' => $is_on && 'on' === get_graphql_setting( 'public_introspection_enabled', 'off' ),
		'isDebug'               => $is_on && \WPGraphQL::debug(),
	);
}
