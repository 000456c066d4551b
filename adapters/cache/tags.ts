/** Names of what an entry shows; `all`: whatever it shows. */
export type Tags = readonly string[] | 'all';

/** Whether an entry of those tags shows one of these. */
export function matcherOf(tags: Tags): (shown: readonly string[]) => boolean {
  if (tags === 'all') return () => true;
  const changed = new Set(tags);
  return (shown) => shown.some((tag) => changed.has(tag));
}

interface Change {
  number: number;
  tags: Tags;
  at: number;
}

const rememberedMs = 15 * 60_000;
/** With more changes than that, or of more, everything counts as changed. */
const mostRemembered = 200;
const mostTags = 100;

/** What was invalidated of late, for what was read before and is stored after it. */
export class RecentChanges {
  #changes: Change[] = [];
  #count = 0;

  /** How many there were; changes after it have a higher number. */
  get count(): number {
    return this.#count;
  }

  add(tags: Tags, now: number): void {
    const recent = this.#changes.filter(({at}) => now - at < rememberedMs);
    this.#count += 1;
    const isFlood = recent.length >= mostRemembered;
    const remembered = isFlood || tags.length > mostTags ? 'all' : tags;
    this.#changes = [...(isFlood ? [] : recent), {number: this.#count, tags: remembered, at: now}];
  }

  since(count: number): Tags[] {
    return this.#changes.filter(({number}) => number > count).map(({tags}) => tags);
  }

  /** Milliseconds since 1970. */
  sinceTime(time: number): Tags[] {
    return this.#changes.filter(({at}) => at >= time).map(({tags}) => tags);
  }
}
