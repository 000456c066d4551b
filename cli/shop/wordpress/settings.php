<?php
/** A shop in New York that is open, ships within the States, and is paid in three ways. */

declare( strict_types=1 );

namespace Bellyful\Shop;

const OPTIONS = array(
	'blogname'                                   => 'Bellyful',
	'timezone_string'                            => 'America/New_York',
	'woocommerce_coming_soon'                    => 'no',
	'woocommerce_store_pages_only'               => 'no',
	'woocommerce_currency'                       => 'USD',
	'woocommerce_default_country'                => 'US:NY',
	'woocommerce_allowed_countries'              => 'specific',
	'woocommerce_specific_allowed_countries'     => array( 'US', 'PR', 'VI', 'GU', 'AS', 'MP' ),
	'woocommerce_store_address'                  => '1 Test Street',
	'woocommerce_store_city'                     => 'New York',
	'woocommerce_store_postcode'                 => '10001',
	'woocommerce_calc_taxes'                     => 'no',
	'woocommerce_enable_coupons'                 => 'yes',
	'woocommerce_enable_guest_checkout'          => 'yes',
	'woocommerce_manage_stock'                   => 'yes',
	'woocommerce_custom_orders_table_enabled'    => 'yes',
	'woocommerce_allow_tracking'                 => 'no',
	'woocommerce_show_marketplace_suggestions'   => 'no',
	'woocommerce_email_from_address'             => 'shop@shop.example',
	'woocommerce_email_from_name'                => 'Bellyful',
	'woocommerce_task_list_hidden'               => 'yes',
	'woocommerce_onboarding_profile'             => array( 'skipped' => true ),
	'woocommerce_cod_settings'                   => array(
		'enabled'            => 'yes',
		'title'              => 'Cash on delivery',
		'description'        => 'Pay with cash upon delivery.',
		'instructions'       => 'Pay with cash upon delivery.',
		'enable_for_methods' => '',
		'enable_for_virtual' => 'yes',
	),
	'woocommerce_bacs_settings'                  => array(
		'enabled'      => 'yes',
		'title'        => 'Direct bank transfer',
		'description'  => 'Make your payment directly into our bank account.',
		'instructions' => '',
	),
	'woocommerce_cheque_settings'                => array(
		'enabled'      => 'yes',
		'title'        => 'Check payments',
		'description'  => 'Please send a check to the store.',
		'instructions' => '',
	),
);

function set_up(): void {
	\WC_Install::install();
	\WC_Install::create_pages();
	foreach ( OPTIONS as $name => $value ) {
		update_option( $name, $value );
	}
	delete_transient( '_wc_activation_redirect' );
	ship_within_the_states();
	// WooCommerce registered its addresses for the structure of before: they are written at the next request.
	$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
	update_option( 'rewrite_rules', '' );
}

function ship_within_the_states(): void {
	$zone = new \WC_Shipping_Zone();
	$zone->set_zone_name( 'United States' );
	$zone->add_location( 'US', 'country' );
	$zone->save();
	$zone->add_shipping_method( 'free_shipping' );
	$method = $zone->add_shipping_method( 'flat_rate' );
	update_option(
		"woocommerce_flat_rate_{$method}_settings",
		array(
			'title'      => 'Flat rate',
			'tax_status' => 'taxable',
			'cost'       => '5.95',
		)
	);
}
