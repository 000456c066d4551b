import {countTries} from './limits';
import type {StoredPasskey, WordPressState} from './state';

const mostPasskeys = 20;

/** Whether this challenge was not answered before. */
const isFirstAnswer = (state: WordPressState, challenge: unknown) =>
  countTries(state, [
    {bucket: `passkey:${String(challenge)}`, limit: 1, windowSeconds: 3600},
  ])[0] === 0;

export const findPasskey = ({passkeys}: WordPressState, credentialId: unknown) =>
  passkeys.find((one) => one.credentialId === credentialId);

export const passkeysOf = ({passkeys}: WordPressState, userId: number) =>
  passkeys.filter((one) => one.userId === userId);

/** Stores a new one; false where its challenge was answered before, it is known, or there are too many. */
export function storePasskey(
  state: WordPressState,
  userId: number,
  fields: Record<string, unknown>,
): boolean {
  const {credentialId, publicKey, userHandle, name, counter, challenge} = fields;
  if (!isFirstAnswer(state, challenge) || findPasskey(state, credentialId)) return false;
  if (passkeysOf(state, userId).length >= mostPasskeys) return false;
  state.passkeys.push({
    id: String(Math.max(0, ...state.passkeys.map(({id}) => Number(id))) + 1),
    userId,
    credentialId: String(credentialId),
    publicKey: String(publicKey),
    userHandle: String(userHandle),
    name: String(name),
    counter: Number(counter),
    createdAt: new Date(state.now()).toISOString(),
    usedAt: null,
  });
  return true;
}

/** Counts a use; false where its challenge was answered before, or its counter did not go on. */
export function usePasskey(
  state: WordPressState,
  passkey: StoredPasskey,
  {challenge, counter}: Record<string, unknown>,
): boolean {
  const isOn = Number(counter) > passkey.counter || (counter === 0 && passkey.counter === 0);
  if (!isFirstAnswer(state, challenge) || !isOn) return false;
  passkey.counter = Number(counter);
  passkey.usedAt = new Date(state.now()).toISOString();
  return true;
}

export function forgetPasskeys(state: WordPressState, userId: number, id?: unknown): void {
  state.passkeys = state.passkeys.filter(
    (one) => one.userId !== userId || (id !== undefined && one.id !== id),
  );
}
