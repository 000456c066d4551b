import {listedById, nothingConnected, type Catalogue} from '~adapters/commerce';
import {findBuiltIn} from '~/pricing/built-in-products.server';
import {parseLineId} from '~/pricing/line-ids';
import {readItemId} from '../item-id';
import {describeProduct} from './describe.server';
import type {DescribedProduct} from './described-product';

/** The product that an id of a product or of a variant belongs to; null for what is not sold. */
export async function findDescribed(
  catalogue: Catalogue,
  id: string,
  {siteUrl, isComplete}: {siteUrl: string; isComplete: boolean},
): Promise<DescribedProduct | null> {
  const reference = parseLineId(readItemId(id).id);
  if (reference.kind === 'unknown') return null;
  if (reference.kind === 'package') {
    const {connected} = await catalogue.all().catch(() => ({connected: nothingConnected}));
    const product = findBuiltIn(reference.productKey, connected);
    return product && describeProduct(product, siteUrl);
  }
  const found = isComplete
    ? await catalogue.findByIds([reference.productId])
    : listedById(await catalogue.all());
  const product = found.get(reference.productId);
  return product ? describeProduct(product, siteUrl) : null;
}
