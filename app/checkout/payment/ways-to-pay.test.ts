import {expect, test} from 'vitest';
import {toCents, type PaymentMethod} from '~adapters/commerce';
import {
  chosenWay,
  methodOf,
  needsCard,
  needsToken,
  waysLeft,
  waysWithoutScripts,
  type PaidNow,
} from './ways-to-pay';
import {findWaysToPay} from '../checkout-shopper.server';

const aMethod = (id: string): PaymentMethod => ({id, title: id, description: '', instructions: ''});

const waysOf = (kind: 'hosted' | 'offline', ids: string[] | Error) =>
  findWaysToPay({
    payments: [{id: kind, takesCards: kind !== 'hosted', elements: null}] as never,
    paymentMethods: {
      offered: async () => {
        if (ids instanceof Error) throw ids;
        return ids.map(aMethod);
      },
    },
  });

test('where the checkout takes cards, the shop adds what is paid later, and nothing else', async () => {
  const ways = await waysOf('offline', ['paypal', 'cod', 'bacs']);
  expect(ways.now).toMatchObject([{id: 'now', title: 'Card', online: []}]);
  expect(ways.later.map(({id}) => id)).toEqual(['cod', 'bacs']);
  expect(chosenWay(ways, null)?.id).toBe('now');
});

test('where the shop’s page takes the payment, all that it offers is named', async () => {
  const ways = await waysOf('hosted', ['paypal', 'cod']);
  expect(ways.now).toMatchObject([{title: 'Pay online', online: [{title: 'paypal'}]}]);
  expect(chosenWay(ways, 'cod')?.id).toBe('cod');
});

test('a shop that offers nothing else is paid later, by the first way', async () => {
  expect(chosenWay(await waysOf('hosted', ['cheque', 'bacs']), null)?.id).toBe('cheque');
});

test('a way that is switched off meanwhile is not kept', async () => {
  expect(chosenWay(await waysOf('offline', ['cod']), 'bacs')?.id).toBe('now');
});

test('while the shop does not tell, the checkout’s own way is there', async () => {
  const ways = await waysOf('hosted', new Error('The shop cannot be reached'));
  expect(ways).toMatchObject({now: [{id: 'now', online: []}], later: []});
});

const cod = {id: 'cod' as const, title: 'Cash on delivery', description: ''};
const way: PaidNow = {id: 'now', title: '', takesCards: true, fields: null, online: []};
const page = {...way, id: 'hosted', takesCards: false};
const byService = {...way, id: 'stripe', fields: {} as never};

test('without scripts the shop’s own page is paid on, or what is paid after the order', () => {
  const ways = {now: [way, byService, page], later: [cod]};
  expect(waysWithoutScripts(ways)).toEqual({now: [page], later: [cod]});
});

test.each([
  [null, ['hosted'], ['cod']],
  [['paypal', 'cod'], ['hosted'], ['cod']],
  [['cod'], [], ['cod']],
  [[], [], []],
])('where plugins leave %j, ours and these are left: %j, %j', (taken, now, later) => {
  const online = [{id: 'paypal', title: '', description: ''}];
  const left = waysLeft({now: [way, {...page, online}], later: [cod]}, taken);
  expect(left.now.map(({id}) => id)).toEqual(['now', ...now]);
  expect(left.later.map(({id}) => id)).toEqual(later);
});

const asked = (now: PaidNow[], paymentMethod: string | null, total: number) => {
  const options = {waysToPay: {now, later: [cod]}};
  return [needsCard, needsToken, methodOf].map((ask) =>
    ask(options, {paymentMethod}, {total: toCents(total)}),
  );
};

test('a card is asked for once, by our form or by the service’s fields, and only where one pays', () => {
  expect(asked([way], null, 100)).toEqual([true, false, null]);
  expect(asked([{...way, fields: {} as never}], null, 100)).toEqual([false, true, null]);
  for (const now of [[way], [byService]]) {
    expect(asked(now, 'cod', 100)).toEqual([false, false, 'cod']);
    for (const method of ['cod', null]) expect(asked(now, method, 0)).toEqual([false, false, null]);
  }
});

test('beside the usual gateway another one is chosen by its name', () => {
  expect(asked([way, byService], 'now', 100)).toEqual([true, false, null]);
  expect(asked([way, byService], 'stripe', 100)).toEqual([false, true, 'stripe']);
  expect(asked([way, page], 'hosted', 100)).toEqual([false, false, 'hosted']);
});
