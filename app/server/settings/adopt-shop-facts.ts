import {
  priceTax,
  setPriceTax,
  setShopCurrency,
  setShopRules,
  shopCurrency,
  shopRules,
  type Currency,
  type PriceTax,
  type ShopRules,
} from '~adapters/commerce';

/** What every price of a page rests on. */
interface ShopFacts {
  currency: Currency;
  priceTax: PriceTax;
  rules: ShopRules;
}

/** Held by this process. Whether one of them has changed, so that no page made before holds. */
export function adoptShopFacts(found: ShopFacts): boolean {
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
