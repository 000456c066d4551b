import {expect, test} from 'vitest';
import {sumCents, toCents} from '~adapters/commerce/money';
import {spreadByWeight} from './spread';

test('amounts whose product no number holds are spread to the cent', () => {
  const weights = [3, 3, 3_000_000_000_001].map((weight, index) => ({
    id: String(index),
    weight: toCents(weight),
  }));
  const amount = toCents(3_000_000_000_006);
  const parts = spreadByWeight(amount, weights);
  expect(sumCents(parts)).toBe(amount);
  expect(parts[2]).toBe(3_000_000_000_000);
});

const spread = (amount: number, weights: Record<string, number>) =>
  spreadByWeight(
    toCents(amount),
    Object.entries(weights).map(([id, weight]) => ({id, weight: toCents(weight)})),
  );

test('the cents that are left over go to the largest claims, and among equal ones by name', () => {
  expect(spread(2, {b: 10, c: 10, a: 10})).toEqual([1, 0, 1]);
  expect(spread(5, {a: 10, b: 30, c: 10})).toEqual([1, 3, 1]);
  expect(spread(3, {a: 10, b: 20, c: 10})).toEqual([1, 1, 1]);
  expect(spread(7, {a: 1, b: 99})).toEqual([0, 7]);
});

test('nothing is spread as nothing, and nothing is spread over what weighs nothing', () => {
  expect(spread(0, {a: 10, b: 30})).toEqual([0, 0]);
  expect(spread(5, {a: 0, b: 0})).toEqual([0, 0]);
});

test('nor is a cent of such amounts given to the wrong line', () => {
  const weights = [274_608_466_695, 403_201_202_138, 352_636_513_858];
  const parts = spreadByWeight(
    toCents(348_484_270_669),
    weights.map((weight, index) => ({id: String(index), weight: toCents(weight)})),
  );
  expect(parts).toEqual([92_869_218_057, 136_357_705_254, 119_257_347_358]);
});
