<?php
/**
 * The test orders of the storefront's doctor (`npm run doctor -- --write`): they send no mails, and they leave
 * nothing behind.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

use Bellyful\Storefront\Rest;
use WC_Order;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

const TRIAL_META = '_bellyful_trial';
/** No real address is under this name (RFC 2606): where its order goes is nobody's address either, and is not looked at. */
const TRIAL_EMAIL  = 'doctor@bellyful.invalid';
const TRIAL_EMAILS = array( 'new_order', 'cancelled_order', 'failed_order', 'customer_on_hold_order', 'customer_processing_order', 'customer_completed_order', 'customer_cancelled_order', 'customer_failed_order', 'customer_note' );

/** Whether the doctor made this order. */
function is_trial( $order ): bool {
	return '' !== reference_of( $order ) && 'yes' === $order->get_meta( TRIAL_META ) && TRIAL_EMAIL === $order->get_billing_email();
}

/** Removes a test order for good; its stock and whatever was held for it go back first. */
function remove_trial( WP_REST_Request $request ): object {
	$order = require_order( $request );
	if ( ! $order instanceof WC_Order ) {
		return $order;
	}
	if ( ! is_trial( $order ) ) {
		return Rest\refuse( 'no_trial', 'This is an order of somebody.', 409 );
	}
	$order->update_status( 'cancelled' );

	return $order->delete( true ) ? Rest\nothing() : Rest\refuse( 'failed', 'The order could not be removed.', 500 );
}

/** No mail to staff or payer. */
function send_no_mail( $is_enabled, $order = null ): mixed {
	return $is_enabled && ! is_trial( $order );
}
foreach ( TRIAL_EMAILS as $trial_email ) {
	add_filter( "woocommerce_email_enabled_$trial_email", __NAMESPACE__ . '\send_no_mail', 10, 2 );
}
unset( $trial_email );
