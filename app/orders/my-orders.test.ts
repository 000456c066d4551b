import {expect, test} from 'vitest';
import type {Shopper} from '~adapters/accounts';
import {noNews, type Commerce} from '~adapters/commerce';
import {anOrder} from '../../tests/support/orders';
import {aShop} from '../../tests/support/shop';
import {findOrderedAddress, listMyOrders} from './my-orders.server';

const shop = aShop({});
const listed: [number, string | null][] = [];
const commerce: Commerce = {
  ...shop,
  orders: {
    ...shop.orders,
    async listOfShopper(...asked) {
      listed.push(asked);
      return [anOrder({databaseId: 12})];
    },
  },
};
const log = {info: () => {}, warn: () => {}, error: () => {}};

const aShopper = (changes: Partial<Shopper>): Shopper => ({
  id: '7',
  email: 'ana@x.example',
  emailConfirmedAt: '2026-01-01T00:00:00Z',
  assuranceLevel: 'aal1',
  customerId: 7,
  isLoyal: false,
  ...changes,
});

test.each<[string, Partial<Shopper>, string | null]>([
  ['of his account and of his confirmed address', {}, 'ana@x.example'],
  ['of his account alone while his address is unconfirmed', {emailConfirmedAt: null}, null],
])('a shopper sees the orders %s', async (_what, changes, email) => {
  expect(await listMyOrders({commerce, log}, aShopper(changes))).toHaveLength(1);
  expect(listed.pop()).toEqual([7, email]);
});

test('an account without an address is offered where its newest order goes', async () => {
  const address = {
    firstName: 'Ada',
    lastName: 'Miller',
    address1: '12 Orchard Lane',
    address2: '',
    city: 'Portland',
    state: 'OR',
    zipCode: '97201',
    country: 'US',
    phone: '',
  };
  const news = async (ids: readonly number[]) =>
    new Map(ids.map((id) => [id, {...noNews, address}]));
  const told = {...commerce, orders: {...commerce.orders, news}};
  expect(await findOrderedAddress({commerce: told, log}, aShopper({}))).toMatchObject({
    address1: '12 Orchard Lane',
    zipCode: '97201',
  });
  const untold = {...told.orders, news: async () => new Map()};
  expect(await findOrderedAddress({commerce: {...told, orders: untold}, log}, aShopper({}))).toBe(
    null,
  );
});
