import {isSignatureError, verifySignature} from 'http-message-sig';
import {isInnerList, type InnerList, type Item} from 'structured-headers';
import {ProfileError, type ProfileProblem, type PublicKey} from '~adapters/agents';
import type {AppServices} from '~/server/app-services';
import {toWidestNetwork} from '~/server/http/client-address';
import {secondsToWait} from '~/server/http/limit-tries.server';
import type {LimitedAction} from '~/server/http/limits';
import {sha256, toHex} from '~/server/session/sha256';
import {countTry} from '../operations.server';
import {away, ProtocolError, requireVersion} from '../protocol';
import {isDigestOf, readDictionary} from './content-digest';
import {algorithmNames, toThumbprint, toVerifier} from './keys.server';

export interface SignedRequest {
  request: Request;
  /** As it was sent; empty without one. */
  body: string;
  /** The address of its sender's profile. */
  profile: string;
  /** What its operation's tries are counted by. */
  limit: LimitedAction;
}

/** More are not looked at. */
const mostSignatures = 3;
/** In seconds: two clocks are never the same. */
const clockSkew = 60;
/** In seconds, by the shop's clock. */
const oldest = 300;

/**
 * Whether a signature proves that a request is of the program that it names (RFC 9421; rules: Signatures). False where it
 * has none. Throws a ProtocolError where there is one and none proves it.
 */
export async function isSigned(services: AppServices, signed: SignedRequest): Promise<boolean> {
  const {headers} = signed.request;
  const input = headers.get('Signature-Input');
  if (input === null && !headers.has('Signature')) return false;
  if (input === null || !headers.has('Signature'))
    throw new ProtocolError(401, 'signature_missing', 'Send Signature and Signature-Input.');
  const inputs = readDictionary(input);
  if (!inputs || inputs.size === 0) throw invalid('Signature-Input cannot be read.');
  // A signature with another tag is made for another recipient.
  const own = [...inputs].flatMap(([label, member]) =>
    isInnerList(member) && isForUs(member) ? [{label, input: member}] : [],
  );
  if (own.length === 0) return false;
  await requireDigest(signed);
  const keys = await readKeys(services, signed.profile);
  let problem = invalid('There is no signature.');
  const looked = own.slice(0, mostSignatures);
  for (const {label, input} of looked) {
    const found = await findProblem(services, signed, {label, input, keys});
    if (!found) {
      await requireNew(
        services,
        signed,
        looked.map((one) => one.label),
      );
      return true;
    }
    problem = found;
  }
  throw problem;
}

/** None of a proven request's signatures is good for another: whoever took it down could leave out the one that counted. */
async function requireNew(
  services: AppServices,
  {request, profile, limit}: SignedRequest,
  labels: string[],
): Promise<void> {
  const sent = readDictionary(request.headers.get('Signature') ?? '');
  // Anyone can change the second half of an ECDSA signature so that it holds as before; the first one stays.
  const halves = labels.map((label) => {
    const bytes = sent?.get(label)?.[0];
    return bytes instanceof ArrayBuffer ? toHex(bytes.slice(0, bytes.byteLength / 2)) : '';
  });
  const action = limit === 'agent-read' ? 'signed-reading' : 'signed-request';
  const waits = await Promise.all(
    [...new Set(halves)].map(async (half) =>
      secondsToWait(services, action, {visitorId: await sha256(`${profile} ${half}`)}),
    ),
  );
  if (waits.some((wait) => wait > 0)) throw invalid('It was sent before: sign each request anew.');
}

const invalid = (content: string) => new ProtocolError(401, 'signature_invalid', content);

const isForUs = ([, parameters]: InnerList) =>
  [undefined, 'web-bot-auth'].includes(parameters.get('tag') as string | undefined);

async function requireDigest({request, body}: SignedRequest): Promise<void> {
  if (body === '') return;
  const digest = request.headers.get('Content-Digest');
  if (digest === null)
    throw new ProtocolError(401, 'signature_missing', 'Send Content-Digest with a body.');
  if (!(await isDigestOf(digest, new TextEncoder().encode(body))))
    throw new ProtocolError(400, 'digest_mismatch', 'Content-Digest is of another body.');
}

async function readKeys(services: AppServices, address: string): Promise<PublicKey[]> {
  try {
    const profile = await services.agentProfiles.read(address, {
      network: toWidestNetwork(services.clientAddress),
      beforeFetch: () => countTry('agent-profile', services),
    });
    requireVersion(profile.version);
    return profile.keys;
  } catch (thrown) {
    if (!(thrown instanceof ProfileError)) throw thrown;
    throw toProblem(thrown.problem);
  }
}

function toProblem(problem: ProfileProblem): ProtocolError {
  if (problem === 'busy') return away();
  return problem === 'malformed'
    ? new ProtocolError(422, 'profile_malformed', 'Your profile is not one of this protocol.')
    : new ProtocolError(424, 'profile_unreachable', 'Your profile could not be fetched.');
}

interface Candidate {
  label: string;
  input: InnerList;
  keys: PublicKey[];
}

/** Why a signature proves nothing; null where it does. */
async function findProblem(
  {siteUrl}: AppServices,
  {request, body}: SignedRequest,
  {label, input: [components, parameters], keys}: Candidate,
): Promise<ProtocolError | null> {
  const keyid = parameters.get('keyid');
  const key = keys.find((each) => each.kid === keyid && isForSignatures(each));
  if (!key)
    return new ProtocolError(401, 'key_not_found', 'Your profile has no key of this keyid.');
  const verifier = await toVerifier(key);
  if (!verifier)
    return new ProtocolError(400, 'algorithm_unsupported', `Sign by ${algorithmNames.join(', ')}.`);
  if (parameters.get('tag') !== undefined && keyid !== (await toThumbprint(key)))
    return invalid('The keyid is not the thumbprint of its key.');
  const covered = new Set(components.filter(isWhole).map(([name]) => name));
  const missing = needed(request, body).filter((name) => !covered.has(name));
  if (missing.length > 0) return invalid(`It does not cover ${missing.join(', ')}.`);
  const {pathname, search} = new URL(request.url);
  try {
    await verifySignature(
      {
        kind: 'request',
        method: request.method,
        // The public address, which the sender signed: a proxy may have changed the request's.
        targetUri: new URL(siteUrl).origin + pathname + search,
        fields: [...request.headers].map(([name, value]) => ({name, value})),
      },
      {
        label,
        policy: {
          algorithms: algorithmNames,
          // Looked at above.
          requiredComponents: [],
          requiredParameters: ['created'],
          // The library adds the skew to it.
          maxAge: oldest - clockSkew,
          clockSkew,
        },
        resolveVerifier: () => verifier,
      },
    );
    return null;
  } catch (thrown) {
    if (isSignatureError(thrown)) return invalid(`It does not hold: ${thrown.code}.`);
    throw thrown;
  }
}

/** Only a dictionary's member is covered by its key; of `Signature-Agent` the protocol wants that. */
const isWhole = ([name, parameters]: Item) => parameters.size === 0 || name === 'signature-agent';

/** A key may be published for something else (RFC 7517, 4.2 and 4.3). */
const isForSignatures = ({use, key_ops: operations}: PublicKey) =>
  use !== 'enc' && (operations?.includes('verify') ?? true);

/** The components that a signature must cover: method and address, body, and the headers about its sender. */
const needed = ({headers, url}: Request, body: string): string[] => [
  '@method',
  '@authority',
  '@path',
  ...(new URL(url).search === '' ? [] : ['@query']),
  ...(body === '' ? [] : ['content-digest', 'content-type']),
  ...['ucp-agent', 'signature-agent', 'idempotency-key'].filter((name) => headers.has(name)),
];
