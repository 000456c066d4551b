import type {AccountSession, WishChange} from '~adapters/accounts';
import type {AppServices} from '~/server/app-services';
import {limitTries} from '~/server/http/limit-tries.server';
import {toNull} from '~/server/telemetry/log';

type Ports = Pick<AppServices, 'accounts' | 'log' | 'rateLimits'>;

/** The account's wish list; null while the accounts service does not answer. */
export async function readAccountWishes(
  {accounts, log}: Ports,
  session: AccountSession,
): Promise<string[] | null> {
  return accounts.wishes.list(session).catch(toNull(log, 'warn', 'wishes.read.failed'));
}

/** The account's wish list as it is after the change; null when nothing was changed. */
export async function changeAccountWishes(
  ports: Ports,
  session: AccountSession,
  change: WishChange,
): Promise<string[] | null> {
  const {email} = session.shopper;
  if (await limitTries(ports, 'change-wishes', {email})) return null;
  const fail = toNull(ports.log, 'warn', 'wishes.change.failed');
  return ports.accounts.wishes.change(session, change).catch(fail);
}
