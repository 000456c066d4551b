interface Searched {
  /** Folded. */
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

const vocabularies = new WeakMap<readonly Searched[], string[]>();

/** Every word of what is searched, once; learned at the first call and kept as long as that. */
export function vocabularyOf(entries: readonly Searched[]): string[] {
  const known = vocabularies.get(entries);
  if (known) return known;
  const spaced = new Set<string>();
  for (const {words} of entries) for (const word of words.split(' ')) spaced.add(word);
  // Punctuation is dear to look for, so each word is cut once, however often it stands there.
  const cut = [...spaced].flatMap((word) => word.split(/[^\p{L}\p{N}']+/u));
  const list = [...new Set(cut)].filter(({length}) => length > 2);
  vocabularies.set(entries, list);
  return list;
}

/** As many neighbours as help; beyond them a search finds everything. */
const mostNeighbours = 6;

/** First letters are rarely mistyped, and most words need no closer look. */
const beginsAlike = (one: string, other: string) =>
  one[0] === other[0] || (one[0] === other[1] && one[1] === other[0]);

/** The words that are meant by a mistyped one, also by its beginning; it alone where it is to be found. */
export function wordsMeant(entries: readonly Searched[], word: string): string[] {
  const tolerance = toleranceOf(word);
  if (tolerance === 0 || entries.some(({words}) => words.includes(word))) return [word];
  const near = vocabularyOf(entries).flatMap((candidate) => {
    if (!beginsAlike(word, candidate)) return [];
    const mistakes = Math.min(
      mistakesBetween(word, candidate, tolerance),
      mistakesBetween(word, candidate.slice(0, word.length), tolerance),
    );
    return mistakes === Infinity ? [] : [{candidate, mistakes}];
  });
  const fewest = Math.min(...near.map(({mistakes}) => mistakes));
  const closest = near.filter(({mistakes}) => mistakes === fewest);
  return closest.length > 0
    ? closest.slice(0, mostNeighbours).map(({candidate}) => candidate)
    : [word];
}
