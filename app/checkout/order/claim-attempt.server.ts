import type {AttemptClaim} from '~adapters/ledger';
import type {OrderContext, Attempt} from './order-context.server';

/** Longer than one question to the shop takes, so that nobody takes an attempt over while an order is being made. */
export const leaseMs = 60_000;
const patienceMs = 20_000;
const pauseMs = 500;

/** Claims an attempt; while another request works on it, waits for that one's answer. */
export async function claimAttempt(
  desk: OrderContext,
  checkoutKey: string,
  bodyHash: string,
): Promise<AttemptClaim> {
  let claim = await desk.orderAttempts.claim(checkoutKey, bodyHash, leaseMs);
  for (let waited = 0; claim.status === 'busy' && waited < patienceMs; waited += pauseMs) {
    await desk.wait(pauseMs);
    claim = await desk.orderAttempts.claim(checkoutKey, bodyHash, leaseMs);
  }
  return claim;
}

/** Somebody else has taken the attempt over: this worker was too slow and must not touch anything more. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** Stops a late worker before it does what cannot be undone; an owner gets his time anew. */
export async function renewLease(
  {orderAttempts}: Pick<OrderContext, 'orderAttempts'>,
  {checkoutKey, lease}: Pick<Attempt, 'checkoutKey' | 'lease'>,
): Promise<void> {
  if (!(await orderAttempts.renew(checkoutKey, lease, leaseMs)))
    throw new LeaseLost('Another worker has taken the attempt over');
}
