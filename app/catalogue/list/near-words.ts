import {ingredientMark, madeOnce} from '~adapters/commerce';

export interface Searched {
  /** As `toSearchedWords` writes them. */
  words: string;
}

/** Short words have too many neighbours. */
const toleranceOf = ({length}: string) => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** Letters that were forgotten, added, mistaken or swapped between two words; Infinity beyond the tolerance. */
export function mistakesBetween(one: string, other: string, tolerance: number): number {
  if (Math.abs(one.length - other.length) > tolerance) return Infinity;
  let before: number[] = [];
  let last = Array.from({length: other.length + 1}, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let place = 1; place <= other.length; place += 1) {
      const isSame = one[row - 1] === other[place - 1];
      const isSwapped = one[row - 1] === other[place - 2] && one[row - 2] === other[place - 1];
      next[place] = Math.min(
        (last[place] ?? 0) + 1,
        (next[place - 1] ?? 0) + 1,
        (last[place - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[place - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...next) > tolerance) return Infinity;
    before = last;
    last = next;
  }
  const mistakes = last[other.length] ?? Infinity;
  return mistakes > tolerance ? Infinity : mistakes;
}

/** What a word has in common with its plural: gummy with gummies, woman with women. Plain enough for the shop's languages. */
export const rootOf = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/(?<!s)e?s$/, '')
        .replace(/men$/, 'man')
        .replace(/(?<=..)(ie|y|e)$/, (end) => (end === 'e' ? '' : 'i'));

/** Of each word, where the texts stand that have it. */
export type Places = ReadonlyMap<string, Uint32Array>;

export function placesByWord(texts: readonly string[]): Places {
  const found = new Map<string, number[]>();
  for (const [place, text] of texts.entries())
    for (const word of text.trim().split(' ')) {
      const places = found.get(word);
      if (places) places.push(place);
      else found.set(word, [place]);
    }
  // Half of the memory.
  return new Map([...found].map(([word, places]) => [word, new Uint32Array(places)]));
}

/** Every word of what is searched, and all but those that have too many neighbours. */
export const vocabularyOf = madeOnce((entries: readonly Searched[]) => {
  const placesOf = placesByWord(entries.map(({words}) => words));
  const all = [...placesOf.keys()];
  const words = all.filter(({length}) => length > 2);
  const byRoot = new Map<string, string[]>();
  for (const word of words) {
    const root = rootOf(word);
    byRoot.set(root, [...(byRoot.get(root) ?? []), word]);
  }
  return {all, placesOf, words, byRoot};
});

/** As many neighbours as help; beyond them a search finds everything. */
const mostNeighbours = 6;

/** First letters are rarely mistyped, and most words need no closer look. */
const beginsAlike = (one: string, other: string) =>
  one[0] === other[0] || (one[0] === other[1] && one[1] === other[0]);

/** The words nearest to a typed one, also by their beginning, and by how many mistakes. */
function nearestOf(words: readonly string[], typed: string) {
  const tolerance = toleranceOf(typed);
  let mistakes = Infinity;
  let nearest: string[] = [];
  for (const word of tolerance === 0 ? [] : words) {
    const plain = word.startsWith(ingredientMark) ? word.slice(1) : word;
    if (!beginsAlike(typed, plain)) continue;
    // What is farther than the nearest so far needs no closer look.
    const most = Math.min(tolerance, mistakes);
    const asWhole = mistakesBetween(typed, plain, most);
    const made =
      asWhole > 0 && plain.length > typed.length
        ? Math.min(asWhole, mistakesBetween(typed, plain.slice(0, typed.length), most))
        : asWhole;
    if (made < mistakes) nearest = [];
    mistakes = Math.min(made, mistakes);
    if (made === mistakes && made < Infinity) nearest.push(word);
  }
  return {mistakes, words: nearest.slice(0, mostNeighbours)};
}

const whole = (words: string[]) => words.map((each) => ` ${each} `);

function findIn(entries: readonly Searched[], word: string) {
  const {all, byRoot} = vocabularyOf(entries);
  const alike = byRoot.get(rootOf(word)) ?? [];
  const isThere = alike.length > 0 || all.some((each) => each.startsWith(word));
  return {isThere, meant: [` ${word}`, ...whole(alike)]};
}

/**
 * What to look for in `words` for a word that is typed right: ` gumm` a beginning, ` gummies ` a whole word, in both numbers;
 * among other ingredients only where no text has it. `isThere`: whether anything does.
 */
export function asTyped(entries: readonly Searched[], word: string) {
  const inTexts = findIn(entries, word);
  const inside = inTexts.isThere ? inTexts : findIn(entries, ingredientMark + word);
  return inside.isThere ? inside : inTexts;
}

/** The same for a word that may be mistyped: the nearest words; or, as `word`, one of `others` that is not farther. */
export function wordsMeant(entries: readonly Searched[], word: string, others: readonly string[]) {
  const {isThere, meant} = asTyped(entries, word);
  if (isThere) return {word, meant};
  const own = nearestOf(vocabularyOf(entries).words, word);
  const {mistakes, words} = nearestOf(others, word);
  const [other] = words;
  if (other !== undefined && mistakes <= own.mistakes)
    return {word: other, meant: asTyped(entries, other).meant};
  return {word, meant: own.words.length > 0 ? whole(own.words) : meant};
}
