<?php
/**
 * A code as the storefront judges by it, and how often a mailbox has used it: the shop's own record knows guests by
 * e-mail and customers by number.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Bellyful\Storefront\Rest;
use WC_Coupon;
use WP_REST_Request;
use function Bellyful\Storefront\Money\to_units;

defined( 'ABSPATH' ) || exit;

const COUPON_KINDS = array(
	'percent'       => 'percent',
	'fixed_cart'    => 'fixedCart',
	'fixed_product' => 'fixedProduct',
);

/** One code, or null; the kinds of other plugins are none. */
function answer_coupon( WP_REST_Request $request ): ?array {
	$rules = rules_of( $request['code'] );
	if ( null === $rules ) {
		return null;
	}
	$mailbox = to_mailbox( $request['email'] );

	return $rules + array(
		'databaseId' => wc_get_coupon_id_by_code( $rules['code'] ),
		'usageCount' => ( new WC_Coupon( $rules['code'] ) )->get_usage_count(),
		'uses'       => '' === $mailbox ? 0 : uses_of( mb_strtolower( $rules['code'] ), $mailbox ),
		'version'    => version_of( $rules ),
	);
}

/** The rules of a code, amounts in minor units; null when there is none. */
function rules_of( string $code ): ?array {
	$coupon = new WC_Coupon( mb_strtolower( trim( $code ) ) );
	$kind   = COUPON_KINDS[ $coupon->get_discount_type() ] ?? null;
	if ( ! $coupon->get_id() || null === $kind ) {
		return null;
	}
	$is_percent = 'percent' === $kind;
	$expires    = $coupon->get_date_expires();
	$or_null    = static fn( int $number ): ?int => $number > 0 ? $number : null;

	return array(
		'code'                  => mb_strtoupper( $coupon->get_code() ),
		'kind'                  => $kind,
		'percent'               => $is_percent ? (float) $coupon->get_amount() : 0,
		'amount'                => $is_percent ? 0 : to_units( $coupon->get_amount() ),
		'expiresAt'             => $expires ? Rest\iso_time( $expires->getTimestamp() ) : null,
		'minimumSpend'          => $or_null( to_units( $coupon->get_minimum_amount() ) ),
		'maximumSpend'          => $or_null( to_units( $coupon->get_maximum_amount() ) ),
		'usageLimit'            => $or_null( (int) $coupon->get_usage_limit() ),
		'usageLimitPerCustomer' => $or_null( (int) $coupon->get_usage_limit_per_user() ),
		'limitToItems'          => $or_null( (int) $coupon->get_limit_usage_to_x_items() ),
		'emailRestrictions'     => array_values( array_map( 'mb_strtolower', $coupon->get_email_restrictions() ) ),
		'productIds'            => array_values( $coupon->get_product_ids() ),
		'excludedProductIds'    => array_values( $coupon->get_excluded_product_ids() ),
		'categorySlugs'         => slugs_of( $coupon->get_product_categories() ),
		'excludedCategorySlugs' => slugs_of( $coupon->get_excluded_product_categories() ),
		'excludesSaleItems'     => $coupon->get_exclude_sale_items(),
		'isIndividualUse'       => $coupon->get_individual_use(),
		'freeShipping'          => $coupon->get_free_shipping(),
	);
}

/** Which rules these are; another text when they change, and an empty one for no such code. */
function version_of( ?array $rules ): string {
	return null === $rules ? '' : substr( hash( 'sha256', (string) wp_json_encode( $rules ) ), 0, 16 );
}

/** Categories by their slugs. */
function slugs_of( array $ids ): array {
	$terms = array() === $ids ? array() : get_terms(
		array(
			'taxonomy'   => 'product_cat',
			'include'    => $ids,
			'hide_empty' => false,
		)
	);

	return array_map( static fn( $term ): string => strtolower( $term->slug ), is_array( $terms ) ? $terms : array() );
}

/** How often a mailbox has used a code in lower case: the larger of two counts, for either may have missed some. */
function uses_of( string $code, string $mailbox ): int {
	$user_ids = users_of( $mailbox );

	return max( recorded_uses( $code, $mailbox, $user_ids ), uses_in_orders( $code, array( ...ordering_emails( $mailbox ), ...$user_ids ) ) );
}

/** Uses in WooCommerce's own record, where one use of a customer may stand under both names. */
function recorded_uses( string $code, string $mailbox, array $user_ids ): int {
	$coupon  = new WC_Coupon( $code );
	$entries = $coupon->get_id() ? array_map( 'strval', $coupon->get_used_by() ) : array();
	$emails  = array_filter( $entries, static fn( string $entry ): bool => to_mailbox( $entry ) === $mailbox );

	return max( count( $emails ), count( array_intersect( $entries, array_map( 'strval', $user_ids ) ) ) );
}

/** Placed orders of these customers that carry the code, as the storefront or as the shop's own checkout writes it. */
function uses_in_orders( string $code, array $customers ): int {
	if ( array() === $customers ) {
		return 0;
	}
	$orders = wc_get_orders(
		array(
			'limit'    => 200,
			'type'     => 'shop_order',
			'status'   => PLACED_STATUSES,
			'customer' => $customers,
		)
	);
	$codes  = static fn( \WC_Order $order ): array => array( ...codes_in( (string) $order->get_meta( CODES_META ) ), ...$order->get_coupon_codes() );

	return count( array_filter( $orders, static fn( \WC_Order $order ): bool => in_array( $code, $codes( $order ), true ) ) );
}
