import type {Catalogue, ListedProduct} from '~adapters/commerce';
import type {NewCartItem} from '~/cart/cart-items';
import {hasChoice} from '~/catalogue/list/card-items.server';
import {toProductCard, type ProductCard} from '~/catalogue/list/to-product-card.server';
import {canBeHad, findEntries, readIndex} from '~/catalogue/list/catalogue-index.server';

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

function toWish(product: ListedProduct): WishCard {
  const card = toProductCard(product);
  const asks = hasChoice(product);
  return {...card, item: asks ? null : (card.items[0] ?? null), hasChoice: asks};
}

/** The products of these ids with the prices and the stock of now. */
export async function showWishes(
  catalogue: Catalogue,
  ids: readonly string[],
): Promise<ShownWishes> {
  const index = await readIndex(catalogue);
  return {cards: findEntries(index, ids).map(toWish), problem: index.problem};
}

const mostSuggested = 3;

/** Of what needs no choice and costs at most so much: the cheapest that complete free shipping, then the dearest. */
export async function showSuggested(
  catalogue: Catalogue,
  missing: number,
  most: number,
): Promise<ShownWishes> {
  const {entries, problem} = await readIndex(catalogue);
  const affordable = entries.flatMap((entry) => {
    const {price} = entry;
    const isOne = canBeHad(entry) && !entry.soldAs?.isVirtual && price && price <= most;
    return isOne ? [{entry, price}] : [];
  });
  const sorted = affordable.toSorted((one, other) => one.price - other.price);
  const completing = sorted.filter(({price}) => price >= missing);
  const others = sorted.filter(({price}) => price < missing).toReversed();
  const cards: WishCard[] = [];
  for (const {entry} of [...completing, ...others]) {
    const card = toWish(entry);
    if (card.item) cards.push(card);
    if (cards.length === mostSuggested) break;
  }
  return {cards, problem};
}
