import type {Order} from '~adapters/commerce';
import type {AppServices} from '~/server/app-services';
import {cookieSettingsOf} from '~/server/session/cookie-settings';
import {openLink} from '~/server/session/order-link.server';
import {listMyOrders} from './my-orders.server';

type Services = Pick<AppServices, 'access' | 'commerce' | 'env' | 'log' | 'siteUrl'>;

const yearMs = 365 * 24 * 3_600_000;

/** The number and the proof of an order's address. */
export interface Followed {
  orderNumber: string;
  /** Null: only who has the order in an account may see it. */
  key: string | null;
}

export function toFollowed(request: Request, orderNumber: string): Followed {
  return {orderNumber, key: new URL(request.url).searchParams.get('key')};
}

export function toPath({orderNumber, key}: Followed): string {
  const path = `/orders/${encodeURIComponent(orderNumber)}`;
  return key === null ? path : `${path}?key=${encodeURIComponent(key)}`;
}

/**
 * The order of an address (rules: Following an order). Null alike for an order that is not there and for one that
 * its reader may not see; of a forged key the shop is not even asked.
 */
export async function findFollowed(services: Services, followed: Followed): Promise<Order | null> {
  const {orderNumber, key} = followed;
  const orders = key === null ? await ownOrders(services) : await linkedOrders(services, key);
  const found = orders.find((order) => isSame(order.orderNumber, orderNumber)) ?? null;
  if (!found) services.log.warn('order.not-shown', {isByLink: key !== null});
  return found;
}

/** Addresses are spelled in small letters. */
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

async function ownOrders(services: Services): Promise<Order[]> {
  const session = await services.access.session();
  if (!session && (await services.access.isUnknown()))
    throw new Error('The accounts service did not tell who this is');
  if (!session) return [];
  const orders = await listMyOrders(services, session.shopper);
  if (!orders) throw new Error('The shop did not list the orders');
  return orders;
}

/** By its link; none of a forged one, or a year after it was made. */
export async function linkedOrders(
  {commerce, env, siteUrl}: Pick<Services, 'commerce' | 'env' | 'siteUrl'>,
  key: string,
): Promise<Order[]> {
  const reference = await openLink(key, cookieSettingsOf(env, siteUrl).secrets);
  if (reference === null) return [];
  const orders = await commerce.orders.listByReference(reference);
  return orders.filter(({createdAt}) => Date.parse(createdAt) + yearMs > Date.now());
}
