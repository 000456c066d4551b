import {z} from 'zod';
import {LoadingCache} from '~adapters/cache';
import {parseJson, readWithin} from '~adapters/http';
import {ProfileError, type AgentProfile, type AgentProfiles, type ProfileProblem} from './index';

const second = 1000;
/** The protocol wants it no lower; a profile takes some 5 kB. */
const mostBytes = 128 * 1024;
const timeoutMs = 3 * second;
/** The program works on a message after its answer (the protocol's Events). */
const messageTimeoutMs = 10 * second;
/** At once: the system looks up four names at a time, and the shop's own must find room. */
const mostFetches = 2;

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
  ucp: z.object({version: text, capabilities: z.unknown()}),
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
    loadTimeout: 2 * timeoutMs,
    maxSize: 1024 * 1024,
    sizeOf: (value) => 2 * JSON.stringify(value).length,
  });
  let fetches = 0;
  return {
    open: (reach: Reach): AgentProfiles => ({
      async read(address, beforeFetch) {
        const {value} = await cache.read(address, async () => {
          await beforeFetch();
          if (fetches >= mostFetches) throw new ProfileError('busy');
          fetches += 1;
          const fetched = await fetchProfile(address, reach);
          fetches -= 1;
          return {value: fetched, state: 'profile' in fetched ? 'complete' : 'absent'};
        });
        if ('problem' in value) throw new ProfileError(value.problem);
        return value.profile;
      },
      send: (message) => sendMessage(message, reach),
    }),
  };
}

/** As for a profile: its address is the program's word. */
async function sendMessage(
  message: Request,
  {isPublicHost, fetch: send = fetch}: Reach,
): Promise<boolean> {
  try {
    if (!(await isPublicHost(new URL(message.url).hostname))) return false;
    const answer = await send(message, {
      redirect: 'manual',
      signal: AbortSignal.timeout(messageTimeoutMs),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

/** The address comes from the client: one request without a redirect, a cookie or an id of ours, to public hosts alone. */
async function fetchProfile(
  address: string,
  {isPublicHost, fetch: send = fetch}: Reach,
): Promise<Fetched> {
  try {
    if (!(await isPublicHost(new URL(address).hostname))) return {problem: 'unreachable'};
    const answer = await send(address, {
      redirect: 'manual',
      headers: {Accept: 'application/json'},
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = answer.ok ? await readWithin(answer, mostBytes) : null;
    if (!body) {
      await answer.body?.cancel();
      return {problem: 'unreachable'};
    }
    const {data} = profile.safeParse(parseJson(await body.text()));
    return data ? {profile: toProfile(data)} : {problem: 'malformed'};
  } catch {
    return {problem: 'unreachable'};
  }
}
