import type {OrderPart} from '~adapters/commerce';
import {isPlaced} from './order-changes';
import type {OrderRecord} from './order-record';

const unitsOf = (parts: readonly OrderPart[], place: number): number =>
  parts.reduce((sum, {line, quantity}) => (line === place ? sum + quantity : sum), 0);

/** What is neither in a parcel nor given back. */
export function partsLeft({lines, shipments, refunds}: OrderRecord): OrderPart[] {
  const gone = [
    ...shipments.flatMap(({items}) => items ?? []),
    ...refunds.flatMap(({items}) => items),
  ];
  return lines
    .map(({quantity}, line) => ({line, quantity: quantity - unitsOf(gone, line)}))
    .filter(({quantity}) => quantity > 0);
}

/** What is still to come of an order of which something is sent. */
export const partsToCome = (order: OrderRecord): OrderPart[] =>
  isPlaced(order) && order.status !== 'COMPLETED' && order.shipments.some(({items}) => items)
    ? partsLeft(order)
    : [];
