import {expect, test} from 'vitest';
import {offeredMethods} from '~mocks/woocommerce/payment-methods';
import {placeOrder} from '../support/place-order';
import {aCheckoutKey, anOrderBody} from '../support/order-body';
import {postOrder, type OrderShop} from '../support/order-requests';
import {openOrderShop, takenCharges} from '../support/order-shop';
import {aCard} from '../support/orders';

const refused = anOrderBody({paymentInfo: aCard('4000000000000002')});
const good = anOrderBody();
const minutes = 60_000;

const declines = (store: OrderShop) =>
  store.log.filter(({event}) => event === 'order.card.paused').length;

const post = async (store: OrderShop, body: unknown, key = aCheckoutKey()) =>
  (await postOrder(store, body, {key})).body;

test('the sixth stolen card in one checkout is not tried', async () => {
  const store = openOrderShop();
  const key = aCheckoutKey();
  for (let tried = 0; tried < 5; tried += 1) await post(store, refused, key);
  expect(declines(store)).toBe(0);
  expect((await post(store, good, key)).error).toMatch(/wait 15 minutes/);
  expect(takenCharges(store.payments)).toEqual([]);
});

test('a new checkout for every card gains a thief nothing', async () => {
  const store = openOrderShop();
  for (let tried = 0; tried < 5; tried += 1) await post(store, refused);
  expect((await post(store, refused)).error).toMatch(/wait 15 minutes/);
});

test('a stolen account pays with five cards, from whatever network', async () => {
  const store = openOrderShop();
  const shopper = await store.signIn();
  const tryFrom = (place: number) => {
    const desk = store.openDesk(shopper);
    const device = {...desk.device, ip: `198.51.100.${place}`};
    return placeOrder({...desk, device}, aCheckoutKey(), refused);
  };
  for (let tried = 0; tried < 5; tried += 1) await tryFrom(tried);
  expect((await tryFrom(5)).body.error).toMatch(/wait 15 minutes/);
});

test('thirty cards at once are five', async () => {
  const store = openOrderShop();
  await Promise.all(Array.from({length: 30}, () => post(store, refused)));
  expect(declines(store)).toBe(25);
});

test('whoever’s cards were declined may still pay on delivery', async () => {
  const store = openOrderShop();
  store.shop.paymentMethods = offeredMethods.all;
  for (let tried = 0; tried < 6; tried += 1) await post(store, refused);
  const later = anOrderBody({paymentMethod: 'cod', paymentInfo: null});
  expect(await post(store, later)).toMatchObject({success: true, standing: 'paidOnDelivery'});
});

test('after 15 minutes the shopper may pay again', async () => {
  const store = openOrderShop();
  for (let tried = 0; tried < 6; tried += 1) await post(store, refused);
  store.clock.now += 15 * minutes + 1000;
  expect(await post(store, good)).toMatchObject({success: true});
});

test('shoppers who pay from one network do not keep one another out', async () => {
  const store = openOrderShop();
  for (let paid = 0; paid < 8; paid += 1)
    expect(await post(store, good)).toMatchObject({success: true});
});

test('every reason reads alike', async () => {
  const texts = new Set<string | undefined>();
  for (const number of ['4000000000000002', '4000000000009995'])
    texts.add((await post(openOrderShop(), anOrderBody({paymentInfo: aCard(number)}))).error);
  expect(texts.size).toBe(1);
});

test('a network that orders too often is told when it may order again', async () => {
  const store = openOrderShop();
  for (let tried = 0; tried < 30; tried += 1) await post(store, refused);
  const {status, headers} = await postOrder(store, good);
  expect(status).toBe(429);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(takenCharges(store.payments)).toEqual([]);
});
