import {shopName} from '~/content/brand';
import {languageTag} from '~/content/language';
import {konjacWords} from '~/pricing/product-kind';

type Rule = [rank: number, matches: (title: string) => boolean];

const has =
  (...words: string[]) =>
  (title: string) =>
    words.some((word) => title.includes(word));

const brand = shopName.toLowerCase();
const isBundle = (title: string) => title.includes(brand) && has('bundle', 'kit')(title);
const isWomens = has("women's daily multi-vitamin", 'women’s daily multi-vitamin');

export const noodleRank = 5;

/** Rank by title keyword, tried in this order (rules: The order of the list). */
const rules: Rule[] = [
  [0, has('free sample')],
  [1, isBundle],
  [
    2,
    (title) =>
      has("men's daily multi-vitamin", 'men’s daily multi-vitamin')(title) && !isWomens(title),
  ],
  [3, isWomens],
  [4, has('gummies', 'craveblock')],
  [noodleRank, has(...konjacWords)],
  [99, has('nighttime support')],
];

const otherRank = 10;

export function rankOf(name: string): number {
  const title = name.toLowerCase();
  return rules.find(([, matches]) => matches(title))?.[0] ?? otherRank;
}

/** Numbers by their size, letters without case and accents. */
const alphabet = new Intl.Collator(languageTag, {sensitivity: 'base', numeric: true});

interface Ranked {
  name: string;
  ownName?: string;
}

/** The featured product is the brand's bundle or kit. */
export const isFeaturedProduct = ({name, ownName = name}: Ranked) =>
  isBundle(ownName.toLowerCase());

export const byName = (one: {name: string}, other: {name: string}) =>
  alphabet.compare(one.name, other.name);

/**
 * The featured product first, then by rank, ties by alphabet, and what shares a name as it came. Comparing
 * names is dear, so they are sorted first and ranks, known once for each, keep what is tied.
 */
export function inListOrder<Item extends Ranked>(items: Item[]): Item[] {
  const placed = items.toSorted(byName).map((item) => ({
    item,
    place: isFeaturedProduct(item) ? -1 : rankOf(item.ownName ?? item.name),
  }));
  return placed.sort((one, other) => one.place - other.place).map(({item}) => item);
}
