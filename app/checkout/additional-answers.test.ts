// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {findMissingAnswers, pickAnswers} from './additional-answers';

const gift = '_wc_other/shop/gift';
const doorOf = (group: 'shipping' | 'billing') => `_wc_${group}/shop/door`;

test('only texts under the names of WooCommerce’s entries are answers', () => {
  expect(pickAnswers({[gift]: 'Hi', '_wc_other/order_comments': 'Ring', email: 'a@b.c'})).toEqual({
    [gift]: 'Hi',
    '_wc_other/order_comments': 'Ring',
  });
  expect(pickAnswers({[gift]: 1})).toEqual({});
  expect(pickAnswers(null)).toEqual({});
});

test('the required fields that are empty are said in the shop’s words', () => {
  document.body.innerHTML = `<form>
    <input name="email" required>
    <input name="${doorOf('shipping')}">
    <input name="${gift}" required data-missing="Gift is required">
    <input type="checkbox" name="_wc_other/shop/age" required data-missing="Be of age">
  </form>`;
  const [form] = document.forms;
  const missing = () => (form ? findMissingAnswers(form) : expect.fail());
  const code = 'order.answerMissing';
  expect(missing()).toEqual([
    {field: gift, message: 'Gift is required', code},
    {field: '_wc_other/shop/age', message: 'Be of age', code},
  ]);
  const [, , message, age] = document.querySelectorAll('input');
  if (message) message.value = 'Hi';
  expect(missing()).toMatchObject([{message: 'Be of age'}]);
  age?.click();
  expect(missing()).toEqual([]);
});
