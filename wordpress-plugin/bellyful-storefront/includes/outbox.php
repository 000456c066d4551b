<?php
/**
 * The outbox: every mail is written down with what it is about, and ends when it was handed over. Nothing that failed
 * or died on the way is forgotten.
 *
 * A process that dies between handing a mail over and noting that hands it over twice, with one Message-ID.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Mail;

use PHPMailer\PHPMailer\PHPMailer;
use Throwable;
use WP_Error;
use function Bellyful\Storefront\Changes\finish_answer;
use function Bellyful\Storefront\Ledger\hash_of;
use function Bellyful\Storefront\Ledger\now;
use function Bellyful\Storefront\Ledger\query;
use function Bellyful\Storefront\Ledger\rows;
use function Bellyful\Storefront\Ledger\table;
use function Bellyful\Storefront\Lots\send_recall;
use function Bellyful\Storefront\Notices\email_hash;
use function Bellyful\Storefront\Rest\iso_time;

defined( 'ABSPATH' ) || exit;

const OUTBOX_ACTION = 'bellyful_send_outbox';
const MAILS_A_RUN   = 50;

/** How long a process may take for one mail before another takes it over; a mail server answers well within it. */
const LEASE_MS       = 120_000;
const SERVER_SECONDS = 60;

/** After each refusal; after the last one the mail waits for the owner. */
const WAIT_MINUTES = array( 1, 5, 30, 120, 720 );

/** When a mail that waits for the owner is due. */
const NEVER = 9_000_000_000_000_000;

/** Writes down what is to be sent, in the open transaction, from a millisecond since 1970 on; the same key once a day. */
function note( string $key, string $email, array $payload, int $due_at = 0 ): void {
	query(
		'INSERT IGNORE INTO %i (key_hash, email, payload, due_at, noted_at) VALUES (%s, %s, %s, %d, %d)',
		table( 'outbox' ),
		hash_of( $key ),
		strtolower( $email ),
		(string) wp_json_encode( $payload ),
		0 === $due_at ? now() : $due_at,
		now()
	);
	send_after_the_answer();
}

/** Writes down a mail of the storefront or of this plugin; the key makes it one mail with another of the same day. */
function note_mail( array $mail, ?string $key = null ): void {
	note( 'mail:' . ( $key ?? wp_generate_uuid4() ), $mail['to'], array( 'mail' => $mail ) );
}

/** Sends what is due once the answer is on its way. */
function send_after_the_answer(): void {
	if ( ! has_action( 'shutdown', __NAMESPACE__ . '\send_at_the_end' ) ) {
		add_action( 'shutdown', __NAMESPACE__ . '\send_at_the_end' );
	}
}

/** The answer goes out first. */
function send_at_the_end(): void {
	finish_answer();
	send_due();
}

/** One run; of several at once each mail is sent by one. */
function send_due(): void {
	try {
		for ( $left = MAILS_A_RUN; $left > 0; --$left ) {
			$row = claim();
			if ( null === $row ) {
				return;
			}
			send( $row );
		}
	} catch ( Throwable $problem ) {
		error_log( 'Bellyful storefront, outbox: ' . $problem->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- for the shop's own log.
	}
}
add_action( OUTBOX_ACTION, __NAMESPACE__ . '\send_due' );

/** Every minute, by WooCommerce's scheduler. */
function schedule(): void {
	if ( function_exists( 'as_has_scheduled_action' ) && ! as_has_scheduled_action( OUTBOX_ACTION, array(), 'bellyful' ) ) {
		as_schedule_recurring_action( time() + MINUTE_IN_SECONDS, MINUTE_IN_SECONDS, OUTBOX_ACTION, array(), 'bellyful' );
	}
}
add_action( 'action_scheduler_ensure_recurring_actions', __NAMESPACE__ . '\schedule' );

/** The first mail that is due and that no other process sends. Its due time is the lease: who has moved it has the mail. */
function claim(): ?array {
	$outbox = table( 'outbox' );
	foreach ( rows( 'SELECT * FROM %i WHERE handed_at = 0 AND due_at <= %d ORDER BY due_at, id LIMIT 10', $outbox, now() ) as $row ) {
		if ( 1 === query( 'UPDATE %i SET due_at = %d WHERE id = %d AND due_at = %d AND handed_at = 0', $outbox, now() + LEASE_MS, (int) $row['id'], (int) $row['due_at'] ) ) {
			return $row;
		}
	}

	return null;
}

/** Hands one over and notes how that went. */
function send( array $row ): void {
	$problem = problem_of( $row );
	if ( null === $problem ) {
		note_handed_over( (int) $row['id'] );
		return;
	}
	$minutes = WAIT_MINUTES[ (int) $row['tries'] ] ?? null;
	query(
		'UPDATE %i SET tries = tries + 1, problem = %s, due_at = %d WHERE id = %d AND handed_at = 0',
		table( 'outbox' ),
		without_addresses( $problem ),
		null === $minutes ? NEVER : now() + $minutes * MINUTE_IN_SECONDS * 1000,
		(int) $row['id']
	);
}

/** What a mail said is gone; its key stays for a day, by which a storefront that asks again sends nothing twice. */
function note_handed_over( int $id ): void {
	query( "UPDATE %i SET handed_at = %d, email = '', payload = '' WHERE id = %d AND handed_at = 0", table( 'outbox' ), now(), $id );
}

/** Hands it over; null when it is on its way, else what the mail server said. */
function problem_of( array $row ): ?string {
	$reason = __( 'The mail server gave no reason.', 'bellyful-storefront' );
	$name   = sprintf( '<bellyful-%d-%d@%s>', $row['id'], $row['noted_at'], wp_parse_url( home_url(), PHP_URL_HOST ) );
	$sign   = static function ( PHPMailer $mailer ) use ( $name ): void {
		// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's own names.
		$mailer->MessageID = $name;
		$mailer->Timeout   = min( $mailer->Timeout, SERVER_SECONDS );
		// phpcs:enable
	};
	$note   = static function ( WP_Error $failure ) use ( &$reason ): void {
		$reason = $failure->get_error_message();
	};
	add_action( 'phpmailer_init', $sign );
	add_action( 'wp_mail_failed', $note );
	try {
		return hand_over( (array) json_decode( $row['payload'], true ), (int) $row['id'], (int) $row['tries'] > 0 ) ? null : $reason;
	} catch ( Throwable $problem ) {
		return $problem->getMessage();
	} finally {
		remove_action( 'phpmailer_init', $sign );
		remove_action( 'wp_mail_failed', $note );
	}
}

/**
 * By what the row is about: `mail` for deliver(), `to` for a change of an order's status, `recall` for a buyer of a
 * recalled lot, or `action` for an e-mail of WooCommerce.
 */
function hand_over( array $payload, int $id, bool $is_again ): bool {
	return match ( true ) {
		isset( $payload['mail'] )   => deliver( $payload['mail'] ),
		isset( $payload['to'] )     => note_emails_of_status( $payload, $id ),
		isset( $payload['recall'] ) => send_recall( (int) $payload['recall'], $id ),
		default                     => send_email( $payload, $id, $is_again ),
	};
}

/** What is stored and shown of a refusal. */
function without_addresses( string $problem ): string {
	return mb_substr( (string) preg_replace( '/[^\s<>:;,"(]+@[^\s<>:;,")]+/', '…', wp_strip_all_tags( $problem ) ), 0, 200 );
}

/** How many mails wait for the owner, since when, and why the oldest could not be sent: `{failed, since, reason}`. */
function outbox_facts(): array {
	$failed = rows( 'SELECT noted_at, problem FROM %i WHERE handed_at = 0 AND due_at = %d ORDER BY id', table( 'outbox' ), NEVER );

	return array(
		'failed' => count( $failed ),
		'since'  => $failed ? iso_time( intdiv( (int) $failed[0]['noted_at'], 1000 ) ) : null,
		'reason' => $failed[0]['problem'] ?? null,
	);
}

/** What waits for the owner is sent again, and waits as before when it is refused; gives how many. */
function send_failed_again(): int {
	$count = query( 'UPDATE %i SET tries = 1, due_at = %d WHERE handed_at = 0 AND due_at = %d', table( 'outbox' ), now(), NEVER );
	send_after_the_answer();

	return $count;
}

/** What waits for the owner is not sent any more; gives how many. */
function drop_failed(): int {
	return query( 'DELETE FROM %i WHERE handed_at = 0 AND due_at = %d', table( 'outbox' ), NEVER );
}

/** What was not sent to an address is not sent any more; gives how many. */
function forget_mails( string $email ): int {
	return query( 'DELETE FROM %i WHERE email = %s', table( 'outbox' ), strtolower( $email ) );
}

/** What waits for an address, by its hash, and is of a kind that begins so is not sent any more. */
function forget_ended_mails( string $email_hash, string $kind ): void {
	foreach ( rows( 'SELECT id, email FROM %i WHERE handed_at = 0 AND payload LIKE %s', table( 'outbox' ), "%\"kind\":\"$kind%" ) as $row ) {
		if ( email_hash( $row['email'] ) === $email_hash ) {
			query( 'DELETE FROM %i WHERE id = %d', table( 'outbox' ), (int) $row['id'] );
		}
	}
}

/** Nor anything to a customer who is deleted. */
function forget_mails_of( $id, $reassign, $user ): void {
	forget_mails( $user->user_email );
}
add_action( 'deleted_user', __NAMESPACE__ . '\forget_mails_of', 10, 3 );
