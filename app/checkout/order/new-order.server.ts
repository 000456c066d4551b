import {toCents, usDollars, type MetaEntry, type NewOrder, type TryLimit} from '~adapters/commerce';
import {shopName} from '~/content/brand';
import {toLimits} from '~/server/http/limit-tries.server';
import {toNetwork} from '~/server/http/client-address';
import {onceKeys} from '~/server/session/once-keys';
import {toLinkMeta} from '~/server/session/order-link.server';
import {composeLines, orderMeta} from './compose-order.server';
import {toHousehold} from './household';
import type {Attempt, OrderContext} from './order-context.server';
import type {PricedCart} from '~/pricing/priced-cart';
import type {PricedAttempt} from './price-attempt.server';

/** How staff reads which program filled the cart. */
const agentMetaKey = 'Filled by an assistant';

type Priced = Extract<PricedAttempt, {refusal: null}>;

/** The order as the shop is asked to place it. */
export async function toNewOrder(
  context: OrderContext,
  attempt: Attempt,
  priced: Priced,
): Promise<Omit<NewOrder, 'settled'>> {
  const {cart, codes} = priced;
  return {
    ...(await toResumed(context, attempt)),
    lines: composeLines(priced),
    shipping: toShipping(cart, attempt),
    codes,
    claims: await claimsOf(context, attempt, priced),
    meta: [
      await toLinkMeta(attempt.reference, context.secret),
      ...orderMeta(cart),
      ...(context.agent ? [{key: agentMetaKey, value: toAgentText(context.agent)}] : []),
    ],
  };
}

/** A name that no signature proved is the program's own word. */
const toAgentText = ({profile, isVerified}: {profile: string; isVerified: boolean}): string =>
  isVerified ? `${profile} (signature checked)` : profile;

const toShipping = (
  {shipping, shipsNothing}: PricedCart,
  {request: {sentBy}}: Attempt,
): NewOrder['shipping'] => {
  const total = shipping ?? toCents(0);
  if (sentBy) return {method: sentBy.method, total};
  if (shipsNothing) return null;
  return {title: total === 0 ? 'Free shipping' : 'Shipping', total};
};

/** What the shop needs to know to go on with an order that it has already. */
export async function toResumed(
  context: OrderContext,
  {checkoutKey, reference, request}: Attempt,
): Promise<Omit<NewOrder, 'settled'>> {
  const {accountSession, device, payments} = context;
  const {code, decimals} = request.expectedCurrency ?? usDollars;
  return {
    key: checkoutKey,
    reference,
    lines: [],
    shipping: {title: '', total: toCents(0)},
    billing: request.billing,
    shippingAddress: request.shipping,
    customer: {id: accountSession?.shopper.customerId ?? null, ...device},
    payment: request.paymentMethod
      ? {method: request.paymentMethod, title: ''}
      : paymentMethods[payments.kind],
    codes: [],
    claims: [],
    expected: {total: request.expectedTotal, code, decimals},
    minutesOpen: payments.kind === 'hosted' ? openOnPage : open,
    tries: isByCard(context, request) ? cardTries(context, checkoutKey) : [],
    limits: await toLimits('place-order', context.caller()),
    meta: [] satisfies MetaEntry[],
    origin: shopName,
  };
}

/** Minutes that an order may be paid; nobody else has what it needs meanwhile. */
const open = 60;
/** On the shop's own page, where nothing is asked before the money is taken. */
const openOnPage = 30;

const paymentMethods = {
  hosted: {method: '', title: ''},
  stripe: {method: 'stripe', title: 'Card or wallet (Stripe)'},
  offline: {method: 'offline', title: 'Test card (offline)'},
};

const isByCard = ({payments}: OrderContext, {paymentMethod, expectedTotal}: Attempt['request']) =>
  payments.takesCards && !paymentMethod && expectedTotal > 0;

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
  {lines}: Priced,
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
