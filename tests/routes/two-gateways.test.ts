import {describe, expect, test} from 'vitest';
import {findWaysToPay} from '~/checkout/checkout-shopper.server';
import {reconcile} from '~/checkout/order/reconcile.server';
import {action, loader} from '~/routes/order';
import {offeredMethods} from '~mocks/woocommerce/payment-methods';
import {aCheckoutKey, anOrderBody, aPaymentToken} from '../support/order-body';
import {openContext, postOrder, type OrderShop} from '../support/order-requests';
import {openOrderShop, standingOrders, takenCharges} from '../support/order-shop';

/** A shop that takes cards by the mocked gateway, and beside it by Stripe and on its own page. */
function openShop() {
  const store = openOrderShop({gateway: 'offline', beside: ['stripe', 'hosted']});
  store.shop.paymentMethods = offeredMethods.all;
  return store;
}

const byToken = async ({fetch}: OrderShop) =>
  anOrderBody({
    paymentInfo: undefined,
    paymentMethod: 'stripe',
    paymentToken: await aPaymentToken(fetch),
  });

const onPage = () => anOrderBody({paymentInfo: null, paymentMethod: 'hosted'});

async function toArgs(store: OrderShop, link: string, fields: Record<string, string> | null) {
  const request = new Request(`http://store.example${link}`, {
    headers: {'Sec-Fetch-Dest': 'empty'},
    ...(fields && {method: 'POST', body: new URLSearchParams(fields)}),
  });
  const number = new URL(request.url).pathname.split('/').at(-1) ?? '';
  return {request, context: await openContext(store, request), params: {number}} as never;
}

const look = async (store: OrderShop, link = '') =>
  (await loader(await toArgs(store, link, null))).data.shown ?? expect.fail('not shown');

const cancel = async (store: OrderShop, link = '') =>
  action(await toArgs(store, link, {intent: 'cancel', reason: ''}));

test('one checkout offers what all of its gateways take, each under a title of its own', async () => {
  const {now, later} = await findWaysToPay(openShop().openDesk());
  expect(now).toMatchObject([
    {id: 'now', title: 'Test card (offline)', takesCards: true, fields: null},
    {id: 'stripe', title: 'Card or wallet (Stripe)', fields: {id: 'stripe', gateway: 'stripe'}},
    {id: 'hosted', title: 'Pay online', takesCards: false},
  ]);
  expect(later.map(({id}) => id)).toEqual(['cod', 'bacs', 'cheque']);
});

describe('of two orders, one by each gateway', () => {
  test('each is charged, shown and given back by its own', async () => {
    const store = openShop();
    const links: string[] = [];
    for (const body of [anOrderBody(), await byToken(store)]) {
      const {body: answer} = await postOrder(store, body);
      expect(answer).toMatchObject({success: true, standing: 'paid'});
      links.push(answer.orderLink ?? '');
    }
    expect(standingOrders(store.shop).map((order) => order.paymentMethod)).toEqual([
      'offline',
      'stripe',
    ]);
    expect(takenCharges(store.payments).map(({id}) => id.slice(0, 3))).toEqual(['ch_', 'pi_']);
    const titles = ['Test card (offline)', 'Card or wallet (Stripe)'];
    for (const [place, link] of links.entries())
      expect((await look(store, link)).paymentTitle).toBe(titles[place]);
    for (const [place, link] of links.toReversed().entries()) {
      expect(await cancel(store, link)).toEqual({cancelling: 'cancelled'});
      expect(takenCharges(store.payments).map(({isRefunded}) => isRefunded ?? false)).toEqual([
        place === 1,
        true,
      ]);
    }
    expect(await reconcile(store.openDesk(), () => {})).toMatchObject({looked: 0});
  });

  test('one on the shop’s own page waits there, and is cancelled without a refund of ours', async () => {
    const store = openShop();
    const {body: answer} = await postOrder(store, onPage());
    expect(answer).toMatchObject({success: true, requiresRedirect: true});
    expect((await look(store, answer.orderLink)).payUrl).toContain('http://shop.example/');
    expect(await cancel(store, answer.orderLink)).toEqual({cancelling: 'cancelled'});
    expect(takenCharges(store.payments)).toEqual([]);
  });
});

test('a shopper who turns from one gateway to the other leaves one order, charged once', async () => {
  const store = openShop();
  const key = aCheckoutKey();
  const declined = anOrderBody({
    paymentInfo: {...(anOrderBody()['paymentInfo'] as object), cardNumber: '4000 0000 0000 0002'},
  });
  expect((await postOrder(store, declined, {key})).status).toBe(422);
  const {body: answer} = await postOrder(store, await byToken(store), {key});
  expect(answer).toMatchObject({success: true, standing: 'paid'});
  expect(standingOrders(store.shop)).toMatchObject([{paymentMethod: 'stripe'}]);
  expect(takenCharges(store.payments)).toMatchObject([{timesTaken: 1}]);
});

test('no card comes near a gateway that has fields of its own, nor an order to one that is not there', async () => {
  const store = openShop();
  const card = await postOrder(store, anOrderBody({paymentMethod: 'stripe'}));
  expect(card.body).toMatchObject({code: 'order.unreadable', field: 'paymentInfo'});
  const other = await postOrder(store, anOrderBody({paymentMethod: 'paypal'}));
  expect(other.body).toMatchObject({code: 'order.unreadable', field: 'paymentMethod'});
  expect(store.shop.orders).toEqual([]);
});
