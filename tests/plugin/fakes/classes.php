<?php
/** WooCommerce's classes that have a namespace. */

namespace Automattic\WooCommerce\Utilities {
	class OrderUtil {
		public static function custom_orders_table_usage_is_enabled(): bool {
			return true;
		}
		public static function remove_status_prefix( string $status ): string {
			return str_starts_with( $status, 'wc-' ) ? substr( $status, 3 ) : $status;
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

namespace PHPMailer\PHPMailer {
	class PHPMailer {
		public string $MessageID = '';
		public string $AltBody   = '';
		public int $Timeout      = 300;
	}
}
