import type {RateLimits} from '~adapters/rate-limits';
import type {Refusal, TryLimit} from '~adapters/commerce';
import {toMailbox} from '~/forms/email-address';
import {limitsOf, networkLimits, type Limit, type LimitedAction} from './limits';
import {toCause, type Log} from '../telemetry/log';
import {toNetwork} from './client-address';
import {sha256} from '../session/sha256';

/** Who tries. What the host does not report (`unknown`) or the request does not name is not counted. */
export interface Caller {
  clientAddress?: string;
  email?: string;
  /** The random id of the browser, or of its session; the hash of a signature. */
  visitorId?: string;
}

/** Where tries are counted: by this host for its processes, or in the shop for all. */
export type Counters = Record<'host' | 'shop', RateLimits>;

interface Ports {
  rateLimits: Counters;
  log: Log;
}

/** Counts one try of each action and answers the refusal when there were too many of any. */
export async function limitTries(
  ports: Ports,
  actions: LimitedAction | LimitedAction[],
  caller: Caller,
): Promise<Refusal<'tooManyTries'> | null> {
  const waits = await countTries(ports, [actions].flat(), caller);
  const wait = Math.max(0, ...waits);
  return wait > 0 ? tooManyTries(wait) : null;
}

export const tooManyTries = (retryAfterSeconds: number): Refusal<'tooManyTries'> => ({
  code: 'tooManyTries',
  field: null,
  retryAfterSeconds,
});

/** Status and headers of an answer with refusals: 429 for a limit that is reached, else 422. */
export function toRefusedInit(refusals: readonly Refusal[]) {
  const wait = refusals.find(({retryAfterSeconds}) => retryAfterSeconds)?.retryAfterSeconds;
  return wait === undefined
    ? {status: 422}
    : {status: 429, headers: {'Retry-After': String(Math.ceil(wait))}};
}

/** Counts one try; answers the seconds to wait, 0 when it is allowed. */
export async function secondsToWait(
  ports: Ports,
  action: LimitedAction,
  caller: Caller,
): Promise<number> {
  const [wait = 0] = await countTries(ports, [action], caller);
  return wait;
}

/**
 * Counts one try of each action in one go; answers the seconds that each has to wait. When the counters are away it is
 * allowed: an order is safe without them, and a closed shop is worse.
 */
export async function countTries(
  {rateLimits, log}: Ports,
  actions: LimitedAction[],
  caller: Caller,
): Promise<number[]> {
  try {
    const limits = await Promise.all(actions.map((action) => toLimits(action, caller)));
    const isCountedHere = actions.every((action) => limitsOf(action).isCountedHere);
    const counter = rateLimits[isCountedHere ? 'host' : 'shop'];
    const all = limits.flat();
    const waits = all.length === 0 ? [] : await counter.count(all);
    return limits.map((own, index) => {
      const wait = Math.max(0, ...waits.splice(0, own.length));
      if (wait > 0) log.warn('tries.spent', {action: actions[index]});
      return wait;
    });
  } catch (error) {
    log.warn('tries.uncounted', {action: actions.join(' '), cause: toCause(error)});
    return actions.map(() => 0);
  }
}

/** The tries that an action may take of its caller, by what counts them. */
export async function toLimits(action: LimitedAction, caller: Caller): Promise<TryLimit[]> {
  const {account, accountFromNetwork, session} = limitsOf(action);
  const {clientAddress = 'unknown', email, visitorId} = caller;
  const ownNetwork = toNetwork(clientAddress);
  const mailbox = email ? await sha256(toMailbox(email)) : null;
  const limits = networkLimits(action, clientAddress);
  const add = (party: string, {tries, windowSeconds}: Limit) =>
    limits.push({bucket: `${action}:${party}`, limit: tries, windowSeconds});
  if (account && mailbox) add(`account:${mailbox}`, account);
  if (accountFromNetwork && ownNetwork && mailbox)
    add(`account:${mailbox}:network:${ownNetwork}`, accountFromNetwork);
  if (session && visitorId) add(`session:${visitorId}`, session);
  return limits;
}
