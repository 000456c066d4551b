<?php
/** The page under WooCommerce where staff recall a lot, see who was told, and end a recall. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Lots;

use WC_Order;
use function Bellyful\Storefront\Ledger\rows;
use function Bellyful\Storefront\Ledger\table;
use function Bellyful\Storefront\Rest\iso_time;

defined( 'ABSPATH' ) || exit;

const PAGE   = 'bellyful-recalls';
const EXPORT = 'bellyful_export_recall';

/** Adds the page to the menu. */
function add_page(): void {
	$hook = add_submenu_page( 'woocommerce', __( 'Recalls', 'bellyful-storefront' ), __( 'Recalls', 'bellyful-storefront' ), 'manage_woocommerce', PAGE, __NAMESPACE__ . '\show_page' );
	$hook && add_action( 'load-' . $hook, __NAMESPACE__ . '\press_button' );
}
add_action( 'admin_menu', __NAMESPACE__ . '\add_page', 71 );

/** What the form says: `{lot, lots, reason, offer, button, recall}`. */
function typed(): array {
	// phpcs:disable WordPress.Security.NonceVerification -- press_button() checks it before anything is done.
	$text = static fn( string $name ): string => isset( $_REQUEST[ $name ] ) && is_string( $_REQUEST[ $name ] ) ? sanitize_textarea_field( wp_unslash( $_REQUEST[ $name ] ) ) : '';

	return array(
		'lot'    => trim( $text( 'lot' ) ),
		'lots'   => array_map( 'absint', (array) ( $_POST['lots'] ?? array() ) ),
		'reason' => trim( $text( 'reason' ) ),
		'offer'  => in_array( $text( 'offer' ), OFFERS, true ) ? $text( 'offer' ) : OFFERS[0],
		'button' => sanitize_key( $text( 'button' ) ),
		'recall' => absint( $text( 'recall' ) ),
	);
	// phpcs:enable
}

/** Recalls, or ends a recall, and leads to what came of it: a reload does it not again. */
function press_button(): void {
	$typed = typed();
	if ( ! in_array( $typed['button'], array( 'recall', 'end' ), true ) || ! current_user_can( 'manage_woocommerce' ) ) {
		return;
	}
	check_admin_referer( PAGE );
	if ( '' === $typed['reason'] ) {
		return;
	}
	$id = 'end' === $typed['button'] ? $typed['recall'] : recall( $typed['lots'], $typed['reason'], $typed['offer'] );
	'end' === $typed['button'] && end_recall( $id, $typed['reason'] );
	wp_safe_redirect( page_address( array( 'recall' => (int) $id ) ) );
	exit;
}

/** The page's address. */
function page_address( array $query = array() ): string {
	return admin_url( 'admin.php?' . http_build_query( array( 'page' => PAGE ) + array_filter( $query ) ) );
}

/** Prints the page. */
function show_page(): void {
	$typed  = typed();
	$recall = $typed['recall'] ? recall_of( $typed['recall'] ) : null;
	echo '<div class="wrap"><h1>' . esc_html__( 'Recalls', 'bellyful-storefront' ) . '</h1>';
	if ( null !== $recall ) {
		show_recall( $recall );
	} else {
		show_search( $typed );
		'' === $typed['lot'] ? show_recalls() : show_lot( $typed );
	}
	echo '</div>';
}

/** Prints the field for a lot's number. */
function show_search( array $typed ): void {
	printf(
		'<form method="get"><input type="hidden" name="page" value="%s"><p><label for="lot">%s</label> <input type="text" id="lot" name="lot" value="%s" required maxlength="60"> <button class="button">%s</button></p></form>',
		esc_attr( PAGE ),
		esc_html__( 'Number of the lot', 'bellyful-storefront' ),
		esc_attr( $typed['lot'] ),
		esc_html__( 'Find it', 'bellyful-storefront' )
	);
}

/** What was received of a lot, and what is left. */
function describe_lot( array $lot ): string {
	/* translators: 1: a product, 2 and 3: numbers of units, 4: a day */
	return sprintf( __( '%1$s: %2$d units received, %3$d left, best before %4$s', 'bellyful-storefront' ), name_of( $lot ), $lot['units'], $lot['units_left'], '' === $lot['best_before'] ? '–' : $lot['best_before'] );
}

/** Prints what a lot is, whom it went to, and the form; the mail is shown before the button that sends it. */
function show_lot( array $typed ): void {
	settle_recent();
	$lots = lots_called( $typed['lot'] );
	if ( array() === $lots ) {
		echo '<p>' . esc_html__( 'No product has a lot of this number. Lots are written down with a product\'s stock.', 'bellyful-storefront' ) . '</p>';
		return;
	}
	$open   = array_filter( $lots, static fn( array $lot ): bool => 0 === (int) $lot['recall_id'] );
	$chosen = 'look' === $typed['button'] ? array_intersect( $typed['lots'], array_column( $open, 'id' ) ) : array_column( $open, 'id' );
	$buyers = array() === $chosen ? array() : buyers_of( $chosen );
	echo '<form method="post">';
	wp_nonce_field( PAGE );
	printf( '<input type="hidden" name="lot" value="%s">', esc_attr( $typed['lot'] ) );
	foreach ( $lots as $lot ) {
		printf(
			'<p><label><input type="checkbox" name="lots[]" value="%d" %s %s> %s</label></p>',
			(int) $lot['id'],
			checked( in_array( $lot['id'], $chosen, false ), true, false ), // phpcs:ignore WordPress.PHP.StrictInArray.FoundNonStrictFalse -- numbers and their texts.
			disabled( 0 < (int) $lot['recall_id'], true, false ),
			esc_html( describe_lot( $lot ) )
		);
	}
	/* translators: 1: how many people, 2: how many orders */
	echo '<p><strong>' . esc_html( sprintf( __( 'Sent to %1$d people with %2$d orders.', 'bellyful-storefront' ), count( $buyers ), array_sum( array_map( static fn( array $buyer ): int => count( $buyer['orders'] ), $buyers ) ) ) ) . '</strong></p>';
	printf( '<p><label for="reason">%s</label><br><textarea id="reason" name="reason" rows="4" class="large-text" maxlength="2000" required>%s</textarea></p>', esc_html__( 'Why, and what to do (its buyers read this)', 'bellyful-storefront' ), esc_textarea( $typed['reason'] ) );
	$offers = array(
		'refund'      => __( 'Offer the money back', 'bellyful-storefront' ),
		'replacement' => __( 'Offer a replacement', 'bellyful-storefront' ),
	);
	foreach ( $offers as $offer => $label ) {
		printf( '<label><input type="radio" name="offer" value="%s" %s> %s</label><br>', esc_attr( $offer ), checked( $typed['offer'], $offer, false ), esc_html( $label ) );
	}
	echo '<p><button class="button" name="button" value="look">' . esc_html__( 'Show the mail', 'bellyful-storefront' ) . '</button> ';
	if ( 'look' === $typed['button'] && '' !== $typed['reason'] && array() !== $chosen ) {
		$mail = recall_words( $typed, array() );
		echo '<button class="button button-primary" name="button" value="recall">' . esc_html__( 'Stop its sale and send the mails now', 'bellyful-storefront' ) . '</button></p>';
		echo '<h2>' . esc_html( $mail['subject'] ) . '</h2><blockquote>' . wp_kses_post( $mail['html'] ) . '</blockquote></form>';
	} else {
		echo '</p></form>';
	}
}

/** Prints a line for each recall. */
function show_recalls(): void {
	$rows = '';
	foreach ( rows( 'SELECT * FROM %i ORDER BY id DESC', table( 'recalls' ) ) as $recall ) {
		$rows .= sprintf( '<tr><td><a href="%s">%s</a></td><td>%s</td><td>%s</td></tr>', esc_url( page_address( array( 'recall' => (int) $recall['id'] ) ) ), esc_html( $recall['lot'] ), esc_html( day_of( $recall['made_at'] ) ), 0 < (int) $recall['ended_at'] ? esc_html( day_of( $recall['ended_at'] ) ) : '–' );
	}
	printf( '<table class="widefat striped" style="max-width:60em"><thead><tr><th>%s</th><th>%s</th><th>%s</th></tr></thead><tbody>%s</tbody></table>', esc_html__( 'Lot', 'bellyful-storefront' ), esc_html__( 'Recalled', 'bellyful-storefront' ), esc_html__( 'Ended', 'bellyful-storefront' ), $rows ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- each cell is, above.
}

/** A day by the shop's clock. */
function day_of( $milliseconds ): string {
	return (string) wp_date( get_option( 'date_format' ), intdiv( (int) $milliseconds, 1000 ) );
}

/** How a buyer stands, in words. */
function standings(): array {
	return array(
		'told'    => __( 'Told', 'bellyful-storefront' ),
		'waiting' => __( 'Mail is on its way', 'bellyful-storefront' ),
		'call'    => __( 'To be called', 'bellyful-storefront' ),
	);
}

/** Prints one recall: everybody it concerns, the record, and the way to end it. */
function show_recall( array $recall ): void {
	/* translators: %s: the number of a lot */
	echo '<h2>' . esc_html( sprintf( __( 'Lot %s', 'bellyful-storefront' ), $recall['lot'] ) ) . '</h2><p>' . nl2br( esc_html( $recall['reason'] ) ) . '</p>';
	$people = records( $recall );
	$counts = array_count_values( array_column( $people, 'stands' ) );
	foreach ( standings() as $stands => $label ) {
		echo '<p>' . esc_html( $label . ': ' . ( $counts[ $stands ] ?? 0 ) ) . '</p>';
	}
	echo '<table class="widefat striped"><thead><tr>';
	foreach ( array( __( 'Name', 'bellyful-storefront' ), __( 'Email', 'bellyful-storefront' ), __( 'Phone', 'bellyful-storefront' ), __( 'Orders', 'bellyful-storefront' ), __( 'How it stands', 'bellyful-storefront' ) ) as $head ) {
		echo '<th>' . esc_html( $head ) . '</th>';
	}
	echo '</tr></thead><tbody>';
	foreach ( $people as $one ) {
		$stands = standings()[ $one['stands'] ] . ( '' === $one['told_at'] ? '' : ' ' . $one['told_at'] ) . ( '' === $one['problem'] ? '' : ' (' . $one['problem'] . ')' );
		printf( '<tr><td>%s</td><td>%s</td><td>%s</td><td>%s</td><td>%s</td></tr>', esc_html( $one['name'] ), esc_html( $one['email'] ), esc_html( $one['phone'] ), esc_html( $one['orders'] ), esc_html( $stands ) );
	}
	echo '</tbody></table>';
	printf( '<p><a class="button" href="%s">%s</a></p>', esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=' . EXPORT . '&recall=' . (int) $recall['id'] ), EXPORT ) ), esc_html__( 'Export as CSV', 'bellyful-storefront' ) );
	if ( 0 < (int) $recall['ended_at'] ) {
		/* translators: 1: a day, 2: why */
		echo '<p>' . esc_html( sprintf( __( 'Ended on %1$s: %2$s', 'bellyful-storefront' ), day_of( $recall['ended_at'] ), $recall['end_reason'] ) ) . '</p>';
		return;
	}
	echo '<form method="post">';
	wp_nonce_field( PAGE );
	printf( '<input type="hidden" name="recall" value="%d"><p><label for="reason">%s</label><br><input type="text" class="regular-text" id="reason" name="reason" required maxlength="500"> <button class="button" name="button" value="end">%s</button></p></form>', (int) $recall['id'], esc_html__( 'Why it ends', 'bellyful-storefront' ), esc_html__( 'End the recall, and sell the lot again', 'bellyful-storefront' ) );
}

/** The record: a line for each buyer. */
function records( array $recall ): array {
	return array_map(
		static function ( array $person ): array {
			$orders = array_values( array_filter( array_map( 'wc_get_order', array_map( 'intval', explode( ',', $person['order_ids'] ) ) ), static fn( $order ): bool => $order instanceof WC_Order ) );

			return array(
				'name'    => $orders ? trim( $orders[0]->get_billing_first_name() . ' ' . $orders[0]->get_billing_last_name() ) : '',
				'email'   => $person['email'],
				'phone'   => $orders ? (string) $orders[0]->get_billing_phone() : '',
				'orders'  => implode( ' ', array() === $orders ? explode( ',', $person['order_ids'] ) : array_map( static fn( WC_Order $order ): string => (string) $order->get_order_number(), $orders ) ),
				'stands'  => $person['stands'],
				'told_at' => 0 < (int) $person['told_at'] ? iso_time( intdiv( (int) $person['told_at'], 1000 ) ) : '',
				'problem' => $person['problem'],
			);
		},
		people_of( (int) $recall['id'] )
	);
}

/** A cell that no spreadsheet takes for a formula. */
function to_cell( string $text ): string {
	return preg_match( '/^[=+\-@\t\r]/', $text ) ? "'" . $text : $text;
}

/** The record as comma-separated lines. */
function to_csv( array $recall ): string {
	$file = fopen( 'php://temp', 'r+' ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fopen -- in memory.
	$head = array(
		'lot'         => $recall['lot'],
		'recalled_at' => iso_time( intdiv( (int) $recall['made_at'], 1000 ) ),
		'ended_at'    => 0 < (int) $recall['ended_at'] ? iso_time( intdiv( (int) $recall['ended_at'], 1000 ) ) : '',
	);
	fputcsv( $file, array( ...array_keys( $head ), 'name', 'email', 'phone', 'orders', 'stands', 'told_at', 'problem' ), ',', '"', '' );
	foreach ( records( $recall ) as $record ) {
		fputcsv( $file, array_map( __NAMESPACE__ . '\to_cell', array_values( $head + $record ) ), ',', '"', '' );
	}
	rewind( $file );

	return (string) stream_get_contents( $file );
}

/** Sends it to staff alone. */
function export(): void {
	check_admin_referer( EXPORT );
	$recall = current_user_can( 'manage_woocommerce' ) ? recall_of( absint( $_GET['recall'] ?? 0 ) ) : null;
	if ( null === $recall ) {
		wp_die( esc_html__( 'Sorry, you are not allowed to see this.', 'bellyful-storefront' ), '', 403 );
	}
	nocache_headers();
	header( 'Content-Type: text/csv; charset=utf-8' );
	header( 'Content-Disposition: attachment; filename="recall-' . sanitize_file_name( $recall['lot'] ) . '.csv"' );
	echo to_csv( $recall ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a file.
	exit;
}
add_action( 'admin_post_' . EXPORT, __NAMESPACE__ . '\export' );
