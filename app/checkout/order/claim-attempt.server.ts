import type {AttemptClaim} from '~adapters/ledger';
import type {OrderDesk} from './order-desk.server';

/** Longer than the shop works on one request, so that nobody takes an attempt over while an order is being made. */
const leaseMs = 60_000;
const patienceMs = 20_000;
const pauseMs = 500;

/** Claims an attempt; while another request works on it, waits for that one's answer. */
export async function claimAttempt(
  desk: OrderDesk,
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
