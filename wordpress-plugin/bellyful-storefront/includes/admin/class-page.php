<?php
/**
 * What a button of the settings page hands to the page.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * What this one answer shows beyond the settings.
 */
final class Page {
	/**
	 * The sentence after a button.
	 *
	 * @var string
	 */
	public static string $notice = '';

	/**
	 * The lines for the storefront's `.env`, right after what they say was made.
	 *
	 * @var string
	 */
	public static string $env_lines = '';
}
