import type {Cents, OrderedCode, Product, Variation} from '~adapters/commerce';
import type {NoodleType} from '~/content/noodle-types';
import type {BoxPart} from '~/pricing/box-mix';
import type {OfferId} from '~/pricing/cart-item';
import type {Chosen} from '~/pricing/open-choices';
import type {PricedCart} from '~/pricing/priced-cart';
import type {PackageChoice} from '../to-package-item';

/** A line of an order as the server resolved it: nothing of it is the browser's word. */
export interface ResolvedLine {
  /** The line's key within its cart, as in `PricedLine.id`. */
  id: string;
  /** With variation values in parentheses. */
  name: string;
  /** Read from the shop, or built in. */
  product: Product;
  variation: Variation | null;
  /** Of what the variation leaves open. */
  chosen?: Chosen[];
  /** What is in each unit of a box that its buyer has mixed. */
  mix?: {part: BoxPart; units: number}[];
  /** Of a built-in product; null for one of the catalogue. */
  packaged: PackageChoice | null;
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
