import type {StockClaim, StockShortage} from '~adapters/ledger';
import type {NewOrderLine, Order} from '~adapters/commerce';
import {heldUntil} from './hold-until.server';
import {goOn, isPaid, type OrderContext, type Attempt, type Step} from './order-context.server';
import {checkoutKeyOf} from './order-reference.server';
import type {PricedOrder} from './price/priced-order';
import {refuseShortages} from './refuse-shortages.server';
import {cartClaims, claimsOn, orderClaims, stocksOf} from './scarce-claims.server';

const minuteMs = 60_000;
/** Longer than an order takes until it is charged. */
const preparingMs = 5 * minuteMs;
/** An unpaid order is surely closed so long after its end. */
const closingMs = 15 * minuteMs;
const foreverMs = 10 * 365 * 24 * 60 * minuteMs;

/**
 * A checkout holds things under four names: its units and codes as long as the order can be paid, for once it is
 * placed the shop counts them; what is once per customer for good, unless nothing comes of the order.
 */
const holders = [
  {suffix: '', kinds: ['product:', 'variation:'], isOnce: false},
  {suffix: '.codes', kinds: ['coupon:'], isOnce: false},
  {suffix: '.sample', kinds: ['sample:'], isOnce: true},
  {suffix: '.offers', kinds: ['offer:'], isOnce: true},
];

/** Holds what a cart needs before an order is made of it, or says of each line what is wrong (rules: Quantities and stock). */
export async function holdForCart(
  desk: OrderContext,
  {checkoutKey, request}: Pick<Attempt, 'checkoutKey' | 'request'>,
  claims: StockClaim[],
  priced: PricedOrder,
  ordered: NewOrderLine[],
): Promise<Step<null>> {
  const stocks = await stocksOf(desk.commerce, priced, ordered);
  const shortages = await holdAll(desk, checkoutKey, {
    count: async () => [...claims, ...cartClaims(priced, stocks)],
    emails: [request.email, desk.accountSession?.shopper.email ?? request.email],
    ttlMs: () => preparingMs,
  });
  if (shortages.length === 0) return goOn(null);
  return refuseShortages(shortages, ({productKey}) =>
    priced.lines.find(
      ({isFreeSample, offerId}, place) =>
        (isFreeSample && productKey.startsWith('sample:')) ||
        (offerId && productKey.startsWith(`offer:${offerId}:`)) ||
        stocks[place]?.key === productKey,
    ),
  );
}

/**
 * Stands before every way to a charge, to placing and to finishing what was charged: the order holds all that it needs
 * now, for as long as it can be paid, or nothing may come of it (rules: Orders exactly once). It asks nobody but the
 * order, so that it serves a webhook as well. An order that is paid meanwhile has what it needs: it is answered as it
 * stands then. `isHeld`: its cart has held it just now; otherwise it is counted a second time once it is held, as the
 * first count may be of before another order was placed.
 */
export async function holdForCharge(
  desk: OrderContext,
  checkoutKey: string,
  order: Order,
  {isHeld = false} = {},
): Promise<Step<Order>> {
  if (isPaid(order)) return goOn(order);
  const openMs = Math.max(heldUntil(order) - desk.now().getTime(), preparingMs) + closingMs;
  const hold = () =>
    holdAll(desk, checkoutKey, {
      count: () => orderClaims(desk.commerce, order),
      emails: [order.email],
      ttlMs: ({isOnce}) => (isOnce ? foreverMs : openMs),
    });
  let shortages = await hold();
  if (shortages.length === 0 && !isHeld) shortages = await hold();
  if (shortages.length === 0) return goOn(order);
  const current = await desk.commerce.orders.find(order.databaseId);
  return current && isPaid(current) ? goOn(current) : refuseShortages(shortages);
}

interface Needs {
  count: () => Promise<StockClaim[]>;
  /** Whose cancelled orders give back what is once per customer. */
  emails: string[];
  ttlMs: (holder: {isOnce: boolean}) => number;
}

/**
 * Holds each kind under its own name, or says what there is too little of. Looks twice: a buyer who has just paid
 * holds his units a moment longer than the shop counts them.
 */
async function holdAll(
  desk: OrderContext,
  checkoutKey: string,
  {count, emails, ttlMs}: Needs,
): Promise<StockShortage[]> {
  const reserve = async () => {
    const claims = await count();
    for (const holder of holders) {
      const wanted = claims.filter(({productKey}) =>
        holder.kinds.some((kind) => productKey.startsWith(kind)),
      );
      if (wanted.length === 0) continue;
      const name = `${checkoutKey}${holder.suffix}`;
      const result = await desk.stockReservations.reserve(name, wanted, ttlMs(holder));
      if (result.status === 'short') return result.shortages;
    }
    return [];
  };
  const shortages = await reserve();
  if (shortages.length === 0) return [];
  const keys = shortages.map(({productKey}) => productKey);
  if (keys.some((key) => /^(?:sample|offer):/.test(key)))
    await giveBackCancelled(desk, emails, new Set(keys));
  else await desk.wait(500);
  return reserve();
}

/**
 * The shop gives back what a cancelled order held, unless nobody told its plugin: looked up when somebody asks for the
 * same again.
 */
async function giveBackCancelled(
  desk: OrderContext,
  emails: string[],
  wanted: ReadonlySet<string>,
): Promise<void> {
  const {orders} = desk.commerce;
  const own = await Promise.all([...new Set(emails)].map((email) => orders.listByEmail(email)));
  const keys = own
    .flat()
    .filter(
      (order) => order.status === 'CANCELLED' && claimsOn(order).some((key) => wanted.has(key)),
    )
    .map(({orderReference}) => checkoutKeyOf(orderReference ?? ''));
  for (const key of new Set(keys)) {
    const ofCheckout = await orders.listByCheckout(key);
    if (ofCheckout.every(({status}) => status === 'CANCELLED')) await releaseHolds(desk, key);
  }
}

/** Lets others have everything that a checkout held, once nothing will come of its order. */
export const releaseHolds = (desk: OrderContext, checkoutKey: string): Promise<void> =>
  release(desk, checkoutKey, () => true);

/** Lets go of what the shop counts itself once the order is placed. */
export const releaseCounted = (desk: OrderContext, checkoutKey: string): Promise<void> =>
  release(desk, checkoutKey, ({isOnce}) => !isOnce);

async function release(
  {stockReservations}: OrderContext,
  checkoutKey: string,
  isOver: (holder: {isOnce: boolean}) => boolean,
): Promise<void> {
  for (const {suffix} of holders.filter(isOver))
    await stockReservations.release(`${checkoutKey}${suffix}`);
}
