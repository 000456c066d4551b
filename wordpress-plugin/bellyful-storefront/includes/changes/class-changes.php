<?php
/** What has changed in the shop by this request. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Changes;

defined( 'ABSPATH' ) || exit;

/** The changes of this request. */
final class Changes {
	/**
	 * Products by their ids.
	 *
	 * @var array<int, true>
	 */
	public static array $products = array();

	/**
	 * Coupons by their codes.
	 *
	 * @var array<string, true>
	 */
	public static array $coupons = array();

	/** Whether pages, posts, menus, recipes or announcements have changed. */
	public static bool $content = false;

	/** Whether all prices have changed, with the currency that they count in. */
	public static bool $everything = false;
}
