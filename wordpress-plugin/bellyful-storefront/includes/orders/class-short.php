<?php
/** What the transaction of an order throws when others have what it needs. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Exception;

defined( 'ABSPATH' ) || exit;

/** There is too little of something: nothing of what was written along with it stands. */
final class Short extends Exception {
	/** Of what, {key, left, line} each; line: the first that draws on it, or null. */
	public function __construct( public array $shortages ) {
		parent::__construct( 'Too little is left.' );
	}
}
