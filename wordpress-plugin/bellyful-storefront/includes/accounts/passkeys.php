<?php
/**
 * Passkeys of accounts: the public halves of keys that shoppers' devices hold. The storefront verifies what is signed
 * with them; each challenge and each step of a counter counts here, once.
 */

declare( strict_types=1 );

namespace Bellyful\Storefront\Accounts;

use Bellyful\Storefront\Ledger;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

const MOST_PASSKEYS = 20;

/** The row of a credential; null where no account has it. */
function find_passkey( string $credential_id ): ?array {
	return Ledger\rows( 'SELECT * FROM %i WHERE credential_hash = %s', Ledger\table( 'passkeys' ), Ledger\hash_of( $credential_id ) )[0] ?? null;
}

/** The rows of an account, oldest first. */
function passkeys_of( int $user_id ): array {
	return Ledger\rows( 'SELECT * FROM %i WHERE user_id = %d ORDER BY id', Ledger\table( 'passkeys' ), $user_id );
}

/** Whether this challenge was not answered before. The storefront makes none that lasts longer than it is remembered. */
function is_first_answer( string $challenge ): bool {
	$try = array(
		'bucket'        => 'passkey:' . $challenge,
		'limit'         => 1,
		'windowSeconds' => HOUR_IN_SECONDS,
	);

	return array( 0 ) === Ledger\count_tries( array( $try ) );
}

/** Stores a new one; false where its challenge was answered before, it is known, or there are too many. */
function store_passkey( int $user_id, WP_REST_Request $request ): bool {
	return Ledger\atomically(
		static fn(): bool => is_first_answer( $request['challenge'] )
			&& count( passkeys_of( $user_id ) ) < MOST_PASSKEYS
			&& 1 === Ledger\query(
				'INSERT IGNORE INTO %i (user_id, credential_hash, credential_id, public_key, counter, user_handle, name, created_at) VALUES (%d, %s, %s, %s, %d, %s, %s, %d)',
				Ledger\table( 'passkeys' ),
				$user_id,
				Ledger\hash_of( $request['credentialId'] ),
				$request['credentialId'],
				$request['publicKey'],
				$request['counter'],
				$request['userHandle'],
				$request['name'],
				Ledger\now()
			)
	);
}

/** Counts a use; false where its challenge was answered before, or its counter did not go on: then it is a copy's. */
function use_passkey( array $passkey, WP_REST_Request $request ): bool {
	$counter = $request['counter'];

	return Ledger\atomically(
		static fn(): bool => is_first_answer( $request['challenge'] )
			&& 1 === Ledger\query(
				// Those that are kept in step by several devices count nothing.
				'UPDATE %i SET counter = %d, used_at = %d WHERE id = %d AND ( counter < %d OR ( counter = 0 AND %d = 0 ) )',
				Ledger\table( 'passkeys' ),
				$counter,
				Ledger\now(),
				$passkey['id'],
				$counter,
				$counter
			)
	);
}

/** The account has none any more: it was deleted, is its address' owner's, or its owner has lost them. */
function forget_passkeys( $user_id ): void {
	Ledger\query( 'DELETE FROM %i WHERE user_id = %d', Ledger\table( 'passkeys' ), (int) $user_id );
}
add_action( 'deleted_user', __NAMESPACE__ . '\forget_passkeys' );
