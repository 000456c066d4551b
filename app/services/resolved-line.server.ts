import type {AttributeValue, Cents} from '~adapters/commerce';
import type {StaticProductKey} from '~/content/static-products';
import type {NoodleType, OfferId} from '~/pricing/cart-item';

/** A line of a cart as the server found it in the catalogue: nothing here comes from the browser unchecked. */
export interface ResolvedLine {
  /** Names the line in the priced cart and in refusals: `lineKey` of its item. */
  key: string;
  /** The id as the cart spells it. */
  id: string;
  /** With the package or the variation's values in parentheses. */
  name: string;
  /** Set for static products, which the shop's catalogue does not know. */
  staticProduct: {key: StaticProductKey; bottles: number} | null;
  /** Shop ids; null for static products. */
  productId: number | null;
  variationId: number | null;
  sku: string | null;
  /** What one unit costs now, offers included. */
  unitPrice: Cents;
  quantity: number;
  noodleType: NoodleType | null;
  attributes: AttributeValue[];
  offerId: OfferId | null;
  isFreeSample: boolean;
  isOnSale: boolean;
  categorySlugs: string[];
  /** Whose units are counted and how many are left; null when the shop does not limit them. */
  stock: {databaseId: number; left: number} | null;
}

/** What is known about who orders. */
export interface ShopperFacts {
  isSignedIn: boolean;
  /** Where the order's mail goes, or the signed-in address; null while unknown. */
  email: string | null;
  /** As `isLoyalShopper` answers. */
  hasLoyalty: boolean;
}
