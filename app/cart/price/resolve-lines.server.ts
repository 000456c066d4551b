import {accepted, type Catalogue, type Product, type Variation} from '~adapters/commerce';
import {mixedProduct} from '~/pricing/box-mix';
import {parseLineId, type LineReference} from '~/pricing/line-ids';
import {mostProducts, type CartLine} from '../cart-lines.server';
import {resolveCatalogueLine, resolvePackage} from './resolve-line.server';
import type {ResolvedLine} from './priced-order';
import type {ShopperFacts} from './shopper-facts';
import {lineKey} from '~/pricing/line-key';
import {refuse, toRefusal, type CartOutcome, type CartRefusal} from '../refusals';

/** Finds every line of a cart in the catalogue, or says of each one that cannot be ordered why. */
export async function resolveLines(
  catalogue: Catalogue,
  items: CartLine[],
  shopper: ShopperFacts,
): Promise<CartOutcome<ResolvedLine[]>> {
  const ids = new Set(items.flatMap(({id}) => productsOf(parseLineId(id))));
  if (ids.size > mostProducts) return refuse('order.tooManyLines', 'items');
  const products = await catalogue.findByIds(ids);
  const outcomes = items.map((item) => resolveLine(item, products, shopper));
  const lines = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
  const refusals = [
    ...outcomes.flatMap((outcome) => (outcome.ok ? [] : outcome.refusals)),
    ...refuseRepetition(lines),
    ...refuseShortage(lines),
  ];
  return refusals.length > 0 ? {ok: false, refusals} : accepted(lines);
}

/** Its own product, and those that a box of it holds. */
const productsOf = (reference: LineReference): number[] =>
  reference.kind === 'catalogue'
    ? [
        reference.productId,
        ...Object.keys(reference.choices ?? {}).flatMap((key) => mixedProduct(key) ?? []),
      ]
    : [];

function resolveLine(
  item: CartLine,
  products: ReadonlyMap<number, Product>,
  shopper: ShopperFacts,
): CartOutcome<ResolvedLine> {
  const reference = parseLineId(item.id);
  if (reference.kind === 'unknown') return refuse('order.notSold', lineKey(item));
  if (reference.kind !== 'catalogue') return resolvePackage(item, reference, shopper);
  const product = products.get(reference.productId) ?? null;
  return resolveCatalogueLine(item, product, reference, shopper, products);
}

/** Two spellings of one variation and its choices are one line; each offer is taken once. */
function refuseRepetition(lines: ResolvedLine[]): CartRefusal[] {
  const sold = new Set<string>();
  const offers = new Set<string>();
  const refusals: CartRefusal[] = [];
  for (const {id, product, variation, chosen, offerId} of lines) {
    const what = JSON.stringify([
      product.databaseId || id,
      variation?.databaseId,
      chosen?.map(({key, value}) => `${key}=${value}`),
      offerId,
    ]);
    if (offerId && offers.has(offerId)) refusals.push(toRefusal('order.offerOncePerOrder', id));
    else if (sold.has(what)) refusals.push(toRefusal('order.listedTwice', id));
    sold.add(what);
    if (offerId) offers.add(offerId);
  }
  return refusals;
}

/** Lines that draw on the same units are counted together. */
function refuseShortage(lines: ResolvedLine[]): CartRefusal[] {
  const wanted = new Map<string, number>();
  return lines.flatMap((line) => {
    const short = drawsOf(line).find(({stock, units}) => {
      const total = (wanted.get(stock.key) ?? 0) + units;
      wanted.set(stock.key, total);
      return total > stock.left;
    });
    if (!short) return [];
    const {stock, name} = short;
    return stock.left > 0 && !line.mix
      ? [toRefusal('order.onlyLeftInStock', line.id, stock.left)]
      : [toRefusal('order.outOfStock', line.id, name)];
  });
}

/** What a line takes of which stock: a box of its parts. */
function drawsOf({product, variation, quantity, name, mix}: ResolvedLine) {
  const taken = mix?.map(({part, units}) => ({
    stock: stockOf(part.product, part.sold),
    units: units * quantity,
    name: part.product.name,
  })) ?? [{stock: stockOf(product, variation ?? product), units: quantity, name}];
  return taken.flatMap(({stock, ...rest}) => (stock ? [{...rest, stock}] : []));
}

interface Stock {
  /** Whose units are counted, as stock reservations name it: `product:23`, `variation:25`. */
  key: string;
  left: number;
}

/**
 * What a line draws on: a variation counts its own units, or shares those of its product.
 * Null when the shop sets no limit: unmanaged stock, backorders, and built-in products, of which the shop itself counts what it has.
 */
function stockOf(product: Product, sold: Product | Variation): Stock | null {
  if (sold.stockStatus === 'ON_BACKORDER') return null;
  if (sold !== product && sold.stockQuantity !== null)
    return {key: `variation:${sold.databaseId}`, left: sold.stockQuantity};
  if (product.stockQuantity === null) return null;
  return {key: `product:${product.databaseId}`, left: product.stockQuantity};
}
