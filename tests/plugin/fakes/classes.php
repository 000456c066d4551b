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

namespace Automattic\WooCommerce\Admin\Features\Fulfillments {
	/** A fulfilment, kept with all others in an option. */
	class Fulfillment {
		public array $facts = array( 'id' => 0, 'order' => 0, 'status' => 'unfulfilled', 'updated' => null, 'deleted' => null, 'meta' => array() );
		public function __construct( $id = 0 ) {
			if ( $id ) {
				$this->facts = self::all()[ $id ] ?? throw new \Exception( 'Fulfillment not found.' );
			}
		}
		public static function all(): array {
			return get_option( 'fulfilments', array() );
		}
		public function set_entity_type( $type ): void {}
		public function set_entity_id( $id ): void {
			$this->facts['order'] = (int) $id;
		}
		public function set_status( $status ): void {
			$this->facts['status'] = $status;
		}
		public function set_items( array $items ): void {
			$this->facts['meta']['_items'] = $items;
		}
		public function update_meta_data( $key, $value ): void {
			$this->facts['meta'][ $key ] = $value;
		}
		public function save(): void {
			$all                      = self::all();
			$this->facts['id']        = $this->facts['id'] ?: count( $all ) + 1;
			$this->facts['updated'] = gmdate( 'Y-m-d H:i:s', clock() );
			if ( $this->get_is_fulfilled() ) {
				$this->facts['meta'] += array( '_date_fulfilled' => $this->facts['updated'] );
			}
			update_option( 'fulfilments', array( $this->facts['id'] => $this->facts ) + $all );
		}
		public function delete(): void {
			$this->facts['deleted'] = gmdate( 'Y-m-d H:i:s' );
			$this->save();
		}
		public function get_id(): int {
			return $this->facts['id'];
		}
		public function get_status(): string {
			return $this->facts['status'];
		}
		public function get_is_fulfilled(): bool {
			return in_array( $this->facts['status'], array( 'fulfilled', 'delivered' ), true );
		}
		public function get_items(): array {
			return $this->facts['meta']['_items'] ?? array();
		}
		public function get_meta( $key ) {
			return $this->facts['meta'][ $key ] ?? '';
		}
		public function get_date_updated(): ?string {
			return $this->facts['updated'];
		}
		public function get_date_deleted(): ?string {
			return $this->facts['deleted'];
		}
	}
	class FulfillmentUtils {
		/** One that the plugin does not know by itself. */
		public static function get_shipping_providers(): array {
			$royal_mail = new class() {
				public function get_name(): string {
					return 'Royal Mail';
				}
				public function get_tracking_url( string $number ): string {
					return "https://royalmail.example/$number";
				}
			};

			return array( 'royal-mail' => $royal_mail );
		}
	}
}
