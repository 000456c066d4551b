import type {ListedProduct} from '~adapters/commerce';
import {canBeHad, readIndex, type CatalogueIndex} from '~/catalogue/list/catalogue-index.server';
import {findByWords} from '~/catalogue/list/find-by-words';
import type {ResultGroup, SiteResult} from '~/catalogue/list/found-group';
import {longestQuery, toListPath, wholeList} from '~/catalogue/list/list-choice';
import {findProducts, searchIndex} from '~/catalogue/list/search-index.server';
import {toProductCard} from '~/catalogue/list/to-product-card.server';
import {searchWords} from '~/content/messages/search';
import {ownerWords} from '~/content/owner';
import type {AppServices} from '~/server/app-services';
import {searchedTexts, type Searched, type SearchedText} from './searched-texts.server';

type SearchedSite = Searched & Pick<AppServices, 'commerce'>;

const mostResults = 5;

function toProduct(entry: ListedProduct): SiteResult {
  const {name, href, picture, price} = toProductCard(entry);
  return {
    title: name,
    path: href,
    price: price && price.from,
    picture: picture?.smallUrl ?? null,
  };
}

const toLink = (title: string, path: string): SiteResult => ({
  title,
  path,
  price: null,
  picture: null,
});

const toText = ({name, path}: SearchedText) => toLink(name, path);

const isFilled = ({results}: ResultGroup) => results.length > 0;

/** Recipes, articles and pages that a query finds, all of them. */
async function searchTexts(query: string, site: Searched): Promise<ResultGroup[]> {
  const {recipes, articles, pages} = await searchedTexts(site);
  const find = (texts: SearchedText[]) => findByWords(texts, query).map(toText);
  return [
    {heading: searchWords.recipes, results: find(recipes)},
    {heading: ownerWords.journal, results: find(articles)},
    {heading: searchWords.pages, results: find(pages)},
  ].filter(isFilled);
}

/** Where a search that finds nothing leads on to. */
const insteadOf = ({categories, entries}: CatalogueIndex): ResultGroup[] =>
  [
    {
      heading: searchWords.categories,
      results: categories
        .slice(0, mostResults)
        .map(({name, slug}) => toLink(name, toListPath({category: slug}))),
    },
    {
      heading: searchWords.favorites,
      results: entries.filter(canBeHad).slice(0, mostResults).map(toProduct),
    },
  ].filter(isFilled);

/** What the list shows below the products of a search: all of the rest, or what leads on. */
export async function searchBeside(query: string, site: SearchedSite): Promise<ResultGroup[]> {
  const texts = await searchTexts(query, site);
  if (texts.length > 0) return texts;
  const {groups, isInstead} = await searchSite(query, site);
  return isInstead ? groups : [];
}

/** Products, recipes, articles and pages, the first of each and the count of all. `isInstead`: nothing was found, and these lead on. */
export async function searchSite(asked: string, site: SearchedSite) {
  const query = asked.slice(0, longestQuery).trim();
  if (query === '') return {groups: [], count: 0, isInstead: false, isComplete: true};
  const index = await readIndex(site.commerce.products);
  const isComplete = index.problem === null;
  const choice = {...wholeList, query};
  const productCount = searchIndex(index, choice).places.length;
  const texts = await searchTexts(query, site);
  const count = texts.reduce((sum, {results}) => sum + results.length, productCount);
  if (count === 0) return {groups: insteadOf(index), count, isInstead: true, isComplete};
  const products = findProducts(index, choice, 0, mostResults).map(toProduct);
  const groups = [{heading: searchWords.products, results: products}, ...texts]
    .filter(isFilled)
    .map(({heading, results}) => ({heading, results: results.slice(0, mostResults)}));
  return {groups, count, isInstead: false, isComplete};
}
