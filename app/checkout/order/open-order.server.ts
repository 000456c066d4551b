import type {MetaEntry, Order, OrderingShopper} from '~adapters/commerce';
import type {PaymentGateway} from '~adapters/payments';
import {orderMessages} from '~/content/messages';
import {keepLease, LeaseLost} from './claim-attempt.server';
import {composeOrder} from './compose-order.server';
import {withConnectedProducts} from './connected-lines.server';
import {createOrderOnce} from './create-order-once.server';
import {holdForCart, holdForRedirectMs} from './hold-stock.server';
import {hourMs, toHoldMeta} from './hold-until.server';
import {isLoyalShopper} from './codes/loyalty.server';
import {refusedFor} from './order-answer';
import {
  endWith,
  goOn,
  isOpen,
  isPaid,
  type OrderDesk,
  type OrderWork,
  type Step,
} from './order-desk.server';
import {nextReference} from './order-reference.server';
import {holdOnce, toShopperMeta} from './once-each.server';
import {priceOrder} from './price/price-order.server';
import type {PricedOrder} from './price/priced-order';
import {settleEarlierOrder} from './settle-earlier-order.server';

export interface OpenedOrder {
  order: Order;
  /** Whether an earlier request made it, so that its charge may be made as well. */
  isResumed: boolean;
}

/** The shop counts otherwise than we do: nothing may be charged. */
export class TotalDiffers extends Error {
  override readonly name = 'TotalDiffers';
}

/** The one order of this attempt and body: the one that an earlier request made, or a new one. */
export async function openOrder(desk: OrderDesk, work: OrderWork): Promise<Step<OpenedOrder>> {
  const {own, orderReference} = await findOwnOrder(desk, work.orderReference);
  work.mayHaveOrder ||= own !== null;
  if (work.earlierOrderId !== null && work.earlierOrderId !== own?.databaseId) {
    const settled = await settleEarlierOrder(desk, work, work.earlierOrderId);
    if (!settled.goesOn) return settled;
  }
  if (own) return goOn({order: await remember(desk, work, own), isResumed: true});
  const priced = await priceAgain(desk, work);
  if (!priced.goesOn) return priced;
  const {kind} = desk.payments;
  await keepLease(desk, work);
  work.mayHaveOrder = true;
  const composed = {
    ...composeOrder(priced.value, work.request, orderReference, kind, ownMeta(desk, kind)),
    orderedBy: toOrderingShopper(desk),
  };
  const order = await createOrderOnce(desk, await withConnectedProducts(desk, composed));
  return goOn({order: await remember(desk, work, order), isResumed: false});
}

const toOrderingShopper = ({accountSession, device}: OrderDesk): OrderingShopper => ({
  customerId: accountSession?.shopper.customerId ?? null,
  ip: device.ip,
  userAgent: device.userAgent,
});

/** What the order keeps for later: whose it is, and until when it waits for its payment. */
function ownMeta(desk: OrderDesk, kind: PaymentGateway['kind']): MetaEntry[] {
  const {accountSession} = desk;
  const untilMs = desk.now().getTime() + (kind === 'hosted' ? holdForRedirectMs : hourMs);
  const shopper = accountSession ? [toShopperMeta(accountSession.shopper.id)] : [];
  return [toHoldMeta(new Date(untilMs)), ...shopper];
}

/** No charge is made for an order that is not remembered, or whose total the shopper did not see. */
async function remember(desk: OrderDesk, work: OrderWork, order: Order): Promise<Order> {
  const progress = {step: 'created', orderId: order.databaseId} as const;
  if (!(await desk.orderAttempts.record(work.checkoutKey, work.lease, progress)))
    throw new LeaseLost('Another worker has taken the attempt over');
  if (order.total === work.request.expectedTotal || isPaid(order)) return order;
  await desk.commerce.orders.cancel(order.databaseId);
  throw new TotalDiffers(`Order ${order.databaseId} has another total than its cart`);
}

/** The shop cancels orders that stay unpaid: then the next name is free for a new one. */
async function findOwnOrder(desk: OrderDesk, firstReference: string) {
  let orderReference = firstReference;
  for (let tries = 0; tries < 10; tries++) {
    const found = await desk.commerce.orders.findByReference(orderReference);
    if (!found || isPaid(found) || isOpen(found)) return {own: found, orderReference};
    orderReference = nextReference(orderReference, found.databaseId);
  }
  throw new Error('The shop cancelled ten orders of one attempt');
}

/** Prices are the server's, and what is scarce is held before an order is made. */
async function priceAgain(desk: OrderDesk, work: OrderWork): Promise<Step<PricedOrder>> {
  const {request} = work;
  const shopper = desk.accountSession?.shopper ?? null;
  const priced = await priceOrder(desk.commerce, {
    ...request,
    shopper: {
      isSignedIn: shopper !== null,
      email: request.email,
      hasLoyalty: await isLoyalShopper(desk.commerce, shopper),
    },
    now: desk.now(),
  });
  if (!priced.ok) return endWith(refusedFor(priced.refusals));
  const {cart} = priced.value;
  if (cart.total !== request.expectedTotal)
    return endWith(refusedFor([{field: null, message: orderMessages.priceChanged}], cart));
  if (cart.total === 0 && !shopper?.emailConfirmedAt)
    return endWith(refusedFor([{field: null, message: orderMessages.confirmForFree}]));
  const once = await holdOnce(desk, work, priced.value.lines);
  if (!once.ok) return endWith(refusedFor(once.refusals));
  const held = await holdForCart(desk, work, priced.value);
  return held.goesOn ? goOn(priced.value) : held;
}
