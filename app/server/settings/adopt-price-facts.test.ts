import {afterEach, expect, test} from 'vitest';
import {
  priceTax,
  setPriceTax,
  setShopCurrency,
  setShopRules,
  shopCurrency,
  shopRules,
  usDollars,
  type PriceFacts,
} from '~adapters/commerce';
import {adoptPriceFacts} from './adopt-price-facts';

const usual: PriceFacts = {currency: usDollars, priceTax: null, rules: 'storefront'};

afterEach(() => {
  setShopCurrency(usDollars);
  setPriceTax(null);
  setShopRules('storefront');
});

test('what is known already changes nothing', () => expect(adoptPriceFacts(usual)).toBe(false));

test.each<[string, Partial<PriceFacts>]>([
  ['the currency', {currency: {code: 'EUR', decimals: 2, ownDecimals: 2}}],
  ['its decimals', {currency: {...usDollars, decimals: 0}}],
  ['what prices say of tax', {priceTax: 'included'}],
  ['the rules', {rules: 'shop'}],
])('%s alone make every page anew', (_what, change) => {
  const facts = {...usual, ...change};
  expect(adoptPriceFacts(facts)).toBe(true);
  const held = {currency: shopCurrency(), priceTax: priceTax(), rules: shopRules()};
  expect(held).toEqual(facts);
  expect(adoptPriceFacts(facts)).toBe(false);
});
