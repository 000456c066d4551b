import {expect, test} from 'vitest';
import {toProgressLine} from './summary';

test('a bar for products and one for pictures show how far the recording is', () => {
  const line = toProgressLine({products: {stored: 28, of: 29}, pictures: {stored: 0, of: 0}});
  expect(line).toBe('products █████████░ 28 of 29, pictures ░░░░░░░░░░ 0 of 0');
  const end = toProgressLine({products: {stored: 29, of: 29}, pictures: {stored: 41, of: 41}});
  expect(end).toBe('products ██████████ 29 of 29, pictures ██████████ 41 of 41');
});
