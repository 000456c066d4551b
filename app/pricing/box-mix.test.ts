import {describe, expect, test} from 'vitest';
import {aProduct, aVariation} from '../../tests/support/shop';
import {chooseMix, isBox, mixedProduct, mixKey, toBoxPart, unitsIn} from './box-mix';

const parts = [
  {productId: 23, name: 'Angel Hair'},
  {productId: 30, name: 'Rice'},
];
const choose = (units: Record<number, unknown>, size = 6) =>
  chooseMix(parts, size, (key) => new Map(Object.entries(units)).get(key.replace('mix-', '')));
const size = (value: string) => aVariation(25, 2399, {attributes: [{name: 'Pack Size', value}]});

describe('what a box holds', () => {
  test('comes to its size, in the order of its parts, and is said in words', () => {
    expect(choose({30: '4', 23: 2})).toEqual([
      {key: 'mix-23', value: '2', label: 'In your box', option: '2 Angel Hair'},
      {key: 'mix-30', value: '4', label: 'In your box', option: '4 Rice'},
    ]);
    expect(choose({30: '6'})).toHaveLength(1);
  });

  test('is the plain pack while nothing is chosen', () => {
    expect(choose({})).toEqual([]);
    expect(choose({23: '0', 30: ''})).toEqual([]);
  });

  test.each([
    {23: '5'},
    {23: '4', 30: '3'},
    {23: '8', 30: '-2'},
    {23: '5.5', 30: '0.5'},
    {23: 'six'},
    {23: '7', 30: '-1'},
  ])('is nothing else: %j', (units) => {
    expect(choose(units)).toBeNull();
  });
});

test('a choice of how many names its product, and no other choice does', () => {
  const keys = ['mix-23', 'remix-23', 'mix-23x', 'mix-0', 'pa_size'];
  expect(keys.map(mixedProduct)).toEqual([23, null, null, null, null]);
});

test('a pack holds as many as its choice begins with, and one where it says none', () => {
  expect(unitsIn(size('12 pouches'))).toBe(12);
  expect(unitsIn(size('Pack of 12'))).toBe(1);
  expect(unitsIn(size('6'))).toBe(6);
  expect(unitsIn(size('Large'))).toBe(1);
  expect(unitsIn(size('0 pouches'))).toBe(1);
});

test('a pack of several may be mixed where it leaves nothing else open', () => {
  const open = [{key: 'cut', label: 'Cut', options: []}];
  expect(isBox(size('6 pouches'))).toBe(true);
  expect(isBox(size('1 pouch'))).toBe(false);
  expect(isBox({...size('6 pouches'), openChoices: open})).toBe(false);
  expect(isBox(null)).toBe(false);
});

describe('a box may hold', () => {
  const single = {...size('1 pouch'), databaseId: 24};

  test('a product of one size, or the single unit of one of several', () => {
    const rice = aProduct(30, 449);
    expect(toBoxPart(rice)).toEqual({product: rice, sold: rice});
    const noodles = aProduct(23, 499, {variations: [size('6 pouches'), single]});
    expect(toBoxPart(noodles)?.sold).toBe(single);
  });

  test('nothing that is not there, leaves something open, or is sold in packs alone', () => {
    expect(toBoxPart(aProduct(30, 449, {stockStatus: 'OUT_OF_STOCK'}))).toBeNull();
    expect(toBoxPart(aProduct(30, 449, {isPurchasable: false}))).toBeNull();
    expect(toBoxPart(aProduct(30, 449, {price: null}))).toBeNull();
    expect(toBoxPart(aProduct(23, 499, {variations: [size('6 pouches')]}))).toBeNull();
    const open = {...single, openChoices: [{key: 'cut', label: 'Cut', options: []}]};
    expect(toBoxPart(aProduct(23, 499, {variations: [open]}))).toBeNull();
    expect(toBoxPart(aProduct(30, 449, {kind: 'grouped'}))).toBeNull();
  });

  test('each product under a name of its own', () => {
    expect(mixKey(23)).toBe('mix-23');
  });
});
