import {z} from 'zod';
import type {NewPasskey, VerifiedAnswer} from '~adapters/accounts/passkeys';
import {deviceName} from '~/account/security/account-sessions.server';
import {toRecord} from '~/forms/to-record';
import type {AppServices} from '~/server/app-services';
import {fromBase64Url} from '~/server/session/sealed-text.server';
import {sha256} from '~/server/session/sha256';
import {toCause} from '~/server/telemetry/log';
import {openChallenge, siteOf, type Step} from './challenge.server';

const part = z
  .string()
  .max(8192)
  .regex(/^[\w-]+$/);

const named = {
  id: part.max(1400),
  rawId: part.max(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};
const created = z.object({
  ...named,
  response: z.object({clientDataJSON: part, attestationObject: part}),
});
const signed = z.object({
  ...named,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: part.exactOptional(),
  }),
});

/** The part of the worker that few visitors need. */
const loadCeremony = () => import('./ceremony.server');

/** The challenge that an answer says it is for. */
function challengeIn({response}: {response: {clientDataJSON: string}}): string {
  const text = new TextDecoder().decode(fromBase64Url(response.clientDataJSON));
  return String(toRecord(JSON.parse(text))['challenge']);
}

/** A new passkey and for whom it was asked; null for anything but this site's own answer. */
export async function readNewPasskey(
  services: AppServices,
  text: string,
  step: Step,
): Promise<{owner: string; passkey: NewPasskey} | null> {
  try {
    const response = created.parse(JSON.parse(text));
    const sealed = challengeIn(response);
    const made = await openChallenge(services, sealed, step);
    if (!made) return null;
    const {verifyNew} = await loadCeremony();
    const verified = await verifyNew(response, siteOf(services), sealed);
    const {owner, userHandle} = made;
    const name = deviceName(services.device.userAgent);
    return {owner, passkey: {...verified, challenge: await sha256(sealed), userHandle, name}};
  } catch (error) {
    services.log.info('passkey.refused', {cause: toCause(error)});
    return null;
  }
}

/** What a known passkey has signed; else why it is not taken, in the words of the accounts service. Throws where the shop does not answer. */
export async function readSignedAnswer(
  services: AppServices,
  text: string,
): Promise<VerifiedAnswer | 'passkey_refused' | 'passkey_unknown'> {
  const response = readSigned(text);
  if (!response) return 'passkey_refused';
  const stored = await services.accounts.passkeys.find(response.id);
  if (!stored) return 'passkey_unknown';
  try {
    const sealed = challengeIn(response);
    const made = await openChallenge(services, sealed, 'sign-in');
    const {userHandle = stored.userHandle} = response.response;
    if (!made || userHandle !== stored.userHandle) return 'passkey_refused';
    const {verifyKnown} = await loadCeremony();
    const counter = await verifyKnown(response, siteOf(services), sealed, stored);
    return {credentialId: response.id, challenge: await sha256(sealed), counter};
  } catch (error) {
    services.log.info('passkey.refused', {cause: toCause(error)});
    return 'passkey_refused';
  }
}

function readSigned(text: string) {
  try {
    return signed.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
