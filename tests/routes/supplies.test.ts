import {expect, test} from 'vitest';
import type {Shopper} from '~adapters/accounts';
import {addDays, mostDays} from '~adapters/commerce';
import {createOrder} from '~mocks/woocommerce/create-order';
import {markPaid} from '~mocks/woocommerce/order-changes';
import {sendReminders} from '~mocks/wordpress';
import {accountMessages} from '~/content/messages/accounts';
import {supplyWords} from '~/content/supplies';
import {shopDay, toLongDay} from '~/server/http/long-date.server';
import {readReminderToken} from '~/supplies/pages/reminder-page.server';
import {answerForm} from '~/server/http/answer-form.server';
import {saveSupply} from '~/supplies/save-supply.server';
import {toDose, toLineSupplies} from '~/supplies/line-supply.server';
import {readSupplies, toFirstEnd, toShownSupply} from '~/supplies/show-supply.server';
import {
  endReminder,
  answerMyCalendar,
  showSupplies,
  findYours,
} from '~/supplies/pages/supplies-page.server';
import {openContext} from '../support/order-requests';
import {openOrderShop} from '../support/order-shop';

const shopper: Shopper = {
  id: '7',
  email: 'ana@x.example',
  emailConfirmedAt: '2026-01-01T00:00:00Z',
  assuranceLevel: 'aal1',
  customerId: 7,
  isLoyal: false,
};

interface Bought {
  sku: string;
  quantity: number;
  daysAgo?: number;
}

/** A shop in which somebody has bought, and what a request of hers finds there. */
async function openBought(bought: Bought[], {isDown = () => false}: {isDown?: () => boolean} = {}) {
  const store = openOrderShop({
    network: (pass) => async (input, init) => {
      if (isDown()) throw new TypeError('fetch failed');
      return pass(input, init);
    },
  });
  const {shop} = store;
  const placed = bought.map(({sku, quantity, daysAgo = 0}) => {
    const product = shop.products.find((one) => one.sku === sku);
    const line = product
      ? {productId: product.databaseId}
      : {name: sku, metaData: [{key: '_sku', value: sku}]};
    const order = createOrder(shop, {
      billing: {firstName: 'Ana', lastName: 'Stone', email: shopper.email},
      lineItems: [{...line, quantity}],
    });
    markPaid(shop, order);
    order.createdAt = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
    order.paidAt = order.createdAt;
    return order;
  });
  const open = async (who: Shopper | null = null) => ({
    ...(await openContext(store, new Request('http://store.example/'))),
    access: {shopper: async () => who},
  });
  const find = async () => {
    const {commerce} = await open();
    const order = await commerce.orders.find(placed[0]?.databaseId ?? 0);
    if (!order) throw new Error('There is no order');
    return order;
  };
  const save = async (fields: Record<string, string>, who: Shopper | null = null) => {
    const outcome = await saveSupply((await open(who)) as never, await find(), fields);
    const {data: answer} = answerForm(supplyWords, outcome);
    return answer.ok ? answer : {ok: false, message: answer.refusals[0]?.message};
  };
  const doseField = `dose-${(placed[0]?.databaseId ?? 0) * 100}`;
  const {mails} = store.accounts.outbox;
  // The shop's own mail of the order is no reminder.
  mails.splice(0);
  return {store, placed, open, find, save, doseField, mails};
}

const today = new Date().toISOString().slice(0, 10);

test('a dose moves the day, and nonsense in its place moves nothing', async () => {
  const {open, find, save, doseField} = await openBought([{sku: 'MV-W2', quantity: 1}]);
  const shown = async () => {
    const order = await find();
    return toShownSupply((await readSupplies(await open(), [order])).get(order.databaseId));
  };
  const before = (await shown())?.lines[0];
  expect(before).toMatchObject({perDay: 1, isOver: false});
  expect(before?.serving).toMatch(/^One serving is \d/);
  for (const nonsense of ['', '0', '-1', '0.0001', '1e9', 'NaN', 'two'])
    await save({[doseField]: nonsense});
  expect((await shown())?.lines[0]).toEqual(before);
  expect((await save({[doseField]: '2'})).ok).toBe(true);
  const after = (await shown())?.lines[0];
  expect(after?.perDay).toBe(2);
  expect(Date.parse(after?.endsOn ?? '')).toBeLessThan(Date.parse(before?.endsOn ?? ''));
});

test('the order’s own address is asked first, unless it is proven to be who is signed in', async () => {
  const {save, mails} = await openBought([{sku: 'MV-W2', quantity: 1}]);
  const other = {...shopper, email: 'eve@x.example'};
  const unconfirmed = {...shopper, emailConfirmedAt: null};
  for (const who of [null, other, unconfirmed]) {
    expect((await save({remind: 'on'}, who)).message).toContain(supplyWords.states.unconfirmed);
    expect(mails.at(-1)?.to).toBe(shopper.email);
  }
  expect(mails).toHaveLength(3);
  expect(await save({remind: 'on'})).toEqual({ok: false, message: accountMessages.tooManyTries});
  expect((await save({remind: 'on'}, shopper)).message).toContain(supplyWords.states.planned);
  expect(mails).toHaveLength(3);
});

test('who wants to be reminded says first what he takes, and nobody is asked about what is used up', async () => {
  const food = await openBought([{sku: 'KJ-SP', quantity: 1}]);
  expect(await food.save({remind: 'on'}, shopper)).toEqual({
    ok: false,
    message: supplyWords.unknown,
  });
  const saved = await food.save({remind: 'on', [food.doseField]: '0.5'}, shopper);
  expect(saved.message).toContain(supplyWords.states.planned);
  const late = await openBought([{sku: 'KJ-SP', quantity: 1, daysAgo: 5}]);
  expect((await late.save({remind: 'on', [late.doseField]: '1'}, shopper)).message).toBe(
    supplyWords.over,
  );
  const over = await openBought([{sku: 'MV-W2', quantity: 1, daysAgo: 90}]);
  const order = await over.find();
  const supply = (await readSupplies(await over.open(), [order])).get(order.databaseId);
  expect(supply?.reminder).toBe('none');
  expect(toShownSupply(supply)).toMatchObject({reminder: 'unavailable', lines: [{isOver: true}]});
});

test('while the shop does not answer nothing is shown as saved', async () => {
  let isDown = false;
  const {save, find, open} = await openBought([{sku: 'MV-W2', quantity: 1}], {
    isDown: () => isDown,
  });
  const order = await find();
  const context = await open();
  isDown = true;
  expect(await saveSupply(context as never, order, {})).toMatchObject({
    ok: false,
    refusals: [{code: 'failed'}],
  });
  expect(await readSupplies(context, [order])).toEqual(new Map());
  expect((await showSupplies(context as never, shopper)).supplies).toBeNull();
  expect(await findYours(context as never, shopper)).toEqual([]);
  expect((await answerMyCalendar(context as never, shopper)).status).toBe(503);
  isDown = false;
  expect((await save({})).ok).toBe(true);
});

test('what was bought before the last of it was used up is taken after it', async () => {
  const {open} = await openBought([
    {sku: 'MV-W2', quantity: 1, daysAgo: 40},
    {sku: 'MV-W2', quantity: 1, daysAgo: 10},
    {sku: 'MV-W2', quantity: 1, daysAgo: 200},
  ]);
  const {supplies} = await showSupplies(await open(), shopper);
  expect(supplies).toHaveLength(1);
  const calendar = await (await answerMyCalendar(await open(), shopper)).text();
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${addDays(today, 80).replaceAll('-', '')}`);
});

test.each([
  ['CB-120', 'MV-W2'],
  ['MV-W2', 'CB-120'],
])(
  'what ends first stands first, and what ended long ago not at all (%s, %s)',
  async (one, two) => {
    const {open} = await openBought([
      {sku: one, quantity: one === 'CB-120' ? 2 : 1, daysAgo: 1},
      {sku: two, quantity: two === 'CB-120' ? 2 : 1, daysAgo: 1},
      {sku: 'MULTI-M-1', quantity: 1, daysAgo: 300},
      {sku: 'TEA', quantity: 1},
    ]);
    const {supplies} = await showSupplies(await open(), shopper);
    expect(supplies?.map(({name}) => name)).toEqual([
      "Women's Daily Multi-Vitamin, Twin Pack",
      'CraveBlock Allulose Gummies, Twin Pack',
    ]);
  },
);

test.each([
  [80, 1],
  [93, 0],
])(
  'what is used up is shown for sixty days more: bought %i days ago, %i',
  async (daysAgo, shown) => {
    const {open} = await openBought([{sku: 'MULTI-M-1', quantity: 1, daysAgo}]);
    expect((await showSupplies(await open(), shopper)).supplies).toHaveLength(shown);
  },
);

test.each([
  ['MULTI-M-1', 1, 30],
  ['MULTI-M-1', 2, 60],
  ['MV-W2', 1, 60],
  ['MV-W2', 3, 180],
  ['PFWL-3', 1, 45],
  ['PFWL-3', 2, 90],
])(
  '%s lasts as long as all of its bottles, ordered %i times: %i days',
  async (sku, quantity, days) => {
    const {open, find} = await openBought([{sku, quantity}]);
    const order = await find();
    const supply = (await readSupplies(await open(), [order])).get(order.databaseId);
    expect(toLongDay(addDays(today, days))).toBe(toShownSupply(supply)?.lines[0]?.endsOn);
  },
);

test('a kit counts what is in it, each part by its own label', async () => {
  const {open, find, placed, save, doseField, store} = await openBought([
    {sku: 'BFB-KIT', quantity: 1},
  ]);
  const bundle = store.shop.products.find(({slug}) => slug === 'bellyful-bundle');
  const kit = bundle?.variations.find(({sku}) => sku === 'BFB-KIT-M');
  for (const line of placed[0]?.lines ?? []) line.variationId = kit?.databaseId ?? 0;
  const read = async () => {
    const order = await find();
    const supply = (await readSupplies(await open(), [order])).get(order.databaseId);
    return toShownSupply(supply)?.lines.map(({name, endsOn}) => [name, endsOn]);
  };
  const inDays = (days: number) => toLongDay(addDays(today, days));
  expect(await read()).toEqual([
    ['Pain-Free Weight Loss Capsules', inDays(15)],
    ['Hydration capsules', inDays(30)],
    ["Men's Daily Multi-Vitamin", inDays(30)],
  ]);
  const shown = (await showSupplies(await open(), shopper)).supplies;
  expect(shown?.map(({name}) => name)).toEqual((await read())?.map(([name]) => name));
  expect((await save({[doseField]: '1', remind: 'on'}, shopper)).ok).toBe(true);
  expect((await read())?.[0]).toEqual(['Pain-Free Weight Loss Capsules', inDays(30)]);
  expect((await read())?.[1]?.[1]).toBe(inDays(30));
});

test('the day on which something ends is not yet without it, and what ends first is named', async () => {
  const read = async (daysAgo: number) => {
    const {open, find, placed} = await openBought([{sku: 'MV-W2', quantity: 1}]);
    const paidAt = `${addDays(shopDay(), -daysAgo)}T20:00:00.000Z`;
    for (const bought of placed) Object.assign(bought, {createdAt: paidAt, paidAt});
    const order = await find();
    return (await readSupplies(await open(), [order])).get(order.databaseId);
  };
  expect(toShownSupply(await read(60))?.lines).toMatchObject([{isOver: false}]);
  expect(toShownSupply(await read(61))?.lines).toMatchObject([{isOver: true}]);
  const supply = await read(1);
  const [line] = supply?.lines ?? [];
  if (!supply || !line) throw new Error('There is no supply');
  const [slow, fast] = [
    {...line, name: 'Slow', perDay: 0.5},
    {...line, name: 'Fast', perDay: 2},
  ];
  for (const lines of [
    [slow, fast],
    [fast, slow],
  ])
    expect(toFirstEnd({...supply, lines})).toMatch(/^Fast/);
});

test('nobody is asked for a dose that lasts for ever, and a reminder that was sent is not planned anew', async () => {
  const {save, store, open, find, doseField} = await openBought([{sku: 'MV-W2', quantity: 1}]);
  await save({remind: 'on', [doseField]: '0.1'}, shopper);
  const order = await find();
  const supply = (await readSupplies(await open(), [order])).get(order.databaseId);
  const [line] = supply ? toLineSupplies({...supply, lines: supply.lines}) : [];
  expect(line && toDose({...line, servings: 1e6})).toMatchObject([{days: mostDays}]);
  await save({remind: 'on', [doseField]: '1'}, shopper);
  expect(sendReminders(store.accounts, addDays(today, 55))).toBe(1);
  for (const fields of [{}, {remind: 'on'}])
    expect((await save(fields, shopper)).message).toContain(supplyWords.states.sent);
  expect(sendReminders(store.accounts, addDays(today, 56))).toBe(0);
  // What was asked for then is no refusal of a dose that is put right.
  expect((await save({remind: 'on', [doseField]: '100'}, shopper)).ok).toBe(true);
});

test('a reminder is ended by who has the order in the account, once it is planned', async () => {
  const {save, open, placed, store} = await openBought([{sku: 'MV-W2', quantity: 1}]);
  await save({remind: 'on'}, shopper);
  const context = (await open(shopper)) as never;
  expect((await showSupplies(context, shopper)).reminded).toHaveLength(1);
  const stranger = {...shopper, customerId: 8, email: 'eve@x.example'};
  await endReminder(context, stranger, String(placed[0]?.databaseId));
  expect((await showSupplies(context, shopper)).reminded).toHaveLength(1);
  expect(await endReminder(context, shopper, String(placed[0]?.databaseId))).toEqual({
    isEnded: true,
  });
  expect((await showSupplies(context, shopper)).reminded).toEqual([]);
  expect(sendReminders(store.accounts, addDays(today, 55))).toBe(0);
});

test('the page that confirms a reminder leads home without the link of a mail', () => {
  const read = (query: string) =>
    readReminderToken(new Request(`https://shop.example/account/reminders?${query}`));
  expect(read('token=a&type=confirm')).toBe('a');
  expect(() => read('type=confirm')).toThrow(expect.objectContaining({status: 302}));
});
