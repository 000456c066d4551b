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
	/** Others at the shop's own checkout have so many units (option `reserved`), and what plugins add to WooCommerce's question. */
	class ReserveStock {
		public function get_reserved_stock( $product, $order_id = 0 ): int {
			$query = apply_filters( 'woocommerce_query_for_reserved_stock', 'SELECT ' . get_option( 'reserved', 0 ), $product->get_id(), $order_id );

			return (int) $GLOBALS['wpdb']->get_var( $query );
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
