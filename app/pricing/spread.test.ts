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

test('nor is a cent of such amounts given to the wrong line', () => {
  const weights = [274_608_466_695, 403_201_202_138, 352_636_513_858];
  const parts = spreadByWeight(
    toCents(348_484_270_669),
    weights.map((weight, index) => ({id: String(index), weight: toCents(weight)})),
  );
  expect(parts).toEqual([92_869_218_057, 136_357_705_254, 119_257_347_358]);
});
