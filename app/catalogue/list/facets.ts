import {foldText, type ListedProduct, type StockStatus} from '~adapters/commerce';
import type {StockName} from './list-choice';

/** What a list is narrowed by, any of one group; `option size`: each attribute is a group. */
export type FacetGroup = 'category' | 'stock' | 'diet' | `option ${string}`;

const nameOfStock = {
  IN_STOCK: 'in-stock',
  ON_BACKORDER: 'backorder',
  OUT_OF_STOCK: 'out-of-stock',
} as const satisfies Record<StockStatus, StockName>;

const attributeOf = (key: string) => key.slice(0, key.indexOf(':'));

/** `size:30`, an option as an address names it, is of `option size`. */
export const groupOfOption = (key: string): FacetGroup => `option ${attributeOf(key)}`;

/**
 * What a list is narrowed by: of all its products in turn, as numbers side by side. Read so, they are counted in a tenth of
 * the time that products take, which are all over the memory.
 */
export class Facets {
  /** By their folded labels: the first label, and the last name of each key. */
  readonly attributes = new Map<string, {label: string; options: Map<string, string>}>();
  /** By their slugs: the last of each. */
  readonly categories = new Map<string, ListedProduct['categories'][number]>();
  /** By place; NaN of what has no price. */
  readonly from: Float64Array;
  readonly to: Float64Array;
  readonly #groups: FacetGroup[] = [];
  readonly #numbers = new Map<FacetGroup, Map<string, number>>();
  /** By label and option as they are written: to fold them is dear. */
  readonly #options = new Map<string, Map<string, number>>();
  readonly #facets: number[] = [];
  /** Where those of a place end. */
  readonly #ends: Uint32Array;

  constructor(products: readonly ListedProduct[]) {
    this.from = new Float64Array(products.length);
    this.to = new Float64Array(products.length);
    this.#ends = new Uint32Array(products.length);
    for (const [place, product] of products.entries()) {
      this.#add(product);
      this.#ends[place] = this.#facets.length;
      this.from[place] = product.priceRange?.from ?? NaN;
      this.to[place] = product.priceRange?.to ?? NaN;
    }
  }

  /** Undefined of what no product has. */
  find(group: FacetGroup, name: string): number | undefined {
    return this.#numbers.get(group)?.get(name);
  }

  hasAny(place: number, wanted: readonly number[]): boolean {
    const end = this.#ends[place] ?? 0;
    for (let at = this.#ends[place - 1] ?? 0; at < end; at += 1)
      if (wanted.includes(this.#facets[at] ?? -1)) return true;
    return false;
  }

  /** Counts those of a place: all, or of one group alone. */
  count(place: number, group: FacetGroup | null | 'all', counts: number[]): void {
    const end = this.#ends[place] ?? 0;
    for (let at = this.#ends[place - 1] ?? 0; at < end; at += 1) {
      const facet = this.#facets[at] ?? -1;
      if (group === 'all' || this.#groups[facet] === group)
        counts[facet] = (counts[facet] ?? 0) + 1;
    }
  }

  #add({categories, stockStatus, label, attributes}: ListedProduct): void {
    for (const category of categories) {
      this.categories.set(category.slug, category);
      this.#facets.push(this.#number('category', category.slug));
    }
    this.#facets.push(this.#number('stock', nameOfStock[stockStatus]));
    for (const diet of label?.diets ?? []) this.#facets.push(this.#number('diet', diet));
    for (const one of attributes)
      for (const option of one.options) this.#facets.push(this.#option(one.label, option));
  }

  #number(group: FacetGroup, name: string): number {
    const ofGroup = this.#numbers.get(group) ?? new Map<string, number>();
    this.#numbers.set(group, ofGroup);
    const number = ofGroup.get(name) ?? this.#groups.push(group) - 1;
    ofGroup.set(name, number);
    return number;
  }

  #option(label: string, option: string): number {
    const ofLabel = this.#options.get(label) ?? new Map<string, number>();
    this.#options.set(label, ofLabel);
    const number = ofLabel.get(option) ?? this.#addOption(label, option);
    ofLabel.set(option, number);
    return number;
  }

  #addOption(label: string, option: string): number {
    const folded = foldText(label);
    const key = `${folded}:${foldText(option)}`;
    const attribute = this.attributes.get(folded) ?? {label, options: new Map()};
    this.attributes.set(folded, attribute);
    attribute.options.set(key, option);
    return this.#number(groupOfOption(key), key);
  }
}
