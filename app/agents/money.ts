import {shopCurrency, type Cents} from '~adapters/commerce';

/** The protocol counts in the minor units of ISO 4217, whatever decimals this shop's prices have. */
function toMinorUnits(amount: Cents | number): number {
  const {decimals, ownDecimals} = shopCurrency();
  return Math.round(amount * 10 ** (ownDecimals - decimals));
}

/** An amount of the protocol in what this shop counts in. */
export function fromMinorUnits(units: number): number {
  const {decimals, ownDecimals} = shopCurrency();
  return Math.round(units * 10 ** (decimals - ownDecimals));
}

export const toPrice = (amount: Cents | number) => ({
  amount: toMinorUnits(amount),
  currency: shopCurrency().code,
});
