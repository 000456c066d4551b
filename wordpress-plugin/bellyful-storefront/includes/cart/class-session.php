<?php
/** A session of WooCommerce that lasts as long as this request: nothing of it is saved, and no cookie is set. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Cart;

use WC_Session;

defined( 'ABSPATH' ) || exit;

/** What carts, customers, gateways and other plugins ask of a session. */
final class Session extends WC_Session {
	/** It belongs to somebody, so that notices and choices are stored in it. */
	public function has_session(): bool {
		return true;
	}

	/** No cookie. */
	public function set_customer_session_cookie( $is_set ): void {
	}

	/** Nothing is saved. */
	public function save_data( $old_key = '' ): void {
	}

	/** Nothing lasts. */
	public function forget_session(): void {
		$this->_data = array();
	}
}
