/** A new product is found within this time of somebody asking too early. */
const rememberedMs = 30_000;
const mostSlugs = 5000;

/** Slugs that the shop did not know a moment ago, so that asking again and again costs it nothing. */
export class AbsentSlugs {
  readonly #until = new Map<string, number>();

  has(slug: string, now: number): boolean {
    const until = this.#until.get(slug);
    if (until === undefined || until > now) return until !== undefined;
    this.#until.delete(slug);
    return false;
  }

  add(slug: string, now: number): void {
    this.#until.set(slug, now + rememberedMs);
    const [oldest] = this.#until.keys();
    if (this.#until.size > mostSlugs && oldest !== undefined) this.#until.delete(oldest);
  }

  /** The shop has told that there may be such a product now. */
  forget(slug: string): void {
    this.#until.delete(slug);
  }
}
