import type {AccountSession} from '~adapters/accounts';
import {refused} from '~adapters/commerce';
import {toCredentialRefusals, type Credentials} from './account-validation';
import {
  callAccounts,
  type AccountOutcome,
  type AccountPorts,
  type Background,
} from './account-call.server';
import {countTries, limitTries, tooManyTries} from '~/server/http/limit-tries.server';

type SignInPorts = AccountPorts & Background;

interface Caller {
  clientAddress: string;
  /** Of a browser in which this address has signed in before. */
  browserId: string | null;
}

/**
 * Signs in with e-mail and password. Wrong passwords from everywhere close the account to browsers that it does not
 * know, not to its owner: the owner gets a link (rules: Limits on tries).
 */
export async function signIn(
  ports: SignInPorts,
  {email, password}: Credentials,
  {clientAddress, browserId}: Caller,
  siteUrl: string,
): Promise<AccountOutcome<AccountSession>> {
  const refusals = toCredentialRefusals('sign-in', {email, password});
  if (refusals.length > 0) return {ok: false, refusals};
  const [wait = 0, waitAnywhere = 0] = await (browserId === null
    ? countTries(ports, ['sign-in', 'sign-in-anywhere'], {clientAddress, email})
    : countTries(ports, ['sign-in-known-browser'], {clientAddress, visitorId: browserId}));
  if (wait > 0) return {ok: false, refusals: [tooManyTries(wait)]};
  if (waitAnywhere > 0) {
    ports.waitUntil(mailSignInLink(ports, email.trim(), siteUrl));
    return refused('signInLinkSent');
  }
  return callAccounts(ports.log, 'signIn', () =>
    ports.accounts.signIn(email.trim(), password, ports.device),
  );
}

/** The link of the last hour still works, and is on its way. */
async function mailSignInLink(ports: AccountPorts, email: string, siteUrl: string): Promise<void> {
  if (await limitTries(ports, 'sign-in-mail', {email})) return;
  await callAccounts(ports.log, 'sendPasswordReset', () =>
    ports.accounts.sendPasswordReset(email, `${siteUrl}/account/reset`, 'many-tries'),
  );
}
