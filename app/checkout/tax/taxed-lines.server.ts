import type {Commerce, SyncedProduct, SyncedProducts, TaxQuestion} from '~adapters/commerce';
import {toCents} from '~adapters/commerce/money';
import {findBuiltIn} from '~/pricing/built-in-products.server';
import {parseLineId, type LineReference} from '~/pricing/line-ids';

export interface ShownLine {
  /** As the cart names it. */
  id: string;
  quantity: number;
  /** After all discounts, in cents. */
  total: number;
  /** Before codes. */
  discounted?: number | undefined;
}

interface Ports {
  commerce: Commerce;
  syncedProducts: SyncedProducts;
}

/** What the shop taxes a cart's lines as: its own products, those behind built-in ones included. */
export async function toTaxedLines(
  {commerce, syncedProducts}: Ports,
  lines: ShownLine[],
): Promise<TaxQuestion['lines']> {
  const references = lines.map(({id}) => parseLineId(id));
  const connected = references.every(({kind}) => kind === 'catalogue')
    ? new Map<string, SyncedProduct>()
    : await syncedProducts.bySku();
  return Promise.all(
    lines.map(async ({quantity, total, discounted}, index) => {
      const reference = references[index];
      const sold =
        reference?.kind === 'catalogue'
          ? await toCatalogueIds(commerce, reference)
          : connected.get(skuOf(reference) ?? '');
      const {productId = null, variationId = null} = sold ?? {};
      return {
        productId,
        variationId,
        quantity,
        total: toCents(total),
        ...(discounted !== undefined && {discounted: toCents(discounted)}),
      };
    }),
  );
}

type CatalogueReference = Extract<LineReference, {kind: 'catalogue'}>;

async function toCatalogueIds(commerce: Commerce, {productId, variation}: CatalogueReference) {
  if (variation?.by !== 'graphId') return {productId, variationId: variation?.databaseId ?? null};
  const product = await commerce.products.findById(productId);
  const found = product?.variations.find(({id}) => id === variation.graphId);
  return {productId, variationId: found?.databaseId ?? null};
}

/** The article number of a built-in product's line. */
function skuOf(reference: LineReference | undefined): string | null {
  if (reference?.kind !== 'package') return null;
  const packages = findBuiltIn(reference.productKey)?.packages ?? [];
  return packages.find(({bottles}) => bottles === (reference.bottles ?? bottles))?.sku ?? null;
}
