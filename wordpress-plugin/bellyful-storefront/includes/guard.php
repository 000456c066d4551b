<?php
/**
 * Closes the mutations that WPGraphQL for WooCommerce leaves open to visitors.
 *
 * A shop that exposes /graphql lets any visitor finish `checkout(isPaid: true)`, which makes a paid order without a
 * payment, take any fee off with `addFee`, guess passwords with `login`, have password mails sent, and fill the shop
 * with accounts and reviews. The storefront reads the catalogue as a visitor and has its orders made by this plugin:
 * neither it nor visitors need any mutation at all.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Guard;

use GraphQL\Error\UserError;
use const Bellyful\Storefront\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/** Whether the current user may run this mutation. */
function may_run( string $mutation ): bool {
	if ( current_user_can( 'manage_woocommerce' ) ) {
		return true;
	}

	return in_array( $mutation, (array) apply_filters( 'bellyful_storefront_allowed_mutations', array() ), true );
}

/**
 * Refuses mutations however they were registered; a plugin's own field of RootMutation counts too.
 *
 * @throws UserError When the current user may not run the mutation.
 */
function refuse_mutations( $nil, $source, $args, $context, $info, $type_name, $field_key ): mixed {
	if ( 'RootMutation' === $type_name && ! may_run( (string) $field_key ) ) {
		throw new UserError( 'User does not have the capabilities necessary to run this mutation.' );
	}

	return $nil;
}
add_filter( 'graphql_pre_resolve_field', __NAMESPACE__ . '\refuse_mutations', PHP_INT_MAX, 7 );

/** A checkout that calls itself paid is believed from the shop's staff only. */
function refuse_unproven_payment( $is_valid ): bool {
	return $is_valid && current_user_can( 'manage_woocommerce' );
}
add_filter( 'graphql_checkout_prepaid_order_validation', __NAMESPACE__ . '\refuse_unproven_payment', PHP_INT_MAX );

/** No question of the storefront's is deeper than 7. */
const MOST_DEPTH = 10;

/** Closes introspection to visitors, always, and limits how deep they nest, by the owner's limit where one is set. */
function close_settings( $value, $default_value, $option_name ): mixed {
	return match ( $option_name ) {
		'public_introspection_enabled' => 'off',
		'query_depth_enabled'          => current_user_can( 'edit_shop_orders' ) ? $value : 'on',
		'query_depth_max'              => (int) $value > 0 ? $value : MOST_DEPTH,
		default                        => $value,
	};
}
add_filter( 'graphql_get_setting_section_field_value', __NAMESPACE__ . '\close_settings', PHP_INT_MAX, 3 );

/** Says in the list of plugins, where the owner switches this one off, what opens again then. */
function warn_before_deactivation( $lines, $file ): mixed {
	if ( plugin_basename( PLUGIN_FILE ) !== $file ) {
		return $lines;
	}
	$warning = __( 'While this plugin is off, any visitor can use GraphQL\'s mutations: open accounts, write reviews, make orders that call themselves paid. Deactivate WPGraphQL for WooCommerce first.', 'bellyful-storefront' );

	return array_merge( (array) $lines, array( '<br><strong>' . esc_html( $warning ) . '</strong>' ) );
}
add_filter( 'plugin_row_meta', __NAMESPACE__ . '\warn_before_deactivation', 10, 2 );
