import {toQueryWords, toSearchedWords} from '~adapters/commerce';
import {fillerWords, searchMeanings} from '~/content/search-meanings';
import {asTyped, rootOf, wordsMeant, type Searched} from './near-words';

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

const namedWords = new WeakMap<Named, string>();

/** Made once of each: it takes longer than all else of a search. */
function wordsOfName(entry: Named): string {
  const known = namedWords.get(entry) ?? toSearchedWords([entry.name]);
  namedWords.set(entry, known);
  return known;
}

const says = (words: string, phrase: Phrase) =>
  phrase.every((meant) => meant.some((word) => words.includes(word)));

const isSaid = (words: string, {typed, meant}: Term) =>
  says(words, typed) || meant.some((phrase) => says(words, phrase));

/**
 * What has every word of a query or what is meant by it: what says it itself before what only means it, and of each first what
 * is named so, then in the order that it stands in.
 */
export function findByWords<Each extends Named>(entries: readonly Each[], query: string): Each[] {
  const terms = termsOf(entries, query);
  if (terms.length === 0) return [];
  const isPlain = terms.every(({meant}) => meant.length === 0);
  const placeOf = (entry: Named) => {
    const named = wordsOfName(entry);
    const first = isPlain || terms.every(({typed}) => says(entry.words, typed)) ? 0 : 3;
    if (terms.every((term) => isSaid(named, term))) return first;
    return first + (terms.some((term) => isSaid(named, term)) ? 1 : 2);
  };
  return entries
    .filter(({words}) => terms.every((term) => isSaid(words, term)))
    .map((entry) => ({entry, place: placeOf(entry)}))
    .sort((one, other) => one.place - other.place)
    .map(({entry}) => entry);
}
