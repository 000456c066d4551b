import {
  nothingConnected,
  type Catalogue,
  type Commerce,
  type ListedProduct,
} from '~adapters/commerce';
import {findBuiltIn} from '~/pricing/built-in-products.server';
import {parseLineId} from '~/pricing/line-ids';
import {readItemId} from '../item-id';
import {describeProduct} from './describe.server';
import type {DescribedProduct} from './described-product';

const maps = new WeakMap<Catalogue, Map<number, ListedProduct>>();

/** The list's products by their number, made once of each catalogue. */
function byId(catalogue: Catalogue): Map<number, ListedProduct> {
  const known =
    maps.get(catalogue) ?? new Map(catalogue.products.map((one) => [one.databaseId, one]));
  maps.set(catalogue, known);
  return known;
}

/** The product that an id of a product or of a variant belongs to; null for what is not sold. */
export async function findDescribed(
  commerce: Commerce,
  id: string,
  {siteUrl, isComplete}: {siteUrl: string; isComplete: boolean},
): Promise<DescribedProduct | null> {
  const reference = parseLineId(readItemId(id).id);
  if (reference.kind === 'unknown') return null;
  if (reference.kind === 'package') {
    const {connected} = await commerce.products.all().catch(() => ({connected: nothingConnected}));
    const product = findBuiltIn(reference.productKey, connected);
    return product && describeProduct(product, siteUrl);
  }
  const product = isComplete
    ? await commerce.products.findById(reference.productId)
    : byId(await commerce.products.all()).get(reference.productId);
  return product ? describeProduct(product, siteUrl) : null;
}
