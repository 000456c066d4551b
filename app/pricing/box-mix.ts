import type {Picture, Product, Variation} from '~adapters/commerce';
import {mixWords} from '~/content/labels/box-mix';
import type {Chosen} from './open-choices';

/** `6 pouches` holds six; a choice without a number is one. */
export const unitsIn = ({attributes}: Pick<Variation, 'attributes'>): number =>
  Math.max(
    1,
    ...attributes.map(({value, ownValue = value}) => Number(/^\d{1,3}\b/.exec(ownValue)?.[0] ?? 1)),
  );

/** What a pack may hold: a product that has one size, or its variation of one unit. */
export interface BoxPart {
  product: Product;
  sold: Product | Variation;
}

export const isThere = ({
  isPurchasable,
  price,
  stockStatus,
}: Pick<Product, 'isPurchasable' | 'price' | 'stockStatus'>) =>
  isPurchasable && price !== null && stockStatus !== 'OUT_OF_STOCK';

/** One unit of a product; null where none is sold by itself. */
export function toBoxPart(product: Product): BoxPart | null {
  if (product.kind === 'simple') return isThere(product) ? {product, sold: product} : null;
  const single = product.variations.find(
    (one) => unitsIn(one) === 1 && one.openChoices.length === 0 && isThere(one),
  );
  return single ? {product, sold: single} : null;
}

/** The name of the choice that says how many of a product a box holds. */
export const mixKey = (productId: number): string => `mix-${productId}`;

/** The product that a choice is about; null for a choice of another kind. */
export function mixedProduct(key: string): number | null {
  const [, id] = /^mix-([1-9]\d{0,9})$/.exec(key) ?? [];
  return id === undefined ? null : Number(id);
}

/** A pack of several may be mixed where it leaves nothing else open. */
export const isBox = (variation: Variation | null): variation is Variation =>
  variation !== null && variation.openChoices.length === 0 && unitsIn(variation) > 1;

/** A part of a box as a page shows it. */
export interface ShownPart {
  productId: number;
  name: string;
  picture: Picture | null;
  /** Units that are there; null: as many as one likes. */
  left: number | null;
}

/** The product by the name that a line of the cart has: a mixed box is no pack of one kind. */
export const namedByMix = <Named extends Pick<Product, 'name'>>(
  product: Named,
  mix: readonly Chosen[],
): Named => (mix.length > 0 ? {...product, name: mixWords.name} : product);

/** What was chosen for a box of so many, in the order of its parts; empty is the plain pack. Null where it is not its size. */
export function chooseMix(
  parts: readonly Pick<ShownPart, 'productId' | 'name'>[],
  size: number,
  valueOf: (key: string) => unknown,
): Chosen[] | null {
  const chosen = parts.flatMap(({productId, name}) => {
    const key = mixKey(productId);
    const units = Number(valueOf(key) ?? 0);
    if (!Number.isInteger(units) || units > size) return [{key, units: Number.NaN, name}];
    return units > 0 ? [{key, units, name}] : [];
  });
  if (chosen.length === 0) return [];
  const units = chosen.reduce((sum, one) => sum + one.units, 0);
  if (units !== size) return null;
  return chosen.map(({key, units, name}) => ({
    key,
    value: String(units),
    label: mixWords.inBox,
    option: mixWords.part(units, name),
  }));
}
