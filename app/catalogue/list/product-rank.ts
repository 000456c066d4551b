import {konjacWords} from '~/pricing/product-kind';

type Rule = [rank: number, matches: (title: string) => boolean];

const has =
  (...words: string[]) =>
  (title: string) =>
    words.some((word) => title.includes(word));

const isBundle = (title: string) => title.includes('bellyful') && has('bundle', 'kit')(title);
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

/** The featured product is the brand's bundle or kit. */
export const isFeaturedName = (name: string) => isBundle(name.toLowerCase());

interface Listed {
  name: string;
  isFeatured: boolean;
}

const alphabet = new Intl.Collator('en-US', {sensitivity: 'base', numeric: true});

/** The featured product first, then by rank, ties by alphabet. */
export function byListOrder(one: Listed, other: Listed): number {
  return (
    Number(other.isFeatured) - Number(one.isFeatured) ||
    rankOf(one.name) - rankOf(other.name) ||
    alphabet.compare(one.name, other.name)
  );
}
