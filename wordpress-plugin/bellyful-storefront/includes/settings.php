<?php
/** What the owner sets: the storefront's address and the secret that signs messages to it. */

declare( strict_types=1 );

namespace Bellyful\Storefront;

defined( 'ABSPATH' ) || exit;

const URL_OPTION     = 'bellyful_storefront_url';
const SECRET_OPTION  = 'bellyful_webhook_secret';
const CONFIRM_OPTION = 'bellyful_confirm_before_sign_in';

/** Whose offers and shipping count: `storefront` or `shop`. */
const RULES_OPTION = 'bellyful_storefront_rules';

/** What the amounts of the storefront's offers, shipping and products of its pages are in. */
const OFFERS_CURRENCY_OPTION = 'bellyful_storefront_offers_currency';

/** Days between a completed order and the mail that asks for reviews; 0 for none. */
const REVIEW_DAYS_OPTION = 'bellyful_review_days';

/** Days before what was bought is used up on which a reminder is sent, where it is wanted; 0 for never. */
const REMINDER_DAYS_OPTION = 'bellyful_reminder_days';

/** Hours in which customers may cancel an order themselves; 0 for never. */
const CANCEL_HOURS_OPTION = 'bellyful_cancel_hours';

/** Whether any cart may go on to the shop's own checkout: `yes` or `no`. */
const HAND_OVER_OPTION = 'bellyful_hands_over';

/** The reminder's subject and first words; empty for ours. */
const REMINDER_SUBJECT_OPTION = 'bellyful_reminder_subject';
const REMINDER_TEXT_OPTION    = 'bellyful_reminder_text';

/** Who answers for products that name nobody, by `operator` and `responsible` (in the European Union). */
const ANSWERS_FOR_OPTION = 'bellyful_answers_for';

/** What the storefront says that its shop does without. */
const WITHOUT_OPTION = 'bellyful_without';

/** Whether the shop has this of the storefront's capabilities (its capabilities.json); all, until the storefront says otherwise. */
function has( string $capability ): bool {
	return ! in_array( $capability, (array) get_option( WITHOUT_OPTION, array() ), true );
}

/** Those two, as far as the owner has written them. */
function answers_for(): array {
	return (array) get_option( ANSWERS_FOR_OPTION, array() ) + array(
		'operator'    => '',
		'responsible' => '',
	);
}

/** The storefront's address without a slash at its end, null while it is not set. A constant in wp-config.php wins. */
function storefront_url(): ?string {
	$url = defined( 'BELLYFUL_STOREFRONT_URL' ) ? constant( 'BELLYFUL_STOREFRONT_URL' ) : get_option( URL_OPTION, '' );
	$url = untrailingslashit( trim( (string) $url ) );

	return '' === $url ? null : $url;
}

/** The secret that this shop and the storefront share, made when it is first asked for. */
function webhook_secret(): string {
	$secret = (string) get_option( SECRET_OPTION, '' );

	return '' === $secret ? renew_webhook_secret() : $secret;
}

/** A new secret, shown in the answer that made it and nowhere else. */
function renew_webhook_secret(): string {
	$secret = bin2hex( random_bytes( 32 ) );
	update_option( SECRET_OPTION, $secret, false );

	return $secret;
}

/** Whether the shop sells by its own shipping and discounts; else by those of the storefront, if they are in its currency. */
function sells_by_own_rules(): bool {
	return 'shop' === get_option( RULES_OPTION, 'storefront' ) || offers_currency() !== get_option( 'woocommerce_currency', 'USD' );
}

/** The currency of the storefront's own amounts: dollars, until the owner says that she has set them in another. */
function offers_currency(): string {
	return (string) get_option( OFFERS_CURRENCY_OPTION, 'USD' );
}

/** What may be set, here and by WordPress' own REST interface. */
function register_rules(): void {
	register_setting(
		'bellyful_storefront',
		RULES_OPTION,
		array(
			'type'         => 'string',
			'default'      => 'storefront',
			'show_in_rest' => array( 'schema' => array( 'enum' => array( 'storefront', 'shop' ) ) ),
		)
	);
	register_setting(
		'bellyful_storefront',
		OFFERS_CURRENCY_OPTION,
		array(
			'type'         => 'string',
			'default'      => 'USD',
			'show_in_rest' => true,
		)
	);
}
add_action( 'init', __NAMESPACE__ . '\register_rules' );
