<?php
/** The page under WooCommerce where the owner confirms what the storefront claims, or ends it. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Claims;

defined( 'ABSPATH' ) || exit;

/** Adds the page to the menu. */
function add_page(): void {
	$hook = add_submenu_page( 'woocommerce', __( 'Claims', 'bellyful-storefront' ), __( 'Claims', 'bellyful-storefront' ), 'manage_woocommerce', PAGE, __NAMESPACE__ . '\show_page' );
	$hook && add_action( 'load-' . $hook, __NAMESPACE__ . '\press_button' );
}
add_action( 'admin_menu', __NAMESPACE__ . '\add_page', 72 );

/** Confirms or ends one claim, and leads back to it: a reload does it not again. */
function press_button(): void {
	$asked                       = array_map( static fn( string $name ): string => isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? sanitize_text_field( wp_unslash( $_POST[ $name ] ) ) : '', array( 'button', 'claim', 'until' ) ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- checked below, before anything is done.
	list( $button, $id, $until ) = $asked;
	if ( ! in_array( $button, array( 'confirm', 'end', 'laws' ), true ) || ! current_user_can( 'manage_woocommerce' ) ) {
		return;
	}
	check_admin_referer( PAGE );
	if ( 'laws' === $button ) {
		$on = isset( $_POST['on'] ) ? array_map( 'sanitize_key', (array) wp_unslash( $_POST['on'] ) ) : array();
		update_option( LAWS_OFF_OPTION, array_values( array_diff( array_keys( laws_in( (array) get_option( LEDGER_OPTION, array() ) ) ), $on ) ), true );
		wp_safe_redirect( page_address() . '#laws' );
		exit;
	}
	// The words that were shown, not those that the storefront may have by now.
	$claim = get_option( LEDGER_OPTION, array() )[ $id ] ?? null;
	if ( null === $claim ) {
		return;
	}
	if ( 'end' === $button && ! $claim['stays'] ) {
		end_claim( $claim );
	} elseif ( 'confirm' === $button && is_day_to_come( $until ) ) {
		confirm_claim( $claim, $until );
	}
	wp_safe_redirect( page_address() . '#' . $id );
	exit;
}

/** Prints the page. */
function show_page(): void {
	$known  = ledger();
	$laws   = laws_in( $known );
	$ledger = array_diff_key( $known, $laws );
	$kept   = kept();
	echo '<div class="wrap"><h1>' . esc_html__( 'Claims', 'bellyful-storefront' ) . '</h1><p>' . esc_html__( 'What the storefront says of health, quality and origin. Confirm what is true, with the day through which you answer for it. What has ended is gone from pages, feeds and answers at once; what you have not confirmed is still said.', 'bellyful-storefront' ) . '</p>';
	if ( array() === $ledger ) {
		echo '<p>' . esc_html__( 'The storefront has not said yet what it claims: look whether its address is set and whether it runs.', 'bellyful-storefront' ) . '</p></div>';
		return;
	}
	/* translators: 1 and 2: numbers of claims */
	echo '<p><strong>' . esc_html( sprintf( __( 'Not confirmed yet: %1$d of %2$d.', 'bellyful-storefront' ), count( array_diff_key( $ledger, $kept ) ), count( $ledger ) ) ) . '</strong></p>';
	foreach ( $ledger as $id => $claim ) {
		show_claim( $claim, $kept[ $id ] ?? null );
	}
	show_laws( $laws );
	echo '</div>';
}

/** Of the storefront's ledger what a country's law asks. */
function laws_in( array $ledger ): array {
	return array_filter( $ledger, static fn( array $one ): bool => 'law' === $one['kind'] );
}

/** Prints a switch for each of these. */
function show_laws( array $laws ): void {
	printf( '<h2 id="laws">%s</h2><p>%s</p><form method="post"><input type="hidden" name="_wpnonce" value="%s">', esc_html__( 'What the law asks, by country', 'bellyful-storefront' ), esc_html__( 'Each is done where the shop sells to one of its countries, unless you switch it off here. This is no legal advice.', 'bellyful-storefront' ), esc_attr( wp_create_nonce( PAGE ) ) );
	foreach ( $laws as $id => $law ) {
		printf( '<p style="max-width:60em"><label><input type="checkbox" name="on[]" value="%s" %s> %s</label><br><small>%s (%s)</small></p>', esc_attr( $id ), checked( ! in_array( $id, laws_off(), true ), true, false ), esc_html( implode( ' ', $law['sentences'] ) ), esc_html( $law['source'] ), esc_html( $law['doubt'] ) );
	}
	printf( '<button class="button" name="button" value="laws">%s</button></form>', esc_html__( 'Save', 'bellyful-storefront' ) );
}

/** A kind in words. */
function kind_in_words( string $kind ): string {
	$words = array(
		'structure'  => __( 'Structure/function', 'bellyful-storefront' ),
		'nutrient'   => __( 'Nutrient content', 'bellyful-storefront' ),
		'quality'    => __( 'Quality', 'bellyful-storefront' ),
		'comparison' => __( 'Comparison', 'bellyful-storefront' ),
		'origin'     => __( 'Origin', 'bellyful-storefront' ),
		'business'   => __( 'The business', 'bellyful-storefront' ),
	);

	return $words[ $kind ] ?? $kind;
}

/**
 * How a claim stands, in words.
 *
 * @param array|null $record What was done with it.
 */
function standing( array $claim, ?array $record ): string {
	if ( null === $record ) {
		return __( 'Not confirmed.', 'bellyful-storefront' );
	}
	if ( is_over( $record ) ) {
		/* translators: 1: a day, 2: a user */
		return '' === $record['ended'] ? sprintf( __( 'Ended: its last day was %1$s (%2$s).', 'bellyful-storefront' ), $record['until'], $record['by'] ) : sprintf( __( 'Ended on %1$s by %2$s.', 'bellyful-storefront' ), $record['ended'], $record['by'] );
	}
	/* translators: 1: a day, 2: a user, 3: a day */
	$words = sprintf( __( 'Confirmed through %1$s by %2$s on %3$s.', 'bellyful-storefront' ), $record['until'], $record['by'], $record['on'] );

	return $record['sentences'] === $claim['sentences'] ? $words : $words . ' ' . __( 'Its words have changed since.', 'bellyful-storefront' );
}

/** Prints one claim with its two buttons. */
function show_claim( array $claim, ?array $record ): void {
	printf( '<div class="card" id="%s" style="max-width:60em"><h2>%1$s · %s</h2><ul class="ul-disc">', esc_attr( $claim['id'] ), esc_html( kind_in_words( $claim['kind'] ) ) );
	foreach ( $claim['sentences'] as $sentence ) {
		echo '<li>' . esc_html( $sentence ) . '</li>';
	}
	printf( '</ul><p><strong>%s</strong> %s</p>', esc_html__( 'Support:', 'bellyful-storefront' ), esc_html( $claim['source'] ) );
	if ( '' !== $claim['doubt'] ) {
		printf( '<p style="color:#8a5a00"><strong>%s</strong> %s</p>', esc_html__( 'Doubt:', 'bellyful-storefront' ), esc_html( $claim['doubt'] ) );
	}
	printf(
		'<p><strong>%s</strong></p><form method="post"><input type="hidden" name="_wpnonce" value="%s"><input type="hidden" name="claim" value="%s"><label>%s <input type="date" name="until" value="%s" min="%s"></label> <button class="button" name="button" value="confirm">%s</button> ',
		esc_html( standing( $claim, $record ) ),
		esc_attr( wp_create_nonce( PAGE ) ),
		esc_attr( $claim['id'] ),
		esc_html__( 'True through', 'bellyful-storefront' ),
		esc_attr( (string) wp_date( 'Y-m-d', time() + 365 * DAY_IN_SECONDS ) ),
		esc_attr( (string) wp_date( 'Y-m-d', time() + DAY_IN_SECONDS ) ),
		esc_html__( 'Confirm', 'bellyful-storefront' )
	);
	if ( $claim['stays'] ) {
		echo '<p>' . esc_html__( 'A name or an address: it is changed in the storefront, not ended here.', 'bellyful-storefront' ) . '</p>';
	} elseif ( null === $record || ! is_over( $record ) ) {
		printf( '<button class="button" name="button" value="end">%s</button>', esc_html__( 'End it now', 'bellyful-storefront' ) );
	}
	echo '</form></div>';
}
