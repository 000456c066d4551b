import {formatPrice} from '~/content/labels/price';
import {readIndex, type IndexEntry} from '~/catalogue/list/catalogue-index.server';
import {toProductCard} from '~/catalogue/list/to-product-card.server';
import {wordsMeant} from '~/catalogue/list/near-words';
import {toQueryWords} from '~/catalogue/list/search-index.server';
import {searchWords} from '~/content/messages/search';
import {ownerWords} from '~/content/owner';
import type {AppServices} from '~/server/app-services';
import {searchedTexts, type Searched, type SearchedText} from './searched-texts.server';

export interface SiteResult {
  title: string;
  path: string;
  /** A price; empty where there is none to pay. */
  detail: string;
  picture: string | null;
}

export interface ResultGroup {
  heading: string;
  results: SiteResult[];
}

interface Entry {
  name: string;
  words: string;
}

const mostResults = 5;
const longestQuery = 100;

/** Whose name begins with or has the words before what only speaks of them. */
function placeOf({name}: Entry, words: string[]): number {
  const folded = ` ${name.toLowerCase()}`;
  if (words.every((word) => folded.includes(` ${word}`))) return 0;
  return words.some((word) => folded.includes(word)) ? 1 : 2;
}

type Meant = string[][];

function find<Each extends Entry>(entries: readonly Each[], meant: Meant): Each[] {
  return entries
    .filter(({words}) => meant.every((some) => some.some((word) => words.includes(word))))
    .map((entry) => ({entry, place: placeOf(entry, meant.flat())}))
    .sort((one, other) => one.place - other.place)
    .slice(0, mostResults)
    .map(({entry}) => entry);
}

function toProduct(entry: IndexEntry): SiteResult {
  const {name, href, picture, price} = toProductCard(entry);
  return {
    title: name,
    path: href,
    detail: price ? formatPrice(price.from) : '',
    picture: picture?.smallUrl ?? null,
  };
}

const toText = ({name, path}: SearchedText): SiteResult => ({
  title: name,
  path,
  detail: '',
  picture: null,
});

/**
 * Products, recipes, articles and pages together; where nothing has the words as typed, what was meant by them.
 * `isComplete`: all products were looked at.
 */
export async function searchSite(query: string, site: Searched & Pick<AppServices, 'commerce'>) {
  const words = toQueryWords(query.slice(0, longestQuery));
  if (words.length === 0) return {groups: [], isComplete: true};
  const {entries, problem} = await readIndex(site.commerce);
  const isComplete = problem === null;
  const {recipes, articles, pages} = await searchedTexts(site);
  const groupsOf = (meantIn: (entries: readonly Entry[]) => Meant): ResultGroup[] =>
    [
      {heading: searchWords.products, results: find(entries, meantIn(entries)).map(toProduct)},
      {heading: searchWords.recipes, results: find(recipes, meantIn(recipes)).map(toText)},
      {heading: ownerWords.journal, results: find(articles, meantIn(articles)).map(toText)},
      {heading: searchWords.pages, results: find(pages, meantIn(pages)).map(toText)},
    ].filter(({results}) => results.length > 0);
  const asTyped = groupsOf(() => words.map((word) => [word]));
  if (asTyped.length > 0) return {groups: asTyped, isComplete};
  return {groups: groupsOf((all) => words.map((word) => wordsMeant(all, word))), isComplete};
}
