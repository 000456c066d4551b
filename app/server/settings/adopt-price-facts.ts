import {priceFacts, setPriceFacts, type PriceFacts} from '~adapters/commerce';

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
