import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type {StoredPasskey} from '~adapters/accounts/passkeys';
import {fromBase64Url, toBase64Url} from '~/server/session/sealed-text.server';

// A file of its own beside the worker (build/passkeys.config.ts), loaded with the first passkey: few visitors need it.

/** Where an answer must come from. */
interface Site {
  origin: string;
  hostname: string;
}

/** The device must have asked who uses it: by a finger, a face, a PIN. */
const expected = ({origin, hostname}: Site, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: hostname,
  requireUserVerification: true,
});

/** A new key; throws where the answer is none of this site's. */
export async function verifyNew(response: RegistrationResponseJSON, site: Site, challenge: string) {
  const {registrationInfo} = await verifyRegistrationResponse({
    response,
    ...expected(site, challenge),
  });
  if (!registrationInfo) throw new Error('Not verified');
  const {id, publicKey, counter} = registrationInfo.credential;
  return {credentialId: id, publicKey: toBase64Url(publicKey), counter};
}

/** The counter of a known key; throws where the answer is none of this site's, or not signed by the key. */
export async function verifyKnown(
  response: AuthenticationResponseJSON,
  site: Site,
  challenge: string,
  {publicKey, counter}: StoredPasskey,
): Promise<number> {
  const {verified, authenticationInfo} = await verifyAuthenticationResponse({
    response,
    ...expected(site, challenge),
    credential: {id: response.id, publicKey: fromBase64Url(publicKey), counter},
  });
  if (!verified) throw new Error('Not signed by this key');
  return authenticationInfo.newCounter;
}
