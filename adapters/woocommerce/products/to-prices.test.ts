import {describe, expect, test} from 'vitest';
import {toCents, type Variation} from '~adapters/commerce';
import {aVariation} from '../../../tests/support/shop';
import type {ListedNode} from './nodes';
import {noPrices, toPrices, toProductPrices} from './to-prices';

const unknown = {rawPrice: null, rawRegular: null, rawSale: null};
const none = {price: null, regularPrice: null, salePrice: null, isOnSale: false};
const free = {...none, price: 0};

describe('what can be bought', () => {
  test.each([
    ['without any price is free', {...unknown, purchasable: true}, free],
    ['for "0" is free', {rawPrice: '0', rawRegular: '0', rawSale: '', purchasable: true}, free],
    ['without any price is not', {...unknown, purchasable: false}, none],
    [
      'by its choices is not, while these are unknown',
      {...unknown, purchasable: true, variations: null},
      none,
    ],
    [
      'and has a regular price of 0 has none',
      {rawPrice: '4.99', rawRegular: '0'},
      {...none, price: 499},
    ],
    [
      'and costs 0 beside a regular price has no price',
      {rawPrice: '0', rawRegular: '4.99', purchasable: true},
      {...none, regularPrice: 499},
    ],
    [
      'and has only a price of a sale that is over has none',
      {rawSale: '3.99', onSale: false, purchasable: true},
      none,
    ],
    [
      'and is on sale costs that',
      {rawPrice: '4.99', rawRegular: '4.99', rawSale: '3.99', onSale: true},
      {price: 399, regularPrice: 499, salePrice: 399, isOnSale: true},
    ],
  ])('%s', (_what, node, prices) => {
    expect(toPrices(node)).toEqual(prices);
  });
});

describe('a product', () => {
  const ofKind = (__typename: string, fields: object = {}) =>
    ({
      __typename,
      rawPrice: '4.99, 9.99',
      rawRegular: '5.99',
      rawSale: '4.99',
      onSale: true,
      ...fields,
    }) as ListedNode;
  const choice = (price: number | null, changes: Partial<Variation> = {}) =>
    aVariation(price ?? 0, price ?? 0, {...(price === null && {price}), ...changes});

  test('of an extension, and a group without parts, have no price', () => {
    const nothing = {...noPrices, priceRange: null};
    expect(nothing).toEqual({...none, priceRange: null});
    expect(toProductPrices(ofKind('SubscriptionProduct'), [])).toEqual(nothing);
    expect(toProductPrices(ofKind('GroupProduct'), [])).toEqual(nothing);
  });

  test('of an extension has none by its choices either, a group has', () => {
    expect(toProductPrices(ofKind('SubscriptionProduct'), [choice(300)]).price).toBeNull();
    expect(toProductPrices(ofKind('GroupProduct'), [choice(300)]).price).toBe(300);
  });

  test('without choices costs what it says, from and to the same', () => {
    expect(toProductPrices(ofKind('SimpleProduct'), [])).toEqual({
      price: 499,
      regularPrice: 599,
      salePrice: 499,
      isOnSale: true,
      priceRange: {from: 499, to: 499},
    });
  });

  test('whose choices are unknown costs from the lowest, and tells of no sale', () => {
    expect(toProductPrices(ofKind('VariableProduct', {variations: null}), [])).toEqual({
      price: 499,
      regularPrice: 599,
      salePrice: null,
      isOnSale: false,
      priceRange: {from: 499, to: 999},
    });
  });

  test('with choices costs from the cheapest, and is on sale when any of them is', () => {
    const cheapest = choice(300, {regularPrice: toCents(350), salePrice: null});
    const onSale = choice(700, {salePrice: toCents(700), isOnSale: true});
    const choices = [onSale, choice(null), cheapest, choice(400)];
    expect(toProductPrices(ofKind('VariableProduct', {variations: null}), choices)).toEqual({
      price: 300,
      regularPrice: 350,
      salePrice: null,
      isOnSale: true,
      priceRange: {from: 300, to: 700},
    });
  });

  test('none of whose choices has a price has none', () => {
    expect(toProductPrices(ofKind('VariableProduct', {variations: null}), [choice(null)])).toEqual({
      ...none,
      priceRange: null,
    });
  });
});
