// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {addToDraft, knownValues, openDraft, saveDraft} from './checkout-draft';
import {emptyAddress} from './checkout-form';

const known = {
  email: 'known@example.com',
  savedAddress: {...emptyAddress, address2: 'Flat 2', city: 'Portland', state: 'OR'},
  shippingMethod: null,
};
const opened = knownValues(known);
const draft = {
  ...opened,
  email: 'drafted@example.com',
  shipping: {...emptyAddress, city: 'Petaluma', state: 'CA'},
  billing: {...emptyAddress, city: 'Rome'},
  isBillingSame: false,
};

test('what a form opened with leaves a draft as it is', () => {
  saveDraft(draft);
  addToDraft(known, opened);
  expect(openDraft(known)).toEqual(draft);
});

test('what a form was given goes over a draft, part by part', () => {
  saveDraft(draft);
  addToDraft(known, {
    ...opened,
    shipping: {...opened.shipping, city: 'Salem'},
    paymentMethod: 'cod',
  });
  expect(openDraft(known)).toEqual({
    ...draft,
    shipping: {...draft.shipping, city: 'Salem'},
    paymentMethod: 'cod',
  });
});

test('without a draft it is what the account knows that is changed, and what was cleared stays so', () => {
  sessionStorage.clear();
  const typed = {...opened, shipping: {...opened.shipping, address2: ''}};
  addToDraft(known, typed);
  expect(openDraft(known)).toEqual(typed);
});

test('a way of sending that was chosen for the shopper counts until another one is', () => {
  sessionStorage.clear();
  const chosen = {...known, shippingMethod: 'flat_rate:2'};
  expect(openDraft(chosen).shippingMethod).toBe('flat_rate:2');
  saveDraft({...knownValues(chosen), shippingMethod: 'flat_rate:1'});
  expect(openDraft(chosen).shippingMethod).toBe('flat_rate:1');
});

test('a card is not kept, in no storage of the browser', () => {
  const card = {cardNumber: '4242424242424242', expiryDate: '12/39', cvv: '123', nameOnCard: 'Ada'};
  saveDraft({...draft, card});
  expect(openDraft(known)).toEqual(draft);
  const kept = JSON.stringify([sessionStorage, localStorage].map((one) => Object.entries(one)));
  expect(kept).toContain('drafted@example.com');
  expect(kept).not.toMatch(/4242|cvv/);
});
