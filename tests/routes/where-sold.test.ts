import {describe, expect, test} from 'vitest';
import {ageAnswer} from '~/checkout/order/where-sold.server';
import {aCheckoutKey, anOrderBody, spaghetti} from '../support/order-body';
import {openOrderShop, paidOrders} from '../support/order-shop';
import {placeOrder} from '../support/place-order';

const capsules = {id: 'pain-free-weight-loss-1', quantity: 1};
const total = 7900;

const bodyTo = (state: string, changes: Record<string, unknown>) => {
  const address = {...(anOrderBody()['shippingAddress'] as object), state};
  const billingAddress = {...address, email: 'ada@example.com'};
  return anOrderBody({shippingAddress: address, billingAddress, ...changes});
};

describe('capsules for weight loss', () => {
  const send = (store: ReturnType<typeof openOrderShop>, changes: Record<string, unknown> = {}) =>
    placeOrder(
      store.openDesk(),
      aCheckoutKey(),
      bodyTo('NY', {items: [capsules], expectedTotal: total, ...changes}),
    );

  test('are not sold to New York before the age is confirmed', async () => {
    const store = openOrderShop();
    expect(await send(store)).toMatchObject({
      status: 422,
      body: {code: 'order.answerMissing', field: ageAnswer, error: expect.stringMatching(/18/)},
    });
    expect(paidOrders(store.shop)).toEqual([]);
  });

  test('are sold there to an adult, and the order says who must sign', async () => {
    const store = openOrderShop();
    const answer = await send(store, {additionalFields: {[ageAnswer]: '1'}});
    expect(answer).toMatchObject({status: 200});
    const [order] = paidOrders(store.shop);
    expect(order?.meta).toContainEqual({
      key: 'Adult signature',
      value: 'Required: the buyer said to be 18 or older.',
    });
    expect(JSON.stringify(order?.meta)).not.toContain(ageAnswer);
  });
});

test('what may not go to a state is refused there by its name, at its line', async () => {
  const store = openOrderShop();
  const pasta = store.shop.products.find(({databaseId}) => databaseId === 130);
  pasta?.meta.push({key: '_bellyful_not_to', value: 'US:OR, FR'});
  const answer = await placeOrder(store.openDesk(), aCheckoutKey(), bodyTo('OR', {}));
  expect(answer).toMatchObject({
    status: 422,
    body: {
      field: spaghetti.id,
      error: expect.stringMatching(/^Konjac Spaghetti.* may not be sent/),
    },
  });
  const elsewhere = await placeOrder(store.openDesk(), aCheckoutKey(), bodyTo('WA', {}));
  expect(elsewhere).toMatchObject({status: 200});
});
