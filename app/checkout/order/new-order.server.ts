import {
  isOfflineMethod,
  toCents,
  usDollars,
  formatCents,
  type MetaEntry,
  type NewOrder,
  type TryLimit,
  type NewOrderLine,
  type OrderOrigin,
  type Cents,
  zeroCents,
} from '~adapters/commerce';
import {gatewayNamed} from '~adapters/payments';
import {toLimits} from '~/server/http/limit-tries.server';
import {toNetwork} from '~/server/http/client-address';
import {onceKeys} from '~/server/session/once-keys';
import {toLinkMeta} from '~/server/session/order-link.server';
import type {PricedCart, PricedLine} from '~/pricing/priced-cart';
import {offerNames} from '~/content/offers';
import {ownNameOf} from '~/content/own-names';
import {cartWords, freeShippingWords} from '~/content/labels/cart';
import {paymentTitles} from '~/content/messages/payment';
import {toChoices} from '~/pricing/open-choices';
import {spreadByWeight} from '~/pricing/spread';
import type {PricedOrder, ResolvedLine} from '~/cart/price/priced-order';
import {toHousehold} from './household';
import type {Attempt, OrderContext} from './order-context.server';
import type {PricedAttempt} from './price-attempt.server';
import {needsAdult} from './where-sold.server';

/** How staff reads which program filled the cart. */
export const agentMetaKey = 'Filled by an assistant';

/** Whom the shop has told what becomes of the order: a program that has proved its name. */
const toldMetaKey = '_bellyful_agent';

/** The order as the shop is asked to place it; without lines where something is refused. */
export async function toNewOrder(
  context: OrderContext,
  attempt: Attempt,
  priced: PricedAttempt,
): Promise<Omit<NewOrder, 'settled'>> {
  const {accountSession, agent, device, origin, secret} = context;
  const {checkoutKey, reference, request} = attempt;
  const {code, decimals} = request.expectedCurrency ?? usDollars;
  return {
    key: checkoutKey,
    reference,
    lines: priced.refusal ? [] : composeLines(priced),
    shipping: priced.refusal ? {title: '', total: toCents(0)} : toShipping(priced.cart, attempt),
    fees: priced.refusal ? [] : (request.expectedFees ?? []),
    billing: request.billing,
    shippingAddress: request.shipping,
    customer: {id: accountSession?.shopper.customerId ?? null, ...device},
    payment: toPayment(context.payments, request.paymentMethod),
    codes: priced.codes,
    claims: await claimsOf(context, attempt, priced),
    expected: {total: request.expectedTotal, code, decimals},
    fields: request.answers ?? {},
    minutesOpen: gatewayFor(context, request).takesCards ? open : openOnPage,
    tries: isByCard(context, request) ? cardTries(context, checkoutKey) : [],
    limits: await toLimits('place-order', context.caller()),
    meta: priced.refusal
      ? []
      : [
          await toLinkMeta(reference, secret),
          ...orderMeta(priced.cart),
          ...(needsAdult(priced.lines, request.shipping)
            ? [{key: 'Adult signature', value: 'Required: the buyer said to be 18 or older.'}]
            : []),
          ...(agent ? [{key: agentMetaKey, value: toAgentText(agent)}] : []),
          ...(agent?.isVerified ? [{key: toldMetaKey, value: agent.profile}] : []),
        ],
    origin: agent ? referredBy(agent) : origin,
  };
}

/** A name that no signature proved is the program's own word. */
export const toAgentText = ({
  profile,
  isVerified,
}: {
  profile: string;
  isVerified: boolean;
}): string => (isVerified ? `${profile} (signature checked)` : profile);

/** Said of the order, and nothing of its shopper's visit. */
const referredBy = ({profile}: {profile: string}): OrderOrigin => ({
  source_type: 'referral',
  utm_source: URL.canParse(profile) ? new URL(profile).hostname : profile,
  utm_medium: 'referral',
});

const toShipping = (
  {shipping, shipsNothing}: PricedCart,
  {request: {sentBy}}: Attempt,
): NewOrder['shipping'] => {
  const total = shipping ?? toCents(0);
  if (sentBy) return {method: sentBy.method, total};
  if (shipsNothing) return null;
  return {title: total === 0 ? freeShippingWords.free : cartWords.shipping, total};
};

/** Minutes that an order may be paid; its stock and codes are reserved meanwhile. */
const open = 60;
/** On the shop's own page, where nothing is asked before the money is taken. */
const openOnPage = 30;

const gatewayFor = ({payments}: OrderContext, {paymentMethod}: Attempt['request']) =>
  gatewayNamed(payments, paymentMethod);

/** By what an order is paid, for the shop. */
export function toPayment(
  payments: OrderContext['payments'],
  method: string | undefined,
): NewOrder['payment'] {
  if (method !== undefined && isOfflineMethod(method)) return {method, title: ''};
  const {id, takesCards} = gatewayNamed(payments, method);
  return takesCards ? {method: id, title: paymentTitles[id] ?? ''} : {method: '', title: ''};
}

const isByCard = (context: OrderContext, request: Attempt['request']) =>
  gatewayFor(context, request).takesCards &&
  !isOfflineMethod(request.paymentMethod ?? '') &&
  request.expectedTotal > 0;

/**
 * A card may be tried while fewer than five were declined in the last 15 minutes, for this checkout, this account and
 * this network (rules: Payment elsewhere).
 */
function cardTries({accountSession, device}: OrderContext, checkoutKey: string): TryLimit[] {
  const network = device.ip && toNetwork(device.ip);
  const parties = [
    `checkout:${checkoutKey}`,
    ...(accountSession ? [`account:${accountSession.shopper.id}`] : []),
    ...(network ? [`network:${network}`] : []),
  ];
  return parties.map((party) => ({bucket: `declines:${party}`, limit: 5, windowSeconds: 15 * 60}));
}

/** What a cart claims beside units and codes: its sample and offers, once per customer. */
async function claimsOf(
  {accountSession}: OrderContext,
  {request}: Attempt,
  {lines}: PricedAttempt,
): Promise<string[]> {
  if (!accountSession) return [];
  const things = lines.flatMap(({isFreeSample, offerId}) => {
    if (isFreeSample) return 'sample' as const;
    return offerId ? (`offer:${offerId}` as const) : [];
  });
  const household = toHousehold(request.shipping);
  const keys = things.map((thing) => onceKeys(thing, accountSession.shopper, household));
  return (await Promise.all(keys)).flat();
}

/**
 * The lines: their price before any discount (`subtotal`), after their own (`discounted`), and after those of codes, too
 * (`total`, spread to the cent), so that with the shipping line they add up to what was shown; offers and choices are
 * readable meta data.
 */
export const composeLines = ({lines, cart}: PricedOrder): NewOrderLine[] =>
  lines.flatMap((line, index) => {
    const priced = cart.lines[index];
    if (priced?.id !== line.id) throw new Error('A line was not priced');
    return line.mix ? composeBox(line, line.mix, priced) : [composeLine(line, priced)];
  });

/** The cart's line behind each line of the order. */
export const cartLinesOf = (lines: readonly ResolvedLine[]): ResolvedLine[] =>
  lines.flatMap((line) => (line.mix ?? [line]).map(() => line));

/** A line for each kind of pouch, which the shop counts and refunds by itself; the pack's price is spread over them. */
function composeBox(
  line: ResolvedLine,
  mix: NonNullable<ResolvedLine['mix']>,
  priced: PricedLine,
): NewOrderLine[] {
  const {product, variation, quantity, undiscountedUnitPrice: price} = line;
  const spread = (amount: Cents, weights: readonly Cents[]) =>
    spreadByWeight(
      amount,
      mix.map(({part}, index) => ({id: part.product.slug, weight: weights[index] ?? zeroCents})),
    );
  const alone = mix.map(({part, units}) => toCents((part.sold.price ?? 0) * units));
  const subtotals = spread(toCents(price * quantity), alone);
  const discounted = spread(priced.discounted, subtotals);
  const totals = spread(priced.total, discounted);
  return mix.map(({part, units}, index) => ({
    name: part.product.name,
    productId: part.product.databaseId,
    variationId: part.sold === part.product ? null : part.sold.databaseId,
    sku: part.sold.sku ?? part.product.sku,
    quantity: units * quantity,
    price: null,
    subtotal: subtotals[index] ?? zeroCents,
    discounted: discounted[index] ?? zeroCents,
    total: totals[index] ?? zeroCents,
    box: {
      productId: product.databaseId,
      variationId: variation?.databaseId ?? null,
      price,
    },
    meta: [{key: 'Box', value: line.name}],
  }));
}

/** The cart's discounts, readable. */
export const orderMeta = ({adjustments}: PricedCart): MetaEntry[] =>
  adjustments.map(({label, amount}) => ({key: label, value: formatCents(amount)}));

function composeLine(line: ResolvedLine, priced: PricedLine): NewOrderLine {
  return {
    name: line.name,
    productId: line.product.databaseId || null,
    variationId: line.variation?.databaseId || null,
    sku: line.variation?.sku ?? line.product.sku,
    quantity: line.quantity,
    price: line.packaged ? null : line.undiscountedUnitPrice,
    subtotal: toCents(line.undiscountedUnitPrice * line.quantity),
    discounted: priced.discounted,
    total: priced.total,
    ...(line.chosen?.length && {attributes: toChoices(line.chosen)}),
    meta: lineMeta(line),
  };
}

/** For staff, in the shop's own language (rules: Languages). The shop writes what a variation is by itself. */
function lineMeta({noodleType, offerId, packaged}: ResolvedLine): MetaEntry[] {
  const mix = packaged?.mix?.map(ownNameOf).join(', ');
  return [
    ...(noodleType ? [{key: 'Free noodle sample', value: noodleType}] : []),
    ...(offerId ? [{key: 'Special offer', value: ownNameOf(offerNames[offerId])}] : []),
    ...(packaged ? [{key: 'Bottles', value: String(packaged.option.bottles)}] : []),
    ...(mix ? [{key: 'Mix', value: mix}] : []),
  ];
}
