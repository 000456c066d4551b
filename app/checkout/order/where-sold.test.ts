import {describe, expect, test} from 'vitest';
import type {ResolvedLine} from '~/cart/price/priced-order';
import {toBuiltIn} from '~/pricing/built-in-products.server';
import {setLawsOff} from '../../../tests/support/set-shop';
import {aProduct} from '../../../tests/support/shop';
import {ageAnswer, mayNotGo, needsAdult, refuseWhereSold} from './where-sold.server';

const newYork = {country: 'US', state: 'NY'};
const oregon = {country: 'US', state: 'OR'};
const france = {country: 'FR', state: ''};

const lineOf = (product = aProduct(1, 500), mix: ResolvedLine['mix'] = []): ResolvedLine =>
  ({
    id: 'wp-1',
    name: product.name,
    product,
    variation: null,
    packaged: null,
    quantity: 1,
    unitPrice: product.price ?? 0,
    undiscountedUnitPrice: product.price ?? 0,
    noodleType: null,
    offerId: null,
    isFreeSample: false,
    mix,
  }) as ResolvedLine;

test('a product may not go where its owner says, a whole country or a state of it', () => {
  const product = {notTo: ['US:OR', 'FR']};
  expect(mayNotGo(product, oregon)).toBe(true);
  expect(mayNotGo(product, france)).toBe(true);
  expect(mayNotGo(product, newYork)).toBe(false);
  expect(mayNotGo({}, france)).toBe(false);
});

test('it is refused by its name at its line, a box by what it holds', () => {
  const kept = aProduct(2, 500, {name: 'Rice', notTo: ['FR']});
  expect(refuseWhereSold([lineOf(kept)], france)).toEqual([
    {
      code: 'order.refused',
      field: 'wp-1',
      params: [expect.stringMatching(/^Rice may not be sent/)],
    },
  ]);
  const box = lineOf(aProduct(1, 500), [{part: {product: kept, sold: kept}, units: 2}]);
  expect(refuseWhereSold([box], france)).toHaveLength(1);
  expect(refuseWhereSold([box], oregon)).toEqual([]);
});

describe('capsules for weight loss', () => {
  const capsules = [lineOf(toBuiltIn('pain-free-weight-loss'))];

  test('go to New York to who says to be 18, and as they are elsewhere', () => {
    expect(refuseWhereSold(capsules, newYork)).toEqual([
      expect.objectContaining({code: 'order.answerMissing', field: ageAnswer}),
    ]);
    expect(refuseWhereSold(capsules, newYork, {[ageAnswer]: '1'})).toEqual([]);
    expect(refuseWhereSold(capsules, oregon)).toEqual([]);
    expect(refuseWhereSold([lineOf(toBuiltIn('womens-multi-vitamin'))], newYork)).toEqual([]);
  });

  test('need an adult at the door there, until the owner switches it off', () => {
    expect(needsAdult(capsules, newYork)).toBe(true);
    expect(needsAdult(capsules, oregon)).toBe(false);
    setLawsOff(['adults-only']);
    expect(needsAdult(capsules, newYork)).toBe(false);
    expect(refuseWhereSold(capsules, newYork)).toEqual([]);
  });

  test('are so by their sample, too', () =>
    expect(needsAdult([lineOf(toBuiltIn('free-sample'))], newYork)).toBe(true));
});
