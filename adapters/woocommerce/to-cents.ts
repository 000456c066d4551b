import {toCents, zeroCents, type Cents} from '~adapters/commerce';
import {readAmount} from './read-amount';

/**
 * The amounts in a RAW price: `"4.49"`, or `"4.99, 23.99, 47.99"` for the variations of a product.
 * All but digits and the decimal point is stripped; what is no amount then is left out, never zero.
 */
export function toCentsList(raw: string | null | undefined): Cents[] {
  return (raw ?? '').split(/,\s|\s-\s/).flatMap((part) => {
    const amount = readAmount(part.replace(/[^0-9.]/g, ''));
    return amount === null ? [] : [amount];
  });
}

/** The lowest amount of a RAW price; null when there is none. */
export function toLowestCents(raw: string | null | undefined): Cents | null {
  const amounts = toCentsList(raw);
  return amounts.length === 0 ? null : toCents(Math.min(...amounts));
}

/** An amount of an order, where WooGraphQL answers null for zero. Throws a RangeError when it is no amount. */
export function toOrderCents(raw: string | null | undefined): Cents {
  if (raw === null || raw === undefined) return zeroCents;
  const amount = toLowestCents(raw);
  if (amount === null) throw new RangeError('An amount of the order is not a number.');
  return amount;
}
