import {describe, expect, test} from 'vitest';
import {showRefusal} from '~/cart/refusals';
import {orderMessages} from '~/content/messages/orders';
import {anOrderBody} from '../../../tests/support/order-body';
import {aCard, anAddress} from '../../../tests/support/orders';
import {readOrderBody} from './order-request.server';

type Body = Record<string, unknown>;
type Services = Parameters<typeof readOrderBody>[1];

const byCard: Services = [{id: 'offline', takesCards: true, elements: null}];
const byFields = [
  {id: 'stripe', takesCards: true, elements: {publicKey: 'pk'}},
] as unknown as Services;
const onPage: Services = [{id: 'hosted', takesCards: false, elements: null}];

function read(changes: Body = {}, services = byCard) {
  const outcome = readOrderBody(anOrderBody(changes), services);
  if (!outcome.ok) throw new Error(outcome.refusals[0]?.code);
  return outcome.value;
}

function refusalOf(changes: Body = {}, services = byCard) {
  const outcome = readOrderBody(anOrderBody(changes), services);
  if (outcome.ok) return null;
  const [said] = outcome.refusals.map(showRefusal);
  return said && {field: said.field, message: said.message};
}

const typed = (changes: Body = {}) => ({...(anOrderBody()['shippingAddress'] as Body), ...changes});

const someAnswers = (count: number) =>
  Object.fromEntries(Array.from({length: count}, (_, index) => [`_wc_other/${index}`, 'x']));

describe('an order', () => {
  test('is read as it was typed, without blanks around', () => {
    const place = typed({
      first_name: ' Ada ',
      last_name: ' Miller ',
      address_1: ' 12 Orchard Lane ',
      address_2: ' Apt 4 ',
      city: ' Portland ',
      postcode: ' 97201 ',
      phone: ' 5035550100 ',
    });
    const address = anAddress({address2: 'Apt 4', phone: '5035550100'});
    expect(
      read({
        shippingAddress: place,
        billingAddress: {...typed({city: 'Salem'}), email: ' ada@example.com '},
        discountCode: ' save ',
        abandonmentDiscountCode: ' save10 ',
      }),
    ).toEqual({
      items: [{id: 'wp-130', quantity: 2}],
      email: 'ada@example.com',
      shipping: address,
      billing: {...anAddress({city: 'Salem'}), email: 'ada@example.com'},
      discountCode: 'SAVE',
      abandonmentDiscountCode: 'SAVE10',
      expectedTotal: 1350,
      expectedCurrency: {code: 'USD', decimals: 2},
      card: aCard(),
      paymentToken: null,
    });
  });

  test('goes to what is seen of its address, and to none that nobody sees', () => {
    const place = typed({
      first_name: 'A\u200Dda',
      last_name: '\u202EMiller\u202C',
      address_1: '12 Or\u00ADchard\u200B Lane',
      city: 'Port\u2060land\uFEFF',
      postcode: '\u200E97201',
    });
    const {shipping, billing} = read({
      shippingAddress: place,
      billingAddress: {...place, email: 'ada@example.com'},
    });
    expect(shipping).toEqual(anAddress());
    expect(billing).toMatchObject(anAddress());
    expect(refusalOf({shippingAddress: typed({address_1: '\u200B\u3164'})})?.field).toBe(
      'address1',
    );
  });

  test('of a body that leaves out what can be left out is read', () => {
    const place = typed();
    for (const part of ['address_2', 'country', 'phone']) delete place[part];
    const {
      expectedCurrency: _currency,
      customerEmail: _email,
      ...body
    } = anOrderBody({
      shippingAddress: place,
      billingAddress: {...place, email: 'ada@example.com'},
      discountCode: null,
      abandonmentDiscountCode: '  ',
      paymentInfo: null,
    });
    const outcome = readOrderBody(body, onPage);
    expect(outcome).toMatchObject({
      ok: true,
      value: {shipping: anAddress(), discountCode: null, abandonmentDiscountCode: null, card: null},
    });
    for (const absent of [
      'expectedCurrency',
      'expectedTax',
      'sentBy',
      'paymentMethod',
      'shipsNothing',
    ])
      expect(outcome.ok && Object.entries(outcome.value)).not.toContainEqual([
        absent,
        expect.anything(),
      ]);
  });

  test('tells what tax, sending and paying later come to', () => {
    expect(
      read({
        expectedTax: -3,
        shippingMethod: 'flat_rate:3',
        expectedShipping: 900,
        paymentMethod: 'bacs',
        paymentInfo: null,
      }),
    ).toMatchObject({
      expectedTax: -3,
      sentBy: {method: 'flat_rate:3', cost: 900},
      paymentMethod: 'bacs',
      card: null,
    });
    expect(read({shippingMethod: null}).sentBy).toEqual({method: null, cost: 0});
    expect(read({expectedTax: 0}).expectedTax).toBe(0);
  });

  test('of one address has its answers for both, and of two for each', () => {
    const additionalFields = {'_wc_shipping/a/door': 'front'};
    const answersOf = (billingAddress: Body) => read({additionalFields, billingAddress}).answers;
    const same = {...typed(), email: 'ada@example.com'};
    expect(answersOf(same)).toEqual({
      '_wc_billing/a/door': 'front',
      '_wc_shipping/a/door': 'front',
    });
    expect(answersOf({...same, city: 'Salem'})).toEqual(additionalFields);
    expect(read({additionalFields: {'_wc_other/a': ' '}}).answers).toBeUndefined();
  });

  test('is of the address that gets its mails, else of the one that was typed first', () => {
    const billingAddress = {...typed(), email: ' bo@example.com '};
    expect(read({billingAddress}).email).toBe('bo@example.com');
    expect(read({billingAddress: typed(), customerEmail: ' ada@example.com '}).email).toBe(
      'ada@example.com',
    );
    const blank = {...typed(), email: ' '};
    expect(read({billingAddress: blank, customerEmail: 'ada@example.com'}).email).toBe(
      'ada@example.com',
    );
    expect(refusalOf({billingAddress: typed(), customerEmail: ' '})?.field).toBe('email');
  });

  test('of what is not sent needs no street', () => {
    const nowhere = typed({address_1: ''});
    const addresses = {shippingAddress: nowhere, billingAddress: nowhere};
    expect(read({...addresses, shipsNothing: true}).shipsNothing).toBe(true);
    expect(refusalOf(addresses)).toEqual({field: 'address1', message: 'Address is required'});
  });

  test.each<[string, Body, string]>([
    ['a field that nobody knows', {isPaid: true}, 'order'],
    ['items that are none', {items: 'wp-130'}, 'items'],
    [
      'a line with a field that nobody knows',
      {items: [{id: 'wp-130', quantity: 1, free: 1}]},
      'items',
    ],
    [
      'an address with a field that nobody knows',
      {shippingAddress: typed({note: 'x'})},
      'shippingAddress',
    ],
    [
      'a bill with a field that nobody knows',
      {billingAddress: typed({note: 'x'})},
      'billingAddress',
    ],
    [
      'an endless mail address',
      {billingAddress: typed({email: 'x'.repeat(255)})},
      'billingAddress',
    ],
    ['an endless code', {discountCode: 'X'.repeat(61)}, 'discountCode'],
    [
      'an endless code of the pop-up',
      {abandonmentDiscountCode: 'X'.repeat(61)},
      'abandonmentDiscountCode',
    ],
    ['a total below nothing', {expectedTotal: -1}, 'expectedTotal'],
    ['half a cent', {expectedTotal: 1.5}, 'expectedTotal'],
    ['half a cent of tax', {expectedTax: 1.5}, 'expectedTax'],
    [
      'a currency that is none',
      {expectedCurrency: {code: 'USDX', decimals: 2}},
      'expectedCurrency',
    ],
    [
      'a currency within something',
      {expectedCurrency: {code: 'XUSD', decimals: 2}},
      'expectedCurrency',
    ],
    [
      'a currency in small letters',
      {expectedCurrency: {code: 'usd', decimals: 2}},
      'expectedCurrency',
    ],
    ['too small a unit', {expectedCurrency: {code: 'USD', decimals: 9}}, 'expectedCurrency'],
    ['too large a unit', {expectedCurrency: {code: 'USD', decimals: -1}}, 'expectedCurrency'],
    [
      'more of a currency',
      {expectedCurrency: {code: 'USD', decimals: 2, rate: 1}},
      'expectedCurrency',
    ],
    ['an endless shipping method', {shippingMethod: 'x'.repeat(201)}, 'shippingMethod'],
    ['shipping below nothing', {expectedShipping: -1}, 'expectedShipping'],
    ['a way of paying that is none', {paymentMethod: 'gold'}, 'paymentMethod'],
    ['shipping denied', {shipsNothing: false}, 'shipsNothing'],
    ['a card with a field that nobody knows', {paymentInfo: {...aCard(), pin: '1'}}, 'paymentInfo'],
    [
      'a card of an endless name',
      {paymentInfo: aCard(undefined, {nameOnCard: 'x'.repeat(1000)})},
      'paymentInfo',
    ],
    ['an answer to what no shop asks', {additionalFields: {gift: 'Hi'}}, 'additionalFields'],
    [
      'an answer to what no shop asks, named within',
      {additionalFields: {'x_wc_other/gift': 'Hi'}},
      'additionalFields',
    ],
    ['an answer without a name', {additionalFields: {'_wc_other/': 'Hi'}}, 'additionalFields'],
    [
      'an answer of an endless name',
      {additionalFields: {[`_wc_other/${'x'.repeat(191)}`]: 'Hi'}},
      'additionalFields',
    ],
    [
      'an endless answer',
      {additionalFields: {'_wc_other/gift': 'x'.repeat(5001)}},
      'additionalFields',
    ],
    ['endless answers', {additionalFields: someAnswers(101)}, 'additionalFields'],
    ['an answer that is no text', {additionalFields: {'_wc_other/gift': 1}}, 'additionalFields'],
    ['an endless token', {paymentToken: 'x'.repeat(201)}, 'paymentToken'],
  ])('with %s is refused', (_what, changes, field) => {
    expect(refusalOf(changes)).toEqual({field, message: orderMessages.unreadable});
  });

  test.each<[string, Body]>([
    [
      'as long a mail address as there are',
      {billingAddress: typed({email: `${'x'.repeat(244)}@x.example`})},
    ],
    [
      'as long codes as there are',
      {discountCode: 'X'.repeat(60), abandonmentDiscountCode: 'X'.repeat(60)},
    ],
    [
      'all that a cart keeps of a line',
      {
        items: [
          {
            id: 'wp-130',
            quantity: 1,
            konjacNoodleType: null,
            offerId: null,
            name: 'x',
            price: 1,
            regularPrice: 2,
            image: 'x',
            variationId: null,
            variationAttributes: [],
            href: '/',
          },
        ],
      },
    ],
    [
      'a currency without decimals, and one with eight',
      {expectedCurrency: {code: 'JPY', decimals: 0}},
    ],
    ['a currency of eight decimals', {expectedCurrency: {code: 'BTC', decimals: 8}}],
    [
      'as long names as there are',
      {shippingMethod: 'x'.repeat(200), paymentToken: 'x'.repeat(200)},
    ],
    [
      'as long answers as there are',
      {
        additionalFields: {
          ...someAnswers(99),
          [`_wc_shipping/${'x'.repeat(187)}`]: 'x'.repeat(5000),
        },
      },
    ],
    ['an answer about the bill', {additionalFields: {'_wc_billing/a': 'x'}}],
    ['nothing asked for sending', {shippingMethod: 'free', expectedShipping: 0}],
  ])('with %s is read', (_what, changes) => {
    expect(refusalOf(changes)).toBeNull();
  });

  test('that is no body at all, or of an empty cart, says so', () => {
    expect(readOrderBody(null, byCard)).toMatchObject({
      refusals: [{field: 'order', code: 'order.unreadable'}],
    });
    expect(refusalOf({items: []})).toEqual({field: 'items', message: orderMessages.cartEmpty});
  });

  test('needs both addresses', () => {
    expect(refusalOf({shippingAddress: typed({city: ''})})?.field).toBe('city');
    expect(refusalOf({billingAddress: typed({last_name: ''})})?.field).toBe('billing-lastName');
    expect(refusalOf({billingAddress: typed({first_name: ''})})?.field).toBe('billing-firstName');
    expect(refusalOf({shippingAddress: typed({state: 'XX'})})?.field).toBe('state');
    expect(refusalOf({shippingAddress: typed({postcode: '9'})})?.field).toBe('zipCode');
    expect(refusalOf({shippingAddress: typed({country: 'CA'})})?.field).toBe('country');
    expect(refusalOf({shippingAddress: typed({phone: '5'.repeat(31)})})?.field).toBe('phone');
    expect(refusalOf({shippingAddress: typed({address_2: 'x'.repeat(121)})})?.field).toBe(
      'address2',
    );
  });
});

describe('a card', () => {
  test('is needed where the shop takes it, and checked', () => {
    expect(refusalOf({paymentInfo: null})).toEqual({
      field: 'nameOnCard',
      message: 'Name on card is required',
    });
    expect(refusalOf({paymentInfo: {nameOnCard: 'Ada'}})?.field).toBe('cardNumber');
    expect(
      refusalOf({paymentInfo: {nameOnCard: 'Ada', cardNumber: '4242 4242 4242 4242'}})?.field,
    ).toBe('expiryDate');
    expect(refusalOf({paymentInfo: {...aCard(), cvv: undefined}})?.field).toBe('cvv');
    expect(refusalOf({paymentInfo: {...aCard(), nameOnCard: undefined}})?.field).toBe('nameOnCard');
  });

  test('is not kept where nothing is paid by it', () => {
    expect(read({expectedTotal: 0}).card).toBeNull();
    expect(read({paymentMethod: 'cod'}).card).toBeNull();
    expect(read({}, onPage).card).toBeNull();
  });

  test('never comes near a shop whose payment service takes it', () => {
    expect(refusalOf({paymentToken: 'token'}, byFields)).toEqual({
      field: 'paymentInfo',
      message: orderMessages.unreadable,
    });
  });
});

describe('what stands for a payment', () => {
  const body = {paymentInfo: null};

  test('is needed where the payment service takes it', () => {
    expect(refusalOf(body, byFields)).toEqual({
      field: 'payment',
      message: orderMessages.paymentMissing,
    });
    expect(read({...body, paymentToken: 'token'}, byFields)).toMatchObject({
      card: null,
      paymentToken: 'token',
    });
  });

  test('is not kept where nothing is paid by it', () => {
    const token = {...body, paymentToken: 'token'};
    expect(read({...token, expectedTotal: 0}, byFields).paymentToken).toBeNull();
    expect(read({...token, paymentMethod: 'cod'}, byFields).paymentToken).toBeNull();
    expect(read({...token}, onPage).paymentToken).toBeNull();
  });
});
