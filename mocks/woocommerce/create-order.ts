import {GraphQLError} from 'graphql';
import {sumCents, toCents, type Cents} from '~adapters/commerce/money';
import {applyCoupons} from './apply-coupons';
import {countCodes} from './code-counts';
import {findOrderingCustomer} from './customers/customer-record';
import {markPaid} from './order-changes';
import type {CreateOrderInput, LineInput} from './order-input';
import {toMeta, type OrderLineRecord, type OrderRecord} from './order-record';
import {findProduct, findSold, type Shop} from './shop';
import {toShopTime} from './shop-time';
import {sumOfTaxes} from './tax-settings';
import {placeOf, taxesOf, taxesOfLine, taxesOfShipping, toNet} from './taxes';

/** Takes what it is given: neither stock nor prices are checked, and repeats are not noticed. */
export function createOrder(shop: Shop, input: CreateOrderInput): OrderRecord {
  const order = draftOrder(shop, input);
  shop.nextOrderId += 1;
  shop.orders.push(order);
  if (order.couponCodes.length > 0) countCodes(shop, order);
  if (input.isPaid) markPaid(shop, order);
  return order;
}

/** The order, added up and not saved. */
export function draftOrder(shop: Shop, input: CreateOrderInput): OrderRecord {
  const email = input.billing?.email;
  if (email && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email))
    throw new GraphQLError('Invalid billing email address');
  const {billing, shipping} = {billing: input.billing ?? {}, shipping: input.shipping ?? {}};
  const state = stateOf({billing, shipping});
  const order: OrderRecord = {
    databaseId: shop.nextOrderId,
    orderKey: `wc_order_${crypto.randomUUID().replaceAll('-', '').slice(0, 13)}`,
    status: input.status ?? 'PENDING',
    createdAt: toShopTime(new Date()),
    paidAt: null,
    paymentMethod: input.paymentMethod ?? '',
    paymentMethodTitle: input.paymentMethodTitle ?? '',
    lines: listOf(input.lineItems).map((line) => toLine(shop, line, state)),
    // A fee's `amount` alone is ignored.
    fees: listOf(input.feeLines).map(({name, total}) => ({
      name: name ?? 'Fee',
      total: readAmount(shop, total),
    })),
    shippingLines: listOf(input.shippingLines).map(({methodTitle, total}) => ({
      title: methodTitle,
      total: readAmount(shop, total),
    })),
    taxes: [],
    couponCodes: [],
    customerId: findOrderingCustomer(shop, input.customerId)?.databaseId ?? null,
    billing,
    shipping,
    customerNote: input.customerNote ?? '',
    transactionId: input.transactionId || null,
    meta: toMeta(input.metaData),
    isStockReduced: false,
    shipments: [],
    refunds: [],
  };
  applyCoupons(shop, order, listOf(input.coupons));
  tax(shop, order);
  return order;
}

const stateOf = ({shipping, billing}: Pick<OrderRecord, 'shipping' | 'billing'>) =>
  placeOf({
    country: shipping.country ?? billing.country,
    state: shipping.state ?? billing.state,
  });

/** Writes the taxes of an order and of its parts. */
function tax(shop: Shop, order: OrderRecord): void {
  const state = stateOf(order);
  const shipping = sumCents(order.shippingLines.map(({total}) => total));
  const taxed = {lines: order.lines, shipping, state};
  for (const line of order.lines) {
    line.totalTax = sumOfTaxes(taxesOfLine(shop, line, state));
    line.subtotalTax = sumOfTaxes(taxesOfLine(shop, {...line, total: line.subtotal}, state));
  }
  order.taxes = taxesOf(shop, taxed);
  order.shippingTax = sumOfTaxes(taxesOfShipping(shop, taxed));
  order.pricesIncludeTax = shop.taxes?.pricesIncludeTax ?? false;
  order.isRoundedAtSubtotal = shop.taxes?.isRoundedAtSubtotal ?? false;
}

const listOf = <Item>(list: readonly (Item | null | undefined)[] | null | undefined): Item[] =>
  (list ?? []).flatMap((item) => item ?? []);

function toLine(shop: Shop, line: LineInput, state: string): OrderLineRecord {
  const productId = line.productId || productOfVariation(shop, line.variationId);
  const sold = requireSold(shop, line.productId ?? null, line.variationId ?? null);
  const quantity = line.quantity ?? 1;
  const price = sold?.salePrice ?? sold?.regularPrice ?? 0;
  const usual = toNet(shop, {productId: productId ?? null, amount: price * quantity, state});
  return {
    name: line.name ?? findProduct(shop, productId ?? 0)?.name ?? '',
    productId,
    variationId: line.variationId || null,
    quantity,
    subtotal: typeof line.subtotal === 'string' ? readNumber(shop, line.subtotal) : usual,
    total: typeof line.total === 'string' ? readNumber(shop, line.total) : usual,
    meta: toMeta(line.metaData),
  };
}

/** A line without a product is known by its name and total alone. */
function requireSold(shop: Shop, productId: number | null, variationId: number | null) {
  if (!productId && !variationId) return null;
  const sold = findSold(shop, variationId ?? productId ?? 0);
  if (!sold || (productId && !findSold(shop, productId)))
    throw new GraphQLError('Failed to retrieve product connected to order item.');
  if (productId && !findProduct(shop, productId)) throw new GraphQLError('Invalid product ID');
  return sold;
}

const productOfVariation = (shop: Shop, variationId: number | null | undefined) =>
  shop.products.find(({variations}) =>
    variations.some(({databaseId}) => databaseId === variationId),
  )?.databaseId ?? null;

/** Text like `"89.99"`; an empty one is zero. */
const readAmount = (shop: Shop, text: string | null | undefined): Cents =>
  toCents(Math.round(readNumber(shop, text)));

/** The same with parts of a cent. */
function readNumber({currency}: Shop, text: string | null | undefined): number {
  const amount = Math.round(Number(text ?? '') * 10 ** (currency.decimals + 4)) / 10_000;
  return Number.isFinite(amount) ? amount : 0;
}
