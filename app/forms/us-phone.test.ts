import {expect, test} from 'vitest';
import {formatTypedPhone, formatUsPhone} from './us-phone';

test.each([
  ['503', '503'],
  ['5035', '(503) 5'],
  ['503555', '(503) 555'],
  ['5035550100', '(503) 555-0100'],
  ['503.555.0100', '(503) 555-0100'],
  ['+15035550100', '+1 (503) 555-0100'],
  ['1 503 555 0100', '+1 (503) 555-0100'],
  ['+44 20 7946 0000', '+44 20 7946 0000'],
  ['503-555-0100 ext. 7', '503-555-0100 ext. 7'],
  ['50355501001', '50355501001'],
  [' 503 1', '(503) 1'],
  [' +1 503 1', '+1 (503) 1'],
  ['555-0100 ext. 7', '555-0100 ext. 7'],
  ['(', '('],
  ['', ''],
])('%s reads %s', (typed, shown) => {
  expect(formatUsPhone(typed)).toBe(shown);
  expect(formatUsPhone(shown)).toBe(shown);
});

test.each([4, null])('digits at the end are grouped as they come, the caret at %s', (caret) => {
  expect(formatTypedPhone({before: '503', typed: '5035', caret})).toBe('(503) 5');
});

test('a correction in the middle, and what is taken away, stay as they were typed', () => {
  const before = '(503) 555-0100';
  expect(formatTypedPhone({before, typed: '(5903) 555-0100', caret: 3})).toBe('(5903) 555-0100');
  expect(formatTypedPhone({before: '(503) 55', typed: '(5903) 55', caret: 3})).toBe('(5903) 55');
  expect(formatTypedPhone({before, typed: '(503) 555-010', caret: 13})).toBe('(503) 555-010');
});

test.each([
  ['a correction in the middle', '(503) 555-010', '(5903) 555-010', 2],
  ['a digit in the place of another', '503-555-0100', '503-555-0109', 12],
  ['what is left of a longer number', '(503) 5', '(503) ', 6],
  ['what is left before the end', '(503) 555', '(53) 555', 2],
])('%s stays as it was typed', (_what, before, typed, caret) => {
  expect(formatTypedPhone({before, typed, caret})).toBe(typed);
});
