// A file of its own beside the worker (build/passkeys.config.ts), loaded with the first passkey: few visitors need it.
export {
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
export {decodeClientDataJSON} from '@simplewebauthn/server/helpers';
