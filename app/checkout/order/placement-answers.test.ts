import {describe, expect, test} from 'vitest';
import {toCents, type OrderChange, type Placement} from '~adapters/commerce';
import {orderMessages} from '~/content/messages/orders';
import type {OrderResult} from '../order-result';
import {anOrderBody} from '../../../tests/support/order-body';
import {placeScripted, theOrder} from '../../../tests/support/scripted-shop';
import {setPriceFacts} from '../../../tests/support/set-shop';

const placedOnce: Placement = {status: 'placed', order: theOrder};
const open: Placement = {status: 'open', order: theOrder, isResumed: false};
const resumed: Placement = {...open, isResumed: true};
const paid = {status: 'paid', chargeId: 'ch_1'} as const;
const finish = async () => ({isClosed: false, order: theOrder});
const inEuros = {expectedCurrency: {code: 'EUR', decimals: 2}};
const given = {refundId: 're_1', amount: toCents(1350)};

const refusalsOf = (body: OrderResult) =>
  body.refusals?.map(({code, field}) => [code, field]) ?? expect.fail('nothing is refused');

/** The services that were asked, by name. */
function noting() {
  const asked: unknown[] = [];
  const note =
    <Answer>(name: string, answer: Answer) =>
    async () => (asked.push(name), answer);
  return {asked, note};
}

describe('what the shop knows better', () => {
  const changed = (...changes: OrderChange[]): Placement => ({status: 'changed', changes});

  test.each<[OrderChange, string, string | null]>([
    [{kind: 'shipping'}, 'shipping.changed', 'shippingMethod'],
    [{kind: 'method'}, 'order.methodOff', 'paymentMethod'],
    [{kind: 'closed'}, 'order.shopClosed', null],
  ])('about %j is said at once', async (change, code, field) => {
    const {answer, asked} = await placeScripted([changed(change)]);
    expect(refusalsOf(answer.body)).toEqual([[code, field]]);
    expect(asked).toHaveLength(1);
  });

  test('about answers is said beside each, in the shop’s words', async () => {
    const [given, missing] = ['_wc_other/a/given', '_wc_other/a/missing'];
    const {answer} = await placeScripted(
      [
        changed(
          {kind: 'field', field: given, message: 'Not so.'},
          {kind: 'code', code: 'SAVE10'},
          {kind: 'field', field: missing, message: 'Is needed.'},
        ),
      ],
      {body: {additionalFields: {[given]: 'x'}}},
    );
    expect(answer.body.refusals).toMatchObject([
      {code: 'order.answerRefused', field: given, message: 'Not so.'},
      {code: 'order.answerMissing', field: missing, message: 'Is needed.'},
    ]);
  });

  test('about an answer that nobody gave is said, too', async () => {
    const change: OrderChange = {kind: 'field', field: '_wc_other/a', message: 'Is needed.'};
    const {answer} = await placeScripted([changed(change)]);
    expect(refusalsOf(answer.body)).toEqual([['order.answerMissing', '_wc_other/a']]);
  });

  const tax = {
    kind: 'tax',
    total: toCents(1450),
    added: toCents(100),
    tax: toCents(100),
    shippingTax: toCents(0),
    pricesIncludeTax: false,
  } as OrderChange;

  test('about tax is shown with the cart', async () => {
    const {answer} = await placeScripted([changed({kind: 'code', code: 'SAVE10'}, tax)]);
    expect(answer.body).toMatchObject({
      error: orderMessages.taxChanged,
      pricing: {tax: 100, total: 1450},
    });
  });

  test('about the tax of what has no price is left out', async () => {
    const body = {items: [{id: 'wp-999999', quantity: 1}]};
    const {answer, asked} = await placeScripted([changed(tax), {status: 'none'}], {body});
    expect(refusalsOf(answer.body)).toEqual([['order.notSold', 'wp-999999']]);
    expect(asked).toHaveLength(2);
  });

  test('about a price is asked of the shop once, afresh, and then said', async () => {
    const {asked: read, note} = noting();
    const change: OrderChange = {kind: 'code', code: 'SAVE10'};
    const {answer, asked} = await placeScripted([changed(change)], {
      products: {findFresh: note('fresh', new Map()), findByIds: note('cached', new Map())},
    });
    expect(read).toEqual(['cached', 'fresh', 'fresh']);
    expect(refusalsOf(answer.body)).toEqual([['order.priceChanged', null]]);
    expect(asked).toHaveLength(2);
  });
});

describe('an order of which there is too little', () => {
  const shortages = [{key: 'coupon:SAVE', left: 0, line: null}];
  const usedUp = [['code.usedUp', 'discountCode']];

  test('says of what', async () => {
    const {asked, note} = noting();
    const short: Placement = {status: 'short', shortages, order: null};
    const {answer} = await placeScripted([short], {payments: {cancelCharge: note('stop', paid)}});
    expect(refusalsOf(answer.body)).toEqual(usedUp);
    expect(asked).toEqual([]);
  });

  test.each([null, {status: 'declined', message: 'No.'} as const])(
    'and that was made before says so, too, when its charge was %j',
    async (charge) => {
      const {asked, note} = noting();
      const {answer} = await placeScripted([{status: 'short', shortages, order: theOrder}], {
        payments: {cancelCharge: note('stop', charge), refund: note('refund', given)},
      });
      expect(refusalsOf(answer.body)).toEqual(usedUp);
      expect(asked).toEqual(['stop']);
    },
  );

  test('and that was paid before has its money given back', async () => {
    const {asked, note} = noting();
    const {answer} = await placeScripted([{status: 'short', shortages, order: theOrder}], {
      payments: {cancelCharge: note('stop', paid), refund: note('refund', given)},
    });
    expect(refusalsOf(answer.body)).toEqual([['order.closedBeforePaid', null]]);
    expect(asked).toEqual(['stop', 'refund']);
  });
});

test('a key of another order says which, and nothing more is asked', async () => {
  const {answer, asked} = await placeScripted([{status: 'other', order: theOrder}, placedOnce]);
  expect(answer).toMatchObject({status: 409, body: {isOtherOrder: true, orderNumber: '7'}});
  expect(asked).toHaveLength(1);
});

test('who orders too often reads when to try again', async () => {
  const {answer} = await placeScripted([{status: 'limited', retryAfterSeconds: 60}]);
  expect(answer).toMatchObject({
    status: 429,
    retryAfterSeconds: 60,
    body: {error: orderMessages.tooManyTries},
  });
});

test('where nothing can be gone on with, what is sold is said to have failed', async () => {
  const {answer} = await placeScripted([{status: 'none'}]);
  expect(answer).toMatchObject({status: 503, body: {error: orderMessages.failed}});
});

describe('a payment', () => {
  test.each([
    [{status: 'action', clientSecret: 'secret', chargeId: 'ch_1'}, {clientSecret: 'secret'}],
    [
      {status: 'redirect', url: 'https://bank.example/', chargeId: null},
      {paymentUrl: 'https://bank.example/'},
    ],
    [{status: 'pending', chargeId: 'ch_1'}, {isPaymentPending: true}],
  ] as const)('that is %j is gone on with', async (result, said) => {
    const {answer} = await placeScripted([open], {payments: {pay: async () => result}});
    expect(answer).toMatchObject({status: 200, body: said});
    for (const other of ['clientSecret', 'paymentUrl', 'isPaymentPending'])
      expect(other in answer.body).toBe(other in said);
  });

  test.each([
    [paid, {message: orderMessages.placed}, ['find', 'finish']],
    [
      {status: 'pending', chargeId: 'ch_1'} as const,
      {isPaymentPending: true, message: orderMessages.paymentProcessing},
      ['find'],
    ],
    [
      {status: 'declined', message: 'No.'} as const,
      {message: orderMessages.placed},
      ['find', 'pay', 'finish'],
    ],
    [null, {message: orderMessages.placed}, ['find', 'pay', 'finish']],
  ])('of an earlier press that is %j is not made twice', async (known, said, steps) => {
    const {asked, note} = noting();
    const {answer} = await placeScripted([resumed], {
      payments: {findCharge: note('find', known), pay: note('pay', paid)},
      orders: {finish: note('finish', await finish())},
    });
    expect(answer).toMatchObject({status: 200, body: said});
    expect(asked).toEqual(steps);
  });

  test('of a first press is not looked for', async () => {
    const {asked, note} = noting();
    await placeScripted([open], {
      payments: {findCharge: note('find', paid), pay: note('pay', paid)},
      orders: {finish},
    });
    expect(asked).toEqual(['pay']);
  });

  test('is not asked for by a page that counts in another currency: its order is closed', async () => {
    const {asked, note} = noting();
    const {answer} = await placeScripted([open], {
      body: inEuros,
      payments: {cancelCharge: note('stop', null), pay: note('pay', paid)},
      orders: {close: note('close', theOrder)},
    });
    expect(answer.body).toMatchObject({isOutdated: true});
    expect(asked).toEqual(['stop', 'close']);
  });

  test('that such a page’s order was paid by is not lost', async () => {
    const {asked, note} = noting();
    const {answer} = await placeScripted([open], {
      body: inEuros,
      payments: {cancelCharge: note('stop', paid)},
      orders: {close: note('close', theOrder), finish},
    });
    expect(answer).toMatchObject({status: 409, body: {orderNumber: '7'}});
    expect(asked).toEqual(['stop']);
  });
});

describe('a page', () => {
  test.each([
    ['of the shop’s rules', 'storefront', {shippingMethod: 'flat_rate:3', expectedShipping: 497}],
    ['of the storefront’s rules', 'shop', {}],
    ['of another currency', 'storefront', inEuros],
    ['of another unit', 'storefront', {expectedCurrency: {code: 'USD', decimals: 0}}],
  ] as const)('%s is out of date', async (_, rules, body) => {
    setPriceFacts({rules});
    const {answer, asked} = await placeScripted([{status: 'none'}], {body});
    expect(answer.body).toMatchObject({isOutdated: true});
    expect(asked[0]).toMatchObject({lines: [], codes: []});
  });

  test('that names no currency counts in US dollars with cents', async () => {
    const body = {expectedCurrency: undefined};
    const {answer, asked} = await placeScripted([placedOnce], {body});
    expect(answer.status).toBe(200);
    expect(asked[0]?.expected).toEqual({total: 1350, code: 'USD', decimals: 2});
  });

  test('that saw other prices is shown those of now', async () => {
    const {answer} = await placeScripted([{status: 'none'}], {body: {expectedTotal: 1351}});
    expect(answer.body).toMatchObject({
      error: orderMessages.priceChanged,
      pricing: {total: 1350},
      prices: {'wp-130': expect.any(Number)},
    });
  });

  test('counts its tax out of what the cart comes to', async () => {
    const body = {expectedTotal: 1450, expectedTax: 100};
    expect((await placeScripted([placedOnce], {body})).answer.status).toBe(200);
  });

  test('that asked for no street asks for one where something is sent', async () => {
    const {shippingAddress: place} = anOrderBody() as {shippingAddress: object};
    const nowhere = {...place, address_1: ''};
    const {answer} = await placeScripted([{status: 'none'}], {
      body: {shippingAddress: nowhere, billingAddress: nowhere, shipsNothing: true},
    });
    expect(answer.body).toMatchObject({
      field: 'address1',
      error: 'Address is required',
      pricing: {total: 1350},
    });
  });
});
