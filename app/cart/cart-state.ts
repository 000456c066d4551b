import {zeroCents, type Cents} from '~adapters/commerce/money';
import type {CartItem} from '~/pricing/cart-item';
import {languageTag} from '~/content/language';

/** What of the cart outlives a reload. Whether the drawer was open does not. */
export interface StoredCart {
  items: CartItem[];
  /** That names of items and choices are in. */
  language: string;
  /** Percent; 0 without the pop-up's discount. */
  abandonmentDiscount: number;
  abandonmentDiscountCode: string | null;
  discountCode: string | null;
  /** As the server last answered. */
  discountAmount: Cents;
  discountFreeShipping: boolean;
}

export interface AppliedDiscount {
  code: string;
  amount: Cents;
  freeShipping: boolean;
}

export const noTypedDiscount = {
  discountCode: null,
  discountAmount: zeroCents,
  discountFreeShipping: false,
} satisfies Partial<StoredCart>;

export const noAbandonmentDiscount = {
  abandonmentDiscount: 0,
  abandonmentDiscountCode: null,
} satisfies Partial<StoredCart>;

export const emptyCart: StoredCart = {
  items: [],
  language: languageTag,
  ...noAbandonmentDiscount,
  ...noTypedDiscount,
};
