import {expect, test} from 'vitest';
import {anyForm, inShop} from '~adapters/commerce';
import {localForms} from './address-rules';
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
