import type {Cents, OrderedCode, Product, Variation} from '~adapters/commerce';
import type {StaticProductKey} from '~/content/static-product-keys';
import type {NoodleType} from '~/content/noodle-types';
import type {OfferId} from '~/pricing/cart-item';
import type {Chosen} from '~/pricing/open-choices';
import type {PricedCart} from '~/pricing/priced-cart';

/** A line of an order as the server resolved it: nothing of it is the browser's word. */
export interface ResolvedLine {
  /** The line's key within its cart, as in `PricedLine.id`. */
  id: string;
  /** With variation values in parentheses. */
  name: string;
  /** Read fresh from the shop; null for a static product. */
  product: Product | null;
  variation: Variation | null;
  /** Of what the variation leaves open. */
  chosen?: Chosen[];
  /** Null for a product of the catalogue. */
  packaged: {key: StaticProductKey; bottles: number; mix: string[]} | null;
  quantity: number;
  /** What one unit costs before the discounts of `PricedCart`; an offer's price for an offer. */
  unitPrice: Cents;
  /** Without the landing offer; equal to `unitPrice` on every other line. */
  undiscountedUnitPrice: Cents;
  noodleType: NoodleType | null;
  offerId: OfferId | null;
  isFreeSample: boolean;
}

/** A cart as the server priced it for an order, its codes checked. */
export interface PricedOrder {
  /** In the order of `cart.lines`. */
  lines: ResolvedLine[];
  cart: PricedCart;
  /** The codes that count: the pop-up's and the typed one. */
  codes: OrderedCode[];
}
