<?php
/** WooCommerce's own e-mails about orders and parcels, each sent within the request until the plugin takes it over. Read where a test wants it. */

class WC_Email {
	public function __construct( public string $id, string $action ) {
		add_action( "{$action}_notification", array( $this, 'trigger' ), 10, 3 );
	}
	public function is_enabled(): bool {
		return apply_filters( "woocommerce_email_enabled_$this->id", true );
	}
	public function trigger( $order_id, $about = false, $order = false ): void {
		if ( $this->is_enabled() ) {
			$order = $order instanceof WC_Order ? $order : wc_get_order( $order_id );
			$html  = $about instanceof Automattic\WooCommerce\Admin\Features\Fulfillments\Fulfillment ? $this->about_parcel( $order, $about ) : '';
			do_action( 'woocommerce_email_sent', WC()->mailer()->send( $order->get_billing_email(), "$this->id #$order_id", $html ), $this->id, $this );
		}
	}
	/** As WooCommerce's template prints it. */
	private function about_parcel( WC_Order $order, $parcel ): string {
		ob_start();
		do_action( 'woocommerce_email_fulfillment_details', $order, $parcel, false, false, $this );
		do_action( 'woocommerce_email_fulfillment_meta', $order, $parcel, false, false, $this );

		return ob_get_clean();
	}
}
class WC_Emails {
	public static function send_transactional_email( ...$args ): void {
		do_action( current_filter() . '_notification', ...$args );
	}
}
add_action(
	'woocommerce_email_fulfillment_details',
	static function ( $order, $parcel ): void {
		$link = 'You can access more details of your order by visiting <a href="%s">My Account > Orders</a>.';
		foreach ( array( '' === $parcel->get_meta( '_tracking_number' ) ? 'No tracking information available.' : 'Tracking Number', $link ) as $text ) {
			echo '<p>' . apply_filters( 'gettext_woocommerce', $text, $text, 'woocommerce' ) . '</p>';
		}
		do_action( 'woocommerce_email_before_fulfillment_table' );
		echo apply_filters( 'gettext_woocommerce', 'Fulfillment summary.', 'Fulfillment summary.', 'woocommerce' );
	},
	10,
	2
);
new WC_Email( 'customer_completed_order', 'woocommerce_order_status_completed' );
new WC_Email( 'customer_fulfillment_created', 'woocommerce_fulfillment_created' );
add_action( 'woocommerce_order_status_completed', array( 'WC_Emails', 'send_transactional_email' ), 10, 10 );
