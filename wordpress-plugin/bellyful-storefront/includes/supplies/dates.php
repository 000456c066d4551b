<?php
/** When what was bought is used up: calendar days, without hours and time zones. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Supplies;

defined( 'ABSPATH' ) || exit;

/** No end is further ahead, in days. */
const MOST_DAYS = 3650;

/** The first day without it, from the day of the first serving on; days are `2026-11-25`. */
function ends_on( string $starts_on, float $days, int $quantity ): string {
	return add_days( $starts_on, (int) min( MOST_DAYS, floor( $days * $quantity + 1e-6 ) ) );
}

/** A day, `2026-11-25`, so many days later, or earlier. */
function add_days( string $day, int $count ): string {
	return gmdate( 'Y-m-d', (int) strtotime( "$day 00:00:00 UTC" ) + $count * DAY_IN_SECONDS );
}

/** Which lines, {endsOn} each, a reminder of a day names: those that end within so many days, once the first does. */
function due_lines( array $lines, string $today, int $before ): array {
	$latest = add_days( $today, $before );

	return array_values( array_filter( $lines, static fn( array $line ): bool => $line['endsOn'] <= $latest ) );
}
