import {expect, test} from 'vitest';
import {knownValues} from './checkout-draft';
import {typedInto} from './typed-into';

const shown = knownValues({email: '', savedAddress: null});

const draft = {
  ...shown,
  email: 'drafted@example.com',
  shipping: {...shown.shipping, city: 'Petaluma', state: 'CA'},
  isBillingSame: false,
};

function fieldsOf(typed: Record<string, string>): FormData {
  const fields = new FormData();
  for (const [name, value] of Object.entries(typed)) fields.set(name, value);
  return fields;
}

test('what was typed goes over the draft, and what was left as it was does not', () => {
  const fields = fieldsOf({email: 'typed@example.com', city: '', country: 'US', zipCode: '94954'});
  expect(typedInto(draft, shown, fields)).toEqual({
    ...draft,
    email: 'typed@example.com',
    shipping: {...draft.shipping, zipCode: '94954'},
  });
});

test('a form whose fields are folded up changes nothing', () => {
  expect(typedInto(draft, shown, new FormData())).toEqual(draft);
});

test('what the account knew and the shopper has cleared stays cleared', () => {
  const known = knownValues({email: 'known@example.com', savedAddress: null});
  expect(typedInto(known, known, fieldsOf({email: ''})).email).toBe('');
});

test('another form’s fields, a card’s among them, are not read', () => {
  expect(typedInto(draft, shown, fieldsOf({cardNumber: '4242', 'billing-city': 'Rome'}))).toEqual(
    draft,
  );
});
