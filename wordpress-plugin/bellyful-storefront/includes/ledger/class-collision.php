<?php
/** What the database takes back because two requests met. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Ledger;

use Error;

defined( 'ABSPATH' ) || exit;

/** Two transactions collided; the one that was taken back begins again. No exception: WooCommerce would take it for its own and go on. */
final class Collision extends Error {}
