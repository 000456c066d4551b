import type {Cents} from '~adapters/commerce/money';

export interface TrackedItem {
  id: string;
  name: string;
  price: Cents;
  quantity: number;
}

/** A line of the cart as analytics may know it. */
export const toTracked = ({id, name, price, quantity}: TrackedItem): TrackedItem => ({
  id,
  name,
  price,
  quantity,
});

/** What analytics is sent: never who, only what. */
export type ShopEvent =
  | {name: 'page_view'; path: string}
  | {name: 'view_item' | 'add_to_cart'; item: TrackedItem}
  | {name: 'begin_checkout'; items: TrackedItem[]}
  | {name: 'purchase'; orderNumber: string; items: TrackedItem[]};
