import type {OrderOrigin} from './orders/order-origin';

/** A cart that goes on in the shop's own checkout (rules: The shop's own checkout). */
export interface HandedCart {
  /** `{uuid}.{16 hexadecimal digits}`: by this its order is found. */
  reference: string;
  /** What proves that its bearer may see that order. */
  link: string;
  lines: {
    key: string;
    productId: number;
    /** 0 for none. */
    variationId: number;
    quantity: number;
    attributes: Record<string, string>;
  }[];
  codes: string[];
  origin: OrderOrigin;
  /** Where it comes back to, in its shopper's language. */
  returnUrl: string;
  /** Its shopper knows what of it stays. */
  agreed: boolean;
}

/** The shop's own checkout, for what only that sells and where the owner lets any cart go there. */
export interface ShopCheckout {
  /** Whether any cart may; old as well. */
  isOpen(): Promise<boolean>;
  /**
   * Where its browser goes, and the places of the lines that the shop's cart does not take; nowhere as long as its shopper
   * has not agreed to these, or there is no other. Null: not from this shop, or not this cart.
   */
  begin(cart: HandedCart): Promise<{url: string | null; stays: number[]} | null>;
  /** It goes on in this browser (a hash) for the shopper of this session; null where it was taken, or is too old. */
  bind(reference: string, browser: string, session: string | undefined): Promise<string | null>;
  /** The order that came of it, once it stands, with the units by line that were handed over. */
  findMade(reference: string): Promise<{orderId: number; lines: Record<string, number>} | null>;
}
