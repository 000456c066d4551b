import {expect, test} from 'vitest';
import {emptyAddress, emptyCard, emptyValues} from './checkout-form';
import {isCorrected, toFormProblem, toProblem} from './order-problem';

const values = {
  ...emptyValues,
  email: 'ada@example.com',
  shipping: {
    ...emptyAddress,
    firstName: 'Ada',
    lastName: 'Miller',
    address1: '12 Orchard Lane',
    city: 'Portland',
    state: 'OR',
    zipCode: '9720',
  },
};
const wrongZip = toFormProblem({field: 'zipCode', code: 'zipCode'});

test('a sentence about the form goes as soon as its field is right', () => {
  expect(isCorrected(wrongZip, values)).toBe(false);
  const right = {...values, shipping: {...values.shipping, zipCode: '97201'}};
  expect(isCorrected(wrongZip, right)).toBe(true);
});

test('the card’s fields are looked at as they are asked for', () => {
  const problem = toFormProblem({field: 'nameOnCard', code: 'nameOnCardRequired'});
  expect(isCorrected(problem, values)).toBe(false);
  const named = {...values, card: {...emptyCard, nameOnCard: 'Ada Miller'}};
  expect(isCorrected(problem, named)).toBe(true);
});

test('what the shop requires is there once it has an answer, and its own sentence stands', () => {
  const field = '_wc_other/shop/gift';
  const missing = {field, message: 'Gift is required', code: 'order.answerMissing'} as const;
  expect(isCorrected(missing, values)).toBe(false);
  const answered = {...values, answers: {[field]: 'Hi'}};
  expect(isCorrected(missing, answered)).toBe(true);
  expect(isCorrected({...missing, code: 'order.answerRefused'}, answered)).toBe(false);
});

test('what the server or the bank said stands until the next try', () => {
  expect(isCorrected({field: 'cardNumber', message: 'Your card was declined.'}, values)).toBe(
    false,
  );
  expect(isCorrected({field: null, message: 'Network error occurred'}, values)).toBe(false);
});

test('what has changed in the shop leads back to the cart, and a sentence about the form does not', () => {
  const refused = {success: false, error: 'Something has changed.'};
  expect(toProblem({...refused, isOutdated: true})).toMatchObject({
    isAboutCart: true,
    isOutdated: true,
  });
  expect(toProblem({...refused, prices: {'wp-30': 1250}})).toMatchObject({isAboutCart: true});
  expect(toProblem({...refused, field: 'discountCode'})).toMatchObject({
    field: null,
    isAboutCart: true,
  });
  const aboutForm = toProblem({...refused, field: 'email'});
  expect(aboutForm).toMatchObject({field: 'email', isAboutCart: false});
  expect(aboutForm).not.toHaveProperty('isOutdated');
});
