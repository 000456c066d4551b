<?php
/**
 * What GraphQL answers a visitor about each product of the storefront's list, stored beside it: to answer 100 products anew
 * takes a second. Whatever changes a product makes it stale first (note_stale()), and it is answered anew in the
 * background, or when it is asked for; of prices and stock alone these are.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Products;

use Throwable;
use WC_Customer;
use function Bellyful\Storefront\Ledger\again_after_collisions;
use function Bellyful\Storefront\Ledger\query;
use function Bellyful\Storefront\Ledger\rows;
use function Bellyful\Storefront\Ledger\table;
use function Bellyful\Storefront\Requirements\versions;
use function Bellyful\Storefront\Rest\maker_of;
use const Bellyful\Storefront\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/** Of what the stored answers were made. */
const MADE_OF_OPTION = 'bellyful_storefront_listed';

const RENEW_ACTION  = 'bellyful_renew_listed';
const RENEW_SECONDS = 20;
/** So many are answered at once, and so many changed by one request at most are looked at more closely. */
const ONE_ANSWER = 50;

/** The storefront's own questions, as its build has written them, with the entries that it reads. */
function documents(): array {
	static $documents = null;

	return $documents ??= (array) json_decode( (string) file_get_contents( dirname( PLUGIN_FILE ) . '/assets/listed.json' ), true );
}

/** The name of the question whose answers are stored. */
function document_hash(): string {
	return hash( 'sha256', documents()['products'] . implode( ',', documents()['listed'] ) );
}

/** All that an answer rests on beside the product. */
function made_of(): string {
	$settings = array( 'active_plugins', 'stylesheet', 'siteurl', 'timezone_string', 'permalink_structure', 'woocommerce_currency', 'woocommerce_price_num_decimals', 'woocommerce_default_country', 'woocommerce_default_customer_address', 'woocommerce_calc_taxes', 'woocommerce_prices_include_tax', 'woocommerce_tax_display_shop', 'woocommerce_tax_based_on', 'woocommerce_hide_out_of_stock_items', 'woocommerce_manage_stock', 'woocommerce_enable_reviews', '_transient_taxes-transient-version' );

	return md5( (string) wp_json_encode( array( document_hash(), versions(), array_map( 'get_option', $settings ), wc_get_attribute_taxonomies() ) ) );
}

/** The filters by which plugins make prices of their own. */
const PRICE_HOOKS = array( 'woocommerce_product_get_price', 'woocommerce_product_get_sale_price', 'woocommerce_product_variation_get_price', 'woocommerce_variation_prices_price', 'woocommerce_product_is_on_sale' );

/** Whether prices are as they are stored: a plugin's own may change with the hour, and nothing is stored of them. */
function are_prices_stored(): bool {
	foreach ( PRICE_HOOKS as $hook ) {
		foreach ( $GLOBALS['wp_filter'][ $hook ]->callbacks ?? array() as $callbacks ) {
			foreach ( $callbacks as $callback ) {
				// WooCommerce looks there for filters of older names.
				if ( 'WC_Deprecated_Filter_Hooks' !== maker_of( $callback['function'] ) ) {
					return false;
				}
			}
		}
	}

	return true;
}

/** Makes stale what changed of these products and variations: its `kind`, and of stock alone what is left, by `stock`. */
function note_stale( array $ids ): array {
	$of       = owners_of( $ids );
	$products = array_values( array_unique( $of ) );
	$is_large = count( $products ) > ONE_ANSWER;
	$prints   = $is_large ? array() : prints_of( $products );
	$stored   = array_column( $is_large ? array() : stored_answers( $products ), 'print', 'post_id' );
	$kinds    = array_map( static fn( int $id ): string => kind_between( $stored[ $id ] ?? '', $prints[ $id ]['print'] ), array_keys( $prints ) );
	foreach ( array_chunk( $products, 500 ) as $some ) {
		query( 'INSERT INTO %i (post_id, answer) VALUES ' . implode( ',', array_map( static fn( int $id ): string => "($id,'')", $some ) ) . ' ON DUPLICATE KEY UPDATE is_stale = 1, turn = turn + 1', table( 'listed' ) );
	}

	$kind = match ( true ) {
		array() === $kinds || count( $of ) < count( $ids ) || in_array( 'content', $kinds, true ) => 'content',
		in_array( 'price', $kinds, true ) => 'price',
		default => 'stock',
	};
	$stock = array_replace( array(), ...array_column( $prints, 'stock' ) );

	return array( 'kind' => $kind ) + ( 'stock' === $kind ? array( 'stock' => (object) $stock ) : array() );
}

/** What is stored of these. */
function stored_answers( array $ids ): array {
	return array() === $ids ? array() : rows( 'SELECT post_id, answer, print, is_stale, turn FROM %i WHERE post_id IN (' . implode( ',', $ids ) . ')', table( 'listed' ) );
}

/** Answers these anew, at most ONE_ANSWER, by their ids (empty for what lists do not show), and stores that. */
function renew( array $ids ): array {
	// Fifty products may take more than what PHP gives a request; WordPress gives its own pages as much.
	wp_raise_memory_limit();
	// What other requests have written since is read.
	wp_cache_flush_runtime();
	$prints  = prints_of( $ids );
	$stored  = array_column( stored_answers( $ids ), null, 'post_id' );
	$is_same = static fn( int $id ): bool => '' !== ( $stored[ $id ]['answer'] ?? '' ) && in_array( kind_between( $stored[ $id ]['print'], $prints[ $id ]['print'] ?? '' ), array( 'stock', 'price' ), true );
	$same    = array_filter( $ids, $is_same );
	$answers = array_filter( with_prices( array_map( static fn( int $id ): string => $stored[ $id ]['answer'], array_combine( $same, $same ) ) ) );
	$answers = answers_to( 'products', array_values( array_diff( $ids, array_keys( $answers ) ) ) ) + $answers;
	$rows    = array();
	$values  = array();
	foreach ( $ids as $id ) {
		$rows[] = '(%d, %s, %s, 0, %d)';
		array_push( $values, $id, $answers[ $id ] ??= '', $prints[ $id ]['print'] ?? '', (int) ( $stored[ $id ]['turn'] ?? 0 ) );
	}
	$unless = static fn( string $column ): string => "$column = CASE WHEN turn = VALUES(turn) THEN VALUES($column) ELSE $column END";
	$sql    = 'INSERT INTO %i (post_id, answer, print, is_stale, turn) VALUES ' . implode( ', ', $rows ) . ' ON DUPLICATE KEY UPDATE ' . implode( ', ', array_map( $unless, array( 'answer', 'print', 'is_stale' ) ) );
	again_after_collisions( static fn() => query( $sql, table( 'listed' ), ...$values ) );

	return $answers;
}

/** Kept answers with today's prices and stock; without those of which more has changed. */
function with_prices( array $answers ): array {
	foreach ( answers_to( 'prices', array_keys( $answers ) ) as $id => $prices ) {
		$stored = json_decode( $answers[ $id ], true );
		$now    = json_decode( $prices, true );
		$parts  = array_column( $now['variations']['nodes'] ?? array(), null, 'databaseId' );
		$own    = $stored['variations']['nodes'] ?? array();
		unset( $now['variations'], $answers[ $id ] );
		if ( array_column( $own, 'databaseId' ) === array_keys( $parts ) ) {
			if ( array() !== $own ) {
				$stored['variations']['nodes'] = array_map( static fn( array $one ): array => array_replace( $one, $parts[ $one['databaseId'] ] ), $own );
			}
			$answers[ $id ] = to_json( array_replace( $stored, $now ) );
		}
	}

	return $answers;
}

/** What a visitor is answered about each of these, as JSON; what it breaks at is halved until it stands alone. */
function answers_to( string $document, array $ids ): array {
	if ( array() === $ids ) {
		return array();
	}
	$answer = as_visitor( static fn() => ask( $document, $ids ) );
	if ( isset( $answer['errors'] ) && count( $ids ) > 1 ) {
		list( $one, $other ) = array_chunk( $ids, (int) ceil( count( $ids ) / 2 ) );

		return answers_to( $document, $one ) + answers_to( $document, $other );
	}
	$nodes = $answer['data']['products']['nodes'] ?? array(
		array(
			'databaseId' => $ids[0],
			'broken'     => mb_substr( (string) ( $answer['errors'][0]['message'] ?? '' ), 0, 300 ),
		),
	);

	return array_map( __NAMESPACE__ . '\to_json', array_column( $nodes, null, 'databaseId' ) );
}

/** One line of it. */
function to_json( array $node ): string {
	return (string) wp_json_encode( $node, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
}

/** Asks WPGraphQL within this request. */
function ask( string $document, array $ids ): array {
	$asked = array(
		'query'     => documents()[ $document ],
		'variables' => array(
			'databaseIds' => $ids,
			'listed'      => documents()['listed'],
		),
	);
	try {
		return graphql( $asked );
	} catch ( Throwable $problem ) {
		return array( 'errors' => array( array( 'message' => $problem->getMessage() ) ) );
	}
}

/** While GraphQL is answered WooCommerce remembers products, as it does in new shops: a field asks for its product anew. */
function remember_products( $value ): mixed {
	return function_exists( 'is_graphql_request' ) && is_graphql_request() ? 'yes' : $value;
}
add_filter( 'pre_option_woocommerce_feature_product_instance_caching_enabled', __NAMESPACE__ . '\remember_products' );

/** Does the work as for a visitor from where the shop takes its visitors to be. */
function as_visitor( callable $work ): mixed {
	$user     = get_current_user_id();
	$customer = WC()->customer;
	$place    = wc_get_customer_default_location();
	wp_set_current_user( 0 );
	WC()->customer = new WC_Customer();
	WC()->customer->set_billing_location( $place['country'], $place['state'] );
	WC()->customer->set_shipping_location( $place['country'], $place['state'] );
	try {
		return $work();
	} finally {
		WC()->customer = $customer;
		wp_set_current_user( $user );
	}
}

/** Makes all stale once they rest on something else, and notes what has no answer yet. */
function keep_up(): void {
	global $wpdb;
	$made_of = made_of();
	if ( get_option( MADE_OF_OPTION ) !== $made_of ) {
		$listed = table( 'listed' );
		query( "UPDATE %i SET is_stale = 1, print = '', turn = turn + 1", $listed );
		query( "INSERT IGNORE INTO %i (post_id, answer) SELECT ID, '' FROM %i WHERE post_type = 'product' AND post_status = 'publish'", $listed, $wpdb->posts );
		update_option( MADE_OF_OPTION, $made_of, false );
	}
}

/** What is stale is answered anew, for some seconds each minute, and on at once where that was not enough. */
function renew_stale(): void {
	$end = time() + RENEW_SECONDS;
	keep_up();
	while ( are_prices_stored() ) {
		$ids = array_map( 'intval', array_column( rows( 'SELECT post_id FROM %i WHERE is_stale = 1 ORDER BY post_id DESC LIMIT %d', table( 'listed' ), ONE_ANSWER ), 'post_id' ) );
		if ( array() === $ids ) {
			return;
		}
		renew( $ids );
		if ( time() >= $end ) {
			as_enqueue_async_action( RENEW_ACTION, array(), 'bellyful' );
			return;
		}
	}
}
add_action( RENEW_ACTION, __NAMESPACE__ . '\renew_stale' );

/** Every minute, by WooCommerce's scheduler. */
function schedule_renewal(): void {
	if ( function_exists( 'as_has_scheduled_action' ) && ! as_has_scheduled_action( RENEW_ACTION, array(), 'bellyful' ) ) {
		as_schedule_recurring_action( time() + MINUTE_IN_SECONDS, MINUTE_IN_SECONDS, RENEW_ACTION, array(), 'bellyful' );
	}
}
add_action( 'action_scheduler_ensure_recurring_actions', __NAMESPACE__ . '\schedule_renewal' );
