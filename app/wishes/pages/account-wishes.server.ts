import type {AccountSession, WishChange} from '~adapters/accounts';
import type {AppServices} from '~/server/app-services';
import {limitTries} from '~/server/http/limit-tries.server';
import {toCause} from '~/server/telemetry/log';

type Ports = Pick<AppServices, 'accounts' | 'log' | 'rateLimits'>;

/** The account's wish list; null while the accounts service does not answer. */
export async function readAccountWishes(
  {accounts, log}: Ports,
  session: AccountSession,
): Promise<string[] | null> {
  try {
    return await accounts.wishes.list(session);
  } catch (error) {
    log.warn('wishes.read.failed', {cause: toCause(error)});
    return null;
  }
}

/** The account's wish list as it is after the change; null when nothing was changed. */
export async function changeAccountWishes(
  ports: Ports,
  session: AccountSession,
  change: WishChange,
): Promise<string[] | null> {
  const {email} = session.shopper;
  if (await limitTries(ports, 'change-wishes', {email})) return null;
  try {
    return await ports.accounts.wishes.change(session, change);
  } catch (error) {
    ports.log.warn('wishes.change.failed', {cause: toCause(error)});
    return null;
  }
}
