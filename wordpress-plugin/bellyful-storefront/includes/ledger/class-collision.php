<?php
/** What the database takes back because two requests met. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Ledger;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** Two transactions collided; the one that was taken back begins again. */
final class Collision extends RuntimeException {}
