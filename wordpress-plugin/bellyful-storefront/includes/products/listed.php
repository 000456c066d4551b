<?php
/** The storefront's list as one answer, a line for each product as GraphQL answers a visitor about it. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Products;

use Bellyful\Storefront\Changes;
use Bellyful\Storefront\Changes\Changes as Noted;
use Bellyful\Storefront\Rest;
use Generator;
use WP_Error;
use WP_REST_Request;
use function Bellyful\Storefront\Ledger\query;
use function Bellyful\Storefront\Ledger\rows;
use function Bellyful\Storefront\Ledger\table;
use const Bellyful\Storefront\Ledger\CLEANING;

defined( 'ABSPATH' ) || exit;

/** So many stale ones are answered while the storefront waits: some 20 seconds. Of more it is told to ask again. */
const MOST_STALE = 2000;

const CHECK_ACTION = 'bellyful_check_listed';
const ONE_READING  = 500;
const ONE_CHECK    = 5000;

/** Registers the route. */
function register_listed_route(): void {
	Rest\route(
		'GET',
		'/products/listed',
		static fn( WP_REST_Request $request ): Generator|WP_Error => answer_listed( $request['document'] ),
		array(
			'document' => Rest\text( 64 ),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_listed_route' );

/** The list, where answers to this question are stored and most of them are there. */
function answer_listed( string $document ): Generator|WP_Error {
	if ( document_hash() !== $document || ! are_prices_stored() ) {
		return Rest\refuse( 'other_document', 'Of this question no answers are stored.', 409 );
	}
	keep_up();
	schedule_renewal();
	$stale = (int) rows( 'SELECT COUNT(*) AS stale FROM %i WHERE is_stale = 1', table( 'listed' ) )[0]['stale'];

	if ( $stale <= MOST_STALE ) {
		return lines();
	}
	add_action( 'shutdown', __NAMESPACE__ . '\renew_behind', 95 );

	return Rest\refuse( 'not_ready', 'The answers are being made.', 409 );
}

/** They are made at once, behind the answer, where PHP can end that: else when the minute's turn comes. One request makes them for all that ask. */
function renew_behind(): void {
	if ( false === get_transient( 'bellyful_renewing' ) && Changes\finish_answer() ) {
		set_transient( 'bellyful_renewing', 1, RENEW_SECONDS );
		renew_stale();
	}
}

/** Its lines: the mark of before the first one, which later changes follow, the products from the newest, and the end. */
function lines(): Generator {
	global $wpdb;
	$of = "post_type = 'product' AND post_status = 'publish'";
	yield (string) wp_json_encode(
		array(
			'mark'     => Changes\mark_of( Changes\newest() ),
			'shop'     => home_url(),
			'currency' => get_woocommerce_currency(),
			'document' => document_hash(),
			'count'    => (int) rows( "SELECT COUNT(*) AS products FROM %i WHERE $of", $wpdb->posts )[0]['products'],
		)
	);
	$count = 0;
	$date  = '9999-12-31 23:59:59';
	$last  = PHP_INT_MAX;
	do {
		$posts  = rows( "SELECT ID, post_date FROM %i WHERE $of AND post_date <= %s AND ( post_date < %s OR ID < %d ) ORDER BY post_date DESC, ID DESC LIMIT %d", $wpdb->posts, $date, $date, $last, ONE_READING );
		$ids    = array_map( 'intval', array_column( $posts, 'ID' ) );
		$stored = array_filter( stored_answers( $ids ), static fn( array $row ): bool => '0' === (string) $row['is_stale'] );
		$stored = array_column( $stored, 'answer', 'post_id' );
		foreach ( array_chunk( array_diff( $ids, array_keys( $stored ) ), ONE_ANSWER ) as $stale ) {
			$stored += renew( $stale );
		}
		foreach ( array_filter( array_map( static fn( int $id ): string => $stored[ $id ], $ids ) ) as $answer ) {
			++$count;
			yield $answer;
		}
		list( 'ID' => $last, 'post_date' => $date ) = end( $posts ) ?: array( 'ID' => 0, 'post_date' => '' );
	} while ( count( $posts ) === ONE_READING );
	yield (string) wp_json_encode(
		array(
			'end'   => true,
			'count' => $count,
		)
	);
}

/** Begins the day's check: by the scheduler, one part after the other. */
function begin_check(): void {
	as_enqueue_async_action( CHECK_ACTION, array( 0 ), 'bellyful' );
}
add_action( CLEANING, __NAMESPACE__ . '\begin_check' );

/** What was changed by nobody's hook is found by its sums, and told as any change; what is stored of no product any more goes. */
function check_stored( $after ): void {
	global $wpdb;
	$listed = table( 'listed' );
	if ( 0 === (int) $after ) {
		query( "DELETE FROM %i WHERE post_id NOT IN ( SELECT ID FROM %i WHERE post_type = 'product' )", $listed, $wpdb->posts );
	}
	$ids = array_map( 'intval', array_column( rows( "SELECT ID FROM %i WHERE ID > %d AND post_type = 'product' AND post_status = 'publish' ORDER BY ID LIMIT %d", $wpdb->posts, (int) $after, ONE_CHECK ), 'ID' ) );
	foreach ( array_chunk( $ids, ONE_READING ) as $some ) {
		$prints = array_map( static fn( array $of ): string => $of['print'], prints_of( $some ) );
		$known  = array_column( rows( 'SELECT post_id, CASE WHEN is_stale = 1 THEN %s ELSE print END AS print FROM %i WHERE post_id IN (' . implode( ',', $some ) . ')', 'stale', $listed ), 'print', 'post_id' );
		foreach ( $prints as $id => $print ) {
			if ( ! in_array( $known[ $id ] ?? '', array( $print, 'stale' ), true ) ) {
				Noted::$products[ $id ] = true;
			}
		}
	}
	if ( count( $ids ) === ONE_CHECK ) {
		as_enqueue_async_action( CHECK_ACTION, array( end( $ids ) ), 'bellyful' );
	}
}
add_action( CHECK_ACTION, __NAMESPACE__ . '\check_stored' );
