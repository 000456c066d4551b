import {shopCurrency} from './price-facts';

/** `US dollars`, `Japanese yen`, `euros`: the shop's currency as it stands in a sentence. */
export function currencyName({code} = shopCurrency()): string {
  const many = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'name',
  }).formatToParts(2);
  return many.find(({type}) => type === 'currency')?.value ?? code;
}
