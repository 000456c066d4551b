import {createSignature, type Verifier} from 'http-message-sig';
import type {PublicKey} from '~adapters/agents';
import type {Env} from '~/server/settings/env';
import {toBase64Url} from '~/server/session/sealed-text.server';
import type {AppServices} from '~/server/app-services';
import {toContentDigest} from './content-digest';

/** A curve as JSON Web Keys name it, with the algorithm that RFC 9421 gives it. */
const algorithms = {
  'P-256': {
    name: 'ecdsa-p256-sha256',
    key: {name: 'ECDSA', namedCurve: 'P-256'},
    signature: {name: 'ECDSA', hash: 'SHA-256'},
  },
  'P-384': {
    name: 'ecdsa-p384-sha384',
    key: {name: 'ECDSA', namedCurve: 'P-384'},
    signature: {name: 'ECDSA', hash: 'SHA-384'},
  },
  Ed25519: {name: 'ed25519', key: {name: 'Ed25519'}, signature: {name: 'Ed25519'}},
} as const;

const p256 = algorithms['P-256'];

/** Names of the algorithms that are understood. */
export const algorithmNames = Object.values(algorithms).map(({name}) => name);

/** Null where the key is of no kind that is understood, or none at all. */
export async function toVerifier({kty, crv, x, y}: PublicKey): Promise<Verifier | null> {
  const algorithm = algorithms[crv as keyof typeof algorithms];
  if (!algorithm) return null;
  const jwk = {kty, crv, x, y} as JsonWebKey;
  const key = await crypto.subtle
    .importKey('jwk', jwk, algorithm.key, true, ['verify'])
    .catch(() => null);
  return (
    key && {
      algorithm: algorithm.name,
      verify: (data, signature) =>
        crypto.subtle.verify(
          algorithm.signature,
          key,
          new Uint8Array(signature),
          new Uint8Array(data),
        ),
    }
  );
}

/** The thumbprint of a key (RFC 7638). */
export async function toThumbprint({kty, crv, x, y}: Omit<PublicKey, 'kid'>): Promise<string> {
  const members = JSON.stringify({crv, kty, x, ...(kty === 'EC' && {y})});
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(members));
  return toBase64Url(new Uint8Array(digest));
}

interface SigningKey {
  privateKey: CryptoKey;
  publicKey: PublicKey;
}

const made = new Map<string, Promise<SigningKey>>();

/** The shop's own key, derived from the session secret, so that all processes sign alike. */
function signingKeyOf(secret: string): Promise<SigningKey> {
  const known = made.get(secret) ?? deriveKey(secret);
  made.set(secret, known);
  return known;
}

/** The public keys of the current and of the previous secret. */
export async function publicKeysOf({
  SESSION_SECRET: now,
  SESSION_SECRET_PREVIOUS: before,
}: Pick<Env, 'SESSION_SECRET' | 'SESSION_SECRET_PREVIOUS'>): Promise<PublicKey[]> {
  const keys = await Promise.all([now, ...(before ? [before] : [])].map(signingKeyOf));
  return keys.map(({publicKey}) => publicKey);
}

/** PKCS #8 (RFC 5958) of a key on P-256 (RFC 5915), up to its 32 bytes. */
const pkcs8 = atob('MEECAQAwEwYHKoZIzj0CAQYIKoZIzj0DAQcEJzAlAgEBBCA=');

async function deriveKey(secret: string): Promise<SigningKey> {
  const encoder = new TextEncoder();
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: encoder.encode('bellyful-signing-key'),
      info: new Uint8Array(),
    },
    material,
    256,
  );
  const prefix = Uint8Array.from(pkcs8, (letter) => letter.charCodeAt(0));
  const der = new Uint8Array([...prefix, ...new Uint8Array(bits)]);
  const privateKey = await crypto.subtle.importKey('pkcs8', der, p256.key, true, ['sign']);
  const {x = '', y = ''} = await crypto.subtle.exportKey('jwk', privateKey);
  const point = {kty: 'EC', crv: 'P-256', x, y};
  const kid = await toThumbprint(point);
  return {privateKey, publicKey: {kid, ...point, use: 'sig', alg: 'ES256'}};
}

/** The answer, signed (RFC 9421, RFC 9530; rules: Signatures) and not compressed, which would change the signed content. */
export async function signAnswer({env}: AppServices, answer: Response): Promise<Response> {
  const body = await answer.arrayBuffer();
  const headers = new Headers(answer.headers);
  if (body.byteLength > 0) headers.set('Content-Digest', await toContentDigest(body));
  headers.set('Cache-Control', 'no-store, no-transform');
  const signed = new Response(body.byteLength > 0 ? body : null, {status: answer.status, headers});
  const ofBody = body.byteLength > 0 ? ['content-digest', 'content-type'] : [];
  return sign(env, signed, ['@status', ...ofBody]);
}

/** A message to a program with the shop's signature over all that it says, its own headers among it. */
export async function signMessage(
  {env}: Pick<AppServices, 'env'>,
  address: string,
  {headers: own, body}: {headers: Record<string, string>; body: string},
): Promise<Request> {
  const digest = await toContentDigest(new TextEncoder().encode(body));
  const headers = new Headers({...own, 'Content-Digest': digest});
  const message = new Request(address, {method: 'POST', headers, body});
  const ofQuery = new URL(address).search === '' ? [] : ['@query'];
  const derived = ['@method', '@authority', '@path', ...ofQuery];
  return sign(env, message, [...derived, ...headers.keys()]);
}

async function sign<Message extends Request | Response>(
  {SESSION_SECRET: secret}: Pick<Env, 'SESSION_SECRET'>,
  message: Message,
  components: string[],
): Promise<Message> {
  const {privateKey, publicKey} = await signingKeyOf(secret);
  const {signature, signatureInput} = await createSignature(message, {
    components,
    parameters: {created: Math.floor(Date.now() / 1000), keyid: publicKey.kid},
    signer: {
      algorithm: p256.name,
      sign: async (base) =>
        new Uint8Array(await crypto.subtle.sign(p256.signature, privateKey, new Uint8Array(base))),
    },
  });
  message.headers.set('Signature-Input', signatureInput);
  message.headers.set('Signature', signature);
  return message;
}
