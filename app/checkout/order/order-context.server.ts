import type {AccountSession} from '~adapters/accounts';
import {CommerceError, type PlacedOrder} from '~adapters/commerce';
import type {AppServices} from '~/server/app-services';
import type {Caller} from '~/server/http/limit-tries.server';
import {recallHandOver} from '~/checkout/hand-over.server';
import {toHex} from '~/server/session/sha256';
import type {OrderRequest} from './order-request.server';

type Services = Pick<AppServices, 'commerce' | 'device' | 'log' | 'payments' | 'siteUrl'>;

/** Where orders are placed: the ports, who asks, and time. */
export interface OrderContext extends Services {
  accountSession: AccountSession | null;
  /** The program that filled the checkout for the shopper, and whether its signature proved its name; null where the shopper did. */
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

/**
 * The order context of one request. Throws a CommerceError while the shop's currency is not known, or the accounts do not answer
 * who this is: a shopper would be charged a visitor's price.
 */
export async function createOrderContext(context: AppServices): Promise<OrderContext> {
  if (context.isMoneyUnknown)
    throw new CommerceError('network', 'shop.money', 'The currency is not known yet.');
  const accountSession = await context.access.session();
  if (!accountSession && (await context.access.isUnknown()))
    throw new CommerceError('network', 'accounts', 'Nobody can tell who this is.');
  const handOver = await recallHandOver(context);
  const {clientAddress, commerce, device, env, log, payments, session, siteUrl} = context;
  return {
    commerce,
    device,
    log,
    payments,
    siteUrl,
    accountSession,
    agent: handOver && {profile: handOver.agent, isVerified: handOver.isVerified},
    caller: () => ({clientAddress, visitorId: session.visitorId()}),
    secret: env.SESSION_SECRET,
    now: () => new Date(),
    wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  };
}

/** The header `Idempotency-Key`: random, made by the browser for one checkout. */
export const isCheckoutKey = (checkoutKey: string | null): checkoutKey is string =>
  checkoutKey !== null && /^[A-Za-z0-9_-]{16,64}$/.test(checkoutKey);

/**
 * Names one order of one checkout, in the shop and at the payment service: `{key}.{hash}`. Another body gets
 * another name, so an order or a charge of it can never be taken for this one. The hash is keyed, because addresses can
 * be guessed; it is without what pays, so that a shopper may correct it, and so that nothing of it is kept.
 */
export async function toOrderReference(
  checkoutKey: string,
  {card: _card, paymentToken: _token, ...request}: OrderRequest,
  secret: string,
): Promise<string> {
  const encode = (plain: string) => new TextEncoder().encode(plain);
  const algorithm = {name: 'HMAC', hash: 'SHA-256'};
  const key = await crypto.subtle.importKey('raw', encode(`order:${secret}`), algorithm, false, [
    'sign',
  ]);
  const hash = toHex(await crypto.subtle.sign('HMAC', key, encode(JSON.stringify(request))));
  return `${checkoutKey}.${hash.slice(0, 16)}`;
}

/** Whether a name is one of these. */
export const isOrderReference = (name: string): boolean =>
  /^[A-Za-z0-9_-]{16,64}\.[\da-f]{16}(?:-\d+)*$/.test(name);
