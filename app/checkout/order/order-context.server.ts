import type {AccountSession} from '~adapters/accounts';
import {CommerceError, type PlacedOrder} from '~adapters/commerce';
import type {AppServices} from '~/server/app-services';
import type {Caller} from '~/server/http/limit-tries.server';
import {findHandOver} from '~/checkout/hand-over.server';
import {sha256, toHex} from '~/server/session/sha256';
import {isRemembered} from './order-memory.server';
import type {OrderRequest} from './order-request.server';

type Services = Pick<
  AppServices,
  'commerce' | 'device' | 'log' | 'origin' | 'payments' | 'siteUrl'
>;

/** Where orders are placed: the ports, who asks, and time. */
export interface OrderContext extends Services {
  accountSession: AccountSession | null;
  /** The program that filled the checkout for the shopper, and whether its signature proved its name; null where the shopper did. */
  agent: {profile: string; isVerified: boolean} | null;
  /** Who presses or comes back; none where an agent orders by its session, or the shop works by itself. */
  browser?: OwnBrowser | null;
  /** Whose tries are counted. */
  caller(): Caller;
  /** What hashes of requests are keyed with. */
  secret: string;
  now(): Date;
  wait(milliseconds: number): Promise<void>;
}

interface OwnBrowser {
  /** As its session knows it; undefined before it has one. */
  visitorId: string | undefined;
  /** Whether its session remembers an order of this key. */
  remembers(checkoutKey: string): boolean;
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

/** The order context of one request. Throws a CommerceError while the shop's currency or the shopper is not known. */
export async function createOrderContext(context: AppServices): Promise<OrderContext> {
  if (context.isMoneyUnknown)
    throw new CommerceError('network', 'shop.money', 'The currency is not known yet.');
  const accountSession = await context.access.session();
  if (!accountSession && (await context.access.isUnknown()))
    throw new CommerceError('network', 'accounts', 'Nobody can tell who this is.');
  const handOver = await findHandOver(context);
  const {clientAddress, commerce, device, env, log, origin, payments, session, siteUrl} = context;
  return {
    commerce,
    device,
    log,
    origin,
    payments,
    siteUrl,
    accountSession,
    browser: {
      visitorId: session.get('visitor'),
      remembers: (key) => session.get('paymentAttempt') === key || isRemembered(context, key),
    },
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
 * Names one order of one checkout, in the shop and at the payment service: `{key}.{hash}{mark of its browser}`. Another
 * body gets another name, so an order or a charge of it can never be taken for this one. The hash is keyed, because
 * addresses can be guessed; it is without what pays, so that a shopper may correct it, and so that nothing of it is kept.
 */
export async function toOrderReference(
  checkoutKey: string,
  {card: _card, paymentToken: _token, ...request}: OrderRequest,
  secret: string,
  visitorId?: string,
): Promise<string> {
  const encode = (plain: string) => new TextEncoder().encode(plain);
  const algorithm = {name: 'HMAC', hash: 'SHA-256'};
  const key = await crypto.subtle.importKey('raw', encode(`order:${secret}`), algorithm, false, [
    'sign',
  ]);
  const hash = toHex(await crypto.subtle.sign('HMAC', key, encode(JSON.stringify(request))));
  return `${checkoutKey}.${hash.slice(0, 10)}${await toMark(checkoutKey, secret, visitorId)}`;
}

const toMark = async (checkoutKey: string, secret: string, visitorId = '') =>
  (await sha256(JSON.stringify([secret, 'browser', checkoutKey, visitorId]))).slice(0, 6);

/** Of one key and body, whichever browser sends it; null of what is none of ours. */
export const withoutMark = (reference: string | null): string | null =>
  /^[^.]+\.[\da-f]{10}/.exec(reference ?? '')?.[0] ?? null;

/** A reference as it was sent: the shop numbers those that follow one another. */
export const withoutNumber = (reference: string): string => reference.replace(/(?<=\..*)-.*$/, '');

/**
 * Whether an order was begun in this browser: its key names it and opens nothing (rules: Orders exactly once). Nobody
 * knows of one that was begun before its browser had a session.
 */
export async function isOwnOrder(
  {browser, secret}: Pick<OrderContext, 'browser' | 'secret'>,
  checkoutKey: string,
  {orderReference}: Pick<PlacedOrder, 'orderReference'>,
): Promise<boolean | null> {
  if (!browser || browser.remembers(checkoutKey)) return true;
  const mark = /\.[\da-f]{10}([\da-f]{6})/.exec(orderReference ?? '')?.[1];
  if (mark === (await toMark(checkoutKey, secret))) return null;
  return mark === (await toMark(checkoutKey, secret, browser.visitorId));
}

/** Whether a name is one of these. */
export const isOrderReference = (name: string): boolean =>
  /^[A-Za-z0-9_-]{16,64}\.[\da-f]{16}(?:-\d+)*$/.test(name);
