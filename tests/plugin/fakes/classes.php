<?php
/** WooCommerce's classes that have a namespace. */

namespace Automattic\WooCommerce\Utilities {
	class OrderUtil {
		public static function custom_orders_table_usage_is_enabled(): bool {
			return true;
		}
	}
}

namespace Automattic\WooCommerce\Checkout\Helpers {
	/** Nobody is at the shop's own checkout. */
	class ReserveStock {
		public function get_reserved_stock(): int {
			return 0;
		}
	}
}
