import type {Commerce} from '~adapters/commerce';
import {toPackageItem} from '~/catalogue/static/use-package-choice';
import {toStaticProductView} from '~/catalogue/static/static-product.server';
import {toCatalogueItem} from '~/catalogue/to-cart-item';
import type {CartItem} from '~/pricing/cart-item';
import {parseLineId} from '~/pricing/line-ids';
import type {ResolvedItem} from './resolve-kept.server';

/** An item as the browser's cart would hold it: name, picture, price and way to it; null for what is unknown. */
export async function toKeptItem(
  commerce: Commerce,
  {item: {id, quantity, offerId, konjacNoodleType}, line}: ResolvedItem,
): Promise<CartItem | null> {
  const known = line
    ? {...describe(line), price: line.unitPrice}
    : await describeUnsold(commerce, id);
  if (!known) return null;
  return {
    ...known,
    id,
    quantity,
    ...(konjacNoodleType && {konjacNoodleType}),
    ...(offerId && {offerId}),
    ...(offerId && line && {regularPrice: line.undiscountedUnitPrice}),
  };
}

function describe({product, variation, packaged, noodleType}: NonNullable<ResolvedItem['line']>) {
  if (product) return toCatalogueItem({product, variation, noodleType});
  if (!packaged) throw new Error('A line is of the catalogue or a package');
  const view = toStaticProductView(packaged.key);
  const option = view.packages.find(({bottles}) => bottles === packaged.bottles);
  return toPackageItem({view, option: option ?? view.packages[0], mix: packaged.mix});
}

/** What is sold out still has a name and a page. */
async function describeUnsold(commerce: Commerce, id: string) {
  const reference = parseLineId(id);
  if (reference.kind !== 'catalogue') return null;
  const product = await commerce.products.findFresh(reference.productId);
  const {variation: named} = reference;
  const variation = product?.variations.find(({databaseId, id: graphId}) =>
    named?.by === 'databaseId' ? databaseId === named.databaseId : graphId === named?.graphId,
  );
  return product && toCatalogueItem({product, variation: variation ?? null, noodleType: null});
}
