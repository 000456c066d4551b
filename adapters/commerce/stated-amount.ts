import {formatCents, toCents, type Cents} from './money';
import {shopCurrency} from './price-facts';

/**
 * An amount that the rules state in cents: as many of the currency's own minor units, at the shop's decimals. Called
 * where it is needed: the currency is not known yet when modules load.
 */
export const statedAmount =
  (wholeCents: number) =>
  ({decimals, ownDecimals} = shopCurrency()): Cents =>
    toCents(Math.floor(wholeCents * 10 ** (decimals - ownDecimals) + 0.5));

/** `$50`: in a sentence, without decimals that say nothing. */
export function formatWithoutCents(amount: Cents): string {
  const one = 10 ** shopCurrency().decimals;
  return amount % one ? formatCents(amount) : formatCents(amount / one, 0);
}
