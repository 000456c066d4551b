import type {AccountSession} from '~adapters/accounts';
import type {OwnPasskeys} from '~adapters/accounts/passkeys';
import {accepted, refused} from '~adapters/commerce';
import {passkeyMessages} from '~/content/passkeys';
import type {AppServices} from '~/server/app-services';
import {limitTries} from '~/server/http/limit-tries.server';
import {toNull} from '~/server/telemetry/log';
import {callAccounts, type AccountOutcome} from '../account-call.server';
import {toConfirmUrl} from '../sign-up.server';
import {readNewPasskey, readSigned} from './challenge.server';

/** Signs in; with the token of a mailed link it confirms the address as well. */
export async function signInByPasskey(
  services: AppServices,
  text: string,
  tokenHash = '',
): Promise<AccountOutcome<AccountSession>> {
  const {accounts, clientAddress, device, log} = services;
  const limit = tokenHash === '' ? 'sign-in' : 'confirm-link';
  const tooMany = await limitTries(services, limit, {clientAddress});
  if (tooMany) return {ok: false, refusals: [tooMany]};
  const entered = await callAccounts(log, 'signInByPasskey', async () => {
    const answer = await readSigned(services, text);
    return answer.ok ? accounts.passkeys.signIn(answer.value, tokenHash, device) : answer;
  });
  const isOthers = !entered.ok && entered.refusals.some(({code}) => code === 'wrongPassword');
  return isOthers ? refused('passkeyRefused') : entered;
}

/** Opens an account of the address that the passkey was asked for. */
export async function signUpByPasskey(
  services: AppServices,
  text: string,
  place: {siteUrl: string; returnTo: string},
): Promise<AccountOutcome<AccountSession | null>> {
  const {accounts, clientAddress, device, log} = services;
  const refuse = toNull(log, 'info', 'passkey.refused');
  const made = await readNewPasskey(services, 'sign-up', text).catch(refuse);
  if (!made) return refused('passkeyRefused');
  const {owner: email, passkey} = made;
  const caller = {clientAddress, email};
  const tooMany = await limitTries(services, ['sign-up', 'confirmation-mail'], caller);
  if (tooMany) return {ok: false, refusals: [tooMany]};
  const returnUrl = toConfirmUrl(place.siteUrl, place.returnTo);
  const opened = await callAccounts(log, 'signUpByPasskey', () =>
    accounts.passkeys.signUp(email, passkey, returnUrl, device),
  );
  return opened.ok ? accepted(opened.value.session) : opened;
}

/** How the owner of a session proves to be that, before what could lock him out: a passkey has done so just now. */
export type Proof = 'password' | 'passkey' | 'again';

/** As a page shows them. */
export interface PasskeysView extends OwnPasskeys {
  proof: Proof;
}

/** The account's own; null while the accounts service does not answer. */
export async function showPasskeys(
  {accounts, log}: AppServices,
  session: AccountSession,
): Promise<PasskeysView | null> {
  const fail = toNull(log, 'error', 'passkeys.list.failed');
  const own = await accounts.passkeys.list(session).catch(fail);
  const byPasskey = own?.isFresh ? 'passkey' : 'again';
  const proof = session.shopper.assuranceLevel === 'aal2' ? byPasskey : 'password';
  return own && {...own, proof};
}

/** Adds, names or removes one: the sentence to show. */
export async function changePasskeys(
  services: AppServices,
  session: AccountSession,
  {passkey, rename, name = '', remove = ''}: Record<string, string>,
): Promise<AccountOutcome<string>> {
  const {passkeys} = services.accounts;
  const tell = async (done: 'added' | 'renamed' | 'removed', change: Call) => {
    const changed = await callAccounts(services.log, `passkeys.${done}`, change);
    return changed.ok ? accepted(passkeyMessages[done]) : changed;
  };
  if (passkey !== undefined) {
    const refuse = toNull(services.log, 'info', 'passkey.refused');
    const made = await readNewPasskey(services, 'add', passkey).catch(refuse);
    if (made?.owner !== session.shopper.id) return refused('passkeyRefused');
    return tell('added', () => passkeys.add(session, made.passkey));
  }
  if (rename === undefined) return tell('removed', () => passkeys.remove(session, remove));
  const newName = name.trim().slice(0, 60);
  if (newName === '') return refused('nameRequired');
  return tell('renamed', () => passkeys.rename(session, rename, newName));
}

type Call = Parameters<typeof callAccounts>[2];
