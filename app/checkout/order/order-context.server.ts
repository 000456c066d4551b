import type {AccountSession} from '~adapters/accounts';
import type {Order} from '~adapters/commerce';
import type {AppServices} from '~/server/app-services';
import {toCause} from '~/server/telemetry/log';
import type {OrderAnswer} from './order-answer.server';
import type {OrderRequest} from './order-request.server';

type Services = Pick<
  AppServices,
  | 'accounts'
  | 'commerce'
  | 'syncedProducts'
  | 'device'
  | 'log'
  | 'orderAttempts'
  | 'payments'
  | 'siteUrl'
  | 'stockReservations'
  | 'waitUntil'
>;

/** Where orders are placed: the ports, who asks, and time. */
export interface OrderContext extends Services {
  accountSession: AccountSession | null;
  /** What hashes of requests are keyed with. */
  secret: string;
  now(): Date;
  wait(milliseconds: number): Promise<void>;
}

/** One attempt to order that this caller alone works on. */
export interface Attempt {
  checkoutKey: string;
  /** What this caller shows to be the attempt's owner. */
  lease: string;
  bodyHash: string;
  orderReference: string;
  /** Of an earlier order under this key; null for a fresh attempt. */
  earlierOrderId: number | null;
  /** Until this is so nothing can have been charged. */
  mayHaveOrder: boolean;
  request: OrderRequest;
}

/** A step of an order: what it made, or the answer with which the order ends here. */
export type Step<Value> = {goesOn: true; value: Value} | {goesOn: false; answer: OrderAnswer};

export const goOn = <Value>(value: Value): Step<Value> => ({goesOn: true, value});
export const endWith = (answer: OrderAnswer): Step<never> => ({goesOn: false, answer});

const settled: ReadonlySet<Order['status']> = new Set([
  'PROCESSING',
  'COMPLETED',
  'REFUNDED',
  // On the shop's own pay page the shopper chose to pay later, by bank transfer or cheque.
  'ON_HOLD',
]);

/** Paid by a charge, on the shop's pay page or by a webhook: nothing more is to be taken for it. */
export const isPaid = ({paidAt, status}: Order): boolean => paidAt !== null || settled.has(status);

/** Whether the shop still takes a payment for it. */
export const isOpen = ({status, total, needsPayment}: Order): boolean =>
  needsPayment || (status === 'PENDING' && total === 0);

/** Tries again after each pause; the last failure is thrown. */
export async function persist<Value>(
  desk: Pick<OrderContext, 'wait'>,
  pauses: number[],
  act: () => Promise<Value>,
): Promise<Value> {
  for (const pause of pauses) {
    try {
      return await act();
    } catch {
      await desk.wait(pause);
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
