import {expect, test} from 'vitest';
import type {AdditionalField} from '~adapters/commerce';
import {chooseAnswer} from '~/content/labels/address';
import {listAsked, listRequired} from './asked-fields.server';

const aField = (changes: Partial<AdditionalField>): AdditionalField => ({
  id: 'shop/door',
  label: 'Door',
  location: 'order',
  type: 'text',
  required: null,
  options: [],
  maxLength: 50,
  ...changes,
});

const asking = (...fields: Partial<AdditionalField>[]) =>
  ({orders: {additionalFields: async () => fields.map(aField)}}) as never;

test('a list begins with no answer, once', async () => {
  const red = {value: 'red', label: 'Red'};
  const none = {value: '', label: 'None'};
  const optionsOf = async (options: AdditionalField['options']) =>
    (await listAsked(asking({type: 'select', options})))[0]?.options;
  expect(await optionsOf([red])).toEqual([{value: '', label: chooseAnswer}, red]);
  expect(await optionsOf([red, none])).toEqual([red, none]);
});

test('what every shopper must say is named once for both addresses', async () => {
  const address = {location: 'address', required: 'Which door?'} as const;
  expect(await listRequired(asking(address, {id: 'shop/gift', label: 'Gift'}))).toEqual(['Door']);
});

test('while the shop does not answer nothing is asked here', async () => {
  const away = {orders: {additionalFields: () => Promise.reject(new Error('away'))}};
  expect(await listAsked(away as never)).toEqual([]);
});
