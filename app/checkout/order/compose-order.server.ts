import {
  formatCents,
  toCents,
  type Coupon,
  type MetaEntry,
  type NewOrder,
  type NewOrderLine,
} from '~adapters/commerce';
import type {PaymentGateway} from '~adapters/payments';
import {offerNames} from '~/content/offer-names';
import {productMapping} from '~/content/product-mapping';
import type {PricedLine} from '~/pricing/priced-cart';
import type {OrderRequest} from './order-request.server';
import type {PricedOrder, ResolvedLine} from './price/priced-order';

/**
 * The order as the shop's staff reads it. Lines carry their price before (`subtotal`) and after all
 * discounts (`total`, spread to the cent), so that with the shipping line they add up to what was shown;
 * codes, offers and choices are readable meta data. Never fees, coupons or `isPaid`.
 */
export function composeOrder(
  {lines, cart, coupons}: PricedOrder,
  request: OrderRequest,
  orderReference: string,
  gateway: PaymentGateway['kind'],
  ownMeta: MetaEntry[],
): NewOrder {
  return {
    lines: lines.map((line, index) => composeLine(line, cart.lines[index])),
    shipping: {
      title: cart.shipping === 0 ? 'Free shipping' : 'Shipping',
      total: cart.shipping,
    },
    billing: request.billing,
    shippingAddress: request.shipping,
    customerNote: '',
    ...paymentMethods[gateway],
    orderReference,
    meta: [
      ...ownMeta,
      ...codeMeta(coupons),
      ...cart.adjustments.map(({label, amount}) => ({key: label, value: formatCents(amount)})),
    ],
  };
}

/** The shop's guard plugin counts these codes as used once the order is paid. */
const codeMeta = (coupons: Coupon[]): MetaEntry[] =>
  coupons.length === 0
    ? []
    : [{key: 'Discount code', value: coupons.map(({code}) => code).join(', ')}];

const paymentMethods = {
  hosted: {paymentMethod: '', paymentMethodTitle: ''},
  stripe: {paymentMethod: 'stripe', paymentMethodTitle: 'Card or wallet (Stripe)'},
  offline: {paymentMethod: 'offline', paymentMethodTitle: 'Test card (offline)'},
};

function composeLine(line: ResolvedLine, priced: PricedLine | undefined): NewOrderLine {
  if (priced?.id !== line.id) throw new Error('A line was not priced');
  const mapped = line.packaged && productMapping[line.packaged.key][line.packaged.bottles];
  return {
    name: line.name,
    productId: line.product?.databaseId ?? null,
    variationId: line.variation?.databaseId ?? null,
    sku: line.variation?.sku ?? line.product?.sku ?? mapped?.sku ?? null,
    quantity: line.quantity,
    subtotal: toCents(line.undiscountedUnitPrice * line.quantity),
    total: priced.total,
    meta: lineMeta(line),
  };
}

function lineMeta({variation, noodleType, offerId, packaged}: ResolvedLine): MetaEntry[] {
  return [
    ...(variation?.attributes ?? []).map(({name, value}) => ({key: name, value})),
    ...(noodleType ? [{key: 'Free noodle sample', value: noodleType}] : []),
    ...(offerId ? [{key: 'Special offer', value: offerNames[offerId]}] : []),
    ...(packaged ? [{key: 'Bottles', value: String(packaged.bottles)}] : []),
    ...(packaged?.mix.length ? [{key: 'Mix', value: packaged.mix.join(', ')}] : []),
  ];
}
