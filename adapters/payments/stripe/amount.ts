import {shopCurrency, toCents, CommerceError, type Cents} from '~adapters/commerce';
import {toChargeable} from '~adapters/commerce/chargeable-amount';

/** Stripe's own lists, which are not ISO's: it charges forints and new Taiwan dollars in hundredths. */
const zeroDecimal = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');
const threeDecimal = ['BHD', 'JOD', 'KWD', 'OMR', 'TND'];

function stripeDecimals(code: string): number {
  if (zeroDecimal.includes(code)) return 0;
  return threeDecimal.includes(code) ? 3 : 2;
}

/** An amount and its currency as Stripe wants them. Throws a CommerceError for a fraction of what Stripe can charge. */
export function toStripeMoney(total: Cents): {amount: number; currency: string} {
  const {code, decimals} = shopCurrency();
  const {amount, isExact} = toChargeable(total, {from: decimals, to: stripeDecimals(code)});
  if (!isExact) throw new CommerceError('payment', 'pay', `Stripe cannot charge parts of ${code}`);
  return {amount, currency: code.toLowerCase()};
}

/** What Stripe's fields count in: the currency as it writes it, and the decimals of its smallest unit. */
export function stripeUnit(): {currency: string; decimals: number} {
  const {code} = shopCurrency();
  return {currency: code.toLowerCase(), decimals: stripeDecimals(code)};
}

/** An amount as Stripe reports it, at the shop's decimals. */
export function fromStripeAmount(amount: number): Cents {
  const {code, decimals} = shopCurrency();
  return toCents(Math.round((amount * 10 ** decimals) / 10 ** stripeDecimals(code)));
}

/** What a total comes to once Stripe has rounded it. */
export const toChargedByStripe = (total: Cents): Cents =>
  fromStripeAmount(toStripeMoney(total).amount);
