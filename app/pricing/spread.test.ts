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
