import type {CartItem} from '~/pricing/cart-item';

/** What of an order can go into the cart again; null when that could not be looked up. */
export interface AgainAnswer {
  items: CartItem[] | null;
  missing: string[];
  /** What is not as it was, in sentences. */
  changes?: string[];
  /** There was no room for them in the cart that the server keeps. */
  isFull?: boolean;
  /** Which of several it was asked of, as it was asked. */
  order?: string | undefined;
}

export const notRepeated: AgainAnswer = {items: null, missing: []};
