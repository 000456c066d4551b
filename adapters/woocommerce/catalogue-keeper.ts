import {CommerceError, type Catalogue, type ListedProduct} from '~adapters/commerce';
import {lookAgain, lookAgainMs} from '~adapters/http';
import {inOwnersOrder, largestPage} from './catalogue-pages';

/** A whole catalogue and when it was asked for. */
export interface KnownCatalogue {
  catalogue: Catalogue;
  at: number;
}

interface LoadTelling {
  onArrival: (soFar: () => Catalogue) => void;
  /** What can be shown until the shop has answered. */
  onOlder: (known: KnownCatalogue) => void;
}

/** How the keeper asks, within the request that made it ask. */
export interface CatalogueSource {
  /** Everything; what is known elsewhere will do unless the shop said that it has changed. */
  load: (isChanged: boolean, telling: LoadTelling) => Promise<KnownCatalogue>;
  listed: (databaseIds: number[]) => Promise<ListedProduct[]>;
  /** Whether this process would have been told if what was read then had changed: it need not look for itself so often. */
  isTold: (at: number) => boolean;
  waitUntil: (work: Promise<unknown>) => void;
  onStaleAnswer: (error: unknown) => void;
  now: () => number;
}

/** In milliseconds; so long after it was due it may be shown while a newer one is read behind it. */
const told = {freshMs: 60_000, graceMs: 9 * 60_000};
/** With the quarter of a minute of a page made from it: a minute (rules: Changes in the shop). */
const untold = {freshMs: 30_000, graceMs: 15_000};
/** A catalogue that took a minute to read is read again after twenty: the shop has other work to do. */
const restsFor = 20;
/** How long a page waits for a newer catalogue than the old one that it holds, and for a first one. */
const patienceMs = 2000;
const firstPatienceMs = 5000;
/** Nobody waits longer, even when nothing at all has arrived. */
const mostPatienceMs = 12_000;
/** What arrived in part is asked for again so soon. */
const partialFreshMs = 5000;
/** A reading that nothing has been heard of for so long was ended with its request. */
const silentMs = 90_000;

type Whole = KnownCatalogue & {tookMs: number};

type Freshness = Pick<CatalogueSource, 'isTold' | 'now'>;

const agesOf = ({at}: Whole, {isTold}: Pick<Freshness, 'isTold'>) => (isTold(at) ? told : untold);

const freshFor = (known: Whole, source: Pick<Freshness, 'isTold'>) =>
  Math.max(agesOf(known, source).freshMs, restsFor * known.tookMs);

const stillLoading = 'The catalogue is still being read; more products will be here in a moment.';

/**
 * The catalogue of this process: one object until it changes, so that whatever is derived from it can be kept
 * beside it. It is read again behind the pages; one reading at a time.
 */
export class CatalogueKeeper {
  #whole: Whole | null = null;
  #part: KnownCatalogue | null = null;
  #soFar: (() => Catalogue) | null = null;
  #heardAt: number | null = null;
  #failure: unknown = null;
  readonly #changed = new Set<number>();
  /** How often the shop said that anything may have changed, and how often when the catalogue at hand was asked for. */
  #changesOfAll = 0;
  #heededChanges = 0;
  /** After a reading that brought no whole catalogue the one at hand is shown until then: milliseconds since 1970. */
  #restsUntil = 0;

  /**
   * The shop says that these products changed, or, without ids, that anything may have. Costs nothing now: behind
   * the next page that reads the catalogue they alone are asked for, unless `renew` is called before.
   */
  changed(databaseIds: number[] | null): void {
    for (const databaseId of databaseIds ?? []) this.#changed.add(databaseId);
    if (!databaseIds || this.#changed.size > largestPage) this.#changesOfAll += 1;
  }

  /** What is known, however old; null when nobody has asked yet. */
  get known(): Catalogue | null {
    return this.#whole?.catalogue ?? null;
  }

  /**
   * From when on its age counts, and until when it is shown without being asked for again: milliseconds since 1970. What
   * takes long to read is due late, and young until then. Null when nothing whole is known.
   */
  freshness(source: Pick<Freshness, 'isTold'>): {from: number; until: number} | null {
    if (!this.#whole) return null;
    const until = this.#whole.at + freshFor(this.#whole, source);
    return {from: until - agesOf(this.#whole, source).freshMs, until};
  }

  /** Asks for what changed at once; until it is there the old catalogue is shown. Null when nothing was known. */
  async renew(source: CatalogueSource): Promise<Catalogue | null> {
    if (!this.#whole) return null;
    // A question under way may have been asked before the change.
    while (this.#isLoading(source.now())) await lookAgain();
    this.#restsUntil = 0;
    await this.#begin(source);
    if (this.#failure !== null) throw this.#failure;
    return this.known;
  }

  async read(source: CatalogueSource): Promise<Catalogue> {
    const now = source.now();
    const known = this.#whole;
    if (known && !this.#isToRead(known, source)) return known.catalogue;
    if (!known && this.#part && now - this.#part.at < partialFreshMs) return this.#part.catalogue;
    const own = this.#isLoading(now) ? undefined : this.#begin(source);
    if (known && this.#isPresentable(known, source)) return known.catalogue;
    await this.#wait(source, own);
    return this.#best();
  }

  #isToRead(known: Whole, source: Freshness): boolean {
    if (source.now() < this.#restsUntil) return false;
    return this.#changed.size > 0 || this.#isDue(known, source);
  }

  #isDue(known: Whole, source: Freshness): boolean {
    return this.#isAllChanged || source.now() - known.at >= freshFor(known, source);
  }

  get #isAllChanged(): boolean {
    return this.#changesOfAll > this.#heededChanges;
  }

  #isLoading(now: number): boolean {
    return this.#heardAt !== null && now - this.#heardAt < silentMs;
  }

  #begin(source: CatalogueSource): Promise<void> {
    this.#heardAt = source.now();
    this.#failure = null;
    const known = this.#whole;
    const ids = [...this.#changed];
    this.#changed.clear();
    const isWhole = !known || this.#isDue(known, source);
    const work = (isWhole ? this.#loadAll(ids, source) : this.#loadSome(known, ids, source))
      .catch((error: unknown) => this.#fail(error, ids, isWhole, source))
      .finally(() => (this.#heardAt = null));
    source.waitUntil(work);
    return work;
  }

  async #loadAll(ids: number[], source: CatalogueSource): Promise<void> {
    const began = source.now();
    const changes = this.#changesOfAll;
    const found = await source.load(this.#isAllChanged, {
      onArrival: (soFar) => {
        this.#heardAt = source.now();
        this.#soFar = soFar;
      },
      onOlder: (older) => (this.#whole ??= {...older, tookMs: 0}),
    });
    this.#soFar = null;
    if (found.catalogue.problem !== null) {
      this.#part = found;
      this.changed(ids);
      this.#rest(source);
    } else {
      this.#part = null;
      this.#whole = {...found, tookMs: source.now() - began};
      this.#heededChanges = changes;
    }
  }

  /** A new object with what changed; when all is asked for again stays as it was. */
  async #loadSome(known: Whole, ids: number[], source: CatalogueSource): Promise<void> {
    const changed = new Set(ids);
    const found = await source.listed(ids);
    const kept = known.catalogue.products.filter(({databaseId}) => !changed.has(databaseId));
    const products = inOwnersOrder([...kept, ...found]);
    this.#whole = {...known, catalogue: {...known.catalogue, products}};
  }

  #fail(error: unknown, ids: number[], isWhole: boolean, source: CatalogueSource): void {
    this.#failure = error;
    this.#soFar = null;
    this.changed(ids);
    if (isWhole) this.#rest(source);
    if (this.#whole) source.onStaleAnswer(error);
  }

  #rest(source: Freshness): void {
    this.#restsUntil = source.now() + partialFreshMs;
  }

  /** Workers forbid waiting for another request's promise: who has none of his own looks again and again. */
  async #wait(source: CatalogueSource, own: Promise<void> | undefined): Promise<void> {
    for (let waited = 0; this.#heardAt !== null; waited += lookAgainMs) {
      if (waited >= this.#patience(source)) return;
      await Promise.race(own ? [own, lookAgain()] : [lookAgain()]);
    }
  }

  #patience(source: Freshness): number {
    if (this.#whole) return this.#isPresentable(this.#whole, source) ? 0 : patienceMs;
    return this.#part || this.#soFar ? firstPatienceMs : mostPatienceMs;
  }

  #isPresentable(known: Whole, source: Freshness): boolean {
    const {graceMs} = agesOf(known, source);
    return source.now() - known.at < freshFor(known, source) + graceMs;
  }

  #best(): Catalogue {
    if (this.#whole) return this.#whole.catalogue;
    const arriving = this.#soFar?.();
    const part = this.#part?.catalogue;
    if (arriving && arriving.products.length > (part?.products.length ?? 0))
      return {...arriving, problem: arriving.problem ?? stillLoading};
    if (part) return part;
    throw this.#failure ?? new CommerceError('timeout', 'GetProducts', 'The shop is slow.');
  }
}
