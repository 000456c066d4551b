import {expect, test} from 'vitest';
import {toCents, type PaymentMethod} from '~adapters/commerce';
import {
  needsCard,
  needsToken,
  offlineMethodOf,
  chosenOffline,
  waysWithoutScripts,
} from './ways-to-pay';
import {findWaysToPay} from '../checkout-shopper.server';

const aMethod = (id: string): PaymentMethod => ({id, title: id, description: '', instructions: ''});

const waysOf = (kind: 'hosted' | 'offline', ids: string[] | Error) =>
  findWaysToPay({
    payments: {kind} as never,
    paymentMethods: {
      offered: async () => {
        if (ids instanceof Error) throw ids;
        return ids.map(aMethod);
      },
    },
  });

test('where the checkout takes cards, the shop adds what is paid later, and nothing else', async () => {
  const ways = await waysOf('offline', ['paypal', 'cod', 'bacs']);
  expect(ways.online).toEqual([]);
  expect(ways.later.map(({id}) => id)).toEqual(['cod', 'bacs']);
  expect(chosenOffline(ways, null)).toBeNull();
});

test('where the shop’s page takes the payment, all that it offers is named', async () => {
  const ways = await waysOf('hosted', ['paypal', 'cod']);
  expect(ways.online.map(({title}) => title)).toEqual(['paypal']);
  expect(chosenOffline(ways, 'cod')).toBe('cod');
});

test('a shop that offers nothing else is paid later, by the first way', async () => {
  expect(chosenOffline(await waysOf('hosted', ['cheque', 'bacs']), null)).toBe('cheque');
});

test('a way that is switched off meanwhile is not kept', async () => {
  expect(chosenOffline(await waysOf('offline', ['cod']), 'bacs')).toBeNull();
});

test('while the shop does not tell, the checkout’s own way is there', async () => {
  const ways = await waysOf('hosted', new Error('The shop cannot be reached'));
  expect(ways).toEqual({online: [], later: [], hasOnline: true});
});

const cod = {id: 'cod' as const, title: 'Cash on delivery', description: ''};
const ways = {online: [], later: [cod], hasOnline: true};

test('without scripts the shop’s own page is paid on, or what is paid after the order', () => {
  expect(waysWithoutScripts(ways, 'hosted')).toEqual(ways);
});

test.each(['stripe', 'offline'] as const)('fields of %s need scripts', (kind) => {
  expect(waysWithoutScripts(ways, kind)).toMatchObject({hasOnline: false, later: [cod]});
});

test('a card is asked for once, by our form or by the service’s fields, and only where one pays', () => {
  const options = {takesCards: true, serviceFields: null, waysToPay: ways};
  const byService = {...options, serviceFields: {} as never};
  const asked = (paymentMethod: string | null, total: number) => {
    const order = [{paymentMethod}, {total: toCents(total)}] as const;
    return [
      needsCard(options, ...order),
      needsCard(byService, ...order),
      needsToken(options, ...order),
      needsToken(byService, ...order),
    ];
  };
  expect(asked(null, 100)).toEqual([true, false, false, true]);
  for (const [method, total] of [
    ['cod', 100],
    [null, 0],
    ['cod', 0],
  ] as const)
    expect(asked(method, total)).toEqual([false, false, false, false]);
});

test('an order that costs nothing is not paid later either', () => {
  const options = {takesCards: true, serviceFields: null, waysToPay: ways};
  const by = (total: number) =>
    offlineMethodOf(options, {paymentMethod: 'cod'}, {total: toCents(total)});
  expect([by(100), by(0)]).toEqual(['cod', null]);
});
