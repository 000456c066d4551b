import {describe, expect, test} from 'vitest';
import type {PlacedOrder} from '~adapters/commerce';
import type {PaymentResult} from '~adapters/payments';
import {orderMessages} from '~/content/messages/orders';
import type {OrderResult} from '../order-result';
import {openScriptedDesk, scriptedGateway, theOrder} from '../../../tests/support/scripted-shop';
import {openContext} from '../../../tests/support/order-requests';
import {openOrderShop} from '../../../tests/support/order-shop';
import {rememberAnswer} from './order-memory.server';
import {finishReturn, findStanding} from './payment-return.server';

const key = 'k'.repeat(20);
const paid = {status: 'paid', chargeId: 'ch_1'} as const;
const nothing = {status: 'unpaid', message: orderMessages.paymentNotFinished, payUrl: null};
const page = 'https://shop.example/pay';

interface Standing {
  charge?: PaymentResult | null;
  /** What the shop's page answers. */
  pays?: PaymentResult;
  /** The shop has closed the order. */
  isClosed?: boolean;
  gateway?: 'offline' | 'hosted';
  checkoutKey?: string | null;
}

/** A shopper is back whose order and charge stand so. */
async function comeBack(changes: object | null, standing: Standing = {}) {
  const {charge = null, isClosed = false, gateway = 'offline', checkoutKey = key} = standing;
  const pays = standing.pays ?? {status: 'redirect', url: page, chargeId: null};
  const order = changes && ({...theOrder, needsPayment: true, ...changes} as PlacedOrder);
  const asked: unknown[] = [];
  const {context} = openScriptedDesk({
    gateway,
    orders: {
      findByCheckout: async (which) => (asked.push(which), order),
      finish: async (_, chargeId) => (asked.push(chargeId), {isClosed, order: order ?? theOrder}),
      recordRefund: async () => true,
    },
    payments: {
      findCharge: async ({orderReference}) => (asked.push(orderReference), charge),
      refund: async ({order: {total}}) => ({refundId: 're_1', amount: total}),
      pay: async (request) => (asked.push(request), pays),
    },
  });
  return {returned: await finishReturn(context, checkoutKey), asked};
}

test.each([null, 'short', '../../../../../../etc'])(
  'a return of no checkout (%s) is asked nobody about',
  async (checkoutKey) => {
    expect(await comeBack({}, {checkoutKey})).toEqual({returned: nothing, asked: []});
  },
);

test('a checkout without an order says that nothing was paid', async () => {
  expect(await comeBack(null)).toEqual({returned: nothing, asked: [key]});
});

test('an order that is paid is thanked for, and the payment service is not asked', async () => {
  const {returned, asked} = await comeBack({status: 'PROCESSING'});
  expect(returned).toMatchObject({status: 'placed', result: {orderId: 7, success: true}});
  expect(asked).toEqual([key]);
});

test('one that was charged meanwhile is finished', async () => {
  const {returned, asked} = await comeBack({}, {charge: paid});
  expect(returned).toMatchObject({status: 'placed', result: {orderId: 7}});
  expect(asked).toEqual([key, 'reference', 'ch_1']);
});

test('one that was charged and cannot be had any more says that its money goes back', async () => {
  const {returned} = await comeBack({}, {charge: paid, isClosed: true});
  expect(returned).toEqual({
    status: 'closed',
    message: orderMessages.closedBeforePaid,
    payUrl: null,
  });
});

test('a declined card is said in the shop’s words', async () => {
  const charge = {status: 'declined'} as const;
  const message = orderMessages.cardDeclined;
  expect((await comeBack({}, {charge})).returned).toEqual({...nothing, message});
});

test('a bank that has not decided is waited for', async () => {
  const charge = {status: 'pending', chargeId: 'ch_1'} as const;
  expect((await comeBack({}, {charge})).returned).toEqual({
    status: 'undecided',
    message: orderMessages.bankDecides('7'),
    payUrl: null,
  });
});

test('an order that costs nothing has no charge to ask about', async () => {
  expect((await comeBack({total: 0}, {charge: paid})).asked).toEqual([key]);
});

test.each([
  ['PENDING', orderMessages.paymentNotFinished],
  ['FAILED', orderMessages.paymentFailed('7')],
])('an order that is %s can be paid on the shop’s page again', async (status, message) => {
  const {returned, asked} = await comeBack({status}, {gateway: 'hosted'});
  expect(returned).toEqual({status: 'unpaid', message, payUrl: page});
  expect(asked.at(-1)).toMatchObject({
    orderReference: 'reference',
    card: null,
    token: null,
    shopper: null,
    returnUrl: `http://store.example/payment-return?attempt=${key}`,
  });
});

test('where the shop shows no page there is none to go to', async () => {
  const pays = {status: 'pending', chargeId: 'ch_1'} as const;
  expect((await comeBack({}, {gateway: 'hosted', pays})).returned).toEqual(nothing);
});

test.each([
  ['that takes no payment any more', {needsPayment: false}, 'hosted'],
  ['whose card is typed in the checkout', {}, 'offline'],
] as const)('an order %s has no page of the shop', async (_, changes, gateway) => {
  const {returned, asked} = await comeBack(changes, {gateway});
  expect(returned).toEqual(nothing);
  expect(asked).toEqual([key, 'reference']);
});

test('an order that the shop has closed says so, and takes nothing', async () => {
  expect((await comeBack({status: 'CANCELLED'}, {gateway: 'hosted'})).returned).toEqual({
    status: 'closed',
    message: orderMessages.closedUnpaid('7'),
    payUrl: null,
  });
});

describe('the order that a browser remembers', () => {
  const pending: OrderResult = {
    success: true,
    orderId: 7,
    message: 'soon',
    requiresRedirect: false,
    isPaymentPending: true,
  };

  interface Looked {
    remembered?: OrderResult | null;
    /** Its attempt is not known any more. */
    isForgotten?: boolean;
    charge?: PaymentResult | Error | null;
    status?: PlacedOrder['status'];
  }

  /** Its page once more, when order and charge stand so. */
  async function lookAgain({
    remembered = pending,
    isForgotten = false,
    charge = null,
    status = 'PENDING',
  }: Looked) {
    const store = openOrderShop();
    const opened = await openContext(store, new Request('http://store.example/thank-you'));
    const order = {...theOrder, needsPayment: true, status} as PlacedOrder;
    const asked: unknown[] = [];
    const orders = {
      ...opened.commerce.orders,
      findByCheckout: async (which: string) => (asked.push(which), order),
      finish: async () => ({isClosed: false, order}),
    };
    const findCharge = async () => {
      if (charge instanceof Error) throw charge;
      return charge;
    };
    const context = {
      ...opened,
      commerce: {...opened.commerce, orders},
      payments: scriptedGateway(opened.payments, {findCharge}),
    } as never;
    if (remembered) await rememberAnswer(context, key, remembered);
    if (isForgotten) opened.session.unset('paymentAttempt');
    const shown = await findStanding(context).catch((thrown: unknown) => thrown);
    const place = shown instanceof Response ? shown.headers.get('Location') : null;
    return {shown, place, asked, log: store.log, session: opened.session};
  }

  test('is none where nothing was ordered', async () => {
    const {shown, asked} = await lookAgain({remembered: null});
    expect([shown, asked]).toEqual([null, []]);
  });

  test.each([
    ['that was placed', {remembered: {...pending, isPaymentPending: false}}],
    ['whose attempt is over', {isForgotten: true}],
  ])('and %s is asked nobody about', async (_, standing) => {
    const {shown, asked} = await lookAgain({...standing, charge: {status: 'paid', chargeId: 'c'}});
    expect(shown).toMatchObject({message: 'soon'});
    expect(asked).toEqual([]);
  });

  test('is placed once its bank has agreed, and remembered so', async () => {
    const {shown, session} = await lookAgain({charge: {status: 'paid', chargeId: 'c'}});
    expect(shown).toMatchObject({message: orderMessages.placed, orderId: 7});
    expect(session.get('orderResult')?.answer).toMatchObject({message: orderMessages.placed});
    expect(session.get('paymentAttempt')).toBeUndefined();
  });

  test.each<[string, {charge?: PaymentResult; status?: PlacedOrder['status']}]>([
    ['was declined', {charge: {status: 'declined'}}],
    ['came too late', {status: 'CANCELLED'}],
  ])('leads to where another payment is taken when its own %s', async (_, standing) => {
    expect((await lookAgain(standing)).place).toBe('/payment-return');
  });

  test('stays as it is while its bank decides', async () => {
    const {shown, log} = await lookAgain({charge: {status: 'pending', chargeId: 'c'}});
    expect(shown).toMatchObject({message: 'soon', isPaymentPending: true});
    expect(log).toEqual([]);
  });

  test('stays as it is while nobody can be asked, which is in the log', async () => {
    const {shown, log} = await lookAgain({charge: new Error('It is gone')});
    expect(shown).toMatchObject({message: 'soon', isPaymentPending: true});
    expect(log).toEqual([
      {level: 'warn', event: 'payment.standing.unknown', facts: {cause: 'Error: It is gone'}},
    ]);
  });
});
