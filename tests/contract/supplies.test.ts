import {expect, test} from 'vitest';
import {addDays} from '~adapters/commerce';
import {createSupplies} from '~adapters/woocommerce/supplies';
import {createOrder} from '~mocks/woocommerce/create-order';
import {changeStatus, markPaid} from '~mocks/woocommerce/order-changes';
import {sendReminders} from '~mocks/wordpress';
import {openWordPressMock} from '../support/wordpress-mock';

const email = 'eve@shop.example';
const returnUrl = 'https://bellyful.example/account/reminders';

/** A paid order of two bottles of 60 servings, one a day. */
function openOrdered() {
  const mock = openWordPressMock();
  const {shop} = mock.state;
  const product = shop.products.find(({sku}) => sku === 'MV-W2');
  if (!product) throw new Error('The mocked shop has no such product');
  const order = (quantity = 2) => {
    const made = createOrder(shop, {
      billing: {firstName: 'Eve', lastName: 'Stone', email},
      lineItems: [{productId: product.databaseId, quantity}],
    });
    markPaid(shop, made);
    return made;
  };
  const made = order();
  const supplies = createSupplies(mock.plugin);
  const find = async () => {
    const supply = (await supplies.of([made.databaseId])).get(made.databaseId);
    if (!supply) throw new Error('The shop does not tell of the order');
    return supply;
  };
  const save = async (wants: boolean | null, isConfirmed = true, days = 60) =>
    supplies.save(made.databaseId, {
      doses: (await find()).lines.map(({id, sku}) => ({id, perDay: 1, days, skus: [sku]})),
      wants,
      isConfirmed,
      returnUrl,
    });
  const tokenIn = (type: string) =>
    (mock.outbox.mails.at(-1)?.text.match(/https?:\S+/g) ?? [])
      .map((link) => new URL(link).searchParams)
      .find((query) => query.get('type') === type)
      ?.get('token') ?? '';
  const {startsOn} = {startsOn: made.createdAt.slice(0, 10)};
  const remindOn = (day: number) => sendReminders(mock.state, addDays(startsOn, day));
  return {...mock, shop, made, order, supplies, find, save, tokenIn, startsOn, remindOn};
}

test('an order tells what its labels say, and from when it counts', async () => {
  const {find, startsOn} = openOrdered();
  const supply = await find();
  expect(supply).toMatchObject({startsOn, reminder: 'none'});
  expect(supply.lines).toMatchObject([
    {
      quantity: 2,
      servingSize: '1 capsule',
      servings: 60,
      servingsADay: 1,
      perDay: null,
      sku: 'MV-W2',
    },
  ]);
});

test('a dose that is said is stored with the order', async () => {
  const {save, find} = openOrdered();
  expect((await save(null)).lines[0]?.perDay).toBe(1);
  expect(await find()).toMatchObject({reminder: 'none', lines: [{perDay: 1}]});
});

test('a proven address is reminded once, seven days before the end', async () => {
  const {save, outbox, remindOn, find} = openOrdered();
  expect((await save(true)).reminder).toBe('planned');
  expect(remindOn(112)).toBe(0);
  expect(remindOn(113)).toBe(1);
  expect(remindOn(114)).toBe(0);
  expect(outbox.mails.map(({to}) => to)).toEqual([email]);
  expect((await find()).reminder).toBe('sent');
});

test('an address that nobody has proven is asked by mail first', async () => {
  const {save, outbox, remindOn, supplies, tokenIn, find} = openOrdered();
  expect((await save(true, false)).reminder).toBe('unconfirmed');
  expect(outbox.mails).toHaveLength(1);
  expect(remindOn(113)).toBe(0);
  expect(await supplies.stop(tokenIn('confirm'))).toBe(false);
  expect(await supplies.confirm(tokenIn('confirm'))).toBe(true);
  expect((await find()).reminder).toBe('planned');
  expect(remindOn(113)).toBe(1);
});

test('the link of the mail ends all reminders of its address', async () => {
  const {save, supplies, tokenIn, remindOn, order} = openOrdered();
  await save(true);
  expect(remindOn(113)).toBe(1);
  const next = order();
  await supplies.save(next.databaseId, {
    doses: [{id: next.databaseId * 100, perDay: 1, days: 60, skus: []}],
    wants: true,
    isConfirmed: true,
    returnUrl,
  });
  expect(await supplies.stop(tokenIn('stop'))).toBe(true);
  expect(remindOn(200)).toBe(0);
  expect(await supplies.stop('0.nobody.nothing')).toBe(false);
});

test('nobody is reminded who has bought it again, who ended it, or whose order was given back', async () => {
  const again = openOrdered();
  await again.save(true);
  again.order(1);
  expect(again.remindOn(113)).toBe(0);
  const ended = openOrdered();
  await ended.save(true);
  expect((await ended.save(false)).reminder).toBe('none');
  expect(ended.remindOn(113)).toBe(0);
  const refunded = openOrdered();
  await refunded.save(true);
  changeStatus(refunded.shop, refunded.made, 'REFUNDED');
  expect(refunded.remindOn(113)).toBe(0);
  expect(await refunded.find()).toMatchObject({lines: [], reminder: 'unavailable'});
});

test('of orders that are not there nothing is told', async () => {
  const {supplies} = openOrdered();
  expect(await supplies.of([999_999])).toEqual(new Map());
  expect(await supplies.of([])).toEqual(new Map());
});
