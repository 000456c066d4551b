import {
  priceTax,
  setPriceTax,
  setShopCurrency,
  setShopRules,
  shopCurrency,
  shopRules,
  type PriceFacts,
} from '~adapters/commerce';

/** Held by this process. Whether one of them has changed, so that no page made before holds. */
export function adoptPriceFacts(found: PriceFacts): boolean {
  const {code, decimals} = shopCurrency();
  const isKnown =
    found.currency.code === code &&
    found.currency.decimals === decimals &&
    found.priceTax === priceTax() &&
    found.rules === shopRules();
  if (isKnown) return false;
  setShopCurrency(found.currency);
  setPriceTax(found.priceTax);
  setShopRules(found.rules);
  return true;
}
