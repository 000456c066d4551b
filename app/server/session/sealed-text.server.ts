const encoder = new TextEncoder();
const keys = new Map<string, Promise<CryptoKey>>();

function keyOf(secret: string): Promise<CryptoKey> {
  const known = keys.get(secret);
  if (known) return known;
  const made = deriveKey(secret);
  keys.set(secret, made);
  return made;
}

async function deriveKey(secret: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, [
    'deriveKey',
  ]);
  const salt = encoder.encode('bellyful-sealed-text');
  return crypto.subtle.deriveKey(
    {name: 'HKDF', hash: 'SHA-256', salt, info: new Uint8Array()},
    material,
    {name: 'AES-GCM', length: 256},
    false,
    ['encrypt', 'decrypt'],
  );
}

const ivBytes = 12;

/** Encrypts and authenticates a text (AES-GCM); `purpose` keeps one kind of sealed text from passing as another. */
export async function seal(text: string, secret: string, purpose: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const settings = {name: 'AES-GCM', iv, additionalData: encoder.encode(purpose)};
  const sealed = await crypto.subtle.encrypt(settings, await keyOf(secret), encoder.encode(text));
  return toBase64Url(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** Null when the text was sealed with none of the secrets for this purpose, or was changed since. */
export async function unseal(
  sealed: string,
  secrets: string[],
  purpose: string,
): Promise<string | null> {
  for (const secret of secrets) {
    const text = await tryToUnseal(sealed, secret, purpose);
    if (text !== null) return text;
  }
  return null;
}

async function tryToUnseal(
  sealed: string,
  secret: string,
  purpose: string,
): Promise<string | null> {
  try {
    const bytes = fromBase64Url(sealed);
    const iv = bytes.slice(0, ivBytes);
    const settings = {name: 'AES-GCM', iv, additionalData: encoder.encode(purpose)};
    const text = await crypto.subtle.decrypt(settings, await keyOf(secret), bytes.slice(ivBytes));
    return new TextDecoder().decode(text);
  } catch {
    return null;
  }
}

/** What nobody can guess: 192 random bits. */
export const randomToken = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(24)));

export function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
