import {
  noNews,
  shopCurrency,
  standingOf,
  sumCents,
  toCents,
  type Address,
  type Fee,
  type Order,
  type OrderLine,
  type OrderNews,
  type OrderPart,
  type Refund,
  type Shipment,
} from '~adapters/commerce';
import {cartWords} from '~/content/labels/cart';
import {standingTexts} from '~/content/order-standing';
import {catalogueLineId} from '~/pricing/line-ids';
import {toPrice} from '../money';
import type {Message} from '../protocol';

interface Known {
  order: Order;
  news: OrderNews;
  /** Where it is, in one line; null where its status says all. */
  progress: string | null;
  key: string;
  /** Of the checkout that it was; null where its reader did not begin that. */
  checkoutId: string | null;
  permalink: string;
}

const units = (amount: number): number => toPrice(amount).amount;

/** An order of the protocol, as its page shows it: no e-mail address, no telephone, no number of a payment. */
export function describeOrder({order, news, progress, key, checkoutId, permalink}: Known) {
  const items = order.lines.map((line, place) => toLine(order, line, place, news));
  return {
    id: key,
    label: order.orderNumber,
    // The protocol wants one.
    checkout_id: checkoutId ?? key,
    permalink_url: permalink,
    line_items: items,
    fulfillment: {
      expectations: toExpectations(order, news.address),
      events: news.shipments.flatMap(toEvents),
    },
    adjustments: news.refunds.map(toAdjustment),
    currency: shopCurrency().code,
    totals: toTotals(order),
    messages: [
      sayStatus(order),
      ...(progress ? [{type: 'info', code: 'order_progress', content: progress}] : []),
    ],
  };
}

export function sayStatus(order: Order): Message {
  const {status, note} = standingTexts[standingOf(order)];
  return {type: 'info', code: 'order_status', content: note ? `${status}. ${note}` : status};
}

const over: ReadonlySet<Order['status']> = new Set(['CANCELLED', 'FAILED', 'REFUNDED']);

const idOf = (place: number) => `line-${place + 1}`;

/** How many of a line are in these parts. */
const unitsOf = (parts: readonly OrderPart[], place: number): number =>
  parts.reduce((sum, {line, quantity}) => (line === place ? sum + quantity : sum), 0);

export function toLine({status}: Order, line: OrderLine, place: number, news = noNews) {
  const {name, productId, variationId, quantity, subtotal, total} = line;
  const {shipments, refunds} = news;
  const back = unitsOf(
    refunds.flatMap(({items}) => items),
    place,
  );
  const left = over.has(status) ? 0 : Math.max(0, quantity - back);
  const sent =
    status === 'COMPLETED'
      ? left
      : unitsOf(
          shipments.flatMap(({items}) => items ?? []),
          place,
        );
  const fulfilled = Math.min(left, sent);
  return {
    id: idOf(place),
    item: {
      id: productId === null ? idOf(place) : catalogueLineId(productId, variationId || null),
      title: name,
      price: units(Math.round(subtotal / Math.max(1, quantity))),
    },
    quantity: {
      original: quantity,
      total: left,
      fulfilled,
    },
    totals: [
      {type: 'subtotal', amount: units(subtotal)},
      ...(total < subtotal ? [{type: 'items_discount', amount: units(total - subtotal)}] : []),
      {type: 'total', amount: units(total)},
    ],
    status: toLineStatus(left, fulfilled),
  };
}

function toLineStatus(total: number, fulfilled: number) {
  if (total === 0) return 'removed';
  if (fulfilled === total) return 'fulfilled';
  return fulfilled > 0 ? 'partial' : 'processing';
}

const toItems = (parts: readonly OrderPart[], sign = 1) =>
  parts.map(({line, quantity}) => ({id: idOf(line), quantity: sign * quantity}));

function toExpectations(
  {shipsNothing, shippingTitle, status, lines}: Order,
  address: Address | null,
) {
  if (shipsNothing || address === null || over.has(status)) return [];
  const {firstName, lastName, address1, address2, city, state, zipCode, country} = address;
  return [
    {
      id: 'parcel',
      method_type: 'shipping',
      ...(shippingTitle && {description: shippingTitle}),
      line_items: lines.map(({quantity}, place) => ({id: idOf(place), quantity})),
      destination: {
        first_name: firstName,
        last_name: lastName,
        street_address: address1,
        ...(address2 && {extended_address: address2}),
        address_locality: city,
        address_region: state,
        postal_code: zipCode,
        address_country: country,
      },
    },
  ];
}

/** Sent and, where a carrier's status says so, delivered; without items where the shop does not record them. */
function toEvents({carrier, number, url, shippedAt, deliveredAt, items}: Shipment, place: number) {
  const parcel = {
    line_items: toItems(items ?? []),
    ...(number && {tracking_number: number}),
    ...(url && {tracking_url: url}),
    ...(carrier && {carrier}),
  };
  const event = (type: string, id: string, at: string | null) =>
    at === null ? [] : [{id, occurred_at: new Date(at).toISOString(), type, ...parcel}];
  const id = `parcel-${place + 1}`;
  return [
    ...event('shipped', id, shippedAt),
    ...event('delivered', `${id}-delivered`, deliveredAt),
  ];
}

function toAdjustment({amount, reason, madeAt, items}: Refund, place: number) {
  const given = items.filter(({quantity}) => quantity > 0);
  return {
    id: `refund-${place + 1}`,
    type: 'refund',
    occurred_at: new Date(madeAt).toISOString(),
    status: 'completed',
    ...(given.length > 0 && {line_items: toItems(given, -1)}),
    totals: [{type: 'total', amount: -units(amount)}],
    ...(reason && {description: reason}),
  };
}

/** The protocol's fees are not below zero. */
export const toFeeRow = ({name, amount}: Fee) => ({
  type: amount < 0 ? 'discount' : 'fee',
  display_text: name,
  amount: units(amount),
});

export function toTotals(order: Order) {
  const {lines, subtotal, shippingTotal, fees, taxTotal, pricesIncludeTax, shipsNothing, total} =
    order;
  const discount = sumCents(lines.map((line) => toCents(line.total - line.subtotal)));
  const tax = pricesIncludeTax ? 0 : taxTotal;
  const known = sumCents(fees.map(({amount}) => amount)) + tax;
  const other = total - (subtotal + discount + shippingTotal + known);
  return [
    {type: 'subtotal', display_text: cartWords.subtotal, amount: units(subtotal)},
    ...(discount < 0
      ? [{type: 'items_discount', display_text: 'Discount', amount: units(discount)}]
      : []),
    ...(shipsNothing
      ? []
      : [{type: 'fulfillment', display_text: cartWords.shipping, amount: units(shippingTotal)}]),
    ...fees.map(toFeeRow),
    ...(tax > 0 ? [{type: 'tax', display_text: 'Tax', amount: units(tax)}] : []),
    ...(other === 0 ? [] : [toFeeRow({name: 'Other', amount: toCents(other)})]),
    {type: 'total', display_text: cartWords.total, amount: units(total)},
  ];
}
