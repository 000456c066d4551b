import type {AuthenticationResponseJSON, RegistrationResponseJSON} from '@simplewebauthn/server';
import {z} from 'zod';
import type {StoredPasskey, VerifiedAnswer} from '~adapters/accounts/passkeys';
import {accepted, refused} from '~adapters/commerce';
import {deviceName} from '~/account/security/account-sessions.server';
import type {AppServices} from '~/server/app-services';
import {cookieSettingsOf} from '~/server/session/cookie-settings';
import {fromBase64Url, seal, toBase64Url, unseal} from '~/server/session/sealed-text.server';
import {sha256} from '~/server/session/sha256';
import {toNull} from '~/server/telemetry/log';

export type Step = 'sign-in' | 'sign-up' | 'add';

export const lifetimeMs = 10 * 60_000;

const challengeText = z.object({
  /** Of a new passkey: for which address or account, and how authenticators will name that. */
  owner: z.string(),
  userHandle: z.string(),
  /** Milliseconds since 1970. */
  endsAt: z.number(),
});

/** An answer to a challenge does nothing else, and comes from the browser that asked for it. */
const purposeOf = (step: Step, {session}: AppServices) => `passkey ${step} ${session.visitorId()}`;

/** Stored nowhere: it comes back in the answer, which an authenticator has signed, and counts once in the shop. */
export const makeChallenge = (services: AppServices, step: Step, owner = '', userHandle = '') =>
  seal(
    JSON.stringify({owner, userHandle, endsAt: Date.now() + lifetimeMs}),
    services.env.SESSION_SECRET,
    purposeOf(step, services),
  );

/** Throws where it was made for something else or by another, or is over. */
async function openChallenge(services: AppServices, step: Step, sealed: string) {
  const {secrets} = cookieSettingsOf(services.env, services.siteUrl);
  const text = await unseal(sealed, secrets, purposeOf(step, services));
  const made = challengeText.parse(JSON.parse(text ?? 'null'));
  if (made.endsAt <= Date.now()) throw new Error('The challenge is over');
  return made;
}

/** The part of the worker that few visitors need. */
const loadWebAuthn = () => import('./webauthn.server');

/** By this the shop is asked; all else of an answer is the library's to judge. */
const credentialId = z.base64url().min(1).max(1400);

/** What of an answer holds before its signature is looked at. Throws where it is to no challenge for this step. */
async function readAnswer(services: AppServices, step: Step, text: string) {
  // One of them: the library refuses the other.
  const response = JSON.parse(text) as RegistrationResponseJSON & AuthenticationResponseJSON;
  const {decodeClientDataJSON} = await loadWebAuthn();
  const {challenge} = decodeClientDataJSON(response.response.clientDataJSON);
  const {origin, hostname} = new URL(services.siteUrl);
  return {
    id: credentialId.parse(response.id),
    challenge: await sha256(challenge),
    made: await openChallenge(services, step, challenge),
    toVerify: {
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostname,
      // The device must have asked who uses it: by a finger, a face, a PIN.
      requireUserVerification: true,
    },
  };
}

/** ES256, EdDSA and RS256: what every authenticator has one of. */
export const supportedAlgorithmIDs = [-7, -8, -257];

/** A new passkey and for whom it was asked. Throws for anything but this site's own answer. */
export async function readNewPasskey(services: AppServices, step: Step, text: string) {
  const answer = await readAnswer(services, step, text);
  const {verifyRegistrationResponse} = await loadWebAuthn();
  const {registrationInfo} = await verifyRegistrationResponse({
    ...answer.toVerify,
    supportedAlgorithmIDs,
  });
  if (!registrationInfo) throw new Error('Not verified');
  const {id, publicKey, counter} = registrationInfo.credential;
  const {challenge, made} = answer;
  const name = deviceName(services.device.userAgent);
  const key = {credentialId: id, publicKey: toBase64Url(publicKey), counter};
  return {owner: made.owner, passkey: {...key, challenge, userHandle: made.userHandle, name}};
}

/** What a known passkey has signed; refused in the words of the accounts service. Throws where the shop does not answer. */
export async function readSigned(services: AppServices, text: string) {
  const {accounts, log} = services;
  const refuse = toNull(log, 'info', 'passkey.refused');
  const answer = await readAnswer(services, 'sign-in', text).catch(refuse);
  if (!answer) return refused('passkey_refused');
  const stored = await accounts.passkeys.find(answer.id);
  if (!stored) return refused('passkey_unknown');
  const verified = await verifySigned(answer, stored).catch(refuse);
  return verified ? accepted(verified) : refused('passkey_refused');
}

async function verifySigned(
  {id, challenge, toVerify}: Awaited<ReturnType<typeof readAnswer>>,
  {publicKey, counter, userHandle}: StoredPasskey,
): Promise<VerifiedAnswer> {
  const {userHandle: named = userHandle} = toVerify.response.response;
  const {verifyAuthenticationResponse} = await loadWebAuthn();
  const {verified, authenticationInfo} = await verifyAuthenticationResponse({
    ...toVerify,
    credential: {id, publicKey: fromBase64Url(publicKey), counter},
  });
  if (!verified || named !== userHandle) throw new Error('Not signed by this key');
  return {credentialId: id, challenge, counter: authenticationInfo.newCounter};
}
