import type {Accounts, Device} from '~adapters/accounts';
import {refused, type Outcome, type Refusal} from '~adapters/commerce';
import type {Counters} from '~/server/http/limit-tries.server';
import {toCause, type Log} from '~/server/telemetry/log';
import {accountMessages, passwordTooCommon} from '~/content/messages/accounts';
import {passkeyMessages} from '~/content/passkeys';
import type {CodeOf, FormOutcome} from '~/forms/refusals';

/** What the account services work with. */
export interface AccountPorts {
  accounts: Accounts;
  rateLimits: Counters;
  log: Log;
  /** What signs in, for the list of sessions. */
  device?: Device;
}

/** For what goes on after the answer. */
export interface Background {
  waitUntil: (promise: Promise<unknown>) => void;
}

/** What the server says of an account. */
export const accountWords = {...accountMessages, passwordTooCommon, ...passkeyMessages};

type AccountCode = CodeOf<typeof accountWords>;

export type AccountOutcome<Value> = FormOutcome<typeof accountWords, Value>;

/** Asks the accounts service: its refusals become the shop's, its failures a refusal and a log line. */
export async function callAccounts<Value>(
  log: Log,
  operation: string,
  call: () => Promise<Outcome<Value>>,
): Promise<AccountOutcome<Value>> {
  try {
    const outcome = await call();
    if (outcome.ok) return outcome;
    log.info('account.refused', {operation});
    return {ok: false, refusals: outcome.refusals.map(toAccountRefusal)};
  } catch (error) {
    log.error('accounts.failed', {operation, cause: toCause(error)});
    return refused('unexpected');
  }
}

const codes: Partial<Record<string, AccountCode>> = {
  not_open: 'notOpen',
  user_already_exists: 'alreadyRegistered',
  invalid_credentials: 'invalidCredentials',
  otp_expired: 'linkExpired',
  wrong_password: 'wrongPassword',
  email_not_confirmed: 'confirmFirst',
  passkey_refused: 'passkeyRefused',
  passkey_unknown: 'passkeyUnknown',
  sign_in_again: 'signInAgain',
};

/** A refusal of the accounts service by the shop's own name; what has none is said in the service's words. */
export function toAccountRefusal({code, field, message = ''}: Refusal): Refusal<AccountCode> {
  const own = codes[code];
  if (own) return {code: own, field};
  return {code: 'unexpected', field, ...(message.trim() && {message: message.trim()})};
}
