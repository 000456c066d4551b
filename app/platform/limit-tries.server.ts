import type {RateLimits} from '~adapters/ledger';
import type {Refusal} from '~adapters/commerce';
import {accountMessages} from '~/content/messages';
import {toCause, type Log} from './log';

interface Limit {
  tries: number;
  windowSeconds: number;
}

const minutes = 60;
const hours = 3600;

/** How often something may be tried from one network address, and for one account wherever from. */
const limits = {
  'sign-in': {address: limit(30, 5 * minutes), account: limit(10, 15 * minutes)},
  'sign-up': {address: limit(10, hours), account: limit(5, hours)},
  'confirm-link': {address: limit(20, 15 * minutes), account: limit(5, hours)},
  resend: {address: limit(10, hours), account: limit(3, 15 * minutes)},
  reset: {address: limit(10, hours), account: limit(3, 15 * minutes)},
  contact: {address: limit(5, 10 * minutes), account: limit(5, hours)},
  welcome: {address: limit(10, hours), account: limit(1, 24 * hours)},
} satisfies Record<string, {address: Limit; account: Limit}>;

function limit(tries: number, windowSeconds: number): Limit {
  return {tries, windowSeconds};
}

export type LimitedAction = keyof typeof limits;

/** Who tries: `clientAddress` is `unknown` where the host does not say, and is then not counted. */
export interface Caller {
  clientAddress: string;
  email?: string;
}

/**
 * Counts one try and answers the refusal when there were too many. When the counters are away the try
 * is allowed: the accounts service has limits of its own, and a shop that lets nobody in is worse.
 */
export async function limitTries(
  {rateLimits, log}: {rateLimits: RateLimits; log: Log},
  action: LimitedAction,
  caller: Caller,
): Promise<Refusal | null> {
  try {
    const buckets = await toBuckets(action, caller);
    const counts = await Promise.all(
      buckets.map(([bucket, {tries, windowSeconds}]) =>
        rateLimits.hit(bucket, tries, windowSeconds),
      ),
    );
    const isAllowed = counts.every((count) => count.isAllowed);
    return isAllowed ? null : {field: null, message: accountMessages.tooManyTries};
  } catch (error) {
    log.warn('tries not counted', {action, cause: toCause(error)});
    return null;
  }
}

async function toBuckets(
  action: LimitedAction,
  {clientAddress, email}: Caller,
): Promise<[string, Limit][]> {
  const {address, account} = limits[action];
  const buckets: [string, Limit][] = [];
  if (clientAddress !== 'unknown') {
    buckets.push([`${action}:address:${toNetwork(clientAddress)}`, address]);
  }
  if (email) buckets.push([`${action}:account:${await hashEmail(email)}`, account]);
  return buckets;
}

/** One household of IPv6 has 2^64 addresses: what counts is its network, the first four groups. */
export function toNetwork(clientAddress: string): string {
  if (!clientAddress.includes(':') || clientAddress.includes('.'))
    return clientAddress.slice(0, 60);
  const [start = '', end] = clientAddress.split('::');
  const groups = start.split(':');
  const missing = end === undefined ? 0 : 8 - groups.length - end.split(':').length;
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0')].slice(0, 4).join(':');
}

async function hashEmail(email: string): Promise<string> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase());
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
