import {
  shopCurrency,
  sumCents,
  toCents,
  type NewOrder,
  type NewOrderLine,
  type TryLimit,
} from '~adapters/commerce';
import {anAddress} from './orders';

/** Something that the shop knows by its name alone, unless it is said to be a product. */
export const aNewLine = (changes: Partial<NewOrderLine> = {}): NewOrderLine => ({
  name: 'Capsules, 3 bottles',
  productId: null,
  variationId: null,
  sku: null,
  quantity: 1,
  price: null,
  subtotal: toCents(1000),
  discounted: changes.total ?? toCents(1000),
  total: toCents(1000),
  meta: [],
  ...changes,
});

/** The name of an order: its checkout's key and its body. */
export const aReference = (key: string, body = '0123456789abcdef') => `${key}.${body}`;

/** An order of a checkout and an address of its own, in a shop without taxes; it is expected to cost what its lines do. */
export function aNewOrder(changes: Partial<NewOrder> = {}): NewOrder {
  const {key = crypto.randomUUID(), lines = [aNewLine()]} = changes;
  const shipping = changes.shipping ?? {title: 'Shipping', total: toCents(497)};
  const address = anAddress();
  const {code, decimals} = shopCurrency();
  const total = sumCents([...lines.map((line) => line.total), shipping.total]);
  return {
    key,
    reference: aReference(key),
    settled: null,
    lines,
    shipping,
    billing: {...address, email: `ada-${crypto.randomUUID()}@shop.example`},
    shippingAddress: address,
    customer: {id: null, ip: null, userAgent: null},
    payment: {method: '', title: ''},
    codes: [],
    claims: [],
    expected: {total, code, decimals},
    minutesOpen: 60,
    tries: [],
    limits: [],
    meta: [],
    origin: {},
    ...changes,
  };
}

/** So many tries, of a thing of its own; a slow shop takes long for some questions, and no window ends before. */
export const aTryLimit = (limit: number, windowSeconds = 3600): TryLimit => ({
  bucket: `contract:${crypto.randomUUID()}`,
  limit,
  windowSeconds,
});
