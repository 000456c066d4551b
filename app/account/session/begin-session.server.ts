import type {Accounts, AccountSession} from '~adapters/accounts';
import type {ShopperAccess} from '~/server/app-services';
import type {Log} from '~/server/telemetry/log';
import type {Background} from '~/account/account-call.server';
import {signOut} from '~/account/sign-out.server';

interface Parts extends Background {
  access: ShopperAccess;
  accounts: Accounts;
  log: Log;
}

/** Puts a new session in the place of the one the browser had, which ends: nothing of before is carried on. */
export async function beginSession(parts: Parts, session: AccountSession): Promise<void> {
  const before = await parts.access.session();
  parts.access.change(session);
  if (before) parts.waitUntil(signOut(parts, before));
}
