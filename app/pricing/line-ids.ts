import type {Product} from '~adapters/commerce';

/** Which variation a catalogue id names: by the shop's number, or by its graph id (rules: Line ids). */
export type VariationReference =
  | {by: 'databaseId'; databaseId: number}
  | {by: 'graphId'; graphId: string};

/** Choices that a variation leaves open: `pa_color`: `red` (rules: Types of products). */
export type Choices = Readonly<Record<string, string>>;

/** What a cart id stands for. Unknown ids name nothing that is sold. */
export type LineReference =
  | {
      kind: 'catalogue';
      productId: number;
      variation: VariationReference | null;
      /** What the variation leaves open, by the shop's names; absent where the id names none. */
      choices?: Choices;
    }
  /** `bottles` is null where the id names none; `mix` holds the keys of a customized package's formulas. */
  | {kind: 'package'; productKey: string; bottles: number | null; mix: string[]}
  | {kind: 'unknown'};

/** Characters of the longest id that is read. */
export const longestLineId = 400;
const catalogueId =
  /^wp-([1-9]\d{0,9})(?:-var-([1-9]\d{0,9})(?:\?([\w%=&+*.-]+))?|-([A-Za-z0-9+/_=:-]{1,120}))?$/;
const packageId = /^([a-z]+(?:-[a-z]+)*)(?:-([1-9]\d?)(?::([a-z-]+(?:\+[a-z-]+)*))?)?$/;

/**
 * Reads a cart id (rules: Line ids): `pain-free-weight-loss-3`, `womens-multi-vitamin`, `wp-23`,
 * `nighttime-support-2:melatonin-free+with-melatonin`, `wp-23-var-25`, `wp-23-var-25?pa_color=red`,
 * `wp-23-{variationGraphId}`. Total: whatever text a browser sends, it answers.
 */
export function parseLineId(id: string): LineReference {
  if (id.length > longestLineId) return {kind: 'unknown'};
  const catalogue = catalogueId.exec(id);
  if (catalogue) {
    const [, productId, databaseId, choices, graphId] = catalogue;
    return {
      ...toCatalogueReference(productId, databaseId, graphId),
      ...(choices && {choices: Object.fromEntries(new URLSearchParams(choices))}),
    };
  }
  if (id.startsWith('wp-')) return {kind: 'unknown'};
  const [, productKey, bottles, mix] = packageId.exec(id) ?? [];
  if (!productKey) return {kind: 'unknown'};
  return {
    kind: 'package',
    productKey,
    bottles: bottles === undefined ? null : Number(bottles),
    mix: mix?.split('+') ?? [],
  };
}

function toCatalogueReference(
  productId: string | undefined,
  databaseId: string | undefined,
  graphId: string | undefined,
): LineReference {
  let variation: VariationReference | null = null;
  if (databaseId) variation = {by: 'databaseId', databaseId: Number(databaseId)};
  else if (graphId) variation = {by: 'graphId', graphId};
  return {kind: 'catalogue', productId: Number(productId), variation};
}

/** The id of a catalogue line everywhere but on the konjac landing page (rules: Line ids). */
export function catalogueLineId(
  productId: number,
  variationId: number | null = null,
  choices: Choices = {},
): string {
  if (variationId === null) return `wp-${productId}`;
  const query = new URLSearchParams(choices).toString();
  return `wp-${productId}-var-${variationId}${query && `?${query}`}`;
}

type Known = Pick<Product, 'databaseId' | 'slug'>;

/** Of a product without a choice: a built-in one, which has no number in the shop, goes by its key (rules: Line ids). */
export const productId = ({databaseId, slug}: Known): string =>
  databaseId === 0 ? slug : catalogueLineId(databaseId);

/** Where a product has its page. */
export const productPath = ({databaseId, slug}: Known): string =>
  databaseId === 0 ? `/${slug}` : `/wordpress-product/${slug}`;

/** The id of a line added on the konjac landing page (rules: Line ids). */
export function konjacLandingLineId(productId: number, variationGraphId: string | null): string {
  return variationGraphId === null ? `wp-${productId}` : `wp-${productId}-${variationGraphId}`;
}
