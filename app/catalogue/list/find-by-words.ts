import {toQueryWords, toSearchedWords} from '~adapters/commerce';
import {fillerWords, searchMeanings} from '~/content/search-meanings';
import {asTyped, rootOf, vocabularyOf, wordsMeant, type Searched} from './near-words';

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

/** Of a name of plain words itself: to fold one takes longer than all else of a search. */
function wordsOfName({name}: Named): string {
  const plain = name.toLowerCase();
  return /^[a-z0-9 ]*$/.test(plain) ? ` ${plain} ` : toSearchedWords([name]);
}

/** What says it, marked by its place. */
function marksOf(entries: readonly Named[], meant: string[]): Uint8Array {
  const {all, placesOf} = vocabularyOf(entries);
  const marks = new Uint8Array(entries.length);
  for (const form of meant) {
    const word = form.trim();
    const isWhole = form.endsWith(' ');
    const words = isWhole ? [word] : all.filter((each) => each.startsWith(word));
    for (const each of words) for (const place of placesOf.get(each) ?? []) marks[place] = 1;
  }
  return marks;
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
  const marked = terms.map(({typed, meant}) =>
    [typed, ...meant].map((phrase) => phrase.map((forms) => marksOf(entries, forms))),
  );
  const saysIt = (phrase: Uint8Array[] | undefined, place: number) =>
    phrase?.every((marks) => marks[place] === 1) ?? false;
  const isPlain = terms.every(({meant}) => meant.length === 0);
  const rankOf = (entry: Named, place: number) => {
    const named = wordsOfName(entry);
    const first = isPlain || marked.every(([typed]) => saysIt(typed, place)) ? 0 : 3;
    if (terms.every((term) => isSaid(named, term))) return first;
    return first + (terms.some((term) => isSaid(named, term)) ? 1 : 2);
  };
  const ranked: Each[][] = [[], [], [], [], [], []];
  for (const [place, entry] of entries.entries())
    if (marked.every((phrases) => phrases.some((phrase) => saysIt(phrase, place))))
      ranked[rankOf(entry, place)]?.push(entry);
  return ranked.flat();
}
