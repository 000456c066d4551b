import {formatCents, toDecimalString, type Cents} from '~adapters/commerce/money';

export interface FormatArgument {
  format?: 'RAW' | 'FORMATTED' | null;
}

/** A price as the shop writes it. Zero is written as nothing at all. */
export const toPrice = (amount: Cents | null, {format}: FormatArgument): string | null =>
  amount === null || amount === 0
    ? null
    : format === 'RAW'
      ? toDecimalString(amount)
      : formatCents(amount);

/** Prices of variations: a range for people, every single value for machines. */
export function toPriceRange(amounts: Cents[], {format}: FormatArgument): string | null {
  const sorted = amounts.filter((amount) => amount > 0).toSorted((a, b) => a - b);
  const [lowest, highest] = [sorted.at(0), sorted.at(-1)];
  if (lowest === undefined || highest === undefined) return null;
  if (format === 'RAW') return sorted.map(toDecimalString).join(', ');
  return lowest === highest
    ? formatCents(lowest)
    : `${formatCents(lowest)} - ${formatCents(highest)}`;
}

/** A sum of an order: numbers, so machines read it without trailing zeros. */
export const toSum = (amount: number, {format}: FormatArgument): string =>
  format === 'RAW' ? String(amount / 100) : formatCents(amount as Cents);

/** An amount of a line: as an order's sum, but zero is nothing. */
export const toLineAmount = (amount: Cents, argument: FormatArgument): string | null =>
  amount === 0 ? null : toSum(amount, argument);
