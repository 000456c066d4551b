import {afterEach, expect, test} from 'vitest';
import {
  priceFacts,
  setPriceFacts,
  usDollars,
  usualFacts,
  type PriceFacts,
} from '~adapters/commerce';
import {adoptPriceFacts, adoptSettings} from './adopt-price-facts';

afterEach(() => setPriceFacts(usualFacts));

test('what is known already changes nothing', () =>
  expect(adoptPriceFacts(usualFacts)).toBe(false));

test.each<[string, Partial<PriceFacts>]>([
  ['the currency', {currency: {...usDollars, code: 'EUR', sign: '€'}}],
  ['its decimals', {currency: {...usDollars, decimals: 0}}],
  ['what prices say of tax', {priceTax: 'included'}],
  ['the rules', {rules: 'shop'}],
])('%s alone make every page anew', (_what, change) => {
  const facts = {...usualFacts, ...change};
  expect(adoptPriceFacts(facts)).toBe(true);
  expect(priceFacts()).toEqual(facts);
  expect(adoptPriceFacts(facts)).toBe(false);
});

test('a claim that has ended makes every page anew, also beside another change', () => {
  expect(adoptSettings({...usualFacts, rules: 'shop'}, ['bones'])).toBe(true);
  expect(adoptSettings({...usualFacts, rules: 'shop'}, ['bones'])).toBe(false);
  expect(adoptSettings(usualFacts)).toBe(true);
  expect(adoptSettings(usualFacts, ['energy'])).toBe(true);
  expect(adoptSettings(usualFacts)).toBe(true);
});
