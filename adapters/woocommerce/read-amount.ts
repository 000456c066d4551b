import {shopCurrency, toCents, type Cents} from '~adapters/commerce';

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
