import {
  createHash,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';

/** Signatures by hand (RFC 9421, RFC 9530), so that the shop's are held against other code than its own. */
const digestOf = (body: string | Uint8Array) =>
  `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;

const hashes: Record<string, string | null> = {'P-256': 'sha256', 'P-384': 'sha384', Ed25519: null};

export interface PublishedKey extends JsonWebKey {
  kid: string;
}

export interface KeyPair {
  published: PublishedKey;
  privateKey: KeyObject;
}

export function aKeyPair(curve: 'P-256' | 'P-384' | 'Ed25519' = 'P-256', kid?: string): KeyPair {
  const {publicKey, privateKey} =
    curve === 'Ed25519'
      ? generateKeyPairSync('ed25519')
      : generateKeyPairSync('ec', {namedCurve: curve});
  const jwk = publicKey.export({format: 'jwk'});
  return {published: {...jwk, kid: kid ?? thumbprintOf(jwk)}, privateKey};
}

function thumbprintOf({crv, kty, x, y}: JsonWebKey): string {
  const members = kty === 'EC' ? {crv, kty, x, y} : {crv, kty, x};
  return createHash('sha256').update(JSON.stringify(members)).digest('base64url');
}

const baseOf = (components: string[], valueOf: (name: string) => string, parameters: string) =>
  [
    ...components.map((name) => `"${name}": ${valueOf(name)}`),
    `"@signature-params": ${parameters}`,
  ].join('\n');

interface SignOptions {
  pair: KeyPair;
  /** Instead of all that have to be covered. */
  components?: string[];
  /** After the components: `;created=1`; without that it is created now. */
  parameters?: string;
  isUndated?: boolean;
  label?: string;
}

/** The headers of a request with its signature. */
export function signRequest(
  {
    method,
    url,
    headers,
    body,
  }: {
    method: string;
    url: string;
    headers: Record<string, string>;
    body: string;
  },
  {pair, components, parameters = '', isUndated = false, label = 'sig1'}: SignOptions,
): Record<string, string> {
  const sent = new Headers({...headers, ...(body !== '' && {'Content-Digest': digestOf(body)})});
  const target = new URL(url);
  const covered = components ?? [
    '@method',
    '@authority',
    '@path',
    ...[...sent.keys()].filter((name) =>
      ['ucp-agent', 'content-digest', 'content-type', 'idempotency-key'].includes(name),
    ),
  ];
  const derived: Record<string, string> = {
    '@method': method,
    '@authority': target.host,
    '@path': target.pathname,
    '@query': target.search,
  };
  const isDated = isUndated || parameters.includes(';created=');
  const created = isDated ? '' : `;created=${Math.floor(Date.now() / 1000)}`;
  const input = `(${covered.map((name) => `"${name}"`).join(' ')});keyid="${pair.published.kid}"${created}${parameters}`;
  const base = baseOf(covered, (name) => derived[name] ?? sent.get(name) ?? '', input);
  const hash = hashes[pair.published.crv ?? ''] ?? null;
  const made = sign(hash, Buffer.from(base), {key: pair.privateKey, dsaEncoding: 'ieee-p1363'});
  sent.set('Signature-Input', `${label}=${input}`);
  sent.set('Signature', `${label}=:${made.toString('base64')}:`);
  return Object.fromEntries(sent);
}

interface Signed {
  headers: Headers;
  body: string;
}

/** Why an answer is not signed by one of these keys; null where it is. */
export const problemOfAnswer = (
  {status, ...signed}: Signed & {status: number},
  keys: PublishedKey[],
): string | null =>
  problemOf(signed, keys, {'@status': String(status)}, [
    '@status',
    ...(signed.body === '' ? [] : ['content-digest', 'content-type']),
  ]);

/** The same of what the shop sends to a program: it covers all that the receiver goes by. */
export function problemOfRequest(
  {method, url, ...signed}: Signed & {method: string; url: string},
  keys: PublishedKey[],
): string | null {
  const {host, pathname, search} = new URL(url);
  const derived = {
    '@method': method,
    '@authority': host,
    '@path': pathname,
    ...(search && {'@query': search}),
  };
  const own = ['content-digest', 'content-type', 'idempotency-key', 'ucp-agent'];
  const ofEvent = ['webhook-id', 'webhook-timestamp'];
  return problemOf(signed, keys, derived, [...Object.keys(derived), ...own, ...ofEvent]);
}

function problemOf(
  {headers, body}: Signed,
  keys: PublishedKey[],
  derived: Record<string, string>,
  wanted: string[],
): string | null {
  const [, input = '', list = '', kid] =
    /^sig1=(\(([^)]*)\);created=\d+;keyid="([^"]+)")$/.exec(headers.get('Signature-Input') ?? '') ??
    [];
  const components = [...list.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
  if (components.join() !== wanted.join()) return `covers ${components.join()}`;
  if (body !== '' && headers.get('Content-Digest') !== digestOf(body)) return 'another body';
  const key = keys.find((each) => each.kid === kid);
  if (!key) return `unknown key ${kid}`;
  const valueOf = (name: string) => derived[name] ?? headers.get(name) ?? '';
  const [, signature = ''] = /^sig1=:([^:]+):$/.exec(headers.get('Signature') ?? '') ?? [];
  const publicKey = createPublicKey({key, format: 'jwk'});
  const isRight = verify(
    'sha256',
    Buffer.from(baseOf(components, valueOf, input)),
    {key: publicKey, dsaEncoding: 'ieee-p1363'},
    Buffer.from(signature, 'base64'),
  );
  return isRight ? null : 'another signature';
}
