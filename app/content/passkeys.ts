/** Signing in by a device's own lock instead of a password. */
export const passkeyLabels = {
  title: 'Passkeys',
  text: 'Sign in with your fingerprint, your face or your screen lock instead of a password.',
  signIn: 'Sign in with a passkey',
  signUp: 'Sign up with a passkey',
  confirm: 'Confirm with a passkey',
  add: 'Add a passkey',
  name: 'Name',
  save: 'Save',
  saveName: (name: string) => `Save the name of ${name}`,
  remove: 'Remove',
  removeOne: (name: string) => `Remove ${name}`,
  added: (day: string) => `Added on ${day}`,
  used: (day: string) => `last used on ${day}`,
  againText: 'To change this, please sign in again first.',
  again: 'Sign in again',
  ends: 'I have lost my passkeys: remove them from my account',
  unavailable: 'We could not look up your passkeys just now. Please try again later.',
  cancelled: 'No passkey was used. Please try again.',
  isHere: 'This device already has a passkey for your account.',
} as const;

const opensNothing =
  'This passkey does not open an account here. Please try again, or use another way.';

/** Said by the server alone. */
export const passkeyMessages = {
  passkeyRefused: opensNothing,
  passkeyUnknown: opensNothing,
  nameRequired: 'Please enter a name',
  signInAgain: 'Please sign in again first.',
  added: 'Your passkey is added.',
  renamed: 'The name is saved.',
  removed: 'The passkey is removed. If your device still offers it, you can delete it there, too.',
} as const;
