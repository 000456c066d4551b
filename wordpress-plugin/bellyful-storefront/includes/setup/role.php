<?php
/** The role of the storefront's server: orders and coupons by GraphQL, and this plugin's own routes. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Setup;

defined( 'ABSPATH' ) || exit;

const ROLE       = 'bellyful_storefront';
const CAPABILITY = 'use_bellyful_storefront';

/**
 * The least that WooCommerce 9.0 to 11.0 need: without the first no question is answered, without the next two no order
 * is read, without the last no code is. Of orders and coupons WooGraphQL asks for the "others" capabilities even to
 * read one. Without `read`, `edit_posts` and `edit_published_*` they open neither the admin nor a coupon for editing.
 */
const RIGHTS = array(
	CAPABILITY                 => true,
	'edit_shop_orders'         => true,
	'edit_others_shop_orders'  => true,
	'edit_others_shop_coupons' => true,
);
