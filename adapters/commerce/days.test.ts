import {expect, test} from 'vitest';
import {addDays, endsOn} from './days';

test.each([
  ['2026-11-25', 1, '2026-11-26'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2026-03-08', 1, '2026-03-09'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i days are %s', (day, count, later) => {
  expect(addDays(day, count)).toBe(later);
});

test.each([
  ['a bottle of 30 at one a day', 30, 1, '2028-03-01'],
  ['two of them', 30, 2, '2028-03-31'],
  ['at two a day', 15, 1, '2028-02-15'],
  ['a third of a day each: nothing is lost by rounding', 1 / 3, 3, '2028-02-01'],
  ['half a day is none', 0.5, 1, '2028-01-31'],
  ['what lasts for ever lasts ten years', 1e9, 99, '2038-01-28'],
])('from January 31, 2028: %s', (_what, days, quantity, end) => {
  expect(endsOn('2028-01-31', days, quantity)).toBe(end);
});
