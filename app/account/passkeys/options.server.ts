import {data} from 'react-router';
import type {Shopper} from '~adapters/accounts';
import type {OwnPasskeys} from '~adapters/accounts/passkeys';
import {accepted, refused} from '~adapters/commerce';
import {accountWords} from '~/account/account-call.server';
import {shopName} from '~/content/brand';
import {isEmailAddress} from '~/forms/email-address';
import {showRefusals} from '~/forms/refusals';
import type {AppServices} from '~/server/app-services';
import {limitTries, toRefusedInit} from '~/server/http/limit-tries.server';
import {readFields} from '~/server/http/request-body.server';
import {fromBase64Url, randomToken} from '~/server/session/sealed-text.server';
import {lifetimeMs, makeChallenge, type Step, supportedAlgorithmIDs} from './challenge.server';
import {showPasskeys} from './passkeys.server';

/** `step, email`: what the browser is to ask an authenticator for; or the sentence to show. */
export async function postPasskeyOptions(context: AppServices, request: Request) {
  const {step = '', email = ''} = await readFields(request);
  const made = await makeOptions(context, step, email.trim());
  if (made.ok) return data({options: made.value});
  const [refusal] = showRefusals(accountWords, made.refusals);
  return data({problem: refusal?.message}, toRefusedInit(made.refusals));
}

async function makeOptions(services: AppServices, step: string, email: string) {
  const {clientAddress, siteUrl, access} = services;
  const tooMany = await limitTries(services, 'ask-passkey', {clientAddress});
  if (tooMany) return {ok: false as const, refusals: [tooMany]};
  if (step === 'sign-in') {
    const challenge = await makeChallenge(services, step);
    const rpId = new URL(siteUrl).hostname;
    return accepted({challenge, rpId, userVerification: 'required' as const});
  }
  if (step === 'sign-up')
    return isEmailAddress(email)
      ? accepted(await toCreation(services, step, {id: email, email}))
      : refused('emailInvalid');
  const session = step === 'add' ? await access.session() : null;
  if (!session) return refused('signInAgain');
  const own = await showPasskeys(services, session);
  if (!own) return refused('unexpected');
  if (!own.isFresh) return refused('signInAgain');
  return accepted(await toCreation(services, 'add', session.shopper, own));
}

async function toCreation(
  services: AppServices,
  step: Step,
  {id: owner, email}: Pick<Shopper, 'id' | 'email'>,
  own?: OwnPasskeys,
) {
  const {generateRegistrationOptions} = await import('./webauthn.server');
  const userHandle = own?.userHandle ?? randomToken();
  const challenge = await makeChallenge(services, step, owner, userHandle);
  return generateRegistrationOptions({
    rpName: shopName,
    rpID: new URL(services.siteUrl).hostname,
    userID: fromBase64Url(userHandle),
    userName: email,
    userDisplayName: email,
    challenge: fromBase64Url(challenge),
    timeout: lifetimeMs,
    excludeCredentials: own?.passkeys.map(({credentialId: id}) => ({id})) ?? [],
    // Found without an address, and used by nobody but its owner.
    authenticatorSelection: {residentKey: 'required', userVerification: 'required'},
    supportedAlgorithmIDs,
  });
}
