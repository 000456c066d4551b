import {priceFacts} from '~adapters/commerce/price-facts';
import type {CartItem} from '~/pricing/cart-item';
import {priceCart} from '~/pricing/price-cart';
import type {PricedCart} from '~/pricing/priced-cart';

/** A line of the cookie cart, as the shop sells it now. */
export interface ShownLine {
  /** Its `lineKey`. */
  key: string;
  quantity: number;
  /** Null for what the shop does not know any more. */
  item: CartItem | null;
  /** Why it cannot be ordered as it is; null when it can. */
  notice: string | null;
}

/** The cookie cart (rules: Without scripts), at the prices of now. */
export interface ShownCart {
  lines: ShownLine[];
  /** Of the lines that can be ordered as they are; each named by its key. */
  priced: PricedCart;
  /** The typed code that counts. */
  code: string | null;
  /** Why a typed code was taken off by itself. */
  codeNotice: string | null;
}

export const canBeOrdered = ({lines}: ShownCart): boolean =>
  lines.every(({notice}) => notice === null);

export const emptyShownCart = (): ShownCart => ({
  lines: [],
  priced: priceCart(
    {lines: [], hasLoyalty: false, abandonmentPercent: 0, code: null},
    priceFacts(),
  ),
  code: null,
  codeNotice: null,
});
