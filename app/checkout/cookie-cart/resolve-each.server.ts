import type {Commerce, Product} from '~adapters/commerce';
import {keyOf, type OrderedItem} from '../order/price/ordered-items.server';
import type {ResolvedLine} from '../order/price/priced-order';
import {resolveLines} from '../order/price/resolve-lines.server';
import type {ShopperFacts} from '../order/price/shopper-facts';

/** The shop, asked afresh for each product, and once however often it is looked at. */
export function memoizeProducts(commerce: Commerce): Commerce {
  const requests = new Map<number, Promise<Product | null>>();
  const findById = (id: number) => {
    const known = requests.get(id) ?? commerce.products.findFresh(id);
    requests.set(id, known);
    return known;
  };
  return {...commerce, products: {...commerce.products, findById}};
}

export interface ResolvedItem {
  item: OrderedItem;
  /** Null when it is not sold at all. */
  line: ResolvedLine | null;
  notice: string | null;
}

/** Every item as an order would find it, or why it would refuse it: of each one, not of the first alone. */
export async function resolveEach(
  commerce: Commerce,
  items: OrderedItem[],
  shopper: ShopperFacts,
): Promise<ResolvedItem[]> {
  const resolved = await resolveLines(commerce, items, shopper);
  if (resolved.ok)
    return items.map((item, place) => ({item, line: resolved.value[place] ?? null, notice: null}));
  const alone: ResolvedItem[] = [];
  for (const item of items) alone.push(await resolveAlone(commerce, item, shopper));
  const sold = alone.flatMap(({item, line}) => (line ? [item] : []));
  const together = await resolveLines(commerce, sold, shopper);
  const refusals = together.ok ? [] : together.refusals;
  return alone.map((one) => ({
    ...one,
    notice: one.notice ?? refusals.find(({field}) => field === keyOf(one.item))?.message ?? null,
  }));
}

/** One unit of it tells whether it is sold, and for how much. */
async function resolveAlone(
  commerce: Commerce,
  item: OrderedItem,
  shopper: ShopperFacts,
): Promise<ResolvedItem> {
  const outcome = await resolveLines(commerce, [{...item, quantity: 1}], shopper);
  const [line = null] = outcome.ok ? outcome.value : [];
  const [refusal] = outcome.ok ? [] : outcome.refusals;
  return {item, line, notice: refusal?.message ?? null};
}
