import {describe, expect, test, vi} from 'vitest';
import {createLog} from '~/server/telemetry/log';
import {aCheckoutKey, anOrderBody, aPaidBody} from '../support/order-body';
import {postOrder} from '../support/order-requests';
import {openOrderShop} from '../support/order-shop';
import {aCard} from '../support/orders';

const cvv = '7393';
const nameOnCard = 'Zebulon Quackenbush';

/** Every way in which a card could be recognised: the number, its parts, and what goes with it. */
const tracesOf = (number: string) => {
  const digits = number.replaceAll(' ', '');
  const parts = digits.match(/.{4}/g) ?? [];
  return [
    digits,
    ...parts.slice(1),
    digits.slice(0, 6),
    digits.slice(-4),
    cvv,
    nameOnCard,
    '11/47',
  ];
};

interface Seen {
  where: string;
  text: string;
}

type Gateway = 'offline' | 'stripe' | 'hosted';

/** With the card in the body, but for Stripe's own fields: there with its token. */
async function orderAndLookEverywhere(
  gateway: Gateway,
  cardNumber: string,
): Promise<{statuses: number[]; seen: Seen[]}> {
  const sent: Seen[] = [];
  const printed: string[] = [];
  const store = openOrderShop({
    gateway,
    network: (pass) => async (input, init) => {
      const request = new Request(input, init);
      const {pathname} = new URL(request.url);
      const isCardCall = /\/(payments\/charges|confirmation_tokens)$/.test(pathname);
      const headers = JSON.stringify([...request.headers]);
      const text = request.url + headers + (isCardCall ? '' : await request.clone().text());
      sent.push({where: pathname, text});
      return pass(request);
    },
  });
  const spies = (['log', 'info', 'warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...parts) => void printed.push(parts.join(' '))),
  );
  const card = aCard(cardNumber, {cvv, nameOnCard, expiryDate: '11/47'});
  const key = aCheckoutKey();
  const answers = [];
  store.logThrough(createLog('request-1'));
  for (let tries = 0; tries < 2; tries++)
    answers.push(await postOrder(store, await aPaidBody(store, {card}), {key}));
  for (const spy of spies) spy.mockRestore();
  const {shop, accounts, payments, log} = store;
  const seen = [
    ...sent,
    {where: 'answers', text: JSON.stringify(answers.map(({body}) => body))},
    {where: 'session', text: decodeURIComponent(answers.map(({cookie}) => cookie).join())},
    {where: 'headers', text: JSON.stringify(answers.map(({headers}) => [...headers]))},
    {where: 'log', text: JSON.stringify(log) + printed.join()},
    {where: 'the shop', text: JSON.stringify([shop.orders, shop.coupons])},
    {where: 'attempts', text: JSON.stringify([...accounts.attempts.values()])},
    {where: 'reservations', text: JSON.stringify(accounts.reservations)},
    {where: 'counters', text: JSON.stringify([...accounts.counters])},
    {where: 'mocked payments', text: JSON.stringify([...payments.charges.values()])},
  ];
  return {statuses: answers.map(({status}) => status), seen};
}

/** What is random or a time may hold four digits of a card by chance: it is looked at without them. */
const withoutRandom = (text: string) =>
  text
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '')
    .replace(/[0-9a-f]{16,}/g, '')
    .replace(/wc_order_\w+/g, '')
    .replace(/\b1\d{12}\b/g, '')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/g, '');

describe.each<Gateway>(['offline', 'stripe', 'hosted'])('with the %s gateway', (gateway) => {
  test.each<[string, string, Record<Gateway, number>]>([
    ['is taken', '4242 4285 1937 6019', {offline: 200, stripe: 200, hosted: 200}],
    ['is declined', '4000000000000002', {offline: 422, stripe: 422, hosted: 200}],
    ['is sent to the bank', '4000002500003155', {offline: 200, stripe: 200, hosted: 200}],
    [
      'meets a processor that is down',
      '4000000000000119',
      {offline: 503, stripe: 503, hosted: 200},
    ],
    ['has a wrong number', '5913 6627 4081 9537', {offline: 422, stripe: 422, hosted: 200}],
  ])('no digit of a card that %s reaches anything but the payment call', async (...row) => {
    const [, number, expected] = row;
    const {statuses, seen} = await orderAndLookEverywhere(gateway, number);
    expect(statuses).toEqual([expected[gateway], expected[gateway]]);
    expect(seen.length).toBeGreaterThan(12);
    const traces = tracesOf(number).filter((trace) => !/^0+$/.test(trace));
    for (const {where, text} of seen)
      for (const trace of traces) expect(withoutRandom(text), where).not.toContain(trace);
  });
});

test('a card is refused unread where Stripe’s own fields take it', async () => {
  const store = openOrderShop({gateway: 'stripe'});
  const {paymentToken} = await aPaidBody(store);
  expect(await postOrder(store, anOrderBody({paymentToken}))).toMatchObject({
    status: 422,
    body: {field: 'paymentInfo'},
  });
  expect(store.shop.orders).toEqual([]);
});

test('nothing is ordered through Stripe’s fields without a token of them', async () => {
  const {paymentInfo: _card, ...body} = anOrderBody();
  expect(await postOrder(openOrderShop({gateway: 'stripe'}), body)).toMatchObject({
    status: 422,
    body: {field: 'payment', error: 'Please choose how to pay.'},
  });
});

test('no digit of a card is in the sentence that refuses a malformed one', async () => {
  const store = openOrderShop();
  for (const changes of [
    {cardNumber: '4242 4285 1937 601x'},
    {cardNumber: '1937601842428519376018424285'},
    {expiryDate: '11-47'},
    {cvv: '73934'},
    {'4242428519376018': 'as a field'},
  ]) {
    const paymentInfo = {...aCard('4242 4285 1937 6019', {cvv}), ...changes};
    const {status, body} = await postOrder(store, anOrderBody({paymentInfo}));
    expect(status).toBe(422);
    expect(JSON.stringify(body)).not.toMatch(/\d{3}/);
  }
});
