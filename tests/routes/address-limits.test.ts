import {describe, expect, test} from 'vitest';
import type {AccountSession} from '~adapters/accounts';
import {accepted} from '~adapters/commerce';
import {saveAddress, toPostedAddress} from '~/account/address/save-address.server';
import {showRefusal} from '~/cart/refusals';
import {readOrderBody} from '~/checkout/order/order-request.server';
import {createLog} from '~/server/telemetry/log';
import {anOrderBody} from '../support/order-body';

const shippingAddress = anOrderBody()['shippingAddress'] as Record<string, string>;

const inTheAddressBook = (firstName: string) => {
  const fields = {
    firstName,
    lastName: 'Miller',
    address1: '12 Orchard Lane',
    city: 'Portland',
    state: 'OR',
    zipCode: '97201',
  };
  const accounts = {addresses: {find: async () => null, save: async () => accepted(null)}};
  const session = {shopper: {email: 'ada@example.com'}} as AccountSession;
  return saveAddress({accounts, log: createLog('-')}, session, toPostedAddress(fields));
};

const atTheCheckout = (firstName: string) =>
  readOrderBody(anOrderBody({shippingAddress: {...shippingAddress, first_name: firstName}}), [
    {id: 'offline', takesCards: true, elements: null},
  ]);

test('an address of the payer’s own is looked at as the other one is, the card not twice', () => {
  const {billingAddress} = anOrderBody() as {billingAddress: object};
  const pay = (changes: object) =>
    readOrderBody(anOrderBody({billingAddress: {...billingAddress, ...changes}}), [
      {id: 'offline', takesCards: true, elements: null},
    ]);
  expect(pay({})).toMatchObject({ok: true});
  expect(pay({city: ''})).toMatchObject({ok: false, refusals: [{field: 'billing-city'}]});
  expect(pay({state: 'XX'})).toMatchObject({ok: false, refusals: [{field: 'billing-state'}]});
});

describe('a first name is treated alike in the address book and at the checkout', () => {
  test.each([1, 60])('%i letters are taken', async (letters) => {
    expect(await inTheAddressBook('x'.repeat(letters))).toMatchObject({ok: true});
    expect(atTheCheckout('x'.repeat(letters))).toMatchObject({ok: true});
  });

  test.each([61, 80, 100, 101])('%i letters are refused beside the field', async (letters) => {
    const refusals = [{field: 'firstName', message: 'First name is too long (60 letters at most)'}];
    expect(await inTheAddressBook('x'.repeat(letters))).toMatchObject({ok: false, refusals});
    const ordered = atTheCheckout('x'.repeat(letters));
    expect(ordered.ok ? [] : ordered.refusals.map(showRefusal)).toMatchObject(refusals);
  });
});
