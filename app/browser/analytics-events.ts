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

/** How a visit felt, as the browser measured it (rules: Consent and analytics). */
export interface PageExperience {
  name: 'LCP' | 'INP' | 'CLS';
  path: string;
  /** Of this document: the same one may be reported again with what has come since. */
  id: string;
  value: number;
  /** What has come since the last report. */
  delta: number;
}

/** What analytics is sent: never who, only what. */
export type ShopEvent =
  | PageExperience
  | {name: 'page_view'; path: string}
  | {name: 'view_item' | 'add_to_cart'; item: TrackedItem}
  | {name: 'begin_checkout'; items: TrackedItem[]}
  | {name: 'purchase'; orderNumber: string; items: TrackedItem[]};
