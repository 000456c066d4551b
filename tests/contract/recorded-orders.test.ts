import {afterAll, beforeAll, expect, test} from 'vitest';
import {requestAsRecorded, type Compared} from '../support/compare-as-recorded';
import {recorded, recordingsOf} from '../support/recorded';
import {openRecordedShop} from '../support/recorded-shop';

const recordedKey = 'wc_order_SAMPLEKEY';

/** The number that the real shop gave to an order; 0 when it refused to make it. */
const numberOf = (name: string): number =>
  (recorded(name) as {createOrder?: {orderId: number} | null} | undefined)?.createOrder?.orderId ??
  0;

const isCreation = (name: string) => !/reread|duplicate/.test(name);

/** The questions about orders in the order in which the real shop was asked them. */
const story = [
  ...recordingsOf('04a', '04b', '04c')
    .filter(isCreation)
    .toSorted((one, other) => numberOf(one) - numberOf(other)),
  '04c-createOrder-status-processing-reread',
  ...recordingsOf('04d'),
  '04e-updateOrder-anon',
  '04e-updateOrder-orderId',
  '04e-updateOrder-id',
  ...recordingsOf('05'),
  '04c-createOrder-duplicate-transaction',
];

const shop = await openRecordedShop();
const answers = new Map<string, Compared>();

beforeAll(async () => {
  for (const name of story) {
    shop.shop.nextOrderId = numberOf(name) || shop.shop.nextOrderId;
    answers.set(name, await requestAsRecorded(shop.url, name));
    for (const order of shop.shop.orders) if (order.databaseId === 89) order.orderKey = recordedKey;
  }
});

afterAll(() => shop.close());

test.each(story)('%s is answered as the real shop answered it', (name) => {
  const {mocked, real} = answers.get(name) ?? expect.fail('it was not asked');
  expect(mocked).toEqual(real);
});

test('an order that waited is paid as the real shop paid it', async () => {
  shop.shop.nextOrderId = 112;
  await requestAsRecorded(shop.url, '04c-createOrder-unpaid-pending');
  const {mocked, real} = await requestAsRecorded(shop.url, '04e-updateOrder-isPaid-on-pending');
  expect(mocked).toEqual(real);
});
