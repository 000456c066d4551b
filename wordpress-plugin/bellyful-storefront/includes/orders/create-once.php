<?php
/**
 * One attempt, one order: WooGraphQL's `createOrder` makes a new order at every call, also when the
 * storefront only asks again because an answer was lost.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use GraphQL\Error\UserError;

defined( 'ABSPATH' ) || exit;

const WAIT_SECONDS = 20;

/**
 * The work on the order that this request is making right now.
 */
final class Creation {
	/**
	 * The claim it works under.
	 *
	 * @var Claim|null
	 */
	public static ?Claim $claim = null;
}

/**
 * Stands before WooGraphQL's own creation.
 *
 * @param mixed    $payload  What somebody else has decided to answer.
 * @param string   $mutation The mutation's name.
 * @param callable $create   WooGraphQL's creation.
 * @param array    $input    The order.
 * @return mixed
 */
function make_once( $payload, $mutation, $create, $input ) {
	$reference = 'createOrder' === $mutation ? reference_in( (array) $input ) : '';
	if ( null !== $payload || '' === $reference ) {
		return $payload;
	}

	return static fn( $input, $context, $info ) => find_or_make( $reference, static fn() => $create( $input, $context, $info ) );
}
add_filter( 'graphql_pre_mutate_and_get_payload', __NAMESPACE__ . '\make_once', 10, 4 );

/**
 * How the storefront calls the order that it asks for; empty when somebody else asks.
 *
 * @param array $input The order.
 */
function reference_in( array $input ): string {
	foreach ( (array) ( $input['metaData'] ?? array() ) as $entry ) {
		if ( ATTEMPT_META === ( $entry['key'] ?? '' ) ) {
			return (string) ( $entry['value'] ?? '' );
		}
	}

	return '';
}

/**
 * The order of an attempt: made by the first who asks, awaited by all others.
 *
 * @param string   $reference How the storefront calls the order.
 * @param callable $create    WooGraphQL's creation.
 * @return array{id: int}
 * @throws UserError While it is still being made, and when it cannot be made.
 */
function find_or_make( string $reference, callable $create ): array {
	$deadline = time() + WAIT_SECONDS;
	do {
		$claim = Claim::take( $reference );
		if ( $claim ) {
			return find_older( $claim, $reference ) ?? make( $claim, $reference, $create );
		}
		$order_id = Claim::made( $reference );
		if ( $order_id ) {
			return array( 'id' => $order_id );
		}
		usleep( 100_000 );
	} while ( time() < $deadline );

	throw new UserError( 'The order of this attempt is still being made.' );
}

/**
 * An order that this table does not know of, or one that somebody had begun and left.
 *
 * @param Claim  $claim     The right to make it.
 * @param string $reference How the storefront calls the order.
 * @return array{id: int}|null
 */
function find_older( Claim $claim, string $reference ): ?array {
	$order = $claim->is_new ? find_by_reference( $reference ) : wc_get_order( $claim->order_id );
	if ( ! $order || 'trash' === $order->get_status() ) {
		return null;
	}
	// Half an order may lack lines, and its total be too small; nobody was told of it.
	if ( ! $claim->is_new && ! $order->get_date_paid() && $order->has_status( array( 'pending', 'checkout-draft' ) ) ) {
		$order->delete( true );
		return null;
	}
	$claim->finish( $order->get_id() );

	return array( 'id' => $order->get_id() );
}

/**
 * The newest order that carries this reference.
 *
 * @param string $reference How the storefront calls the order.
 */
function find_by_reference( string $reference ): ?\WC_Order {
	$orders = wc_get_orders(
		array(
			'limit'      => 1,
			'meta_key'   => ATTEMPT_META, // phpcs:ignore WordPress.DB.SlowDBQuery
			'meta_value' => $reference, // phpcs:ignore WordPress.DB.SlowDBQuery
		)
	);

	return $orders[0] ?? null;
}

/**
 * Makes the order under a claim, and takes it back when the claim was lost meanwhile.
 *
 * @param Claim    $claim     The right to make it.
 * @param string   $reference How the storefront calls the order.
 * @param callable $create    WooGraphQL's creation.
 * @return array{id: int}
 * @throws \Throwable When it cannot be made.
 */
function make( Claim $claim, string $reference, callable $create ): array {
	Creation::$claim = $claim;
	register_shutdown_function( __NAMESPACE__ . '\free_claim' );
	try {
		$payload = $create();
	} finally {
		$is_made         = isset( $payload['id'] ) && $claim->finish( (int) $payload['id'] );
		$is_made || $claim->free();
		Creation::$claim = null;
	}
	if ( ! $is_made ) {
		wc_get_order( (int) $payload['id'] )?->delete( true );
		throw new UserError( 'The order of this attempt is being made elsewhere.' );
	}

	return $payload;
}

/**
 * A request that PHP ends in the middle (time, memory) frees its claim with its last breath.
 */
function free_claim(): void {
	Creation::$claim?->free();
}

/**
 * WooGraphQL saves an empty order first; it is remembered before anything can go wrong.
 *
 * @param mixed $order The order.
 */
function remember_begun( $order ): void {
	if ( Creation::$claim && 0 === Creation::$claim->order_id && $order instanceof \WC_Order ) {
		Creation::$claim->begin( $order->get_id() );
	}
}
add_action( 'graphql_woocommerce_after_order_create', __NAMESPACE__ . '\remember_begun', 1 );
