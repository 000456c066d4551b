import {priceFacts, setPriceFacts, type PriceFacts} from '~adapters/commerce';
import {adoptEndedClaims} from '~/content/claims/said.server';

/** What the shop has set that every page rests on. Whether something has changed, so that no page made before holds. */
export const adoptSettings = (facts: PriceFacts, endedClaims: readonly string[] = []): boolean =>
  [adoptPriceFacts(facts), adoptEndedClaims(endedClaims)].includes(true);

/** Held by this process. Whether one of them has changed, so that no page made before holds. */
export function adoptPriceFacts(found: PriceFacts): boolean {
  const held = priceFacts();
  const isKnown =
    found.currency.code === held.currency.code &&
    found.currency.decimals === held.currency.decimals &&
    found.priceTax === held.priceTax &&
    found.rules === held.rules;
  if (isKnown) return false;
  setPriceFacts(found);
  return true;
}
