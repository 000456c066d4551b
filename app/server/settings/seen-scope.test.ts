import {expect, test} from 'vitest';
import {usDollars, usualFacts, usualScope, type PriceFacts} from '~adapters/commerce';
import {SeenScope} from './seen-scope';

test('what is known already changes nothing', () =>
  expect(new SeenScope().isNew(usualScope)).toBe(false));

test.each<[string, Partial<PriceFacts>]>([
  ['the currency', {currency: {...usDollars, code: 'EUR', sign: '€'}}],
  ['its decimals', {currency: {...usDollars, decimals: 0}}],
  ['what prices say of tax', {priceTax: 'included'}],
  ['the rules', {rules: 'shop'}],
])('%s alone make every page anew', (_what, change) => {
  const seen = new SeenScope();
  const scope = {...usualScope, facts: {...usualFacts, ...change}};
  expect(seen.isNew(scope)).toBe(true);
  expect(seen.isNew(scope)).toBe(false);
});

test('a claim that has ended, or holds again, makes every page anew', () => {
  const seen = new SeenScope();
  const isNew = (...endedClaims: string[]) => seen.isNew({...usualScope, endedClaims});
  expect(isNew('bones', 'energy')).toBe(true);
  expect(isNew('energy', 'bones')).toBe(false);
  expect(isNew('bones')).toBe(true);
  expect(isNew()).toBe(true);
});

test('who answers for products makes every page anew', () => {
  const answersFor = {operator: 'Shop GmbH, Berlin'};
  expect(new SeenScope().isNew({...usualScope, answersFor})).toBe(true);
});

test('another country makes every page anew', () => {
  const seen = new SeenScope();
  const countries = {base: 'US', selling: ['US', 'CA'], shipping: ['US', 'CA']};
  expect(seen.isNew({...usualScope, countries})).toBe(true);
  expect(seen.isNew({...usualScope, countries: {...countries, selling: ['US']}})).toBe(true);
});
