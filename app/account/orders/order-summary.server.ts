import {standingOf, type Order, type OrderLine} from '~adapters/commerce';
import {sumCents, toCents} from '~adapters/commerce/money';
import type {OrderSummary, OrderSummaryLine} from './order-summary';

const longDate = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'America/Los_Angeles',
});

/** `October 2, 2026` in the shop's time; empty for what is no date. */
export function toDate(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : longDate.format(time);
}

/** Extras only: the name already says which variation and how many bottles. */
function toSummaryLine({name, quantity, total, attributes}: OrderLine): OrderSummaryLine {
  const extras = attributes.filter(
    (attribute) =>
      attribute.name !== 'Bottles' &&
      !attribute.name.startsWith('pa_') &&
      !name.includes(attribute.value),
  );
  return {name, quantity, total, details: extras.map((extra) => `${extra.name}: ${extra.value}`)};
}

/** What a shopper sees of an order in the account. */
export function toOrderSummary(order: Order): OrderSummary {
  const {lines, subtotal, shippingTotal, taxTotal, total} = order;
  const discount = sumCents(lines.map((line) => toCents(line.subtotal - line.total)));
  return {
    databaseId: order.databaseId,
    orderNumber: order.orderNumber,
    createdAt: order.createdAt,
    createdOn: toDate(order.createdAt),
    standing: standingOf(order),
    lines: lines.map(toSummaryLine),
    subtotal,
    discount,
    shipping: shippingTotal,
    tax: taxTotal,
    other: toCents(total - (subtotal - discount + shippingTotal + taxTotal)),
    total,
  };
}
