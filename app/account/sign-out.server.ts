import type {Accounts, AccountSession} from '~adapters/accounts';
import {toCause, type Log} from '~/server/telemetry/log';

/** Ends the session at the accounts service. The cookie goes in any case, so a failure is only logged. */
export async function signOut(
  {accounts, log}: {accounts: Accounts; log: Log},
  session: AccountSession | null,
): Promise<void> {
  if (!session) return;
  try {
    await accounts.signOut(session);
    log.info('account.left', {shopperId: session.shopper.id});
  } catch (error) {
    log.warn('session.end.failed', {cause: toCause(error)});
  }
}
