<?php
/**
 * The role of the storefront's server: orders and coupons by GraphQL, and this plugin's own routes.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Setup;

use function Bellyful\Storefront\Orders\find_order;

defined( 'ABSPATH' ) || exit;

const ROLE       = 'bellyful_storefront';
const CAPABILITY = 'use_bellyful_storefront';

/**
 * The least that WooCommerce 9.0 to 11.0 need: without the first no question is answered, without the next two no order
 * is made, without the last no code is read. Of orders and coupons WooGraphQL asks for the "others" capabilities even to
 * read one. Without `read`, `edit_posts` and `edit_published_*` they open neither the admin nor a coupon for editing.
 */
const RIGHTS = array(
	CAPABILITY                 => true,
	'edit_shop_orders'         => true,
	'edit_others_shop_orders'  => true,
	'edit_others_shop_coupons' => true,
);

/**
 * Makes the role, or gives an older one today's rights.
 */
function make_role(): void {
	remove_role( ROLE );
	add_role( ROLE, 'Bellyful storefront', RIGHTS );
}

/**
 * Whether the current user is the storefront's server and nobody of the staff.
 */
function is_storefront(): bool {
	return is_storefront_user( wp_get_current_user() );
}

/**
 * The storefront's server may edit the orders that it made, by GraphQL. WordPress itself would let it edit
 * all of them where orders are posts, and none where they have tables of their own.
 *
 * @param mixed  $is_allowed What WooCommerce says.
 * @param string $context    What is to be done.
 * @param int    $order_id   To which order.
 * @param string $post_type  Of which kind.
 * @return mixed
 */
function may_edit_own_orders( $is_allowed, $context, $order_id, $post_type ) {
	if ( 'edit' !== $context || ! in_array( $post_type, array( 'shop_order', 'shop_order_placehold' ), true ) || ! is_storefront() ) {
		return $is_allowed;
	}
	$is_graphql = function_exists( 'is_graphql_request' ) && is_graphql_request();

	return $is_graphql && null !== find_order( (int) $order_id );
}
add_filter( 'woocommerce_rest_check_permissions', __NAMESPACE__ . '\may_edit_own_orders', 10, 4 );
