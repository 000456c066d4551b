import {LRUCache} from 'lru-cache';
import {z} from 'zod';
import {LoadingCache} from '~adapters/cache';
import {parseJson, readWithin} from '~adapters/http';
import {ProfileError, type AgentProfile, type AgentProfiles, type ProfileProblem} from './index';

const second = 1000;
/** The protocol wants it no lower; a profile takes some 5 kB. */
const mostBytes = 128 * 1024;
const profileTimeoutMs = 3 * second;
/** The program works on a message after its answer (the protocol's Events). */
const messageTimeoutMs = 10 * second;
/** At once: the system looks up four names at a time, and the shop's own must find room. */
const mostFetches = 3;
/** Of them, of profiles that were never fetched: however many such are slow, those that were are fetched. */
const mostOfStrangers = 2;
/** More, and those that were longest not fetched are strangers again. */
const mostKnown = 5000;

const text = z.string();

const publicKey = z.object({
  kid: text,
  kty: text,
  crv: text.exactOptional(),
  x: text.exactOptional(),
  y: text.exactOptional(),
  use: text.exactOptional(),
  key_ops: z.array(text).exactOptional(),
});

const orderCapability = z.object({
  'dev.ucp.shopping.order': z.array(
    z.object({version: text, config: z.object({webhook_url: z.url()}).optional()}),
  ),
});

/** A key of an unknown kind is ignored. */
const profile = z.object({
  ucp: z.object({version: text, capabilities: z.unknown().optional()}),
  keys: z
    .array(z.unknown())
    .default([])
    .transform((keys) => keys.flatMap((key) => publicKey.safeParse(key).data ?? [])),
});

function toProfile({ucp: {version, capabilities}, keys}: z.output<typeof profile>): AgentProfile {
  const orders = orderCapability.safeParse(capabilities).data?.['dev.ucp.shopping.order'] ?? [];
  const spoken = orders.find((one) => one.version === version);
  return {version, keys, webhookUrl: spoken?.config?.webhook_url ?? null};
}

type Fetched = {profile: AgentProfile} | {problem: Exclude<ProfileProblem, 'busy'>};

interface Reach {
  /** Whether the storefront may send a request to that host. */
  isPublicHost: (hostname: string) => Promise<boolean>;
  fetch?: typeof fetch;
}

/** Profiles as they are published, each for a minute: a key that was withdrawn proves nothing after it. Make one for the process. */
export function createAgentProfiles() {
  const cache = new LoadingCache<Fetched>({
    lifetime: {maxAge: 60 * second, staleWhileRevalidate: 0},
    staleIfError: 60 * second,
    absentMaxAge: 30 * second,
    loadTimeout: 2 * profileTimeoutMs,
    maxSize: 1024 * 1024,
    sizeOf: (value) => 2 * JSON.stringify(value).length,
  });
  const known = new LRUCache<string, true>({max: mostKnown});
  /** Of each fetch under way. */
  const networks: (string | null)[] = [];
  function requireRoom(address: string, network: string | null): void {
    const most = known.has(address) ? mostFetches : mostOfStrangers;
    const isNetworkBusy = network !== null && networks.includes(network);
    if (isNetworkBusy || networks.length >= most) throw new ProfileError('busy');
  }
  async function fetchInTurn(address: string, network: string | null, reach: Reach) {
    networks.push(network);
    const fetched = await fetchProfile(address, reach);
    networks.splice(networks.indexOf(network), 1);
    // One that is slow or broken has no claim to the room of those that answer.
    if ('profile' in fetched) known.set(address, true);
    else known.delete(address);
    return fetched;
  }
  return {
    open: (reach: Reach): AgentProfiles => ({
      async read(address, {network, beforeFetch}) {
        const {value} = await cache.read(address, async () => {
          await beforeFetch();
          requireRoom(address, network);
          const fetched = await fetchInTurn(address, network, reach);
          return {value: fetched, state: 'profile' in fetched ? 'complete' : 'absent'};
        });
        if ('problem' in value) throw new ProfileError(value.problem);
        return value.profile;
      },
      send: (message) => sendMessage(message, reach),
    }),
  };
}

/** The address is a program's word: one request without a redirect, a cookie or an id of ours, to public hosts alone. */
async function sendOnce(
  {isPublicHost, fetch: send = fetch}: Reach,
  what: string | Request,
  {timeoutMs, ...init}: RequestInit & {timeoutMs: number},
): Promise<Response | null> {
  const {hostname} = new URL(typeof what === 'string' ? what : what.url);
  if (!(await isPublicHost(hostname))) return null;
  return send(what, {...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs)});
}

async function sendMessage(message: Request, reach: Reach): Promise<boolean> {
  try {
    const answer = await sendOnce(reach, message, {timeoutMs: messageTimeoutMs});
    await answer?.body?.cancel();
    return answer?.ok ?? false;
  } catch {
    return false;
  }
}

async function fetchProfile(address: string, reach: Reach): Promise<Fetched> {
  try {
    const headers = {Accept: 'application/json'};
    const answer = await sendOnce(reach, address, {headers, timeoutMs: profileTimeoutMs});
    const body = answer?.ok ? await readWithin(answer, mostBytes) : null;
    if (!body) {
      await answer?.body?.cancel();
      return {problem: 'unreachable'};
    }
    const {data} = profile.safeParse(parseJson(await body.text()));
    return data ? {profile: toProfile(data)} : {problem: 'malformed'};
  } catch {
    return {problem: 'unreachable'};
  }
}
