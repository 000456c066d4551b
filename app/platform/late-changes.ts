import {concerns, tagsOfProducts, type PageTags} from './page-tags';

interface LateChange {
  tags: string[] | null;
  at: number;
}

/** What changed in the shop of late: pages that were made before do not know of it. Times are milliseconds since 1970. */
export class LateChanges {
  readonly #rememberedMs: number;
  #changes: LateChange[] = [];

  /** `rememberedMs`: the age at which a page is old by itself. */
  constructor(rememberedMs: number) {
    this.#rememberedMs = rememberedMs;
  }

  /** These products, by their slugs, are renewed; null: any. */
  add(slugs: readonly string[] | null, now: number): void {
    const isLate = ({at}: LateChange) => now - at < this.#rememberedMs;
    this.#changes = [...this.#changes.filter(isLate), {tags: tagsOfProducts(slugs), at: now}];
  }

  isOutdated(madeAt: number, page: PageTags): boolean {
    return this.#changes.some(({tags, at}) => at >= madeAt && concerns(tags, page));
  }
}
