<?php
/** What a button of the settings page hands to the page. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Admin;

defined( 'ABSPATH' ) || exit;

/** What this one answer shows beyond the settings. */
final class Page {
	/** The sentence after a button. */
	public static string $notice = '';

	/** The lines for the storefront's `.env`, right after what they say was made. */
	public static string $env_lines = '';
}
