import {expect, test} from 'vitest';
import {createCoupons} from './coupons';
import type {PluginAnswer, PluginClient, PluginRequest} from '../plugin-client';

/** What the plugin is asked about a code; it knows one with these bounds. */
function open(bounds: object | null = {}) {
  const requests: PluginRequest[] = [];
  const plugin: PluginClient = {
    async send<Body>(_operation: string, request: PluginRequest) {
      requests.push(request);
      const sent = bounds && {code: 'SAVE5', amount: 500, ...bounds};
      return {ok: true, body: sent} as PluginAnswer<Body>;
    },
  };
  return {requests, coupons: createCoupons(plugin)};
}

test('a code is looked for as shops write it, for the mailbox that is known', async () => {
  const {requests, coupons} = open(null);
  expect(await coupons.find(' save5 ', ' ana@shop.example ')).toBeNull();
  await coupons.find('save5', null);
  expect(requests.map(({query}) => query)).toEqual([
    {code: 'SAVE5', email: 'ana@shop.example'},
    {code: 'SAVE5', email: ''},
  ]);
});

test.each([' ', 'x'.repeat(201)])('what no code can be is not asked about: "%s"', async (code) => {
  const {requests, coupons} = open();
  expect(await coupons.find(code, null)).toBeNull();
  expect(requests).toEqual([]);
});

test.each([
  {minimumSpend: 1000, maximumSpend: null},
  {minimumSpend: null, maximumSpend: 9950},
])('its bounds are those of the shop: %j', async (bounds) => {
  expect(await open(bounds).coupons.find('SAVE5', null)).toMatchObject({amount: 500, ...bounds});
});
