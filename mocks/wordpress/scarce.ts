import {areCounted, usesBy} from '~mocks/woocommerce/code-counts';
import {toMailbox} from '~mocks/woocommerce/mailbox';
import {setOrderHooks} from '~mocks/woocommerce/order-hooks';
import {isPlaced} from '~mocks/woocommerce/order-changes';
import type {OrderRecord} from '~mocks/woocommerce/order-record';
import {findProduct, type Shop} from '~mocks/woocommerce/shop';
import {releaseStock, reserveStock, type Claim} from './holds';
import type {StoredAttempt} from './ledger-state';
import {giveTriesBack} from './limits';
import {mailParcel, mailStatus} from './order-mails';
import type {WordPressState} from './state';

/** Under which name beside the checkout's key a claim is held, by what it begins with. */
const suffixes = {coupon: '.codes', sample: '.sample', offer: '.offers'};
const onceSuffixes = ['.sample', '.offers'];
const countedSuffixes = ['', '.codes'];

const minuteMs = 60_000;
const tenYearsMs = 10 * 365 * 24 * 60 * minuteMs;

/** Units and uses of codes are held while the order can be paid, and until it is surely closed. */
function openMs({now}: WordPressState, order: OrderRecord): number {
  const holdsUntil = Date.parse(metaOf(order, '_bellyful_hold_until'));
  return Math.max(0, holdsUntil - now()) + 15 * minuteMs;
}

export const metaOf = ({meta}: OrderRecord, wanted: string) =>
  meta.find(({key}) => key === wanted)?.value ?? '';

export const referenceOf = (order: OrderRecord) => metaOf(order, '_bellyful_attempt');

const checkoutOf = (order: OrderRecord) => referenceOf(order).split('.')[0] ?? '';

/** What the plugin does with holds when an order is paid, placed or cancelled. */
export function followOrders(state: WordPressState): void {
  setOrderHooks(state.shop, {
    hasChanged(order, before) {
      mailStatus(state, order, before);
      const key = checkoutOf(order);
      if (key === '' || (state.attempts.has(key) && !attemptOf(state, order))) return;
      if (order.status === 'CANCELLED') releaseAll(state, order);
      if (!isPlaced(order)) return;
      // The shop counts units and codes of a placed order itself.
      for (const suffix of countedSuffixes) releaseStock(state, key + suffix);
      endAttempt(state, order);
    },
    hasSent: (order) => mailParcel(state, order),
    findProblem: (order) => findProblem(state, order),
  });
}

/** The attempt whose present order this is. */
export function attemptOf(state: WordPressState, order: OrderRecord): StoredAttempt | undefined {
  const attempt = state.attempts.get(checkoutOf(order));
  return attempt?.orderId === order.databaseId ? attempt : undefined;
}

/** Nothing more is to be done about an order: undecided tries are given back. */
export function endAttempt(state: WordPressState, order: OrderRecord): void {
  const attempt = attemptOf(state, order);
  if (!attempt) return;
  giveTriesBack(state, attempt.tries.splice(0));
  attempt.isDone = true;
  attempt.owesMoney = false;
}

export function releaseAll(state: WordPressState, order: OrderRecord): void {
  for (const suffix of [...countedSuffixes, ...onceSuffixes])
    releaseStock(state, checkoutOf(order) + suffix);
}

/** The names of an order's limited codes, for all and for its mailbox. */
export const codeClaims = ({coupons}: Shop, codes: string[], email: string): string[] =>
  codes.flatMap((code) => {
    const coupon = coupons.find((one) => one.code === code.toLowerCase());
    return [
      ...(coupon?.usageLimit ? [`coupon:${code}`] : []),
      ...(coupon?.usageLimitPerUser ? [`coupon:${code}:${toMailbox(email)}`] : []),
    ];
  });

/** Holds all that an order needs, or nothing: then it answers what there is too little of. */
export function holdOrder(state: WordPressState, order: OrderRecord) {
  const shortages = [...holdUnits(state, order), ...holdClaims(state, order)];
  if (shortages.length > 0) releaseAll(state, order);
  return shortages.map(({productKey, left}) => ({
    key: productKey,
    left,
    line: lineOf(state.shop, order, productKey),
  }));
}

function lineOf(shop: Shop, {lines}: OrderRecord, key: string): number | null {
  const index = lines.findIndex((line) => stockOf(shop, line)?.key === key);
  return index === -1 ? null : index;
}

/** Whose units a line draws on; null where the shop counts none. */
function stockOf(shop: Shop, {productId, variationId}: OrderRecord['lines'][number]) {
  const product = findProduct(shop, productId ?? 0);
  const variation = product?.variations.find(({databaseId}) => databaseId === variationId);
  if (!product) return null;
  if ((variation ?? product).backorders) return null;
  if (typeof variation?.stock === 'number')
    return {key: `variation:${variation.databaseId}`, left: variation.stock};
  const {stock} = variation ?? product;
  if (stock === 'out of stock') return {key: `product:${product.databaseId}`, left: 0};
  return stock !== 'on backorder' && typeof product.stock === 'number'
    ? {key: `product:${product.databaseId}`, left: product.stock}
    : null;
}

function holdUnits(state: WordPressState, order: OrderRecord) {
  if (order.isStockReduced) return [];
  const claims = order.lines.flatMap((line): Claim[] => {
    const stock = stockOf(state.shop, line);
    if (!stock) return [];
    const available = Math.max(0, stock.left);
    return [{productKey: stock.key, quantity: line.quantity, available}];
  });
  return reserveStock(state, {attemptKey: checkoutOf(order), claims, ttlMs: openMs(state, order)});
}

function holdClaims(state: WordPressState, order: OrderRecord) {
  const claims = metaOf(order, '_bellyful_claims').split(', ');
  return Object.entries(suffixes).flatMap(([kind, suffix]) => {
    const isCounted = kind === 'coupon' && areCounted(order);
    const own = isCounted ? [] : claims.filter((claim) => claim.startsWith(`${kind}:`));
    if (own.length === 0) return [];
    return reserveStock(state, {
      attemptKey: checkoutOf(order) + suffix,
      claims: own.map((productKey) => ({
        productKey,
        quantity: 1,
        available: kind === 'coupon' ? usesLeft(state, productKey, order) : 1,
      })),
      ttlMs: kind === 'coupon' ? openMs(state, order) : tenYearsMs,
    });
  });
}

/** Before a payment on the shop's page what the order claims is held again. */
function findProblem(state: WordPressState, order: OrderRecord): string | null {
  const [shortage] = holdClaims(state, order);
  if (!shortage) return null;
  return shortage.productKey.startsWith('coupon:')
    ? 'Sorry, the discount code of this order is used up by now, so this order cannot be paid any more.'
    : 'Sorry, something in this order is one per customer and was ordered before, so this order cannot be paid any more.';
}

function usesLeft({shop}: WordPressState, claim: string, {billing}: OrderRecord): number {
  const [, code = '', mailbox] = claim.split(':');
  const coupon = shop.coupons.find((one) => one.code === code.toLowerCase());
  const limit = mailbox === undefined ? coupon?.usageLimit : coupon?.usageLimitPerUser;
  if (!coupon || !limit) return Number.MAX_SAFE_INTEGER;
  const used = mailbox === undefined ? coupon.usageCount : usesBy(shop, code, billing.email ?? '');
  return Math.max(0, limit - used);
}
