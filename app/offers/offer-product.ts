import type {AttributeValue, Cents, Picture} from '~adapters/commerce';

interface Sold {
  price: Cents | null;
  isPurchasable: boolean;
  stockStatus: string;
}

export interface OfferVariation extends Sold {
  id: string;
  databaseId: number;
  image: Picture | null;
  attributes: AttributeValue[];
}

/** What an offer needs to know of a product; a whole Product is one, too. */
export interface OfferProduct extends Sold {
  databaseId: number;
  slug: string;
  name: string;
  image: Picture | null;
  variations: OfferVariation[];
}

/** Offers want `IN_STOCK` itself, of the chosen variation where there is one. */
export const isInStock = ({stockStatus}: Pick<Sold, 'stockStatus'>): boolean =>
  stockStatus === 'IN_STOCK';

/** What can be paid for: a price the shop gives and lets be bought. */
export const sellingPrice = ({price, isPurchasable}: Sold): Cents | null =>
  isPurchasable && price ? price : null;
