import type {Accounts, Device} from '~adapters/accounts';
import {refused, type Outcome, type Refusal} from '~adapters/commerce';
import type {Counters} from '~/server/http/limit-tries.server';
import {toCause, type Log} from '~/server/telemetry/log';
import {accountMessages} from '~/content/messages/accounts';

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

/** Asks the accounts service: its refusals become the shop's, its failures a sentence and a log line. */
export async function callAccounts<Value>(
  log: Log,
  operation: string,
  call: () => Promise<Outcome<Value>>,
  failedMessage = '',
): Promise<Outcome<Value>> {
  try {
    const outcome = await call();
    if (outcome.ok) return outcome;
    log.info('account.refused', {operation});
    const refusals = outcome.refusals.map((refusal) => ({
      ...refusal,
      message: toAccountMessage(refusal),
    }));
    return {ok: false, refusals};
  } catch (error) {
    log.error('accounts.failed', {operation, cause: toCause(error)});
    return refused(failedMessage || accountMessages.unexpected);
  }
}

const messages: Partial<Record<string, string>> = {
  not_open: accountMessages.notOpen,
  user_already_exists: accountMessages.alreadyRegistered,
  invalid_credentials: accountMessages.invalidCredentials,
  otp_expired: accountMessages.linkExpired,
  wrong_password: accountMessages.wrongPassword,
};

/** The shop's sentence for a refusal of the accounts service; all others stay in its own. */
export const toAccountMessage = ({code = '', message}: Pick<Refusal, 'code' | 'message'>): string =>
  messages[code] ?? (message.trim() || accountMessages.unexpected);
