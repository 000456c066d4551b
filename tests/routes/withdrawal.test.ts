import {describe, expect, test} from 'vitest';
import {shipOrder} from '~mocks/control/shop-events';
import {withdrawalWords as words} from '~/content/withdrawal';
import {loader as orderLoader} from '~/routes/order';
import {action, loader} from '~/routes/order.withdrawal';
import {anOrderBody} from '../support/order-body';
import {openContext, postOrder, type OrderShop} from '../support/order-requests';
import {openOrderShop} from '../support/order-shop';
import {setCountries, setLawsOff, setWithdrawsItself} from '../support/set-shop';

type Fields = Record<string, string>;

async function toArgs(store: OrderShop, link: string, fields: Fields | null) {
  const url = `http://store.example${link.replace('?', '/withdrawal?')}`;
  const body = fields && {method: 'POST', body: new URLSearchParams(fields)};
  const request = new Request(url, body ?? {});
  const number = new URL(url).pathname.split('/')[2] ?? '';
  const context = await openContext(store, request);
  // Addresses are written as without the shop's word on them.
  const addressForms = {known: () => undefined, read: async () => undefined};
  return {request, context: {...context, addressForms}, params: {number}} as never;
}

/** What the route answers, or the redirect or refusal that it throws. */
async function answerOf(answer: Promise<unknown>) {
  const given = await answer.catch((thrown: unknown) => thrown);
  if (given instanceof Response)
    return {status: given.status, to: given.headers.get('Location'), refusals: []};
  const {data, init} = given as {data: object; init?: {status?: number}};
  return {...data, status: init?.status ?? 200, to: null};
}

const chosen = {'line-0': 'on', 'line-1': 'on', name: 'Ada Miller', email: ''};
const confirmed = {...chosen, confirmed: '1'};

const post = async (store: OrderShop, link: string, fields: Fields = confirmed) =>
  answerOf(action(await toArgs(store, link, fields)));
const look = async (store: OrderShop, link: string) =>
  answerOf(loader(await toArgs(store, link, null)));

async function shown(store: OrderShop, link: string) {
  const {data} = await orderLoader(await toArgs(store, link, null));
  return data.shown?.withdrawal;
}

/** Sent to Germany by a shop that sells there. */
async function aSentShop({isSent = true} = {}) {
  const store = openOrderShop({gateway: 'offline'});
  const items = ['wp-130', 'wp-134'].map((id) => ({id, quantity: 1}));
  const {body} = await postOrder(store, anOrderBody({items, expectedTotal: 1345}));
  const link = body.orderLink ?? expect.fail(JSON.stringify(body));
  const [order = expect.fail('no order')] = store.shop.orders;
  order.shipping.country = 'DE';
  if (isSent) shipOrder(store.shop, {orderId: String(order.databaseId), number: '94'});
  setCountries(['DE', 'US']);
  return {store, link, order};
}

const mailsOf = ({accounts}: OrderShop) =>
  accounts.outbox.mails.filter(({subject}) => subject.startsWith('Withdrawal'));

test('who was sent an order to Germany withdraws in two steps, and its page says when', async () => {
  const {store, link} = await aSentShop();
  expect(await shown(store, link)).toMatchObject({
    href: link.replace('?', '/withdrawal?'),
    until: expect.stringMatching(/20\d\d$/),
    withdrawn: [],
  });
  expect(await look(store, link)).toMatchObject({
    status: 200,
    form: {name: 'Ada Miller', email: ''},
  });
  const first = await post(store, link, {...chosen, 'line-1': ''});
  expect(first).toMatchObject({status: 200, refusals: [], typed: {lines: [0]}});
  expect(mailsOf(store)).toEqual([]);
  const second = await post(store, link, {...confirmed, 'line-1': '', email: 'ada@work.example'});
  expect(second).toMatchObject({status: 302, to: `${link}#withdrawal`});
  expect(await shown(store, link)).toMatchObject({
    href: expect.stringContaining('/withdrawal'),
    withdrawn: [{on: expect.stringMatching(/ at /), lines: [expect.stringMatching(/^1 × Konjac/)]}],
  });
  expect(mailsOf(store).map(({to}) => to)).toEqual([
    'staff@bellyful.example',
    'ada@example.com',
    'ada@work.example',
  ]);
});

test('two presses at one moment, and a third, are one withdrawal', async () => {
  const {store, link} = await aSentShop();
  const answers = await Promise.all([post(store, link), post(store, link)]);
  for (const answer of [...answers, await post(store, link)])
    expect(answer).toMatchObject({status: 302});
  expect(mailsOf(store)).toHaveLength(2);
  expect((await shown(store, link))?.withdrawn).toHaveLength(1);
  expect((await shown(store, link))?.href).toBe('');
});

test.each<[string, Fields, string, string]>([
  ['no line', {'line-0': '', 'line-1': ''}, 'lines', words.noLine],
  ['no name', {name: ' '}, 'name', words.noName],
  ['an address that is none', {email: 'ada'}, 'email', words.badEmail],
])('with %s nothing is taken', async (_what, changes, field, message) => {
  const {store, link} = await aSentShop();
  expect(await post(store, link, {...confirmed, ...changes})).toMatchObject({
    status: 422,
    refusals: [{field, message}],
  });
  expect(mailsOf(store)).toEqual([]);
});

test('from what is perishable nobody withdraws, and from what is sealed who has not opened it', async () => {
  const {store, link} = await aSentShop();
  const mark = (databaseId: number, value: string) =>
    store.shop.products
      .find((product) => product.databaseId === databaseId)
      ?.meta.push({key: '_bellyful_no_withdrawal', value});
  mark(130, 'perishable');
  mark(134, 'sealed');
  expect(await look(store, link)).toMatchObject({
    form: {
      lines: [
        {isOpen: false, note: words.exceptions.perishable},
        {isOpen: true, note: words.exceptions.sealed},
      ],
    },
  });
  expect(await post(store, link)).toMatchObject({status: 302});
  expect((await shown(store, link))?.withdrawn).toMatchObject([{lines: [/^1 × /]}]);
});

describe('nobody withdraws', () => {
  test('from an order that can be cancelled instead', async () => {
    const {store, link} = await aSentShop({isSent: false});
    expect(await shown(store, link)).toBeNull();
    expect(await post(store, link)).toMatchObject({status: 302, to: link});
    store.shop.cancelHours = 0;
    // It stood when the order was placed, which may be of the next second.
    store.clock.now = Date.now();
    expect(await shown(store, link)).toMatchObject({until: ''});
  });

  test('after the 14th day since it came', async () => {
    const {store, link, order} = await aSentShop();
    const cameBefore = (days: number) => {
      const deliveredAt = new Date(Date.now() - days * 86_400_000).toISOString();
      for (const shipment of order.shipments) Object.assign(shipment, {deliveredAt});
    };
    cameBefore(14);
    expect(await shown(store, link)).not.toBeNull();
    cameBefore(15);
    expect(await shown(store, link)).toBeNull();
    expect(await post(store, link)).toMatchObject({status: 302, to: link});
    expect(mailsOf(store)).toEqual([]);
  });

  test('where no law asks it: at another address, or switched off', async () => {
    const {store, link, order} = await aSentShop();
    order.shipping.country = 'US';
    expect(await shown(store, link)).toBeNull();
    order.shipping.country = 'DE';
    setLawsOff(['withdrawal']);
    expect(await look(store, link)).toMatchObject({status: 302, to: link});
  });

  test.each([
    ['without its proof', (link: string) => link.replace(/\?.*/, '?')],
    ['with a forged one', (link: string) => `${link}x`],
  ])('%s', async (_what, forge) => {
    const {store, link} = await aSentShop();
    for (const answer of [await look(store, forge(link)), await post(store, forge(link))])
      expect(answer).toMatchObject({status: 404});
  });
});

test('where WooCommerce itself takes withdrawals, the order leads there', async () => {
  const {store, link} = await aSentShop();
  const own = 'https://shop.example/my-account/withdraw-order/';
  setWithdrawsItself(own);
  expect(await shown(store, link)).toMatchObject({href: own});
  expect(await look(store, link)).toMatchObject({status: 302, to: link});
});
