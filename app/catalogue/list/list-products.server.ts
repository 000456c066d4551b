import type {Commerce} from '~adapters/commerce';
import type {ProductCard} from './product-card';
import {byListOrder} from './product-rank';
import {staticCards, toCatalogueCard} from './to-product-card.server';

export interface ListChoice {
  query: string;
  category: string;
  /** From 1 on. */
  page: number;
}

export interface ProductList {
  cards: ProductCard[];
  categories: {name: string; slug: string}[];
  page: number;
  pageCount: number;
  /** How many match, on all pages. */
  matchCount: number;
  /** Why part of the catalogue is missing; null when it is whole. */
  problem: string | null;
}

/** Cards a page shows; a multiple of every number of columns. */
export const cardsPerPage = 24;

export function readListChoice(url: URL): ListChoice {
  const page = Number(url.searchParams.get('page') ?? 1);
  return {
    query: (url.searchParams.get('q') ?? '').trim().slice(0, 100),
    category: url.searchParams.get('category') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

async function loadCatalogue(commerce: Commerce) {
  try {
    return await commerce.products.all();
  } catch (thrown) {
    return {products: [], problem: thrown instanceof Error ? thrown.message : 'Unknown problem'};
  }
}

const fold = (text: string) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

interface Listed {
  card: ProductCard;
  /** Name, descriptions in full and categories, as a search reads them. */
  text: string;
}

function toListed(card: ProductCard, description = ''): Listed {
  const categories = card.categories.map(({name}) => name);
  return {card, text: fold([card.name, card.text, description, ...categories].join(' '))};
}

/** Every word of the search is in the name, the description or a category. */
function matches({card, text}: Listed, {query, category}: ListChoice): boolean {
  if (category && !card.categories.some(({slug}) => slug === category)) return false;
  return fold(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function categoriesOf(cards: ProductCard[]) {
  const all = cards.flatMap(({categories}) => categories);
  return [...new Map(all.map((category) => [category.slug, category])).values()].sort(
    (one, other) => one.name.localeCompare(other.name),
  );
}

/** All products, static ones among those of the catalogue, in the shop's order (rules: The order of the list). */
export async function listProducts(commerce: Commerce, choice: ListChoice): Promise<ProductList> {
  const {products, problem} = await loadCatalogue(commerce);
  const all = [
    ...products.map((product) => toListed(toCatalogueCard(product), product.descriptionText)),
    ...staticCards().map((card) => toListed(card)),
  ].sort((one, other) => byListOrder(one.card, other.card));
  const found = all.filter((listed) => matches(listed, choice)).map(({card}) => card);
  const pageCount = Math.max(1, Math.ceil(found.length / cardsPerPage));
  const page = Math.min(choice.page, pageCount);
  return {
    cards: found.slice((page - 1) * cardsPerPage, page * cardsPerPage),
    categories: categoriesOf(all.map(({card}) => card)),
    page,
    pageCount,
    matchCount: found.length,
    problem,
  };
}
