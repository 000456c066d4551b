import {expect, test} from 'vitest';
import {toProgressLine} from './say';

test('a bar for products and one for pictures show how far the recording is', () => {
  const line = toProgressLine({products: {kept: 28, of: 29}, pictures: {kept: 0, of: 0}});
  expect(line).toBe('products █████████░ 28 of 29, pictures ░░░░░░░░░░ 0 of 0');
  const end = toProgressLine({products: {kept: 29, of: 29}, pictures: {kept: 41, of: 41}});
  expect(end).toBe('products ██████████ 29 of 29, pictures ██████████ 41 of 41');
});
