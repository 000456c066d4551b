import type {Accounts, Device} from '~adapters/accounts';
import {refused, type Outcome} from '~adapters/commerce';
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

/** Asks the accounts service: its sentences become the shop's, its failures a sentence and a log line. */
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
    const refusals = outcome.refusals.map(({field, message}) => ({
      field,
      message: toAccountMessage(message),
    }));
    return {ok: false, refusals};
  } catch (error) {
    log.error('accounts.failed', {operation, cause: toCause(error)});
    return refused(failedMessage || toAccountMessage(''));
  }
}

/** The shop's sentence for a sentence of the accounts service; all others stay as they are. */
export function toAccountMessage(message: string): string {
  if (message === 'not open') return accountMessages.notOpen;
  if (/already (been )?registered/i.test(message)) return accountMessages.alreadyRegistered;
  if (/invalid login credentials/i.test(message)) return accountMessages.invalidCredentials;
  if (/email link is invalid or has expired/i.test(message)) return accountMessages.linkExpired;
  if (/^wrong password/i.test(message)) return accountMessages.wrongPassword;
  return message.trim() || accountMessages.unexpected;
}
