import {
  shopCurrency,
  standingOf,
  sumCents,
  toCents,
  type Address,
  type Order,
  type OrderLine,
  type OrderNews,
  type Shipment,
} from '~adapters/commerce';
import {standingTexts} from '~/content/order-standing';
import {catalogueLineId} from '~/pricing/line-ids';
import {toPrice} from '../money';

interface Known {
  order: Order;
  news: OrderNews;
  key: string;
  /** The order's own page. */
  permalink: string;
}

const units = (amount: number): number => toPrice(amount).amount;

/** An order of the protocol, as its page shows it: no e-mail address, no telephone, no number of a payment. */
export function describeOrder({order, news, key, permalink}: Known) {
  const {status, note} = standingTexts[standingOf(order)];
  const items = order.lines.map((line, place) => toLine(order, line, place));
  return {
    id: key,
    label: order.orderNumber,
    // What an agent began is known by nothing that is stored.
    checkout_id: key,
    permalink_url: permalink,
    line_items: items,
    fulfillment: {
      expectations: toExpectations(order, news.address),
      events: news.shipments.flatMap(toEvent),
    },
    currency: shopCurrency().code,
    totals: toTotals(order),
    messages: [{type: 'info', code: 'order_status', content: note ? `${status}. ${note}` : status}],
  };
}

const over: ReadonlySet<Order['status']> = new Set(['CANCELLED', 'FAILED', 'REFUNDED']);

const idOf = (place: number) => `line-${place + 1}`;

export function toLine({status}: Order, line: OrderLine, place: number) {
  const {name, productId, variationId, quantity, subtotal, total} = line;
  const isOver = over.has(status);
  const isSent = status === 'COMPLETED';
  return {
    id: idOf(place),
    item: {
      id: productId === null ? idOf(place) : catalogueLineId(productId, variationId || null),
      title: name,
      price: units(Math.round(subtotal / Math.max(1, quantity))),
    },
    quantity: {
      original: quantity,
      total: isOver ? 0 : quantity,
      fulfilled: isSent ? quantity : 0,
    },
    totals: [
      {type: 'subtotal', amount: units(subtotal)},
      ...(total < subtotal ? [{type: 'items_discount', amount: units(total - subtotal)}] : []),
      {type: 'total', amount: units(total)},
    ],
    status: isOver ? 'removed' : isSent ? 'fulfilled' : 'processing',
  };
}

function toExpectations({shipsNothing, status, lines}: Order, address: Address | null) {
  if (shipsNothing || address === null || over.has(status)) return [];
  const {firstName, lastName, address1, address2, city, state, postcode, country} = address;
  return [
    {
      id: 'parcel',
      method_type: 'shipping',
      line_items: lines.map(({quantity}, place) => ({id: idOf(place), quantity})),
      destination: {
        first_name: firstName,
        last_name: lastName,
        street_address: address1,
        ...(address2 && {extended_address: address2}),
        address_locality: city,
        address_region: state,
        postal_code: postcode,
        address_country: country,
      },
    },
  ];
}

/** The shop does not record which lines are in which parcel. */
function toEvent({carrier, number, url, shippedAt}: Shipment, place: number) {
  if (shippedAt === null) return [];
  return [
    {
      id: `parcel-${place + 1}`,
      occurred_at: new Date(shippedAt).toISOString(),
      type: 'shipped',
      line_items: [],
      tracking_number: number,
      ...(url && {tracking_url: url}),
      ...(carrier && {carrier}),
    },
  ];
}

export function toTotals(order: Order) {
  const {lines, subtotal, shippingTotal, taxTotal, pricesIncludeTax, shipsNothing, total} = order;
  const discount = sumCents(lines.map((line) => toCents(line.total - line.subtotal)));
  const tax = pricesIncludeTax ? 0 : taxTotal;
  const other = total - (subtotal + discount + shippingTotal + tax);
  return [
    {type: 'subtotal', display_text: 'Subtotal', amount: units(subtotal)},
    ...(discount < 0
      ? [{type: 'items_discount', display_text: 'Discount', amount: units(discount)}]
      : []),
    ...(shipsNothing
      ? []
      : [{type: 'fulfillment', display_text: 'Shipping', amount: units(shippingTotal)}]),
    ...(tax > 0 ? [{type: 'tax', display_text: 'Tax', amount: units(tax)}] : []),
    ...(other === 0
      ? []
      : [{type: other < 0 ? 'discount' : 'fee', display_text: 'Other', amount: units(other)}]),
    {type: 'total', display_text: 'Total', amount: units(total)},
  ];
}
