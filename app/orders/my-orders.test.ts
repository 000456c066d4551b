import {expect, test} from 'vitest';
import type {Shopper} from '~adapters/accounts';
import type {Commerce, Order} from '~adapters/commerce';
import {anOrder} from '../../tests/support/orders';
import {aShop} from '../../tests/support/shop';
import {listMyOrders} from './my-orders.server';

const own = anOrder({databaseId: 12, email: 'gift@x.example'});
const both = anOrder({databaseId: 11, email: 'ana@x.example'});
const asGuest = anOrder({databaseId: 13, email: 'ana@x.example'});

const shop = aShop({});
const commerce: Commerce = {
  ...shop,
  orders: {
    ...shop.orders,
    listByCustomer: async (customerId) => (customerId === 7 ? [own, both] : []),
    listByEmail: async () => [asGuest, both],
  },
};
const log = {info: () => {}, warn: () => {}, error: () => {}};
const ids = (orders: Order[] | null) => orders?.map(({databaseId}) => databaseId);

const aShopper = (changes: Partial<Shopper>): Shopper => ({
  id: '7',
  email: 'ana@x.example',
  emailConfirmedAt: '2026-01-01T00:00:00Z',
  assuranceLevel: 'aal1',
  customerId: 7,
  ...changes,
});

test.each<[string, Partial<Shopper>, number[]]>([
  ['of his account and of his confirmed address, each once and newest first', {}, [13, 12, 11]],
  ['of his account alone while his address is unconfirmed', {emailConfirmedAt: null}, [12, 11]],
  ['of his address that he placed without an account', {customerId: 8}, [13, 11]],
  ['of nobody else', {customerId: 8, emailConfirmedAt: null}, []],
])('a shopper sees the orders %s', async (_what, changes, expected) => {
  expect(ids(await listMyOrders({commerce, log}, aShopper(changes)))).toEqual(expected);
});
