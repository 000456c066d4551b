import {expect, test} from 'vitest';
import {toDiscountCode} from './discount-code';

test.each(['SAVE10', 'save10', ' Save 10 ', 's a\tv\ne\u00a010'])('"%s" is SAVE10', (typed) => {
  expect(toDiscountCode(typed)).toBe('SAVE10');
});
