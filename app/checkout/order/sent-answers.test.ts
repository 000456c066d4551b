import {expect, test} from 'vitest';
import {givenAt, toSentAnswers} from './sent-answers';

const gift = '_wc_other/shop/gift';
const doorOf = (group: 'shipping' | 'billing') => `_wc_${group}/shop/door`;

test('one address answers for both, and what was typed for a second one before does not count', () => {
  const answers = {
    [gift]: '  Hi ',
    [doorOf('billing')]: 'back',
    [doorOf('shipping')]: 'front',
    '_wc_billing/shop/other': 'x',
    '_wc_other/order_comments': ' ',
  };
  expect(toSentAnswers({answers, isBillingSame: true})).toEqual({
    [doorOf('billing')]: 'front',
    [doorOf('shipping')]: 'front',
    [gift]: 'Hi',
  });
  expect(toSentAnswers({answers, isBillingSame: false})[doorOf('billing')]).toBe('back');
});

test('an order is the same whatever was typed first', () => {
  const sent = (names: string[]) => {
    const answers = Object.fromEntries(names.map((name) => [`_wc_other/${name}`, name]));
    return JSON.stringify(toSentAnswers({answers, isBillingSame: true}));
  };
  const sorted = '{"_wc_other/a":"a","_wc_other/b":"b","_wc_other/c":"c"}';
  expect(sent(['a', 'b', 'c'])).toBe(sorted);
  expect(sent(['c', 'b', 'a'])).toBe(sorted);
  expect(sent(['b', 'c', 'a'])).toBe(sorted);
});

test('the first address’s field is at fault where the second one has the same', () => {
  const same = {[doorOf('shipping')]: 'x', [doorOf('billing')]: 'x'};
  expect(givenAt(doorOf('billing'), same)).toBe(doorOf('shipping'));
  expect(givenAt(doorOf('billing'), {...same, [doorOf('billing')]: 'y'})).toBe(doorOf('billing'));
  expect(givenAt(gift, {})).toBe(gift);
});
