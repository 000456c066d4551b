import {expect, test} from 'vitest';
import {anyForm, inShop} from '~adapters/commerce';
import {localForms, missingParts} from './address-rules';
import './local-forms';

const germany = {base: 'DE', selling: ['DE'], shipping: ['DE']};

/** The fields that stand in a row of their own on wide screens. */
function wideFields(fields: ReturnType<typeof anyForm>['fields']) {
  const addressForms = {known: () => ({...anyForm('DE'), fields})};
  return inShop({countries: germany, addressForms}, () =>
    localForms
      .of?.('DE')
      ?.fields.flatMap(({name, width}) => (width === 'col-span-full' ? name : [])),
  );
}

test('a field with nothing beside it takes its row, whatever a country leaves out', () => {
  const {fields} = anyForm('DE');
  const without = fields.filter(({name}) => name !== 'state');
  expect(wideFields(fields)).toEqual(['address1', 'address2', 'state', 'phone']);
  expect(wideFields(without)).toEqual(['address1', 'address2', 'phone']);
});

test('what a country requires is asked for in its words', () => {
  const none = {firstName: '', lastName: '', address1: '', address2: '', city: '', state: ''};
  const address = {...none, zipCode: '', phone: '', email: 'ada@shop.example', country: 'DE'};
  const missing = inShop({countries: germany}, () => missingParts(address));
  expect(missing.map(({field, message = ''}) => `${field} ${message}`)).toEqual([
    'firstName First name is required',
    'lastName Last name is required',
    'address1 Address is required',
    'city City is required',
  ]);
});
