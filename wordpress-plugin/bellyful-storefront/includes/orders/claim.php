<?php
/**
 * Who makes the order of an attempt: a claim in the table of things that happen once.
 *
 * @package Bellyful\Storefront
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Orders;

defined( 'ABSPATH' ) || exit;

/**
 * A claim of a process that was killed; whoever lives frees its claim when it fails.
 */
const STALE_SECONDS = 120;

/**
 * One caller's right to make the order of one attempt.
 */
final class Claim {
	/**
	 * A claim as it stands in the table.
	 *
	 * @param string $name     The row.
	 * @param string $token    Whose it is.
	 * @param int    $order_id The order, once there is one.
	 * @param bool   $is_new   Whether nobody has claimed it before.
	 */
	private function __construct( private string $name, private string $token, public int $order_id, public bool $is_new ) {}

	/**
	 * The right to make the order, or null while somebody else has it or has used it.
	 *
	 * @param string $reference How the storefront calls the order.
	 */
	public static function take( string $reference ): ?self {
		global $wpdb;
		$name  = once_name( 'create', $reference );
		$token = bin2hex( random_bytes( 16 ) );
		$sql   = 'INSERT IGNORE INTO ' . once_table() . ' (name, token, order_id, claimed_at, is_done) VALUES (%s, %s, 0, %d, 0)';
		if ( 1 === $wpdb->query( $wpdb->prepare( $sql, $name, $token, time() ) ) ) { // phpcs:ignore WordPress.DB
			return new self( $name, $token, 0, true );
		}

		return self::take_over( $name, $token );
	}

	/**
	 * Takes the claim of somebody who died, or whose order was deleted.
	 *
	 * @param string $name  The row.
	 * @param string $token Whose it shall be.
	 */
	private static function take_over( string $name, string $token ): ?self {
		global $wpdb;
		$row     = self::read( $name );
		$is_free = $row && ( $row->is_done ? ! exists( (int) $row->order_id ) : $row->claimed_at < time() - STALE_SECONDS );
		if ( ! $is_free ) {
			return null;
		}
		// Without the order: its row would go with it when it is deleted.
		$ours = array(
			'token'      => $token,
			'order_id'   => 0,
			'claimed_at' => time(),
			'is_done'    => 0,
		);
		// phpcs:ignore WordPress.DB
		$has_won = 1 === $wpdb->update( once_table(), $ours, array( 'name' => $name, 'token' => $row->token ) );

		return $has_won ? new self( $name, $token, (int) $row->order_id, false ) : null;
	}

	/**
	 * The order of an attempt once it is made, or 0.
	 *
	 * @param string $reference How the storefront calls the order.
	 */
	public static function made( string $reference ): int {
		$row = self::read( once_name( 'create', $reference ) );

		return $row && $row->is_done ? (int) $row->order_id : 0;
	}

	/**
	 * Remembers the order before it is complete, so that a later caller can clear it away.
	 *
	 * @param int $order_id The order's id.
	 */
	public function begin( int $order_id ): void {
		$this->order_id = $order_id;
		$this->write( array( 'order_id' => $order_id ) );
	}

	/**
	 * The order is made; false when the claim has meanwhile gone to somebody else.
	 *
	 * @param int $order_id The order's id.
	 */
	public function finish( int $order_id ): bool {
		return $this->write( array( 'order_id' => $order_id, 'is_done' => 1 ) );
	}

	/**
	 * The order was not made: the next caller need not wait.
	 */
	public function free(): void {
		$this->write( array( 'claimed_at' => 0 ) );
	}

	/**
	 * Writes to the row as long as it is ours.
	 *
	 * @param array $values What to write.
	 */
	private function write( array $values ): bool {
		global $wpdb;

		// phpcs:ignore WordPress.DB
		return 1 === $wpdb->update( once_table(), $values, array( 'name' => $this->name, 'token' => $this->token ) );
	}

	/**
	 * The row as it stands now.
	 *
	 * @param string $name The row.
	 */
	private static function read( string $name ): ?object {
		global $wpdb;

		return $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM ' . once_table() . ' WHERE name = %s', $name ) ); // phpcs:ignore WordPress.DB
	}
}

/**
 * Whether an order still stands; one in the trash is no order to pay.
 *
 * @param int $order_id The order's id.
 */
function exists( int $order_id ): bool {
	$order = wc_get_order( $order_id );

	return $order && 'trash' !== $order->get_status();
}
