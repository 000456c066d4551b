import type {OrderRecord} from './order-record';
import type {Shop} from './shop';

/** What the plugin does when an order of the shop changes. */
interface OrderHooks {
  /** The order has another status than before. */
  hasChanged(order: OrderRecord, before: OrderRecord['status']): void;
  /** A parcel of it has left. */
  hasSent(order: OrderRecord): void;
  /** Why nothing may be paid for it, in a sentence for the payer; null while it may. */
  findProblem(order: OrderRecord): string | null;
}

/** Beside the shop, which is copied as data. */
const hooks = new WeakMap<Shop, OrderHooks>();

export const setOrderHooks = (shop: Shop, own: OrderHooks): void => void hooks.set(shop, own);

/** A shop without the plugin has none. */
export const orderHooks = (shop: Shop): OrderHooks | undefined => hooks.get(shop);
