import {expect, test} from 'vitest';
import {usDollars, usualFacts, type PriceFacts} from '~adapters/commerce';
import {SeenScope} from './seen-scope';

test('what is known already changes nothing', () =>
  expect(new SeenScope().isNew({facts: usualFacts, endedClaims: []})).toBe(false));

test.each<[string, Partial<PriceFacts>]>([
  ['the currency', {currency: {...usDollars, code: 'EUR', sign: '€'}}],
  ['its decimals', {currency: {...usDollars, decimals: 0}}],
  ['what prices say of tax', {priceTax: 'included'}],
  ['the rules', {rules: 'shop'}],
])('%s alone make every page anew', (_what, change) => {
  const seen = new SeenScope();
  const scope = {facts: {...usualFacts, ...change}, endedClaims: []};
  expect(seen.isNew(scope)).toBe(true);
  expect(seen.isNew(scope)).toBe(false);
});

test('a claim that has ended, or holds again, makes every page anew', () => {
  const seen = new SeenScope();
  const isNew = (...endedClaims: string[]) => seen.isNew({facts: usualFacts, endedClaims});
  expect(isNew('bones', 'energy')).toBe(true);
  expect(isNew('energy', 'bones')).toBe(false);
  expect(isNew('bones')).toBe(true);
  expect(isNew()).toBe(true);
});
