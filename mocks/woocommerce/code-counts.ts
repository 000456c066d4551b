import {toMailbox} from './mailbox';
import type {OrderRecord} from './order-record';
import type {Shop} from './shop';

const codesMeta = 'Discount code';
const countedMeta = '_bellyful_codes_counted';

/** WooCommerce counts the coupons of an order that stands, once; the plugin those of an order of before. */
export function countCodes(shop: Shop, order: OrderRecord): void {
  if (areCounted(order)) return;
  for (const coupon of couponsOf(shop, order)) {
    coupon.usageCount += 1;
    coupon.usedBy.push(userOf(order));
  }
  order.areCouponsCounted = true;
}

/** Gives the coupons of an order that fell through back, once. */
export function releaseCodes(shop: Shop, order: OrderRecord): void {
  if (!areCounted(order)) return;
  for (const coupon of couponsOf(shop, order)) {
    coupon.usageCount -= 1;
    const used = coupon.usedBy.lastIndexOf(userOf(order));
    if (used !== -1) coupon.usedBy.splice(used, 1);
  }
  order.areCouponsCounted = false;
  order.meta = order.meta.filter(({key}) => key !== countedMeta);
}

/** Whether the shop has the uses of its codes in its own counts. */
export const areCounted = ({areCouponsCounted = false, meta}: OrderRecord): boolean =>
  areCouponsCounted || meta.some(({key}) => key === countedMeta);

const userOf = ({customerId, billing}: OrderRecord) =>
  customerId ?? billing.email?.toLowerCase() ?? '';

/** Of its coupon lines, and of the meta data that an order of before has in their place. */
function couponsOf(shop: Shop, order: OrderRecord) {
  const text = order.meta.find(({key}) => key === codesMeta)?.value ?? '';
  const codes = [...order.couponCodes, ...text.split(',').map((code) => code.trim().toLowerCase())];
  return shop.coupons.filter(({code}) => codes.includes(code));
}

const placed: ReadonlySet<OrderRecord['status']> = new Set(['PROCESSING', 'COMPLETED', 'ON_HOLD']);

/** How often a mailbox has used the code: by WooCommerce's own record, or by its placed orders, whichever is more. */
export function usesBy(shop: Shop, wanted: string, email: string): number {
  const code = wanted.trim().toLowerCase();
  const mailbox = toMailbox(email);
  const emailOf = (user: number | string) =>
    shop.customers.find(({databaseId}) => databaseId === user)?.email ?? String(user);
  const users = shop.coupons.find((coupon) => coupon.code === code)?.usedBy ?? [];
  const recorded = users.filter((user) => toMailbox(emailOf(user)) === mailbox).length;
  const ordered = shop.orders.filter(
    (order) =>
      placed.has(order.status) &&
      toMailbox(order.billing.email ?? '') === mailbox &&
      couponsOf(shop, order).some((coupon) => coupon.code === code),
  ).length;
  return Math.max(recorded, ordered);
}
