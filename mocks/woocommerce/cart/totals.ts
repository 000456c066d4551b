import {toCents} from '~adapters/commerce/money';
import type {CouponRecord} from '../coupons';
import {shippingOf} from '../shipping';
import type {Shop} from '../shop';
import {sumOfTaxes, taxTotalOf, type OrderTax} from '../tax-settings';
import {placeOf, taxesOf, taxesOfLine, taxesOfShipping, toNet} from '../taxes';
import {discountsOf} from './discounts';
import {priceLines, type PricedLine} from './price-lines';
import type {CartSession} from './session';

export interface CartLineTotals extends PricedLine {
  /** Without tax; with parts of a cent where prices include it. */
  netSubtotal: number;
  netTotal: number;
  subtotalTax: number;
  totalTax: number;
}

export interface CartTotals {
  lines: CartLineTotals[];
  coupons: {coupon: CouponRecord; amount: number; tax: number}[];
  subtotal: number;
  subtotalTax: number;
  contentsTotal: number;
  contentsTax: number;
  discount: number;
  discountTax: number;
  /** Null where nothing is sent. */
  shipping: ReturnType<typeof shippingOf>;
  shippingTotal: number;
  shippingTax: number;
  taxes: OrderTax[];
  total: number;
}

const sumOf = (amounts: number[]) => Math.round(amounts.reduce((sum, amount) => sum + amount, 0));

/** What the cart adds up to, in cents. */
export function totalsOfCart(shop: Shop, cart: CartSession): CartTotals {
  const state = placeOf(cart.shipping);
  const priced = priceLines(shop, cart);
  const coupons = shop.coupons.filter(({code}) => cart.codes.includes(code));
  const inOrder = coupons.toSorted(
    (a, b) => cart.codes.indexOf(a.code) - cart.codes.indexOf(b.code),
  );
  const {perLine, perCoupon} = discountsOf(inOrder, priced);
  const lines = priced.map((line, index) =>
    toTotals(shop, line, {off: perLine[index] ?? 0, state}),
  );
  const sent = lines.map(({line, netTotal}) => ({...line, total: toCents(Math.round(netTotal))}));
  const shipping =
    lines.length === 0
      ? null
      : shippingOf(shop, {lines: sent, state, codes: cart.codes, method: cart.method});
  const shippingTotal = shipping?.cost ?? 0;
  const taxed = {
    lines: lines.map(({line, netTotal}) => ({productId: line.productId, total: netTotal})),
    shipping: shippingTotal,
    state,
  };
  const taxes = lines.length === 0 ? [] : taxesOf(shop, taxed);
  const [subtotal, contentsTotal] = [
    sumOf(lines.map(({netSubtotal}) => netSubtotal)),
    sumOf(lines.map(({netTotal}) => netTotal)),
  ];
  const [subtotalTax, contentsTax] = [
    sumOf(lines.map((line) => line.subtotalTax)),
    sumOf(lines.map((line) => line.totalTax)),
  ];
  return {
    lines,
    coupons: inOrder.map((coupon, index) => ({
      coupon,
      ...parted(perCoupon[index] ?? 0, subtotal, subtotalTax, shop.taxes?.pricesIncludeTax),
    })),
    subtotal,
    subtotalTax,
    contentsTotal,
    contentsTax,
    discount: subtotal - contentsTotal,
    discountTax: subtotalTax - contentsTax,
    shipping,
    shippingTotal,
    shippingTax: Math.round(sumOfTaxes(lines.length === 0 ? [] : taxesOfShipping(shop, taxed))),
    taxes,
    total: contentsTotal + shippingTotal + taxTotalOf(taxes),
  };
}

function toTotals(
  shop: Shop,
  line: PricedLine,
  {off, state}: {off: number; state: string},
): CartLineTotals {
  const {productId} = line.line;
  const net = (amount: number) => toNet(shop, {productId, amount, state});
  const netSubtotal = net(line.subtotal);
  const netTotal = net(line.subtotal - off);
  const taxOn = (total: number) => sumOfTaxes(taxesOfLine(shop, {productId, total}, state));
  return {
    ...line,
    netSubtotal,
    netTotal,
    subtotalTax: taxOn(netSubtotal),
    totalTax: taxOn(netTotal),
  };
}

/** A discount off prices with tax takes off tax, too. */
function parted(amount: number, net: number, tax: number, hasTaxIn: boolean | undefined) {
  const share = hasTaxIn && net + tax > 0 ? Math.round((amount * tax) / (net + tax)) : 0;
  return {amount: amount - share, tax: share};
}
