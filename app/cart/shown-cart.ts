import type {CartItem} from '~/pricing/cart-item';
import type {PricedCart} from '~/pricing/priced-cart';
import type {RefusalCode} from './refusals';

/** Why a line or a code does not count. */
export interface Notice {
  code?: RefusalCode;
  message: string;
}

/** A line of a cart, as the shop sells it now. */
export interface ShownLine {
  /** Its `lineKey`. */
  key: string;
  quantity: number;
  /** Null for what the shop no longer knows. */
  item: CartItem | null;
  /** Null when it can be ordered as it is. */
  notice: Notice | null;
}

/** A cart at the prices of now: the browser's own, or the one that the server keeps for a browser without scripts. */
export interface ShownCart {
  lines: ShownLine[];
  /** Of the lines that can be ordered as they are; each named by its key. */
  priced: PricedCart;
  /** The typed code that counts. */
  code: string | null;
  /** Why a typed code was taken off by itself. */
  codeNotice: Notice | null;
}

export const canBeOrdered = ({lines}: ShownCart): boolean =>
  lines.every(({notice}) => notice === null);

/** Whether the shop's own checkout alone sells something of it (rules: The shop's own checkout). */
export const isForShop = ({lines}: Pick<ShownCart, 'lines'>): boolean =>
  lines.some(({item}) => item?.soldAs?.isInShop);

/** What can be ordered as it is. */
export const itemsOf = ({lines}: Pick<ShownCart, 'lines'>): CartItem[] =>
  lines.flatMap(({item, notice}) => (item && notice === null ? [item] : []));
