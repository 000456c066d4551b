import {toQueryWords, toSearchedWords} from '~adapters/commerce';
import {wordsMeant, type Searched} from './near-words';

interface Named extends Searched {
  name: string;
}

const isIn = (words: string) => (meant: string[]) => meant.some((word) => words.includes(word));

/** What has every word of a query or what was meant by it: first what is named so, then in the order that it stands in. */
export function findByWords<Each extends Named>(entries: readonly Each[], query: string): Each[] {
  const asked = toQueryWords(query).map((word) => wordsMeant(entries, word));
  if (asked.length === 0) return [];
  const placeOf = ({name}: Named) => {
    const isNamed = isIn(toSearchedWords([name]));
    if (asked.every(isNamed)) return 0;
    return asked.some(isNamed) ? 1 : 2;
  };
  return entries
    .filter(({words}) => asked.every(isIn(words)))
    .map((entry) => ({entry, place: placeOf(entry)}))
    .sort((one, other) => one.place - other.place)
    .map(({entry}) => entry);
}
