import type {AttributeValue, Cents, OpenChoice, Picture} from '~adapters/commerce';

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

/** What an offer needs of a product. */
export interface OfferProduct extends Sold {
  databaseId: number;
  slug: string;
  name: string;
  /** Of its texts, where it is not the page's. */
  lang?: string;
  image: Picture | null;
  variations: OfferVariation[];
  /** What must be known of it before it is bought; mostly absent. */
  notice?: string;
}

interface Open {
  openChoices: OpenChoice[];
}

/** Offers ask for a variation and nothing beyond it: one that leaves a choice open is not among theirs. */
export function withoutOpen<Offered extends Sold & {variations: (Open & OfferVariation)[]}>(
  product: Offered,
): Offered {
  const variations = product.variations.filter(({openChoices}) => openChoices.length === 0);
  const isNothingLeft = variations.length === 0 && product.variations.length > 0;
  return {...product, variations, ...(isNothingLeft && {isPurchasable: false})};
}

/** Offers want `IN_STOCK` itself, of the chosen variation where there is one. */
export const isInStock = ({stockStatus}: Pick<Sold, 'stockStatus'>): boolean =>
  stockStatus === 'IN_STOCK';

/** What can be paid for: a price the shop gives and lets be bought. */
export const sellingPrice = ({price, isPurchasable}: Sold): Cents | null =>
  isPurchasable && price ? price : null;
