import type {Shopper} from '~adapters/accounts';
import type {Commerce, Order} from '~adapters/commerce';

const notBought: ReadonlySet<Order['status']> = new Set(['CANCELLED', 'REFUNDED', 'FAILED']);

/**
 * Whether a shopper gets the loyalty points: signed in, e-mail confirmed, and at least one earlier
 * paid order under it (rules: Loyalty). An unconfirmed address proves nothing about whose orders they are.
 */
export async function isLoyalShopper(
  commerce: Commerce,
  shopper: Shopper | null,
): Promise<boolean> {
  if (!shopper?.emailConfirmedAt) return false;
  const orders = await commerce.orders.listByEmail(shopper.email);
  return orders.some(({paidAt, status}) => paidAt !== null && !notBought.has(status));
}
