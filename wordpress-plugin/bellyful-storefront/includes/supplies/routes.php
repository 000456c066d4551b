<?php
/** What the storefront asks about supplies and reminders. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Supplies;

use Bellyful\Storefront\Accounts;
use Bellyful\Storefront\Language;
use Bellyful\Storefront\Mail;
use Bellyful\Storefront\Rest;
use WC_Order;
use WP_Error;
use WP_REST_Request;
use function Bellyful\Storefront\Notices\link_route;
use function Bellyful\Storefront\Orders\add_route_of_orders;

defined( 'ABSPATH' ) || exit;

const MOST_LINES = 100;

/** Registers the routes. */
function add_routes(): void {
	add_route_of_orders( '/supplies', __NAMESPACE__ . '\describe_supply' );
	Rest\route( 'POST', '/supplies/(?P<id>\d+)', __NAMESPACE__ . '\answer_save', save_parameters() );
	Rest\route( 'POST', '/supplies/(?P<id>\d+)/opened', __NAMESPACE__ . '\answer_opened' );
	link_route( '/reminders/confirm', CONFIRM, __NAMESPACE__ . '\confirm_reminder' );
}
add_action( 'rest_api_init', __NAMESPACE__ . '\add_routes' );

/** What is posted of one order: what is taken of its lines, and whether a reminder is wanted (null: as it is). */
function save_parameters(): array {
	$positive = Rest\field( 'number', minimum: 0, exclusiveMinimum: true, maximum: 10000 );
	$dose     = array(
		'id'     => Rest\field( 'integer' ),
		'perDay' => $positive,
		'days'   => $positive,
		'skus'   => Rest\field( 'array', default: array(), maxItems: 20, items: array( 'type' => 'string' ) ),
	);

	return array(
		'doses'       => Rest\objects( $dose, maxItems: MOST_LINES ),
		'wants'       => Rest\field( array( 'boolean', 'null' ), default: null ),
		'isConfirmed' => Rest\field( 'boolean', default: false ),
		'returnUrl'   => Accounts\return_url_parameter(),
	);
}

/** What an order leaves its buyer with. */
function describe_supply( WC_Order $order ): array {
	return array(
		'startsOn' => starts_on( $order ),
		'lines'    => array_map( static fn( array $line ): array => array_diff_key( $line, array_flip( array( 'days', 'skus' ) ) ), kept_lines( $order ) ),
		'reminder' => state_of( $order ),
	);
}

/** Stores what is taken, and plans or ends the reminder; an unproven address gets a link first. */
function answer_save( WP_REST_Request $request ): array|WP_Error {
	$order = wc_get_order( (int) $request['id'] );
	if ( ! $order instanceof WC_Order ) {
		return Rest\refuse( 'no_order', 'The shop has no such order.', 404 );
	}
	save_doses( $order, $request['doses'] );
	if ( false === $request['wants'] ) {
		end_reminder( $order->get_id() );
	} elseif ( true === $request['wants'] && in_array( state_of( $order ), array( 'none', 'unconfirmed', 'planned' ), true ) ) {
		if ( ! want_reminder( $order, (bool) $request['isConfirmed'] ) ) {
			Mail\note_mail( Language\speak( Language\of_question(), static fn(): array => confirm_mail( $order, (string) $request['returnUrl'] ) ) );
		}
	} else {
		move_reminder( $order->get_id() );
	}

	return describe_supply( $order );
}

/** The mail's link was followed. */
function answer_opened( WP_REST_Request $request ): object {
	note_click( (int) $request['id'] );

	return Rest\nothing();
}
