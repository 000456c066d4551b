// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {knownValues, openDraft, saveDraft} from './use-checkout-values';
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

test('what was cleared of what the account knows stays so', () => {
  const typed = {...opened, shipping: {...opened.shipping, address2: ''}};
  saveDraft(typed);
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
