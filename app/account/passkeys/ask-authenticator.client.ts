import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import {postJson} from '~/browser/fetch-json';
import {unexpectedError} from '~/content/connection';
import {passkeyLabels} from '~/content/passkeys';
import type {Step} from './challenge.server';

type Options = PublicKeyCredentialCreationOptionsJSON | PublicKeyCredentialRequestOptionsJSON;

/** What was answered, to be sent; else the sentence to show, or null where nobody was asked in vain. */
export type Asked = {answer: string} | {problem: string | null};

/** Browsers know no passkeys of an address that is a number. */
export const knowsPasskeys = (): boolean =>
  'PublicKeyCredential' in window && /[a-z]/i.test(location.hostname);

/** Whether the browser offers passkeys in a field, among what it fills in. */
export const offersInFields = async (): Promise<boolean> =>
  knowsPasskeys() &&
  'isConditionalMediationAvailable' in PublicKeyCredential &&
  (await PublicKeyCredential.isConditionalMediationAvailable());

const loadBrowserHalf = () => import('@simplewebauthn/browser');

/** Asks for a challenge, and the shopper's device for an answer to it. */
export async function askAuthenticator(
  step: Step,
  email: string,
  isInField = false,
): Promise<Asked> {
  const made = await postJson<{options?: Options; problem?: string | null}>('/functions/session', {
    step,
    email,
  });
  const {options, problem} = made.kind === 'answered' ? made.value : {};
  if (!options) return {problem: isInField ? null : (problem ?? unexpectedError)};
  try {
    const {startAuthentication, startRegistration} = await loadBrowserHalf();
    const answer =
      'rp' in options
        ? await startRegistration({optionsJSON: options})
        : await startAuthentication({optionsJSON: options, useBrowserAutofill: isInField});
    return {answer: JSON.stringify(answer)};
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    if (isInField) return {problem: null};
    return {problem: isKnown ? passkeyLabels.isHere : passkeyLabels.cancelled};
  }
}

type Signal =
  | {signalName: 'unknownCredential'; credentialID: string}
  | {signalName: 'allAcceptedCredentials'; userID: string; allAcceptedCredentialIDs: string[]};

/** Has the device forget passkeys that open nothing here, where its browser passes that on. */
export async function signalPasskeys(signal: Signal): Promise<void> {
  if (!knowsPasskeys() || !('signalUnknownCredential' in PublicKeyCredential)) return;
  const {sendSignal} = await loadBrowserHalf();
  await sendSignal({rpID: location.hostname, ...signal}).catch(() => {});
}

/** What is offered in a field is no longer. */
export async function stopAsking(): Promise<void> {
  const {WebAuthnAbortService} = await loadBrowserHalf();
  WebAuthnAbortService.cancelCeremony();
}
