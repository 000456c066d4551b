import {expect, test} from 'vitest';
import type {AdditionalField} from '~adapters/commerce';
import {givenAt} from '~adapters/commerce/additional-fields';
import {findMissingAnswer, isAnswered, pickAnswers, toSentAnswers} from './additional-answers';

const gift = '_wc_other/shop/gift';
const doorOf = (group: 'shipping' | 'billing') => `_wc_${group}/shop/door`;

const field = (id: string, changes: Partial<AdditionalField> = {}): AdditionalField => ({
  id,
  label: id,
  location: 'order',
  type: 'text',
  required: `${id} is required`,
  options: [],
  maxLength: 100,
  ...changes,
});

test('only texts under the names of WooCommerce’s entries are answers', () => {
  expect(pickAnswers({[gift]: 'Hi', order_comments: 'Ring', email: 'a@b.c'})).toEqual({
    [gift]: 'Hi',
    order_comments: 'Ring',
  });
  expect(pickAnswers({[gift]: 1, '_wc_other/': 'x', _wc_secret: 'x'})).toEqual({});
  expect(pickAnswers(null)).toEqual({});
});

test('one address answers for both, and what was typed for a second one before does not count', () => {
  const answers = {
    [gift]: '  Hi ',
    [doorOf('billing')]: 'back',
    [doorOf('shipping')]: 'front',
    '_wc_billing/shop/other': 'x',
    order_comments: ' ',
  };
  expect(toSentAnswers({answers, isBillingSame: true})).toEqual({
    [doorOf('billing')]: 'front',
    [doorOf('shipping')]: 'front',
    [gift]: 'Hi',
  });
  expect(toSentAnswers({answers, isBillingSame: false})[doorOf('billing')]).toBe('back');
});

test('an order is the same whatever was typed first', () => {
  const [one, other] = [
    {a: '1', b: '2'},
    {b: '2', a: '1'},
  ].map(({a, b}) =>
    JSON.stringify(
      toSentAnswers({answers: {[`_wc_other/${a}`]: a, [`_wc_other/${b}`]: b}, isBillingSame: true}),
    ),
  );
  expect(one).toBe(other);
});

test('the first required field that is empty is said in the shop’s words, until it has an answer', () => {
  const fields = [
    field('shop/free', {required: null}),
    field('shop/door', {location: 'address'}),
    field('shop/gift'),
  ];
  const values = {answers: {[doorOf('shipping')]: 'front', [gift]: ' '}, isBillingSame: true};
  const missing = findMissingAnswer(fields, values);
  expect(missing).toEqual({
    field: gift,
    message: 'shop/gift is required',
    code: 'order.answerMissing',
  });
  expect(findMissingAnswer(fields, {...values, isBillingSame: false})?.field).toBe(
    doorOf('billing'),
  );
  const answered = {...values, answers: {...values.answers, [gift]: 'Hi'}};
  expect(findMissingAnswer(fields, answered)).toBeNull();
  expect(missing && isAnswered(missing, values)).toBe(false);
  expect(missing && isAnswered(missing, answered)).toBe(true);
  expect(isAnswered({field: gift, code: 'order.answerRefused'}, answered)).toBe(false);
});

test('the first address’s field is at fault where the second one has the same', () => {
  const same = {[doorOf('shipping')]: 'x', [doorOf('billing')]: 'x'};
  expect(givenAt(doorOf('billing'), same)).toBe(doorOf('shipping'));
  expect(givenAt(doorOf('billing'), {...same, [doorOf('billing')]: 'y'})).toBe(doorOf('billing'));
  expect(givenAt(gift, {})).toBe(gift);
});
