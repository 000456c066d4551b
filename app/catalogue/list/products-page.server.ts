import {data} from 'react-router';
import type {Catalogue} from '~adapters/commerce';
import {shopAway} from '~/content/problem-pages';
import {pagesLabels, productListWords} from '~/content/messages/list';
import {productsPage} from '~/content/products-page';
import {fieldTool, formTool} from '~/forms/form-tool';
import type {AppServices} from '~/server/app-services';
import {waitBriefly} from '../wait-briefly.server';
import {notCached} from '~/server/cache/cache-policy';
import {problemMeta} from '~/seo/problem-meta';
import {pageMeta} from '~/seo/seo';
import {readListChoice, toListFields, toListPath, type ListChoice} from './list-choice';
import {readIndex} from './catalogue-index.server';
import type {ResultGroup} from './found-group';
import {toListFilters, type ListFilters} from './list-filters.server';
import {toProductCards, type ProductCard} from './to-product-card.server';
import {findProducts, searchIndex} from './search-index.server';
import {said} from '~/content/said.server';
import type {TextLink} from '~/content/text';

export interface ProductList {
  cards: ProductCard[];
  filters: ListFilters;
  page: number;
  pageCount: number;
  /** The ways on; null where one page shows all. */
  pages: {title: string; label: string; previous: TextLink | null; next: TextLink | null} | null;
  /** How many match, on all pages. */
  matchCount: number;
  /** Why only what pages sell from code is shown; null where the catalogue could be read. */
  problem: string | null;
  /** What the query finds beside products, or leads on to. */
  beside: ResultGroup[];
}

/** Cards a page shows; a multiple of every number of columns. */
const cardsPerPage = 24;

function toPages(choice: ListChoice, page: number, pageCount: number): ProductList['pages'] {
  if (pageCount < 2) return null;
  const way = (label: string, to: number) => ({label, href: toListPath({...choice, page: to})});
  return {
    title: pagesLabels.pages,
    label: pagesLabels.page(page, pageCount),
    previous: page > 1 ? way(pagesLabels.previous, page - 1) : null,
    next: page < pageCount ? way(pagesLabels.next, page + 1) : null,
  };
}

/** All products, the built-in ones among those of the catalogue, in the shop's order (rules: The order of the list). */
export async function listProducts(
  catalogue: Catalogue,
  choice: ListChoice,
  beside: Promise<ResultGroup[]> | ResultGroup[] = [],
): Promise<ProductList> {
  const index = await readIndex(catalogue);
  const result = searchIndex(index, choice);
  const matchCount = result.places.length;
  const pageCount = Math.max(1, Math.ceil(matchCount / cardsPerPage));
  const page = Math.min(choice.page, pageCount);
  const shown = findProducts(index, choice, (page - 1) * cardsPerPage, page * cardsPerPage);
  return {
    cards: toProductCards(shown),
    filters: toListFilters(index, choice, result),
    page,
    pageCount,
    pages: toPages(choice, page, pageCount),
    matchCount,
    problem: index.problem,
    beside: await beside,
  };
}

/** Whether the list has what the parameters ask for that name a cached page. */
function isThere({searchParams}: URL, choice: ListChoice, {filters, page}: ProductList): boolean {
  const meant = new Map(toListFields({...choice, page}));
  const asMeant = ['sort', 'page'].every(
    (name) => (searchParams.get(name) ?? '') === (meant.get(name) ?? ''),
  );
  return asMeant && filters.categories.some(({isChosen}) => isChosen);
}

export async function toProductsPage(
  request: Request,
  context: Pick<AppServices, 'commerce' | 'env' | 'siteUrl'>,
  findBeside: (query: string) => Promise<ResultGroup[]> = async () => [],
) {
  const url = new URL(request.url);
  const choice = readListChoice(url);
  // Texts stand beside a search alone: who narrows it looks for a product.
  const isSearch = toListPath({...choice, sort: 'list'}) === toListPath({query: choice.query});
  const beside = isSearch ? findBeside(choice.query) : [];
  const list = listProducts(context.commerce.products, choice, beside);
  const ready = await waitBriefly(request, list);
  const {meta, intro, awayIntro, awayNothing} = said(productsPage);
  const {title} = productListWords;
  const page = {
    choice,
    title,
    intro,
    list: ready ? ready.value : list,
    tool: formTool('search_products', context.env),
    searchField: fieldTool('search', context.env),
    meta: pageMeta({...meta, path: '/products', siteUrl: context.siteUrl}),
  };
  if (ready && ready.value.problem !== null) {
    const found = ready.value.cards.length > 0;
    const away = {
      intro: `${shopAway}. ${found ? awayIntro : awayNothing}`,
      meta: problemMeta(title),
    };
    return data({...page, ...away}, {status: 503});
  }
  return data(page, ready && isThere(url, choice, ready.value) ? {} : notCached);
}
