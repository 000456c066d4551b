import {expect, test} from 'vitest';
import {CommerceError, type Placement} from '~adapters/commerce';
import {orderMessages} from '~/content/messages/orders';
import {anOrderBody} from '../../../tests/support/order-body';
import {openContext} from '../../../tests/support/order-requests';
import {openOrderShop} from '../../../tests/support/order-shop';
import {theOrder} from '../../../tests/support/scripted-shop';
import {readOrderBody} from './order-request.server';
import {takeOrder} from './take-order.server';

const key = 'k'.repeat(20);

async function take(session: () => Promise<null>) {
  const store = openOrderShop();
  const opened = await openContext(store, new Request('http://store.example/checkout'));
  const place = async (): Promise<Placement> => ({status: 'placed', order: theOrder});
  const context = {
    ...opened,
    access: {...opened.access, session},
    commerce: {...opened.commerce, orders: {...opened.commerce.orders, place}},
  };
  const order = readOrderBody(anOrderBody(), context.payments);
  const answer = await takeOrder(context as never, key, order);
  return {answer, log: store.log, session: opened.session};
}

test('an order is placed and remembered', async () => {
  const {answer, session} = await take(async () => null);
  expect(answer).toMatchObject({status: 200, body: {orderNumber: '7'}});
  expect(session.get('orderResult')).toMatchObject({checkoutKey: key, answer: {orderNumber: '7'}});
});

test.each([
  [new CommerceError('network', 'accounts', 'It is gone'), 'shopUncertain'],
  [new Error('It is gone'), 'failed'],
] as const)('what is thrown is answered and in the log: %s', async (thrown, name) => {
  const {answer, log} = await take(async () => {
    throw thrown;
  });
  const said = {error: orderMessages[name], code: `order.${name}`};
  expect(answer).toEqual({status: 503, body: {success: false, ...said}});
  expect(log).toEqual([
    {level: 'error', event: 'order.failed', facts: {cause: expect.stringContaining('It is gone')}},
  ]);
});
