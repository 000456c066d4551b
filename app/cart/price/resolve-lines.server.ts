import {accepted, type Commerce, type Product} from '~adapters/commerce';
import {parseLineId} from '~/pricing/line-ids';
import type {CartLine} from '../cart-lines.server';
import {resolveCatalogueLine, resolvePackage} from './resolve-line.server';
import type {ResolvedLine} from './priced-order';
import type {ShopperFacts} from './shopper-facts';
import {lineKey} from '~/pricing/line-key';
import {refuse, toRefusal, type CartOutcome, type CartRefusal} from '../refusals';

/** Finds every line of a cart in the catalogue, or says of each one that cannot be ordered why. */
export async function resolveLines(
  commerce: Commerce,
  items: CartLine[],
  shopper: ShopperFacts,
): Promise<CartOutcome<ResolvedLine[]>> {
  const products = await findProducts(commerce, items);
  const requested = items.filter(({id}) => isAnswered(id, products));
  const outcomes = requested.map((item) => resolveLine(item, products, shopper));
  const lines = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
  const refusals = [
    ...outcomes.flatMap((outcome) => (outcome.ok ? [] : outcome.refusals)),
    ...refuseRepetition(lines),
    ...refuseShortage(lines),
  ];
  return refusals.length > 0 ? {ok: false, refusals} : accepted(lines);
}

/** So many questions to the shop at a time. */
const requestedAtOnce = 8;

/** Asks for a few products at a time and stops at one that is not sold: made-up lines cost the shop little. */
async function findProducts(commerce: Commerce, items: CartLine[]) {
  const references = items.map(({id}) => parseLineId(id));
  const ids = new Set(
    references.flatMap((reference) =>
      reference.kind === 'catalogue' ? [reference.productId] : [],
    ),
  );
  const waiting = [...ids];
  const found = new Map<number, Product | null>();
  while (waiting.length > 0 && ![...found.values()].includes(null)) {
    const group = waiting.splice(0, requestedAtOnce);
    const products = await Promise.all(group.map((id) => commerce.products.findById(id)));
    group.forEach((id, index) => found.set(id, products[index] ?? null));
  }
  return found;
}

function isAnswered(lineId: string, products: ReadonlyMap<number, Product | null>): boolean {
  const reference = parseLineId(lineId);
  return reference.kind !== 'catalogue' || products.has(reference.productId);
}

function resolveLine(
  item: CartLine,
  products: ReadonlyMap<number, Product | null>,
  shopper: ShopperFacts,
): CartOutcome<ResolvedLine> {
  const reference = parseLineId(item.id);
  if (reference.kind === 'unknown') return refuse('order.notSold', lineKey(item));
  if (reference.kind !== 'catalogue') return resolvePackage(item, reference, shopper);
  const product = products.get(reference.productId) ?? null;
  return resolveCatalogueLine(item, product, reference, shopper);
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
      chosen?.map(({value}) => value),
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
    const stock = stockOf(line);
    if (!stock) return [];
    const total = (wanted.get(stock.key) ?? 0) + line.quantity;
    wanted.set(stock.key, total);
    if (total <= stock.left) return [];
    return stock.left > 0
      ? [toRefusal('order.onlyLeftInStock', line.id, stock.left)]
      : [toRefusal('order.outOfStock', line.id, line.name)];
  });
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
function stockOf({product, variation}: ResolvedLine): Stock | null {
  const sold = variation ?? product;
  if (sold.stockStatus === 'ON_BACKORDER') return null;
  if (variation && variation.stockQuantity !== null)
    return {key: `variation:${variation.databaseId}`, left: variation.stockQuantity};
  if (product.stockQuantity === null) return null;
  return {key: `product:${product.databaseId}`, left: product.stockQuantity};
}
