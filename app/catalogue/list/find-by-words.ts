import {madeOnce, toQueryWords, toSearchedWords} from '~adapters/commerce';
import {fillerWords, searchMeanings} from '~/content/search-meanings';
import {
  asTyped,
  placesByWord,
  rootOf,
  vocabularyOf,
  wordsMeant,
  type Places,
  type Searched,
} from './near-words';

interface Named extends Searched {
  name: string;
}

const fillers = new Set(fillerWords.split(' '));

function toAsked(text: string): string[] {
  const words = toQueryWords(text);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

const toPhrases = (side = '') => side.split(',').map(toAsked);

/** The longest phrases first. */
const meanings = searchMeanings
  .split('\n')
  .filter((line) => line.includes('='))
  .map((line) => line.split('='))
  .flatMap(([typed, meant]) =>
    toPhrases(typed).map((words) => ({
      words,
      roots: words.map(rootOf),
      meant: toPhrases(meant),
    })),
  )
  .sort((one, other) => other.roots.length - one.roots.length);

const typedWords = [...new Set(meanings.flatMap(({words}) => words))];

/** All of it must be there: for each word, any of what it is looked for by. */
type Phrase = string[][];

/** A word of a query, or several that mean one thing: as they are typed, or any of what is meant. */
interface Term {
  typed: Phrase;
  meant: Phrase[];
}

function termsOf(entries: readonly Named[], query: string): Term[] {
  let left = toAsked(query).map((word) => wordsMeant(entries, word, typedWords));
  const terms: Term[] = [];
  while (left.length > 0) {
    const roots = left.map(({word}) => rootOf(word));
    const known = meanings.find((one) => one.roots.every((root, place) => root === roots[place]));
    const typed = left.slice(0, known?.roots.length ?? 1);
    left = left.slice(typed.length);
    terms.push({
      typed: typed.map(({meant}) => meant),
      meant: known?.meant.map((phrase) => phrase.map((word) => asTyped(entries, word).meant)) ?? [],
    });
  }
  return terms;
}

const placesByName = madeOnce((entries: readonly Named[]) =>
  placesByWord(entries.map(({name}) => toSearchedWords([name]))),
);

/** A mark for each place. */
type Marks = Uint8Array;

/** What has any of these words. */
function marksOf(placesOf: Places, count: number, meant: readonly string[]): Marks {
  const marks = new Uint8Array(count);
  const mark = (places?: Uint32Array) => places?.forEach((place) => (marks[place] = 1));
  for (const form of meant) {
    const word = form.trim();
    if (form.endsWith(' ')) mark(placesOf.get(word));
    else for (const [each, places] of placesOf) if (each.startsWith(word)) mark(places);
  }
  return marks;
}

/**
 * Where that stands which has every word of a query or what is meant by it: what says it itself before what only means it,
 * and of each first what is named so, then in the order that it stands in.
 */
export function findPlaces(entries: readonly Named[], query: string): number[] {
  const terms = termsOf(entries, query);
  if (terms.length === 0) return [];
  const joined = (some: Marks[], join: (one: number, other: number) => number) =>
    some.reduce((one, other) => one.map((mark, place) => join(mark, other[place] ?? 0)));
  const all = (some: Marks[]) =>
    joined([new Uint8Array(entries.length).fill(1), ...some], Math.min);
  const any = (some: Marks[]) => joined(some, Math.max);
  const saying = (placesOf: Places, phrase: Phrase) =>
    all(phrase.map((forms) => marksOf(placesOf, entries.length, forms)));
  const meaning = (placesOf: Places) =>
    terms.map(({typed, meant}) => any([typed, ...meant].map((phrase) => saying(placesOf, phrase))));
  const {placesOf} = vocabularyOf(entries);
  const found = all(meaning(placesOf));
  const said = all(terms.map(({typed}) => saying(placesOf, typed)));
  const byName = meaning(placesByName(entries));
  const named = all(byName);
  const partlyNamed = any(byName);
  const ranked: number[][] = [[], [], [], [], [], []];
  for (const [place, mark] of found.entries())
    if (mark === 1) {
      const first = said[place] === 1 ? 0 : 3;
      ranked[first + (named[place] === 1 ? 0 : partlyNamed[place] === 1 ? 1 : 2)]?.push(place);
    }
  return ranked.flat();
}

export const findByWords = <Each extends Named>(entries: readonly Each[], query: string): Each[] =>
  findPlaces(entries, query).flatMap((place) => entries[place] ?? []);
