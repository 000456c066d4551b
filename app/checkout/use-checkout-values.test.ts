// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {changedFields} from './changed-fields';
import {knownValues} from './use-checkout-values';
import {withTyped} from './use-checkout-values';

const shown = knownValues({email: 'known@example.com', savedAddress: null, shippingMethod: null});

const draft = {
  ...shown,
  email: 'drafted@example.com',
  shipping: {...shown.shipping, city: 'Petaluma', state: 'CA'},
  isBillingSame: false,
};

/** A form as the server writes it, and what was done to it since. */
function formOf(fields: string, use: Record<string, (field: HTMLInputElement) => void>) {
  document.body.innerHTML = `<form>${fields}</form>`;
  for (const [name, act] of Object.entries(use)) {
    const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (field) act(field);
  }
  const [form] = document.forms;
  if (!form) throw new Error('There is no form');
  return form;
}

const type = (text: string) => (field: HTMLInputElement) => {
  field.value = text;
};

const states =
  '<select name="state"><option value="" selected>-</option><option>CA</option><option>OR</option></select>';

test('what was typed goes over the draft, and what was left as it was does not', () => {
  const form = formOf(
    `<input name="email" value="known@example.com"><input name="zipCode"><input name="city">${states}`,
    {
      zipCode: type('94954'),
      state: type('OR'),
    },
  );
  expect(withTyped(draft, form)).toEqual({
    ...draft,
    shipping: {...draft.shipping, zipCode: '94954', state: 'OR'},
  });
});

test('what the account knew and the shopper has cleared stays cleared', () => {
  const form = formOf('<input name="email" value="known@example.com">', {email: type('')});
  expect(withTyped(draft, form).email).toBe('');
});

test('the second address is read by its own names, and a card by none', () => {
  const form = formOf('<input name="billing-city"><input name="cardNumber">', {
    'billing-city': type('Rome'),
    cardNumber: type('4242'),
  });
  expect(withTyped(draft, form)).toEqual({...draft, billing: {...draft.billing, city: 'Rome'}});
});

test('what was answered to the shop goes over the draft, a box that was unticked too', () => {
  const form = formOf(
    '<input name="_wc_other/a/gift"><input name="_wc_other/a/kept"><textarea name="_wc_other/order_comments"></textarea><input type="checkbox" name="_wc_other/a/box" value="1" checked>',
    {
      '_wc_other/a/gift': type('Hi'),
      '_wc_other/a/box': (field) => field.click(),
      '_wc_other/order_comments': type('Ring.'),
    },
  );
  const answers = {'_wc_other/a/gift': 'Hello', '_wc_other/a/kept': 'x', '_wc_other/a/box': '1'};
  expect(withTyped({...draft, answers}, form).answers).toEqual({
    ...answers,
    '_wc_other/a/gift': 'Hi',
    '_wc_other/a/box': '',
    '_wc_other/order_comments': 'Ring.',
  });
});

test('a box that was ticked has changed, and a list that a script has made has not', () => {
  const form = formOf(
    '<input type="checkbox" name="save"><input type="radio" name="way" checked>',
    {
      save: (field) => field.click(),
    },
  );
  form.append(
    new DOMParser().parseFromString(states.replace(' selected', ''), 'text/html').body
      .firstElementChild ?? '',
  );
  expect(changedFields(form).map(({name}) => name)).toEqual(['save']);
});
