<?php
/** WooCommerce's classes that have a namespace. */

namespace Automattic\WooCommerce\Utilities {
	class FeaturesUtil {
		/** Attribution, unless the option `no_attribution` switches it off. */
		public static function feature_is_enabled( string $feature ): bool {
			return 'order_attribution' === $feature && ! get_option( 'no_attribution' );
		}
	}
	class OrderUtil {
		public static function custom_orders_table_usage_is_enabled(): bool {
			return true;
		}
		public static function remove_status_prefix( string $status ): string {
			return str_starts_with( $status, 'wc-' ) ? substr( $status, 3 ) : $status;
		}
	}
}

namespace Automattic\WooCommerce\Internal\Orders {
	/** Some of its fields; all of them are read, unslashed, and "(none)" is left out. */
	class OrderAttributionController {
		public function get_field_names(): array {
			return array( 'source_type', 'utm_source', 'session_pages', 'user_agent' );
		}
		public static function save( $order, array $data ): void {
			foreach ( ( new self() )->get_field_names() as $name ) {
				$value = sanitize_text_field( wp_unslash( $data[ $name ] ) );
				'(none)' === $value || $order->add_meta_data( "_wc_order_attribution_$name", $value );
			}
			$order->save_meta_data();
		}
	}
	add_action( 'woocommerce_order_save_attribution_data', array( OrderAttributionController::class, 'save' ), 10, 2 );
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

namespace Automattic\WooCommerce\Blocks {
	class Package {
		public static function container(): object {
			return new class() {
				public function get( string $name ): object {
					return new $name();
				}
			};
		}
	}
}

namespace Automattic\WooCommerce\Blocks\Domain\Services {
	/** A plugin asks for a gift message and an entrance while the option `asked` is set. */
	class CheckoutFields {
		private function registered(): array {
			$gift     = array(
				'id'         => 'bellyful/gift-message',
				'label'      => 'Gift message',
				'location'   => 'order',
				'type'       => 'text',
				'required'   => true,
				'hidden'     => false,
				'attributes' => array( 'maxLength' => '200' ),
			);
			$entrance = array(
				'id'            => 'bellyful/entrance',
				'label'         => 'Entrance',
				'optionalLabel' => 'Entrance (optional)',
				'location'      => 'address',
				'type'          => 'select',
				'required'      => false,
				'hidden'        => false,
				'attributes'    => array(),
				'options'       => array(
					array(
						'value' => 'front',
						'label' => 'Front door',
					),
					array(
						'value' => 'back',
						'label' => 'Back door',
					),
				),
			);

			return get_option( 'asked' ) ? array_column( array( $gift, $entrance, ...get_option( 'more_asked', array() ) ), null, 'id' ) : array();
		}
		public function get_fields_for_location( $location ): array {
			return array_filter( $this->registered(), static fn( array $field ): bool => $field['location'] === $location );
		}
		/** Conditions are met where there is no document to judge them by, and cannot be judged at all while the option `broken_conditions` is set. */
		public function get_contextual_fields_for_location( $location, $document = null ): array {
			if ( get_option( 'broken_conditions' ) ) {
				throw new \Exception( 'No such schema.' );
			}
			$is_met = static fn( $rules ): bool => is_array( $rules ) && ( ! $document || is_met( array( 'properties' => $rules ), $document->get_data() ) );
			$fields = array_filter( $this->get_fields_for_location( $location ), static fn( array $field ): bool => ! $is_met( $field['hidden'] ) );

			return array_map( static fn( array $field ): array => array( 'required' => true === $field['required'] || ( $document && $is_met( $field['required'] ) ) ) + $field, $fields );
		}
		public static function get_group_key( $group ): string {
			return "_wc_$group/";
		}
		public function sanitize_field( $id, $value ) {
			return is_string( $value ) ? str_replace( '!!', '!', $value ) : $value;
		}
		public function validate_field( $field, $value ): object {
			return is_string( $value ) && str_contains( $value, 'https:' ) ? new \WP_Error( 'link', 'Please write the message <b>without a link</b>.' ) : new \WP_Error();
		}
		public function validate_fields_for_location( $fields, $location, $group ): object {
			$errors = new \WP_Error();
			do_action( "woocommerce_blocks_validate_location_{$location}_fields", $errors, $fields, $group );

			return $errors;
		}
		public function persist_field_for_order( string $id, $value, $order, string $group, bool $is_customer ): void {
			$order->update_meta_data( self::get_group_key( $group ) . $id, is_bool( $value ) ? (string) (int) $value : $value );
		}
		public function get_field_from_object( string $id, $order, string $group ) {
			$value = $order->get_meta( self::get_group_key( $group ) . $id );

			return 'checkbox' === $this->registered()[ $id ]['type'] ? '1' === $value : $value;
		}
		public function format_additional_field_value( $value, $field ) {
			return 'checkbox' === $field['type'] ? ( $value ? 'Yes' : 'No' ) : ( array_column( $field['options'] ?? array(), 'label', 'value' )[ $value ] ?? $value );
		}
		public function filter_fields_for_order_confirmation( $fields ): array {
			return $fields;
		}
	}
}

namespace PHPMailer\PHPMailer {
	class PHPMailer {
		public string $MessageID = '';
		public string $AltBody   = '';
		public int $Timeout      = 300;
		public string $Mailer    = 'mail';
		public string $Sendmail  = '/usr/sbin/sendmail';
		public function isMail(): void {
			$this->Mailer = 'mail';
		}
		/** The server lets it in, or does not, or is not found (option `smtp`: true, false or null). */
		public function smtpConnect(): bool {
			update_option( 'asked_smtp', get_option( 'asked_smtp', 0 ) + 1 );

			return get_option( 'smtp' ) ?? throw new \Exception( 'Could not connect to SMTP host.' );
		}
		public function smtpClose(): void {}
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
		public function set_entity_id( $id ): void {
			$this->facts['order'] = (int) $id;
		}
		public function get_entity_id(): string {
			return (string) $this->facts['order'];
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
			$all      = self::all();
			$is_going = $this->get_is_fulfilled() && ( ! $this->facts['id'] || '' === $this->get_meta( '_date_fulfilled' ) );
			$is_going && apply_filters( 'woocommerce_fulfillment_before_fulfill', $this );
			$this->facts['id']      = $this->facts['id'] ?: count( $all ) + 1;
			$this->facts['updated'] = gmdate( 'Y-m-d H:i:s', clock() );
			if ( $this->get_is_fulfilled() ) {
				$this->facts['meta'] += array( '_date_fulfilled' => $this->facts['updated'] );
			}
			$change                   = isset( $all[ $this->facts['id'] ] ) ? 'update' : 'create';
			update_option( 'fulfilments', array( $this->facts['id'] => $this->facts ) + $all );
			do_action( 'woocommerce_fulfillment_after_' . ( $this->facts['deleted'] ? 'delete' : $change ), $this );
			$is_going && do_action( 'woocommerce_fulfillment_after_fulfill', $this );
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
