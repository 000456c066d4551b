import type {AccountSession} from '~adapters/accounts';
import type {PlacedOrder} from '~adapters/commerce';
import type {AppServices} from '~/server/app-services';
import type {Caller} from '~/server/http/limit-tries.server';
import {toCause} from '~/server/telemetry/log';
import type {OrderRequest} from './order-request.server';

type Services = Pick<AppServices, 'commerce' | 'device' | 'log' | 'payments' | 'siteUrl'>;

/** Where orders are placed: the ports, who asks, and time. */
export interface OrderContext extends Services {
  accountSession: AccountSession | null;
  /** The program that filled the checkout for the shopper, and whether its signature proved its name; null where he did. */
  agent: {profile: string; isVerified: boolean} | null;
  /** Whose tries are counted. */
  caller(): Caller;
  /** What hashes of requests are keyed with. */
  secret: string;
  now(): Date;
  wait(milliseconds: number): Promise<void>;
}

/** One press of *Place order*. */
export interface Attempt {
  checkoutKey: string;
  /** Names the order of this key and body, in the shop and at the payment service. */
  reference: string;
  request: OrderRequest;
}

const settled: ReadonlySet<PlacedOrder['status']> = new Set([
  'PROCESSING',
  'COMPLETED',
  'REFUNDED',
  // On the shop's own pay page the shopper chose to pay later, by bank transfer or cheque.
  'ON_HOLD',
]);

/** Paid by a charge, on the shop's pay page or by a webhook: nothing more is to be taken for it. */
export const isPaid = ({paidAt, status}: PlacedOrder): boolean =>
  paidAt !== null || settled.has(status);

/** Whether the shop still takes a payment for it. */
export const isOpen = ({status, total, needsPayment}: PlacedOrder): boolean =>
  needsPayment || (status === 'PENDING' && total === 0);

/** Tries again after each delay; the last failure is thrown. */
export async function retry<Value>(
  context: Pick<OrderContext, 'wait'>,
  delays: number[],
  act: () => Promise<Value>,
): Promise<Value> {
  for (const delay of delays) {
    try {
      return await act();
    } catch {
      await context.wait(delay);
    }
  }
  return act();
}

/** For what must not undo a paid order, or keep one from being closed, when it fails. */
export async function tryTo(
  {log}: Pick<OrderContext, 'log'>,
  event: string,
  act: () => Promise<unknown>,
): Promise<void> {
  try {
    await act();
  } catch (thrown) {
    log.warn(event, {cause: toCause(thrown)});
  }
}
