import type {RateLimits} from '~adapters/ledger';
import type {Refusal} from '~adapters/commerce';
import {accountMessages} from '~/content/messages';
import {toMailbox} from '~/forms/email-address';
import {limitsOf, type Limit, type LimitedAction} from './limits';
import {toCause, type Log} from '../telemetry/log';
import {toNetwork, toWideNetwork} from './network';
import {sha256} from '../session/sha256';

/** Who tries. What the host does not say (`unknown`) or nobody named is not counted. */
export interface Caller {
  clientAddress?: string;
  email?: string;
  /** The random id of the browser, or of its session. */
  visitorId?: string;
}

interface Counters {
  rateLimits: RateLimits;
  log: Log;
}

/** Counts one try and answers the refusal when there were too many. */
export async function limitTries(
  counters: Counters,
  action: LimitedAction,
  caller: Caller,
): Promise<Refusal | null> {
  const wait = await secondsToWait(counters, action, caller);
  return wait > 0 ? {field: null, message: accountMessages.tooManyTries} : null;
}

/**
 * Counts one try; 0 when it is allowed. When the counters are away it is: an order is safe without them, and a
 * shop that lets nobody in is worse.
 */
export async function secondsToWait(
  {rateLimits, log}: Counters,
  action: LimitedAction,
  caller: Caller,
): Promise<number> {
  try {
    const buckets = await toBuckets(action, caller);
    const counts = await Promise.all(
      buckets.map(([bucket, {tries, windowSeconds}]) =>
        rateLimits.hit(bucket, tries, windowSeconds),
      ),
    );
    const waits = counts
      .filter((count) => !count.isAllowed)
      .map((count) => count.retryAfterSeconds);
    return waits.length > 0 ? Math.max(1, ...waits) : 0;
  } catch (error) {
    log.warn('tries.uncounted', {action, cause: toCause(error)});
    return 0;
  }
}

async function toBuckets(action: LimitedAction, caller: Caller): Promise<[string, Limit][]> {
  const {network, account, accountFromNetwork, session} = limitsOf(action);
  const {clientAddress = 'unknown', email, visitorId} = caller;
  const ownNetwork = toNetwork(clientAddress);
  const mailbox = email ? await sha256(toMailbox(email)) : null;
  const buckets: [string, Limit][] = [];
  if (network && ownNetwork) buckets.push([`${action}:network:${ownNetwork}`, network]);
  const wide = ownNetwork && toWideNetwork(ownNetwork);
  if (network && wide)
    buckets.push([`${action}:network:${wide}`, {...network, tries: 10 * network.tries}]);
  if (account && mailbox) buckets.push([`${action}:account:${mailbox}`, account]);
  if (accountFromNetwork && ownNetwork && mailbox)
    buckets.push([`${action}:account:${mailbox}:network:${ownNetwork}`, accountFromNetwork]);
  if (session && visitorId) buckets.push([`${action}:session:${visitorId}`, session]);
  return buckets;
}
