import type {PublicKeyCredentialCreationOptionsJSON} from '@simplewebauthn/browser';
import type {AccountSession} from '~adapters/accounts';
import type {OwnPasskeys} from '~adapters/accounts/passkeys';
import {accepted, refused} from '~adapters/commerce';
import {passkeyMessages} from '~/content/passkeys';
import {shopName} from '~/content/brand';
import {isEmailAddress} from '~/forms/email-address';
import type {AppServices} from '~/server/app-services';
import {limitTries} from '~/server/http/limit-tries.server';
import {randomToken} from '~/server/session/sealed-text.server';
import {toCause} from '~/server/telemetry/log';
import {callAccounts, type AccountOutcome} from '../account-call.server';
import {toConfirmUrl} from '../sign-up.server';
import {makeChallenge, siteOf, type Step} from './challenge.server';
import {readNewPasskey, readSignedAnswer} from './passkey-answer.server';

type Entering = AccountOutcome<AccountSession>;

/** What an authenticator is to be asked: to sign for a known passkey, or to make one. */
export async function makeOptions(services: AppServices, step: Step, typedEmail: string) {
  const {clientAddress} = services;
  const tooMany = await limitTries(services, 'ask-passkey', {clientAddress});
  if (tooMany) return {ok: false as const, refusals: [tooMany]};
  if (step === 'sign-in') {
    const challenge = await makeChallenge(services, step);
    const rpId = siteOf(services).hostname;
    return accepted({challenge, rpId, userVerification: 'required' as const});
  }
  if (step === 'add') return optionsToAdd(services);
  const email = typedEmail.trim();
  if (!isEmailAddress(email)) return refused('emailInvalid');
  return accepted(await toCreation(services, step, {owner: email, email}));
}

async function optionsToAdd(services: AppServices) {
  const session = await services.access.session();
  if (!session) return refused('signInAgain');
  const own = await listPasskeys(services, session);
  if (!own) return refused('unexpected');
  if (!own.isFresh) return refused('signInAgain');
  const {id: owner, email} = session.shopper;
  return accepted(await toCreation(services, 'add', {owner, email, own}));
}

/** ES256, EdDSA and RS256: what every authenticator has one of. */
const algorithms = [-7, -8, -257];

interface Owner {
  owner: string;
  email: string;
  own?: OwnPasskeys;
}

async function toCreation(
  services: AppServices,
  step: Step,
  {owner, email, own}: Owner,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const userHandle = own?.userHandle ?? randomToken();
  return {
    rp: {id: siteOf(services).hostname, name: shopName},
    user: {id: userHandle, name: email, displayName: email},
    challenge: await makeChallenge(services, step, owner, userHandle),
    pubKeyCredParams: algorithms.map((alg) => ({type: 'public-key', alg})),
    excludeCredentials: (own?.passkeys ?? []).map(({credentialId}) => ({
      type: 'public-key',
      id: credentialId,
    })),
    // Found without an address, and used by nobody but its owner.
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** Signs in; with the token of a mailed link it confirms the address as well. */
export async function signInByPasskey(
  services: AppServices,
  text: string,
  tokenHash = '',
): Promise<Entering> {
  const {accounts, clientAddress, device, log} = services;
  const limit = tokenHash === '' ? 'sign-in' : 'confirm-link';
  const tooMany = await limitTries(services, limit, {clientAddress});
  if (tooMany) return {ok: false, refusals: [tooMany]};
  const entered = await callAccounts(log, 'signInByPasskey', async () => {
    const answer = await readSignedAnswer(services, text);
    return typeof answer === 'string'
      ? refused(answer)
      : accounts.passkeys.signIn(answer, tokenHash, device);
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
  const made = await readNewPasskey(services, text, 'sign-up');
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

export async function showPasskeys(
  services: AppServices,
  session: AccountSession,
): Promise<PasskeysView | null> {
  const own = await listPasskeys(services, session);
  const byPasskey = own?.isFresh ? 'passkey' : 'again';
  const proof = session.shopper.assuranceLevel === 'aal2' ? byPasskey : 'password';
  return own && {...own, proof};
}

/** The account's own; null while the accounts service does not answer. */
async function listPasskeys(
  {accounts, log}: AppServices,
  session: AccountSession,
): Promise<OwnPasskeys | null> {
  try {
    return await accounts.passkeys.list(session);
  } catch (error) {
    log.error('passkeys.list.failed', {cause: toCause(error)});
    return null;
  }
}

/** Adds, names or removes one: the sentence to show. */
export async function changePasskeys(
  services: AppServices,
  session: AccountSession,
  {passkey, rename, name = '', remove = ''}: Record<string, string>,
): Promise<AccountOutcome<string>> {
  const {passkeys} = services.accounts;
  if (passkey !== undefined) return addPasskey(services, session, passkey);
  const newName = name.trim().slice(0, 60);
  if (rename !== undefined && newName === '') return refused('nameRequired');
  if (rename !== undefined)
    return tell(services, 'renamed', () => passkeys.rename(session, rename, newName));
  return tell(services, 'removed', () => passkeys.remove(session, remove));
}

async function addPasskey(services: AppServices, session: AccountSession, text: string) {
  const made = await readNewPasskey(services, text, 'add');
  if (made?.owner !== session.shopper.id) return refused('passkeyRefused' as const);
  return tell(services, 'added', () => services.accounts.passkeys.add(session, made.passkey));
}

type Call = Parameters<typeof callAccounts>[2];

async function tell(
  {log}: AppServices,
  done: 'added' | 'renamed' | 'removed',
  change: Call,
): Promise<AccountOutcome<string>> {
  const changed = await callAccounts(log, `passkeys.${done}`, change);
  return changed.ok ? accepted(passkeyMessages[done]) : changed;
}
