import {expect, test} from 'vitest';
import type {AccountSession, SavedAddress} from '~adapters/accounts';
import type {PluginClient} from '~adapters/woocommerce/plugin-client';
import {createShopAddresses} from './customer-data';

const refusing = (code: string): PluginClient => ({
  send: async () => ({ok: false, status: 422, code, message: 'Not so', retryAfterSeconds: 0}),
});
const session = {accessToken: 'a token'} as AccountSession;
const address = {city: 'Wien'} as SavedAddress;

test('an address that the shop does not take is refused at its field, in its words', async () => {
  const addresses = createShopAddresses(refusing('address_zipCode'));
  expect(await addresses.save(session, address)).toMatchObject({
    ok: false,
    refusals: [{field: 'zipCode', message: 'Not so'}],
  });
});

test('any other refusal is a failure', async () => {
  const addresses = createShopAddresses(refusing('rest_invalid_param'));
  await expect(addresses.save(session, address)).rejects.toMatchObject({kind: 'http'});
});
