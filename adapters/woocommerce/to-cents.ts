import {toCents, zeroCents, type Cents, shopCurrency} from '~adapters/commerce';

/**
 * `"4.49"` as minor units; null for what is no amount. Rounded as WooCommerce rounds, half up by the digits as they
 * are written: as a float, 1.005 would be less than it says.
 */
export function readAmount(text: string, {decimals} = shopCurrency()): Cents | null {
  const [isAmount, whole = '', parts = ''] = /^(\d*)\.?(\d*)$/.exec(text) ?? [];
  if (!isAmount || whole + parts === '') return null;
  const units = Number(whole + parts.slice(0, decimals).padEnd(decimals, '0'));
  const amount = units + (Number(parts.charAt(decimals)) >= 5 ? 1 : 0);
  return Number.isSafeInteger(amount) ? toCents(amount) : null;
}

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
