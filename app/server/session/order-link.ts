import type {Order} from '~adapters/commerce';

/** Where the shop stores what proves that its bearer may see the order. */
export const linkMetaKey = '_bellyful_link';

/** The path of an order's page with its proof; null for orders that were made without one. */
export function linkOf({orderNumber, meta}: Pick<Order, 'orderNumber' | 'meta'>): string | null {
  const key = meta.find((entry) => entry.key === linkMetaKey)?.value;
  return key ? `/orders/${encodeURIComponent(orderNumber)}?key=${key}` : null;
}
