import type {Commerce} from '~adapters/commerce';
import {toPackageItem} from '~/catalogue/static/use-package-choice';
import {isStaticProductKey, toStaticProductView} from '~/catalogue/static/static-product.server';
import {chooseFrom} from '~/pricing/open-choices';
import {toCatalogueItem} from '~/catalogue/to-cart-item';
import type {CartItem} from '~/pricing/cart-item';
import {parseLineId, type LineReference} from '~/pricing/line-ids';
import type {ResolvedItem} from './resolve-each.server';

type StaticReference = Extract<LineReference, {kind: 'package' | 'single'}>;

/** An item as the browser's cart would hold it: name, picture, price and way to it; null for what is unknown. */
export async function toCartItem(
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

function describe(line: NonNullable<ResolvedItem['line']>) {
  const {product, packaged} = line;
  if (product) return toCatalogueItem({...line, product});
  if (!packaged) throw new Error('A line is of the catalogue or a package');
  const view = toStaticProductView(packaged.key);
  const option = view.packages.find(({bottles}) => bottles === packaged.bottles);
  return toPackageItem({view, option: option ?? view.packages[0], mix: packaged.mix});
}

/** What a page sells from code and cannot be had just now: a sample of somebody who is not signed in. */
function describeStatic(id: string, reference: StaticReference) {
  if (!isStaticProductKey(reference.productKey)) return null;
  const view = toStaticProductView(reference.productKey);
  const bottles = reference.kind === 'package' ? reference.bottles : 1;
  const option = view.packages.find((each) => each.bottles === bottles) ?? view.packages[0];
  return {...toPackageItem({view, option}), id};
}

/** What is sold out still has a name and a page. */
async function describeUnsold(commerce: Commerce, id: string) {
  const reference = parseLineId(id);
  if (reference.kind === 'unknown') return null;
  if (reference.kind !== 'catalogue') return describeStatic(id, reference);
  const product = await commerce.products.findFresh(reference.productId);
  const {variation: named} = reference;
  const variation = product?.variations.find(({databaseId, id: graphId}) =>
    named?.by === 'databaseId' ? databaseId === named.databaseId : graphId === named?.graphId,
  );
  if (!product) return null;
  const {choices = {}} = reference;
  const chosen = chooseFrom(variation ?? null, (key) => choices[key]) ?? [];
  return toCatalogueItem({product, variation: variation ?? null, chosen, noodleType: null});
}
