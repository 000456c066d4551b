import {describe, expect, test} from 'vitest';
import type {AccountSession} from '~adapters/accounts';
import {claimSample, maySample} from '~/free-sample/claim-sample.server';
import {finishReturn} from '~/checkout/order/payment-return.server';
import {placeOrder} from '../support/place-order';
import {aCheckoutKey, anOrderBody, spaghetti} from '../support/order-body';
import {cancelInShop, openOrderShop, paidOrders} from '../support/order-shop';
import {aCard} from '../support/orders';

type Store = ReturnType<typeof openOrderShop>;

const freeOffer = {id: 'wp-130', quantity: 1, offerId: 'konjac-starter'};
const sample = {id: 'free-sample', quantity: 1};

const order = (
  store: Store,
  shopper: AccountSession | null,
  items: unknown[],
  changes: Record<string, unknown> = {},
  key = aCheckoutKey(),
) => placeOrder(store.openDesk(shopper), key, anOrderBody({items, expectedTotal: 0, ...changes}));

const cancelAll = ({shop}: Store) => {
  for (const {databaseId} of shop.orders) cancelInShop(shop, databaseId);
};

const monthsLater = (store: Store) => void (store.clock.now += 90 * 24 * 3_600_000);

describe('a landing offer', () => {
  test('is honoured once for an account, however long ago that was, and its line says so', async () => {
    const store = openOrderShop();
    const shopper = await store.signIn();
    expect(await order(store, shopper, [freeOffer])).toMatchObject({status: 200});
    monthsLater(store);
    expect(await order(store, shopper, [freeOffer])).toMatchObject({
      status: 422,
      body: {
        refusals: [
          {
            field: expect.stringContaining('wp-130'),
            message: expect.stringContaining('one per customer'),
          },
        ],
      },
    });
    expect(paidOrders(store.shop)).toHaveLength(1);
  });

  test('is had once, however many orders go out at the same moment', async () => {
    const store = openOrderShop();
    const shopper = await store.signIn();
    const answers = await Promise.all([1, 2, 3].map(() => order(store, shopper, [freeOffer])));
    expect(answers.filter(({status}) => status === 200)).toHaveLength(1);
    expect(paidOrders(store.shop)).toHaveLength(1);
  });

  test('of an order that was cancelled can be had again', async () => {
    const store = openOrderShop();
    const shopper = await store.signIn();
    await order(store, shopper, [freeOffer], {
      customerEmail: shopper.shopper.email,
    });
    cancelAll(store);
    expect(await order(store, shopper, [freeOffer])).toMatchObject({status: 200});
  });

  test('that was never paid can be had again at once', async () => {
    const store = openOrderShop();
    const shopper = await store.signIn();
    const both = [freeOffer, {...spaghetti, quantity: 1}];
    const paid = {expectedTotal: 449, paymentInfo: aCard('4000000000000002')};
    expect(await order(store, shopper, both, paid)).toMatchObject({
      body: {field: 'cardNumber'},
    });
    expect(await order(store, shopper, [freeOffer])).toMatchObject({status: 200});
  });
});

describe('an order that costs nothing', () => {
  test('needs a confirmed e-mail address', async () => {
    const store = openOrderShop();
    const shopper = await store.signIn();
    const unconfirmed = {...shopper, shopper: {...shopper.shopper, emailConfirmedAt: null}};
    expect(await order(store, unconfirmed, [freeOffer])).toMatchObject({
      status: 422,
      body: {error: expect.stringContaining('confirmed email address')},
    });
    expect(store.shop.orders).toEqual([]);
    expect(await order(store, shopper, [freeOffer])).toMatchObject({status: 200});
  });
});

describe('the free sample', () => {
  const isClaimed = async (store: Store, shopper: AccountSession) =>
    (await maySample(store.openDesk(shopper), shopper)) === false;

  test('that left the cart unordered can be claimed again', async () => {
    const store = openOrderShop();
    const shopper = await store.signIn();
    const claim = () => claimSample(store.openDesk(shopper), shopper);
    expect(await claim()).toMatchObject({value: {isNewClaim: true}});
    expect(await isClaimed(store, shopper)).toBe(false);
    expect(await claim()).toMatchObject({value: {isNewClaim: true}});
    expect(await order(store, shopper, [sample])).toMatchObject({status: 200});
    expect(await isClaimed(store, shopper)).toBe(true);
    expect(await claim()).toMatchObject({value: {isNewClaim: false}});
  });

  test('of an order at the bank’s page is permanent once the payment arrives, by whichever message', async () => {
    const store = openOrderShop();
    const shopper = await store.signIn();
    const key = aCheckoutKey();
    const paid = {expectedTotal: 449 + 0, paymentInfo: aCard('4000002500003155')};
    const both = [sample, {...spaghetti, quantity: 1}];
    const {body} = await order(store, shopper, both, paid, key);
    const form = {method: 'POST', body: new URLSearchParams({outcome: 'complete'})};
    await store.fetch(body.paymentUrl ?? '', form);
    expect(await finishReturn(store.openDesk(null), key)).toMatchObject({status: 'placed'});
    monthsLater(store);
    const later = await store.signIn();
    expect(await isClaimed(store, later)).toBe(true);
    expect(await order(store, later, [sample])).toMatchObject({
      status: 422,
      body: {error: 'The free sample is one per customer.'},
    });
  });

  test('of a cancelled order can be had again', async () => {
    const store = openOrderShop();
    const shopper = await store.signIn();
    await order(store, shopper, [sample], {customerEmail: shopper.shopper.email});
    cancelAll(store);
    expect(await order(store, shopper, [sample])).toMatchObject({status: 200});
  });
});
