import {expect, test} from 'vitest';
import {toCents, usualFacts} from '~adapters/commerce';
import {toRefusal} from '~/cart/refusals';
import {orderMessages} from '~/content/messages/orders';
import {shippingMessages} from '~/content/messages/shipping';
import {priceCart} from '~/pricing/price-cart';
import {anOrder} from '../../../tests/support/orders';
import {
  belongsToOther,
  failed,
  limited,
  outcomeOf,
  pageDiffers,
  placed,
  processing,
  pricesDiffer,
  refusedFor,
  requiresAction,
  sentToPay,
  shippingDiffers,
  taxDiffers,
} from './order-answer.server';

const order = anOrder({status: 'PROCESSING', paidAt: '2026-10-04T14:00:00'});

const told = {
  success: true,
  orderId: 101,
  orderNumber: '101',
  message: orderMessages.placed,
  requiresRedirect: false,
  standing: 'paid',
};

const cart = priceCart(
  {
    lines: [
      {id: 'wp-130', unitPrice: toCents(449), quantity: 2, isFreeSample: false, offerId: null},
    ],
    hasLoyalty: false,
    abandonmentPercent: 0,
    code: null,
  },
  usualFacts,
);

test('an order that is placed says how it stands, and nothing that it is not', () => {
  expect(placed(order)).toEqual({status: 200, body: told});
});

test('an order says what can be downloaded, that nothing is sent, how it is paid later, and where it is', () => {
  const other = anOrder({
    status: 'ON_HOLD',
    hasDownloads: true,
    shipsNothing: true,
    paymentMethod: 'bacs',
    meta: [{key: '_bellyful_link', value: 'proof'}],
  });
  expect(placed(other).body).toEqual({
    ...told,
    standing: 'awaitsTransfer',
    hasDownloads: true,
    shipsNothing: true,
    paymentMethod: 'bacs',
    orderLink: '/orders/101?key=proof',
  });
});

test('an order whose payment goes on says how', () => {
  const underway = {...told, message: orderMessages.paymentProcessing};
  expect(processing(order)).toEqual({status: 200, body: {...underway, isPaymentPending: true}});
  expect(requiresAction(order, 'secret')).toEqual({
    status: 200,
    body: {...underway, clientSecret: 'secret'},
  });
  expect(sentToPay(order, 'https://bank.example/')).toEqual({
    status: 200,
    body: {...told, requiresRedirect: true, paymentUrl: 'https://bank.example/'},
  });
});

test('what is refused is told by its first reason, with the prices of now where these differ', () => {
  const refusals = [
    {code: 'order.notSold', field: 'wp-130', message: orderMessages.notSold},
    {code: 'order.onlyLeftInStock', field: 'wp-131', message: 'Only 2 left in stock.'},
  ];
  const reasons = [
    toRefusal('order.notSold', 'wp-130'),
    toRefusal('order.onlyLeftInStock', 'wp-131', 2),
  ];
  const {message: error, ...about} = refusals[0] ?? {};
  expect(refusedFor(reasons)).toEqual({
    status: 422,
    body: {success: false, error, ...about, refusals},
  });
  expect(refusedFor([]).body).toEqual({
    success: false,
    error: orderMessages.failed,
    field: null,
    refusals: [],
  });
  expect(pricesDiffer(toRefusal('order.priceChanged', null), cart).body).toMatchObject({
    error: orderMessages.priceChanged,
    pricing: cart,
    prices: {'wp-130': 449},
  });
});

test('a page that counts otherwise than the shop is out of date as a whole', () => {
  expect(pageDiffers()).toMatchObject({
    status: 422,
    body: {success: false, error: orderMessages.priceChanged, field: null, isOutdated: true},
  });
});

test('another way of sending, and another tax, are shown before anything is charged', () => {
  expect(shippingDiffers().body).toMatchObject({
    field: 'shippingMethod',
    error: shippingMessages.changed,
  });
  expect(taxDiffers(cart)).toEqual({
    status: 422,
    body: {
      success: false,
      error: orderMessages.taxChanged,
      code: 'order.taxChanged',
      field: null,
      refusals: [{code: 'order.taxChanged', field: null, message: orderMessages.taxChanged}],
      pricing: cart,
    },
  });
});

test('a key that another order has used says which order that is', () => {
  expect(belongsToOther({})).toEqual({
    status: 409,
    body: {
      success: false,
      error: orderMessages.keyOfOtherOrder,
      code: 'order.keyOfOtherOrder',
      isOtherOrder: true,
    },
  });
  const other = {
    orderId: 7,
    orderNumber: '7',
    standing: 'awaitsCheque',
    paymentMethod: 'cheque',
    orderLink: '/orders/7?key=proof',
  } as const;
  expect(belongsToOther({...other, message: 'x'})).toEqual({
    status: 409,
    body: {
      success: false,
      error: orderMessages.paidEarlier('7'),
      code: 'order.paidEarlier',
      isOtherOrder: true,
      ...other,
    },
  });
});

test('what could not be placed says why, and how long to wait', () => {
  const code = 'order.shopUncertain';
  expect(failed(503, code)).toEqual({
    status: 503,
    body: {success: false, error: orderMessages.shopUncertain, code},
  });
  expect(limited(30)).toEqual({
    status: 429,
    body: {success: false, error: orderMessages.tooManyTries, code: 'order.tooManyTries'},
    retryAfterSeconds: 30,
  });
});

test.each([
  ['unreadable', failed(400, 'order.keyMissing')],
  ['belongs-to-other', failed(409, 'order.stillPlacing')],
  ['refused', pageDiffers()],
  ['limited', limited(5)],
  ['failed', failed(503, 'order.failed')],
  ['sent-to-pay', sentToPay(order, 'https://shop.example/pay')],
  ['asks-for-action', requiresAction(order, 'secret')],
  ['processing', processing(order)],
  ['placed', placed(order)],
])('an answer counts as %s', (outcome, answer) => {
  expect(outcomeOf(answer)).toBe(outcome);
});

test('an order that is not known has no number', () => {
  expect(Object.keys(belongsToOther({}).body)).toEqual([
    'success',
    'error',
    'code',
    'isOtherOrder',
  ]);
});
