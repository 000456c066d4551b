/** A part of a page as HTML, and the pictures that a browser should fetch before it reads that far. */
export interface Markup {
  html: string;
  preloads: {
    href: string;
    imageSrcSet: string | undefined;
    imageSizes: string | undefined;
    fetchPriority: 'high' | 'auto';
  }[];
}

interface Entry {
  /** The data for which it was made; null while it was asked for only once. */
  given: string | null;
  /** Null until it is rendered, and for what cannot be kept. */
  markup: Markup | null;
}

type Keep = (markup: Markup | null) => void;

/** Of all parts together, about two bytes each. */
const mostLetters = 8_000_000;
const mostPlaces = 3_000;

const lettersOf = ({given, markup}: Entry) => (given?.length ?? 0) + (markup?.html.length ?? 0);

/** Rendered parts of pages, the latest used: a place that is asked for a second time is worth the memory. */
export class MarkupStore {
  readonly #entries = new Map<string, Entry>();
  #letters = 0;

  /** What is kept for these data at this place. `render` is told where something should be kept that is not. */
  find(place: string, given: string, render: (keep: Keep) => void): Markup | null {
    const known = this.#entries.get(place);
    if (known?.given === given) {
      this.#put(place, known);
      return known.markup;
    }
    const entry: Entry = {given: known ? given : null, markup: null};
    this.#put(place, entry);
    if (known)
      render((markup) => {
        if (this.#entries.get(place) === entry) this.#put(place, {given, markup});
      });
    return null;
  }

  #put(place: string, entry: Entry): void {
    this.#remove(place);
    this.#entries.set(place, entry);
    this.#letters += lettersOf(entry);
    for (const [oldest] of this.#entries) {
      if (this.#letters <= mostLetters && this.#entries.size <= mostPlaces) return;
      this.#remove(oldest);
    }
  }

  #remove(place: string): void {
    const entry = this.#entries.get(place);
    if (!entry) return;
    this.#entries.delete(place);
    this.#letters -= lettersOf(entry);
  }
}
