import {shopCurrency} from '~adapters/commerce';
import type {Message} from '../protocol';
import type {DescribedProduct, Variant} from './described-product';
import type {Context, Filters} from './requests';

/** Bounds of a price in the shop's own currency; those in another are ignored, with a message. */
export function readBounds(
  {price}: Filters = {},
  {currency}: Context = {},
): {minimum: number | null; maximum: number | null; messages: Message[]} {
  const isForeign = currency !== undefined && currency.toUpperCase() !== shopCurrency().code;
  if (!price || !isForeign)
    return {minimum: price?.min ?? null, maximum: price?.max ?? null, messages: []};
  const content = `Prices are in ${shopCurrency().code}: the price filter was left out.`;
  const message: Message = {
    type: 'info',
    code: 'filter_ignored',
    path: '$.filters.price',
    content,
  };
  return {minimum: null, maximum: null, messages: [message]};
}

const fold = (text: string) => text.trim().toLowerCase();

/** One of these categories, or any where none is wanted. */
export function isOfCategories(names: readonly string[], {categories}: Filters = {}): boolean {
  if (!categories || categories.length === 0) return true;
  const wanted = new Set(categories.map(fold));
  return names.some((name) => wanted.has(fold(name)));
}

/** The variants of a product that pass; none where its category does not. */
export function passing(
  {categories, variants}: DescribedProduct,
  filters: Filters | undefined,
  context: Context | undefined,
): Variant[] {
  const {minimum, maximum} = readBounds(filters, context);
  const names = categories.map(({value}) => value);
  if (!isOfCategories(names, filters)) return [];
  return variants.filter(
    ({price}) => price.amount >= (minimum ?? 0) && price.amount <= (maximum ?? Infinity),
  );
}
