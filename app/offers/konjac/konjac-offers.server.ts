import type {Catalogue, ListedProduct, Product} from '~adapters/commerce';
import {toShownCause} from '~/catalogue/load-problem.server';
import {isInStock, sellingPrice, withoutOpen, type OfferProduct} from '../offer-product';
import {cardNotes} from '~/content/labels/card-notes';
import {isKonjac} from '~/pricing/product-kind';

export interface KonjacOffers {
  /** Those that can be had first. */
  products: OfferProduct[];
  totalLoaded: number;
  /** Why there is nothing to show; null when the catalogue could be read. */
  problem: string | null;
}

/** The products of the konjac landing page: marked or named as konjac. */
export async function listKonjacOffers(catalogue: Catalogue): Promise<KonjacOffers> {
  try {
    const {products} = await catalogue.all();
    const konjac = products.filter(isOffered).map(withoutOpen).map(toOfferProduct);
    return {
      products: [...konjac.filter(isToBeHad), ...konjac.filter((product) => !isToBeHad(product))],
      totalLoaded: products.length,
      problem: null,
    };
  } catch (thrown) {
    return {products: [], totalLoaded: 0, problem: toShownCause(thrown)};
  }
}

/** The konjac product of that slug; null for any other. */
export async function findKonjacOffer(catalogue: Catalogue, slug: string): Promise<Product | null> {
  const product = await catalogue.find(slug);
  return product && isOffered(product) ? withoutOpen(product) : null;
}

/** A price of 0 has nothing to take off: that is the free sample, which has its own page. */
const isOffered = (product: Pick<Product, 'name' | 'slug' | 'mark' | 'price'>) =>
  isKonjac(product) && product.price !== 0;

const isToBeHad = (product: OfferProduct) => isInStock(product) && sellingPrice(product) !== null;

/** What the page shows of a product: a catalogue's descriptions would be long. */
function toOfferProduct(product: ListedProduct): OfferProduct {
  const {databaseId, slug, name, lang, image, price, isPurchasable, stockStatus, isRecalled} =
    product;
  const variations = product.variations.map((variation) => ({
    id: variation.id,
    databaseId: variation.databaseId,
    image: variation.image,
    attributes: variation.attributes,
    price: variation.price,
    isPurchasable: variation.isPurchasable,
    stockStatus: variation.stockStatus,
  }));
  return {
    databaseId,
    slug,
    name,
    ...(lang && {lang}),
    image,
    price,
    isPurchasable,
    stockStatus,
    variations,
    ...(isRecalled && {notice: cardNotes.recalled}),
  };
}
