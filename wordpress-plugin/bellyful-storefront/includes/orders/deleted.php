<?php
/** What goes with an order of the storefront that is deleted for good. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

defined( 'ABSPATH' ) || exit;

/** Its notes and what was planned for it, which WooCommerce leaves behind where orders have tables of their own, and its pictures. */
function forget_order( $order_id, $order = null ): void {
	if ( '' === reference_of( $order ) ) {
		return;
	}
	foreach ( wc_get_order_notes( array( 'order_id' => (int) $order_id ) ) as $note ) {
		wc_delete_order_note( $note->id );
	}
	forget_pictures( $order );
	as_unschedule_all_actions( CLOSE_ACTION, array( (int) $order_id ), 'bellyful' );
}
add_action( 'woocommerce_before_delete_order', __NAMESPACE__ . '\forget_order', 10, 2 );
