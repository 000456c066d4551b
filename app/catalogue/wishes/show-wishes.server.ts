import {hasOffers, type Commerce, type ListedProduct} from '~adapters/commerce';
import type {NewCartItem} from '~/cart/cart-items';
import type {ProductCard} from '~/catalogue/list/product-card';
import {toCatalogueCard, toStaticCard} from '~/catalogue/list/to-product-card.server';
import {isStaticProductKey} from '~/content/static-product-keys';
import {toStaticProductView} from '~/catalogue/static/static-product.server';
import {toPackageItem} from '~/catalogue/static/use-package-choice';
import {toCatalogueItem} from '~/cart/to-catalogue-item';
import {staticProducts} from '~/content/static-products';
import {catalogueLineId} from '~/pricing/line-ids';
import {isFreeSampleId} from '~/pricing/free-sample';
import {isSampleOfCatalogue, needsNoodleChoice} from '~/pricing/product-kind';

/** A product of a wish list as it is now. */
export interface WishCard extends ProductCard {
  /** What goes into the cart; null where something must be chosen first, or nothing can be bought. */
  item: NewCartItem | null;
  /** Whether its page asks for a choice. */
  hasChoice: boolean;
}

export interface ShownWishes {
  /** In the order of the list; what the shop no longer sells is left out. */
  cards: WishCard[];
  /** Why some of them may be missing; null when the catalogue is complete. */
  problem: string | null;
}

function toCatalogueWish(product: ListedProduct): WishCard {
  const card = toCatalogueCard(product);
  const hasChoice =
    product.variations.length > 0 || product.kind === 'grouped' || needsNoodleChoice(product);
  const isPriced = product.isPurchasable && product.price !== null;
  const canBuy = card.isInStock && isPriced && !hasChoice && !isSampleOfCatalogue(product);
  const item = canBuy ? toCatalogueItem({product, variation: null, noodleType: null}) : null;
  return {...card, item, hasChoice};
}

function toStaticWish(key: keyof typeof staticProducts, soldOut?: readonly string[]): WishCard {
  const card = toStaticCard(staticProducts[key], soldOut);
  if (isFreeSampleId(key)) return {...card, item: null, hasChoice: false};
  const view = toStaticProductView(key);
  const hasChoice = view.packages.length > 1;
  return {
    ...card,
    hasChoice,
    item: hasChoice || !card.isInStock ? null : toPackageItem({view, option: view.packages[0]}),
  };
}

async function findInCatalogue(commerce: Commerce, ids: ReadonlySet<string>) {
  try {
    const {products, problem, soldOut} = await commerce.products.all();
    const found = products.filter(({databaseId}) => ids.has(catalogueLineId(databaseId)));
    return {found: found.map(toCatalogueWish), problem, soldOut};
  } catch (thrown) {
    return {
      found: [],
      soldOut: [],
      problem: thrown instanceof Error ? thrown.message : 'Unknown problem',
    };
  }
}

/** The products of these ids with the prices and the stock of now. */
export async function showWishes(commerce: Commerce, ids: readonly string[]): Promise<ShownWishes> {
  const {found, problem, soldOut} = await findInCatalogue(commerce, new Set(ids));
  const isShown = (key: string) => hasOffers() || !isFreeSampleId(key);
  const builtIn = ids
    .filter(isStaticProductKey)
    .filter(isShown)
    .map((key) => toStaticWish(key, soldOut));
  const byId = new Map([...found, ...builtIn].map((card) => [card.id, card]));
  return {cards: ids.flatMap((id) => byId.get(id) ?? []), problem};
}
