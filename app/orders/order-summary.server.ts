import {standingOf, type Order, type OrderLine} from '~adapters/commerce';
import {sumCents, toCents} from '~adapters/commerce/money';
import {toLongDate} from '~/server/http/long-date.server';
import type {OrderSummary, OrderSummaryLine} from './order-summary';

/** Extras only: the name already says which variation, what was chosen of it, and how many bottles. */
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
  const {lines, subtotal, shippingTotal, taxTotal, pricesIncludeTax, total} = order;
  const tax = pricesIncludeTax ? toCents(0) : taxTotal;
  const discount = sumCents(lines.map((line) => toCents(line.subtotal - line.total)));
  return {
    databaseId: order.databaseId,
    orderNumber: order.orderNumber,
    createdAt: order.createdAt,
    createdOn: toLongDate(order.createdAt),
    standing: standingOf(order),
    lines: lines.map(toSummaryLine),
    subtotal,
    discount,
    shipping: order.shipsNothing ? null : shippingTotal,
    tax,
    includedTax: pricesIncludeTax && taxTotal > 0 ? taxTotal : null,
    other: toCents(total - (subtotal - discount + shippingTotal + tax)),
    total,
  };
}
