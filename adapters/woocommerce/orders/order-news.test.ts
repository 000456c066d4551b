import {expect, test} from 'vitest';
import {noNews} from '~adapters/commerce';
import {readNews} from './order-news';
import type {PluginClient} from '../plugin-client';

const shipment = {carrier: 'USPS', number: '9400', sentAt: null};
const document = (name: string, url: string) => ({name, url});

const sent = {
  ...noNews,
  shipments: [
    {...shipment, url: 'https://carrier.example/9400'},
    {...shipment, url: 'javascript:alert(1)'},
  ],
  documents: [
    document('Invoice', 'https://shop.example/invoice.pdf'),
    document('Receipt', 'javascript:alert(1)'),
  ],
};

const plugin = {
  send: async () => ({ok: true, body: {orders: {101: sent}}}),
} as unknown as PluginClient;

test('what became of an order leads to addresses of the web alone', async () => {
  const news = (await readNews(plugin, [101])).get(101);
  expect(news?.shipments.map(({url}) => url)).toEqual(['https://carrier.example/9400', null]);
  expect(news?.documents.map(({name}) => name)).toEqual(['Invoice']);
});
