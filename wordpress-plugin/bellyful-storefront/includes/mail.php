<?php
/** Mails go out through the shop: its sender, its frame and colours, its mail plugin. */

declare( strict_types=1 );

namespace Bellyful\Storefront\Mail;

use Bellyful\Storefront\Rest;
use PHPMailer\PHPMailer\PHPMailer;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

const ONE_LINE = '^[^\r\n]+\z';

/** Registers the route that the storefront's mails go out by. */
function register_route(): void {
	Rest\route(
		'POST',
		'/mail',
		__NAMESPACE__ . '\answer_mail',
		array(
			'to'      => Rest\text( 254, format: 'email' ),
			'subject' => Rest\text( 200, pattern: ONE_LINE ),
			'html'    => Rest\text( 500000 ),
			'text'    => Rest\text( 200000, minLength: 0 ),
			'replyTo' => Rest\field( array( 'string', 'null' ), format: 'email', default: null, maxLength: 254 ),
			'kind'    => Rest\text( 50, pattern: '^[a-z0-9-]+$' ),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_route' );

/** Takes a mail of the storefront into the outbox, the same one once a day: who lost the answer sends it again. */
function answer_mail( WP_REST_Request $request ): object {
	$mail = array_intersect_key( $request->get_params(), array_flip( array( 'to', 'subject', 'html', 'text', 'replyTo', 'kind' ) ) );
	note_mail( $mail, (string) wp_json_encode( $mail ) );

	return Rest\nothing();
}

/** By these a mail program ends such mails itself (RFC 8058), at a page of the storefront that takes a post of anyone. */
function headers_to_end( string $link ): array {
	return array( "List-Unsubscribe: <$link>", 'List-Unsubscribe-Post: List-Unsubscribe=One-Click' );
}

/** Sends a mail, {to, subject, html, text, kind, replyTo?, headers?}, in the shop's frame; the kind stands in a header. */
function deliver( array $mail ): bool {
	$headers = array( 'Content-Type: text/html; charset=UTF-8', 'X-Bellyful-Mail: ' . $mail['kind'], ...( $mail['headers'] ?? array() ) );
	if ( ! empty( $mail['replyTo'] ) ) {
		$headers[] = 'Reply-To: ' . $mail['replyTo'];
	}
	$add_text = static function ( PHPMailer $mailer ) use ( $mail ): void {
		$mailer->AltBody = $mail['text']; // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's own name.
	};
	add_action( 'phpmailer_init', $add_text );
	$is_sent = WC()->mailer()->send( $mail['to'], $mail['subject'], in_frame( $mail ), implode( "\r\n", $headers ) . "\r\n" );
	remove_action( 'phpmailer_init', $add_text );

	return (bool) $is_sent;
}

/** The mail between the shop's header and footer: WooCommerce's own wrapper would rewrite quotes and paragraphs. */
function in_frame( array $mail ): string {
	ob_start();
	do_action( 'woocommerce_email_header', $mail['subject'], null ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own hook.
	echo body_of( $mail['html'] ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the storefront's own.
	do_action( 'woocommerce_email_footer', null ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own hook.

	return (string) ob_get_clean();
}

/** The body of a complete page; a page within a page breaks mail programs. */
function body_of( string $html ): string {
	return preg_match( '#<body\b[^>]*>(.*)</body>#is', $html, $parts ) ? $parts[1] : $html;
}
