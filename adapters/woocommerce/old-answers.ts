/** Ends a look at an answer that was never kept. */
export class NothingKept extends Error {
  override readonly name = 'NothingKept';
}

/** Hydrogen's own note of when it kept an answer; by it an answer is fresh or old. */
const keptAt = 'cache-put-date';

/** A cache seen so that all its answers are old: whatever is read by it is old for everybody from then on. */
export class OldAnswers implements Pick<Cache, 'match' | 'put'> {
  readonly #cache: Cache;
  #looked: Request | null = null;

  constructor(cache: Cache) {
    this.#cache = cache;
  }

  async match(request: Request): Promise<Response> {
    const kept = await this.#cache.match(request);
    if (!kept) throw new NothingKept('Nothing is kept');
    this.#looked = request;
    const old = new Response(await kept.arrayBuffer(), {headers: kept.headers});
    old.headers.set(keptAt, '0');
    await this.#cache.put(request, old.clone());
    return old;
  }

  put(request: Request, response: Response): Promise<void> {
    return this.#cache.put(request, response);
  }

  /** What was looked at last is no more. */
  async remove(): Promise<void> {
    if (this.#looked) await this.#cache.delete(this.#looked);
  }
}
