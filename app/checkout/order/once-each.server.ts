import {accepted, type MetaEntry, type Order, type Outcome, type Refusal} from '~adapters/commerce';
import type {StockClaim} from '~adapters/ledger';
import {offerNames} from '~/content/offer-names';
import {orderMessages} from '~/content/messages';
import {staticProducts} from '~/content/static-products';
import {offerIds, type OfferId} from '~/pricing/cart-item';
import {sampleHoldKey} from '~/pricing/free-sample';
import type {OrderDesk, OrderWork} from './order-desk.server';
import {checkoutKeyOf} from './order-reference.server';
import type {ResolvedLine} from './price/priced-order';

const dayMs = 24 * 60 * 60_000;
const foreverMs = 3650 * dayMs;

const sampleOf = (checkoutKey: string) => `${checkoutKey}.sample`;
const offersOf = (checkoutKey: string) => `${checkoutKey}.offers`;

const once = (productKey: string): StockClaim => ({productKey, quantity: 1, available: 1});
const offerClaims = (offers: OfferId[], shopperId: string) =>
  offers.map((offer) => once(`offer:${offer}:${shopperId}`));

const shopperMeta = '_bellyful_shopper';

/** Whose sample or offer it is, so that a webhook can keep it and a cancelled order gives it back. */
export const toShopperMeta = (shopperId: string): MetaEntry => ({
  key: shopperMeta,
  value: shopperId,
});
const shopperOf = ({meta}: Order) => meta.find(({key}) => key === shopperMeta)?.value ?? null;

/**
 * The free sample and each landing offer are once for one account (rules: Offers). This attempt holds them for a
 * day, so that an order which comes to nothing gives them back, and for good once it is placed.
 */
export async function holdOnce(
  desk: OrderDesk,
  work: Pick<OrderWork, 'checkoutKey' | 'request'>,
  lines: ResolvedLine[],
): Promise<Outcome<null>> {
  const session = desk.accountSession;
  if (!session) return accepted(null);
  const wanted = refusalsFor(lines);
  if (wanted.sample.length > 0) await desk.accounts.freeSamples.claim(session);
  const {id} = session.shopper;
  const refusals = await holdAll(desk, work.checkoutKey, id, wanted, lines);
  if (refusals.length === 0) return accepted(null);
  await giveBackCancelled(desk, id, [session.shopper.email, work.request.email]);
  const left = await holdAll(desk, work.checkoutKey, id, wanted, lines);
  return left.length === 0 ? accepted(null) : {ok: false, refusals: left};
}

interface Wanted {
  sample: Refusal[];
  offers: Refusal[];
}

/** What is said of each line when its shopper has had it before. */
function refusalsFor(lines: ResolvedLine[]): Wanted {
  const say = (message: string) => (line: ResolvedLine) => ({field: line.id, message});
  return {
    sample: lines.filter((line) => line.isFreeSample).map(say(orderMessages.freeSampleOnce)),
    offers: lines.filter(({offerId}) => offerId).map(say(orderMessages.offerOncePerCustomer)),
  };
}

async function holdAll(
  {stockReservations}: OrderDesk,
  checkoutKey: string,
  shopperId: string,
  wanted: Wanted,
  lines: ResolvedLine[],
): Promise<Refusal[]> {
  const isHeld = async (holder: string, claims: StockClaim[]) =>
    claims.length === 0 ||
    (await stockReservations.reserve(holder, claims, dayMs)).status === 'reserved';
  const samples = wanted.sample.map(() => once(sampleHoldKey(shopperId)));
  const offers = offerClaims(
    lines.flatMap(({offerId}) => offerId ?? []),
    shopperId,
  );
  return [
    ...((await isHeld(sampleOf(checkoutKey), samples)) ? [] : wanted.sample),
    ...((await isHeld(offersOf(checkoutKey), offers)) ? [] : wanted.offers),
  ];
}

/** A placed order keeps its sample and its offers, whoever says that it is placed. */
export async function keepOnce(
  {stockReservations}: OrderDesk,
  checkoutKey: string,
  order: Order,
): Promise<void> {
  const shopperId = shopperOf(order);
  if (!shopperId) return;
  const sampleName = staticProducts['free-sample'].name;
  const keep = (holder: string, claims: StockClaim[]) =>
    claims.length > 0 && stockReservations.reserve(holder, claims, foreverMs);
  if (order.lines.some(({name}) => name === sampleName))
    await keep(sampleOf(checkoutKey), [once(sampleHoldKey(shopperId))]);
  await keep(offersOf(checkoutKey), offerClaims(offersIn(order), shopperId));
}

function offersIn({lines}: Order): OfferId[] {
  const values = lines.flatMap(({attributes}) => attributes.map(({value}) => value));
  return offerIds.filter((id) => values.includes(offerNames[id]));
}

export async function releaseOnce(
  {stockReservations}: OrderDesk,
  checkoutKey: string,
): Promise<void> {
  await stockReservations.release(sampleOf(checkoutKey));
  await stockReservations.release(offersOf(checkoutKey));
}

/** The shop's staff cancels orders without telling us: looked up when somebody asks for the same again. */
async function giveBackCancelled(
  desk: OrderDesk,
  shopperId: string,
  emails: string[],
): Promise<void> {
  const {orders: shopOrders} = desk.commerce;
  const orders = (
    await Promise.all([...new Set(emails)].map((email) => shopOrders.listByEmail(email)))
  ).flat();
  const cancelled = orders.filter(
    (order) => order.status === 'CANCELLED' && shopperOf(order) === shopperId,
  );
  const keys = new Set(cancelled.map(({orderReference}) => checkoutKeyOf(orderReference ?? '')));
  for (const key of keys) {
    const ofCheckout = await shopOrders.listByCheckout(key);
    if (ofCheckout.every(({status}) => status === 'CANCELLED')) await releaseOnce(desk, key);
  }
}
