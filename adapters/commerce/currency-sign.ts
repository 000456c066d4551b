import {shopCurrency} from './price-facts';

/** `$`, `€`, `KWD`: beside a field for an amount. */
export function currencySign(): string {
  const {sign, end = ''} = shopCurrency();
  return (sign + end).trim();
}
