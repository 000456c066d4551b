<?php
/**
 * The outbox's surroundings: a clock, a mailer that refuses or dies when it is told to, and WooCommerce with two e-mails.
 * `$GLOBALS['now']` is {at: minutes, trouble}.
 */

namespace Bellyful\Storefront\Ledger {
	require '/database.php';
	function now(): int {
		return (int) round( ( $GLOBALS['now']['at'] ?? 0 ) * 60000 );
	}
	function hash_of( string $key ): string {
		return hash( 'sha256', $key );
	}
}

namespace Bellyful\Storefront\Mail {
	/** WordPress' hooks, as far as the outbox uses them. */
	function add_action( string $hook, callable|string $what, ...$more ): void {
		$GLOBALS['hooks'][ $hook ][] = $what;
	}
	function add_filter( string $hook, ...$more ): void {
		$GLOBALS['filters'][ $hook ] = true;
	}
	function remove_filter( string $hook, ...$more ): void {
		unset( $GLOBALS['filters'][ $hook ] );
	}
	function remove_action( string $hook, callable|string $what ): void {
		$GLOBALS['hooks'][ $hook ] = array_filter( $GLOBALS['hooks'][ $hook ] ?? array(), static fn( $other ) => $other !== $what );
	}
	function has_action( string $hook, string $what ): bool {
		return in_array( $what, $GLOBALS['hooks'][ $hook ] ?? array(), true );
	}
	function do_action( string $hook, ...$args ): void {
		$GLOBALS['filter'] = $hook;
		foreach ( $GLOBALS['hooks'][ $hook ] ?? array() as $what ) {
			$what( ...$args );
		}
	}
	function current_filter(): string {
		return $GLOBALS['filter'];
	}
	function home_url(): string {
		return 'https://shop.example';
	}
	function deliver( array $mail ): bool {
		return hand( $mail['to'], 'No mailbox ana@shop.example here.' );
	}
	/** The mail server. */
	function hand( string $to, string $refusal ): bool {
		$trouble = $GLOBALS['now']['trouble'] ?? '';
		if ( 'die-before' === $trouble ) {
			exit( 'killed' );
		}
		if ( 'refuse' === $trouble ) {
			do_action( 'wp_mail_failed', new \WP_Error( 'refused', $refusal ) );
			return false;
		}
		$mailer = new \PHPMailer\PHPMailer\PHPMailer();
		do_action( 'phpmailer_init', $mailer );
		\Bellyful\Storefront\Ledger\query( 'INSERT INTO mails (recipient, name) VALUES (%s, %s)', $to, $mailer->MessageID );
		if ( 'die-after' === $trouble ) {
			exit( 'killed' );
		}

		return true;
	}
}

namespace Bellyful\Storefront\Orders {
	/** Two parcels have left with all of order 7. */
	function are_all_in( $order, array $ids ): bool {
		return array() === array_diff( array( 1, 2 ), $ids );
	}
}

namespace Automattic\WooCommerce\Admin\Features\Fulfillments {
	class Fulfillment {
		public function __construct( private int $id ) {}
		public function get_id(): int {
			return $this->id;
		}
		public function get_is_fulfilled(): bool {
			return ( $GLOBALS['draft'] ?? 0 ) !== $this->id;
		}
		public function get_date_deleted(): ?string {
			return null;
		}
	}
}

namespace Bellyful\Storefront\Rest {
	function iso_time( int $seconds ): string {
		return gmdate( 'Y-m-d\TH:i:s\Z', $seconds );
	}
}

namespace PHPMailer\PHPMailer {
	class PHPMailer {
		public string $MessageID = '';
		public int $Timeout      = 300;
	}
}

namespace {
	class WP_Error {
		public function __construct( public string $code, private string $message ) {
		}
		public function get_error_message(): string {
			return $this->message;
		}
	}
	function wp_parse_url( string $url, int $part ): string {
		return parse_url( $url, $part );
	}
	function wp_cache_flush_runtime(): void {}
	function wp_generate_uuid4(): string {
		return bin2hex( random_bytes( 8 ) );
	}
	class WC_Email {
		public function __construct( public string $id, string $action ) {
			$GLOBALS['wp_filter'][ "{$action}_notification" ]           ??= (object) array( 'callbacks' => array() );
			$GLOBALS['wp_filter'][ "{$action}_notification" ]->callbacks[10][] = array(
				'function'      => array( $this, 'trigger' ),
				'accepted_args' => 3,
			);
		}
		public function is_enabled(): bool {
			return ( $GLOBALS['disabled'] ?? '' ) !== $this->id && ! isset( $GLOBALS['filters'][ "woocommerce_email_enabled_$this->id" ] );
		}
		/** As WooCommerce's e-mails about orders take it, and those about parcels. */
		public function trigger( int $order_id, $about, $order = null ): void {
			if ( ! $this->is_enabled() ) {
				return;
			}
			$order   = $order ?? $about;
			$is_sent = ( $GLOBALS['refused'] ?? '' ) !== $this->id && Bellyful\Storefront\Mail\hand( "$this->id:{$order->get_id()}", '' );
			Bellyful\Storefront\Mail\do_action( 'woocommerce_email_sent', $is_sent );
		}
	}
	abstract class WC_Data {
		abstract public function get_id(): int;
	}
	class WC_Product extends WC_Data {
		public function __construct( private int $id ) {
		}
		public function get_id(): int {
			return $this->id;
		}
	}
	function wc_get_product( int $id ): WC_Product|false {
		return ( $GLOBALS['deleted'] ?? 0 ) === $id ? false : new WC_Product( $id );
	}
	/** WooCommerce tells nobody how these go. */
	class WC_Emails {
		public function low_stock( WC_Product $product ): void {
			Bellyful\Storefront\Mail\hand( "low_stock:{$product->get_id()}", 'No.' );
		}
	}
	class WC_Order extends WC_Data {
		public function __construct( private int $id, private string $before, private string $status ) {
		}
		public function get_id(): int {
			return $this->id;
		}
		public function get_data(): array {
			return array( 'status' => $this->before );
		}
		public function get_status(): string {
			return $this->status;
		}
		public function has_downloadable_item(): bool {
			return (bool) ( $GLOBALS['downloads'] ?? false );
		}
		public function get_meta( $key ) {
			return json_decode( Bellyful\Storefront\Ledger\rows( 'SELECT told FROM told WHERE id = %d', $this->id )[0]['told'] ?? '""', true );
		}
		public function update_meta_data( $key, $value ): void {
			Bellyful\Storefront\Ledger\query( 'INSERT OR REPLACE INTO told (id, told) VALUES (%d, %s)', $this->id, json_encode( $value ) );
		}
		public function save_meta_data(): void {}
	}
	function wc_get_order( int $id ): WC_Order {
		$status = $GLOBALS['statuses'][ $id ] ?? 'pending';

		return new WC_Order( $id, $status, $status );
	}
	function WC(): object {
		return new class() {
			public function mailer(): void {}
		};
	}
	require '/plugin/includes/languages.php';
	require '/plugin/includes/language.php';
	require '/plugin/includes/outbox.php';
	require '/plugin/includes/order-emails.php';
	require '/plugin/includes/parcel-emails.php';
	Bellyful\Storefront\Ledger\database()->exec( 'CREATE TABLE IF NOT EXISTS told (id INTEGER PRIMARY KEY, told TEXT)' );
	foreach ( array( 'new_order', 'customer_processing_order' ) as $email ) {
		new WC_Email( $email, 'woocommerce_order_status_pending_to_processing' );
	}
	new WC_Email( 'customer_completed_order', 'woocommerce_order_status_completed' );
	new WC_Email( 'customer_fulfillment_created', 'woocommerce_fulfillment_created' );
	/** Staff send a parcel and have its customer told, as WooCommerce does it. */
	function fulfil( int $order_id, int $id ): void {
		$GLOBALS['filter'] = 'woocommerce_fulfillment_created_notification';
		$order             = wc_get_order( $order_id );
		$parcel            = new Automattic\WooCommerce\Admin\Features\Fulfillments\Fulfillment( $id );
		Bellyful\Storefront\Mail\note_parcel_email( $order_id, $parcel, $order );
		foreach ( $GLOBALS['wp_filter'][ $GLOBALS['filter'] ]->callbacks[10] as $callback ) {
			$callback['function']( $order_id, $parcel, $order );
		}
		Bellyful\Storefront\Mail\enable_parcel_emails();
	}
	$GLOBALS['wp_filter']['woocommerce_low_stock_notification'] = (object) array(
		'callbacks' => array(
			10 => array(
				array(
					'function'      => array( new WC_Emails(), 'low_stock' ),
					'accepted_args' => 1,
				),
			),
		),
	);
	foreach ( array( 'woocommerce_order_status_pending_to_processing', 'woocommerce_order_status_completed', 'woocommerce_low_stock' ) as $action ) {
		Bellyful\Storefront\Mail\add_action( $action, 'Bellyful\Storefront\Mail\note_emails' );
	}
}
