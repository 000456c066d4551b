<?php
/**
 * The reminders' surroundings: a clock, orders, a scheduler and an outbox.
 * `$GLOBALS['today']` is the day in the shop's time zone.
 */

namespace Bellyful\Storefront {
	function has( string $capability ): bool {
		return true;
	}
}

namespace Bellyful\Storefront\Supplies {
	function time(): int {
		return strtotime( $GLOBALS['today'] . ' 12:00:00 UTC' );
	}
}

namespace Bellyful\Storefront\Mail {
	/** Takes it, or dies with the whole process, when it is told to. */
	function note_mail( array $mail ): void {
		if ( 0 === ( $GLOBALS['dies_after'] ?? -1 ) ) {
			exit( 'killed' );
		}
		if ( isset( $GLOBALS['dies_after'] ) ) {
			--$GLOBALS['dies_after'];
		}
		\Bellyful\Storefront\Ledger\query( 'INSERT INTO mails (recipient, text) VALUES (%s, %s)', $mail['to'], $mail['text'] );
	}
}

namespace Bellyful\Storefront\Notices {
	function email_hash( string $email ): string {
		return hash( 'sha256', strtolower( $email ) );
	}
	function link_to_end( string $language, string $kind, string $email ): string {
		return "https://bellyful.example/account/mails?token=token&type=$kind";
	}
	function signed_link( string $url, string $kind, int $post_id, string $email, string $type ): string {
		return "$url?token=token&type=$type";
	}
}

namespace Bellyful\Storefront\Labels {
	const SERVING_SIZE   = 'serving_size';
	const SERVINGS       = 'servings';
	const SERVINGS_A_DAY = 'servings_a_day';
	function number_of() {
		return null;
	}
	function text_of() {
		return '';
	}
}

namespace Bellyful\Storefront\Orders {
	function stands( \WC_Order $order ): bool {
		return in_array( $order->facts['status'] ?? 'completed', array( 'processing', 'completed', 'on-hold' ), true );
	}
	function link_of( \WC_Order $order ): string {
		return 'https://bellyful.example/orders/' . $order->get_id() . '?key=seal';
	}
}

namespace Bellyful\Storefront {
	const REMINDER_DAYS_OPTION    = 'bellyful_reminder_days';
	const REMINDER_SUBJECT_OPTION = 'bellyful_reminder_subject';
	const REMINDER_TEXT_OPTION    = 'bellyful_reminder_text';
	function storefront_url(): string {
		return 'https://bellyful.example';
	}
}

namespace {
	class WC_DateTime {
		public function __construct( private string $day ) {}
		public function date(): string {
			return $this->day;
		}
		public function getTimestamp(): int {
			return strtotime( $this->day . ' 12:00:00 UTC' );
		}
	}
	class WC_Product {}
	class WC_Order_Item_Product {
		public function __construct( private array $line ) {}
		public function get_id(): int {
			return $this->line['id'];
		}
		public function get_quantity(): int {
			return $this->line['quantity'];
		}
		public function get_name(): string {
			return $this->line['name'] ?? 'Gummies';
		}
		public function get_product_id(): int {
			return $this->line['productId'] ?? 0;
		}
		public function get_variation_id(): int {
			return 0;
		}
		public function get_product() {
			return false;
		}
		public function get_meta( string $key ): string {
			return '_sku' === $key ? ( $this->line['sku'] ?? '' ) : json_encode( $this->line['dose'] ?? array() );
		}
	}
	/** An order with one line unless it is told otherwise. */
	class WC_Order {
		public function __construct( public array $facts ) {}
		public function get_id(): int {
			return $this->facts['id'];
		}
		public function get_meta(): string {
			return $this->facts['language'] ?? '';
		}
		public function get_order_number(): string {
			return (string) $this->facts['id'];
		}
		public function get_billing_email(): string {
			return $this->facts['email'] ?? "buyer{$this->facts['id']}@shop.example";
		}
		public function get_date_completed() {
			return isset( $this->facts['sentOn'] ) ? new WC_DateTime( $this->facts['sentOn'] ) : null;
		}
		public function get_date_paid() {
			return null;
		}
		public function get_date_created() {
			return new WC_DateTime( $this->facts['createdOn'] );
		}
		public function get_items(): array {
			return array_map( static fn( array $line ) => new WC_Order_Item_Product( $line ), $this->facts['lines'] );
		}
		public function get_qty_refunded_for_item( int $id ): int {
			return -( $this->facts['refunded'][ $id ] ?? 0 );
		}
	}
	function wc_get_order( int $id ) {
		return isset( $GLOBALS['orders'][ $id ] ) ? new WC_Order( $GLOBALS['orders'][ $id ] + array( 'id' => $id ) ) : false;
	}
	function wc_get_orders( array $asked ): array {
		$is_his = static fn( array $facts, int $id ): bool => ( $facts['email'] ?? "buyer$id@shop.example" ) === $asked['billing_email'];
		$his    = array_map( 'wc_get_order', array_keys( array_filter( $GLOBALS['orders'], $is_his, ARRAY_FILTER_USE_BOTH ) ) );
		$found  = array_filter( $his, static fn( $order ) => $order->get_date_created()->getTimestamp() >= (int) substr( $asked['date_created'], 2 ) );
		return array_values( $found );
	}
	function get_option( string $name, $fallback = false ) {
		return $GLOBALS['options'][ $name ] ?? $fallback;
	}
	function is_email( string $email ): bool {
		return str_contains( $email, '@' );
	}
	/** The runs that are planned. */
	$GLOBALS['planned'] = array();
	function as_get_scheduled_actions(): array {
		return $GLOBALS['planned'];
	}
	function as_schedule_single_action( int $at ): void {
		$GLOBALS['planned'][] = $at;
	}
	function as_unschedule_all_actions(): void {
		$GLOBALS['planned'] = array();
	}
	$wpdb = new class() {
		public string $prefix = '';
	};
	require '/database.php';
	require '/plugin/includes/requirements.php';
	require '/plugin/includes/languages.php';
	require '/plugin/includes/language.php';
	require '/plugin/includes/mail.php';
	foreach ( glob( '/plugin/includes/supplies/*.php' ) as $file ) {
		require $file;
	}
}
