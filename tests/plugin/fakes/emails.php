<?php
/** An e-mail of WooCommerce about an order, as the plugin takes it over: it is received. Read where a test wants it. */

class WC_Email {
	public string $id = 'customer_processing_order';

	public function trigger( $order_id ): void {
		if ( apply_filters( "woocommerce_email_enabled_$this->id", true ) ) {
			$to = wc_get_order( $order_id )->get_billing_email();
			do_action( 'woocommerce_email_sent', WC()->mailer()->send( $to, "Order #$order_id", '' ), $this->id, $this );
		}
	}
}
foreach ( array( 'pending', 'failed', 'cancelled', 'on-hold' ) as $before ) {
	add_action( "woocommerce_order_status_{$before}_to_processing", 'Bellyful\Storefront\Mail\note_emails', 10, 10 );
	add_action( "woocommerce_order_status_{$before}_to_processing_notification", array( new WC_Email(), 'trigger' ), 10, 1 );
}
