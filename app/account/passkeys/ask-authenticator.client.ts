import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  sendSignal,
} from '@simplewebauthn/browser';
import {postJson} from '~/browser/fetch-json';
import {unexpectedError} from '~/content/connection';
import {passkeyLabels} from '~/content/passkeys';
import type {Step} from './challenge.server';

interface Made {
  options?: PublicKeyCredentialCreationOptionsJSON | PublicKeyCredentialRequestOptionsJSON;
  problem?: string;
}

/** Browsers know no passkeys of an address that is a number. */
export const knowsPasskeys = (): boolean =>
  'PublicKeyCredential' in window && /[a-z]/i.test(location.hostname);

const loadLibrary = () => import('@simplewebauthn/browser');

/** Asks for a challenge, and the device for an answer, with which the button's form is sent; else the sentence to show. */
export async function askAuthenticator(
  button: HTMLButtonElement,
  step: Step,
  useBrowserAutofill = false,
): Promise<string | null> {
  const email = button.form?.querySelector<HTMLInputElement>('[name=email]')?.value ?? '';
  const made = await postJson<Made>('/functions/session', {step, email});
  const {options, problem = unexpectedError} = made.kind === 'answered' ? made.value : {};
  if (!options) return problem;
  try {
    const {startAuthentication, startRegistration} = await loadLibrary();
    // The page may have been left meanwhile.
    if (!button.isConnected) return null;
    const answer =
      'rp' in options
        ? await startRegistration({optionsJSON: options})
        : await startAuthentication({optionsJSON: options, useBrowserAutofill});
    button.value = JSON.stringify(answer);
    button.form?.requestSubmit(button);
    return null;
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    return isKnown ? passkeyLabels.isHere : passkeyLabels.cancelled;
  }
}

/** Has the browser offer passkeys in a field of the button's form, among what it fills in. Returns what ends it. */
export function offerInField(button: HTMLButtonElement): () => void {
  const library = loadLibrary();
  const offer = async () => {
    const {browserSupportsWebAuthnAutofill} = await library;
    if (await browserSupportsWebAuthnAutofill()) await askAuthenticator(button, 'sign-in', true);
  };
  offer().catch(() => {});
  return () =>
    void library.then(
      ({WebAuthnAbortService}) => WebAuthnAbortService.cancelCeremony(),
      () => {},
    );
}

/** Has the device forget passkeys that open nothing here, where its browser passes that on. */
export async function signalPasskeys(signal: Parameters<typeof sendSignal>[0]): Promise<void> {
  if (!knowsPasskeys() || !('signalUnknownCredential' in PublicKeyCredential)) return;
  await loadLibrary()
    .then(({sendSignal}) => sendSignal(signal))
    .catch(() => {});
}
