<?php
/**
 * What has changed lately, one row for each request that changed something: the storefront's processes ask for it,
 * since a message reaches one of them, or none.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Changes;

use Bellyful\Storefront\Products;
use Bellyful\Storefront\Rest;
use Throwable;
use WP_REST_Request;
use function Bellyful\Storefront\Ledger\with_lock;
use function Bellyful\Storefront\Ledger\now;
use function Bellyful\Storefront\Ledger\query;
use function Bellyful\Storefront\Ledger\rows;
use function Bellyful\Storefront\Ledger\table;

defined( 'ABSPATH' ) || exit;

/** For a reader that missed more everything may have changed. */
const MOST_KEPT = 5000;

/** So many characters of products an answer may name. */
const LONGEST_NEWS = 20000;

/**
 * Writes a change down. Rows are written one after the other: a smaller number never appears after a larger one was
 * read. Not in a transaction: to begin one would settle what another plugin left half done when it broke off.
 *
 * @param int[]|null $products    Their ids; null: anything may have changed.
 * @param bool       $has_content Whether content has changed, alone or beside them.
 * @param int[]      $concerned   Products that are not to be answered as they are kept.
 * @return array What changed of the products: its `kind`, and of stock alone `stock`, what is left of each.
 */
function write_down( string $id, ?array $products, bool $has_content = false, array $concerned = array() ): array {
	return with_lock(
		'changes',
		static function () use ( $id, $products, $has_content, $concerned ): array {
			global $wpdb;
			$changes = table( 'changes' );
			$what    = Products\note_stale( $concerned );
			query( 'INSERT INTO %i (change_id, products, has_content, what, noted_at) VALUES (%s, %s, %d, %s, %d)', $changes, $id, null === $products ? '' : implode( ',', $products ), (int) $has_content, $products ? (string) wp_json_encode( $what ) : '', now() );
			$place = (int) $wpdb->insert_id;
			query( 'DELETE FROM %i WHERE place <= %d', $changes, $place - MOST_KEPT );
			write_head( $place . '-' . $id );

			return $what;
		}
	);
}

/**
 * Stores what a message says, unless it is about coupons alone: pages do not show them. Whoever changed a product
 * has done so, whatever becomes of the note.
 *
 * @param int[] $concerned The products, however many a message may name.
 * @return string The message, with what changed of the products that it names where that is not too long.
 */
function note_message( string $body, array $concerned ): string {
	$told        = json_decode( $body, true );
	$has_content = $told['content'] ?? false;
	$products    = ! $has_content && array() === $told['couponCodes'] && array() === $told['productIds'] ? null : $told['productIds'];
	if ( array() === $products && ! $has_content ) {
		return $body;
	}
	try {
		$what = write_down( $told['id'], $products, $has_content, $concerned );
		$more = (string) wp_json_encode( $told + ( $products ? $what : array() ), JSON_UNESCAPED_SLASHES );

		return strlen( $more ) > LONGEST_BODY ? $body : $more;
	} catch ( Throwable $problem ) {
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- for the shop's own log.
		error_log( 'Bellyful storefront, journal of changes: ' . $problem->getMessage() );

		return $body;
	}
}

/** Registers the route. */
function add_journal_route(): void {
	Rest\route(
		'GET',
		'/changes',
		static fn( WP_REST_Request $request ): array => news_since( $request['since'] ) + array( 'head' => head_url() ),
		array(
			'since' => Rest\field( 'string', default: '', maxLength: 100 ),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\add_journal_route' );

/** What was written down after a mark of an earlier answer, by mark_of(); without one only where the journal stands. */
function news_since( string $mark ): array {
	$changes = table( 'changes' );
	$news    = '' === $mark ? null : news_in( rows( 'SELECT place, change_id, products, has_content, what FROM %i WHERE place >= %d ORDER BY place', $changes, (int) $mark ), $mark );

	return $news ?? array(
		'mark'    => mark_of( newest() ),
		'changes' => '' === $mark ? array() : null,
	);
}

/** What is new among these rows; null where the first of them is not the marked one: too old, or another database's. */
function news_in( array $rows, string $mark ): ?array {
	$marked = array_shift( $rows );
	$length = array_sum( array_map( 'strlen', array_column( $rows, 'products' ) ) );
	if ( null === $marked || mark_of( $marked ) !== $mark || $length > LONGEST_NEWS ) {
		return null;
	}

	return array(
		'mark'    => mark_of( $rows ? end( $rows ) : $marked ),
		'changes' => array_map( __NAMESPACE__ . '\describe_change', $rows ),
	);
}

/** Names a row, so that the same place in another database has another name. */
function mark_of( array $row ): string {
	return $row['place'] . '-' . $row['change_id'];
}

/** One change as the storefront reads it; without products and content anything may have changed. */
function describe_change( array $row ): array {
	$has_content = (bool) $row['has_content'];
	$products    = '' === $row['products'] ? array() : array_map( 'intval', explode( ',', $row['products'] ) );

	return array(
		'id'         => $row['change_id'],
		'productIds' => array() === $products && ! $has_content ? null : $products,
		'hasContent' => $has_content || '' === $row['products'],
	) + (array) json_decode( (string) $row['what'] );
}

/** The journal's last row; the first one marks only where it begins. */
function newest(): array {
	$last = static fn(): array => rows( 'SELECT place, change_id FROM %i ORDER BY place DESC LIMIT 1', table( 'changes' ) );
	$rows = $last();
	if ( array() === $rows ) {
		write_down( wp_generate_uuid4(), null );
		$rows = $last();
	}

	return $rows[0];
}
