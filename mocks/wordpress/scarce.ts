import {usesBy} from '~mocks/woocommerce/code-counts';
import {setOrderHooks} from '~mocks/woocommerce/order-hooks';
import {isPlaced} from '~mocks/woocommerce/order-changes';
import type {OrderRecord} from '~mocks/woocommerce/order-record';
import {releaseStock, reserveStock} from './limits-and-holds';
import type {WordPressState} from './state';

const suffixes = {coupon: '.codes', sample: '.sample', offer: '.offers'};
const onceSuffixes = ['.sample', '.offers'];
const countedSuffixes = ['', '.codes'];

const hourMs = 60 * 60_000;
const tenYearsMs = 10 * 365 * 24 * hourMs;

const metaOf = ({meta}: OrderRecord, wanted: string) =>
  meta.find(({key}) => key === wanted)?.value ?? '';

const checkoutOf = (order: OrderRecord) => metaOf(order, '_bellyful_attempt').split('.')[0] ?? '';

const claimsOf = (order: OrderRecord) => metaOf(order, '_bellyful_claims').split(', ');

const claimsUnder = (order: OrderRecord, suffix: string) =>
  claimsOf(order).filter(
    (claim) => suffixes[claim.split(':')[0] as keyof typeof suffixes] === suffix,
  );

/** What the plugin does with holds when an order is paid, placed or cancelled. */
export function followOrders(state: WordPressState): void {
  setOrderHooks(state.shop, {
    hasChanged(order) {
      const key = checkoutOf(order);
      if (key === '') return;
      if (order.status === 'CANCELLED') letGo(state, order, key);
      // The shop counts units and codes of a placed order itself.
      if (isPlaced(order)) for (const suffix of countedSuffixes) releaseStock(state, key + suffix);
    },
    findProblem: (order) => findProblem(state, order),
  });
}

/** A cancelled order's checkout may have gone on to another order, which needs the holds. */
function letGo(state: WordPressState, {databaseId}: OrderRecord, key: string): void {
  const current = state.attempts.get(key)?.orderId ?? databaseId;
  if (current !== databaseId) return;
  for (const suffix of [...countedSuffixes, ...onceSuffixes]) releaseStock(state, key + suffix);
}

/** Whoever pays on the shop's page holds again what the order claims. */
function findProblem(state: WordPressState, order: OrderRecord): string | null {
  const key = checkoutOf(order);
  for (const suffix of Object.values(suffixes)) {
    const isCounted = suffix === '.codes' && metaOf(order, '_bellyful_codes_counted') !== '';
    const claims = isCounted ? [] : claimsUnder(order, suffix);
    if (claims.length === 0) continue;
    const wanted = claims.map((productKey) => ({
      productKey,
      quantity: 1,
      available: suffix === '.codes' ? usesLeft(state, productKey, order) : 1,
    }));
    const ttlMs = suffix === '.codes' ? hourMs : tenYearsMs;
    if (reserveStock(state, {attemptKey: key + suffix, claims: wanted, ttlMs}).status === 'short')
      return suffix === '.codes'
        ? 'Sorry, the discount code of this order is used up by now, so this order cannot be paid any more.'
        : 'Sorry, something in this order is one per customer and was ordered before, so this order cannot be paid any more.';
  }
  return null;
}

function usesLeft({shop}: WordPressState, claim: string, {billing}: OrderRecord): number {
  const [, code = '', mailbox] = /^coupon:(.+?)(:[\da-f]{64})?$/.exec(claim) ?? [];
  const coupon = shop.coupons.find((one) => one.code === code.toLowerCase());
  const limit = mailbox ? coupon?.usageLimitPerUser : coupon?.usageLimit;
  if (!coupon || !limit) return Number.MAX_SAFE_INTEGER;
  const used = mailbox ? usesBy(shop, code, billing.email ?? '') : coupon.usageCount;
  return Math.max(0, limit - used);
}
