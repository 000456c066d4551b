import {describe, expect, test} from 'vitest';
import {offeredFields} from '~mocks/woocommerce/additional-fields';
import {CartCookie} from '~/cart/cart-cookie.server';
import {loader as loadCart} from '~/routes/cart';
import {loader as askExpress} from '~/routes/functions.express';
import {openAgentClient} from '../support/agent-client';
import {aWantedCheckout, openAgentShop} from '../support/agent-shop';
import {aCheckoutKey, anOrderBody} from '../support/order-body';
import {openContext, postOrder} from '../support/order-requests';
import {openOrderShop} from '../support/order-shop';

const gift = '_wc_other/bellyful/gift-message';
const entrance = {
  '_wc_shipping/bellyful/entrance': 'roof',
  '_wc_billing/bellyful/entrance': 'roof',
};
const missing = {field: gift, code: 'order.answerMissing', error: 'Gift message is required'};

function openShop() {
  const store = openOrderShop();
  store.shop.additionalFields = offeredFields['these and a note'];
  return store;
}

const withAnswers = (additionalFields: object) => anOrderBody({additionalFields});

describe('an order in a shop that asks more at checkout', () => {
  test('is refused with the shop’s own sentence beside the field, and made with an answer', async () => {
    const store = openShop();
    const key = aCheckoutKey();
    const first = await postOrder(store, anOrderBody(), {key});
    expect(first).toMatchObject({status: 422, body: missing});
    const second = await postOrder(store, withAnswers({[gift]: 'See https://a.example'}), {key});
    expect(second.body).toMatchObject({
      field: gift,
      code: 'order.answerRefused',
      error: 'Please write the message without a link.',
    });
    expect(store.shop.orders).toEqual([]);
    const door = '_wc_shipping/bellyful/entrance';
    const answers = {[gift]: 'Hi', [door]: 'back', '_wc_other/order_comments': 'Ring twice.'};
    expect((await postOrder(store, withAnswers(answers), {key})).status).toBe(200);
    expect(store.shop.orders).toMatchObject([{customerNote: 'Ring twice.'}]);
    expect(store.shop.orders[0]?.meta).toEqual(
      expect.arrayContaining([
        {key: gift, value: 'Hi'},
        {key: '_wc_billing/bellyful/entrance', value: 'back'},
      ]),
    );
    expect(store.payments.charges.size).toBe(1);
  });

  test('says all that is wrong, of two like addresses at the first one’s field', async () => {
    const {body} = await postOrder(openShop(), withAnswers(entrance));
    expect(body.refusals?.map(({field}) => field)).toEqual([
      '_wc_shipping/bellyful/entrance',
      '_wc_shipping/bellyful/entrance',
      gift,
    ]);
  });

  test('with another answer is another order of the same checkout', async () => {
    const store = openShop();
    const key = aCheckoutKey();
    const order = (message: string, cardNumber: string) =>
      postOrder(
        store,
        {
          ...withAnswers({[gift]: message}),
          paymentInfo: {cardNumber, expiryDate: '12/34', cvv: '123', nameOnCard: 'Ada Miller'},
        },
        {key},
      );
    expect((await order('Hi', '4000 0000 0000 0002')).status).toBe(422);
    expect((await order('Hello', '4242 4242 4242 4242')).status).toBe(200);
    const messages = store.shop.orders.map(
      ({status, meta}) => `${status} ${meta.find(({key: name}) => name === gift)?.value}`,
    );
    expect(messages).toEqual(['CANCELLED Hi', 'PROCESSING Hello']);
  });

  test.each([
    ['a name that is no answer’s', {_bellyful_attempt: 'x'}],
    ['no text', {[gift]: {}}],
    ['an endless text', {[gift]: 'x'.repeat(5001)}],
    [
      'endless answers',
      Object.fromEntries(Array.from({length: 101}, (_, place) => [`_wc_other/a/${place}`, 'x'])),
    ],
  ])('is not read with %s', async (_, answers) => {
    const {status, body} = await postOrder(openShop(), withAnswers(answers));
    expect(status).toBe(422);
    expect(body).toMatchObject({code: 'order.unreadable', field: 'additionalFields'});
  });
});

test.each(['none', 'gift message and entrance'] as const)(
  'wallets are in the cart and its drawer while nothing is required: %s',
  async (name) => {
    const store = openOrderShop({gateway: 'stripe'});
    store.shop.additionalFields = offeredFields[name];
    const request = new Request('http://store.example/cart');
    const cookies = {secrets: ['a secret of the tests'] as [string], isSecure: false};
    const cartCookie = await CartCookie.open(request, cookies);
    const context = {...(await openContext(store, request)), cartCookie};
    const {serviceFields} = await loadCart({context, request, params: {}} as never);
    expect(serviceFields !== null).toBe(name === 'none');
    const drawer = await askExpress({context, request, params: {}} as never);
    expect(await drawer.json()).toEqual({serviceFields, chargesTax: false, quotesAlways: false});
  },
);

describe('an agent’s checkout in a shop that asks more at checkout', () => {
  const openAsking = (name: keyof typeof offeredFields) => {
    const store = openAgentShop();
    store.shop.additionalFields = offeredFields[name];
    return {store, client: openAgentClient(store)};
  };

  test('is left to its shopper, with what is asked, and is not completed', async () => {
    const {store, client} = openAsking('gift message and entrance');
    const asked = {
      status: 'requires_escalation',
      messages: [
        {
          code: 'missing',
          content: 'The shop asks: Gift message. Open continue_url for the shopper.',
          severity: 'requires_buyer_input',
        },
      ],
      continue_url: expect.stringContaining('/checkout/handed-over?session='),
    };
    const begun = await client.begin(aWantedCheckout());
    expect(begun).toMatchObject(asked);
    expect((await client.complete(begun.id)).body).toMatchObject(asked);
    expect(store.shop.orders).toEqual([]);
  });

  test('is left to him, too, where a condition of the shop requires it', async () => {
    const {store, client} = openAsking('gift message and entrance');
    store.shop.additionalFields = store.shop.additionalFields.map((field) => ({
      ...field,
      isConditional: true,
    }));
    const begun = await client.begin(aWantedCheckout());
    expect(begun.status).toBe('ready_for_complete');
    expect((await client.complete(begun.id)).body).toMatchObject({
      status: 'requires_escalation',
      messages: [
        {
          code: 'missing',
          content: 'Gift message is required. Open continue_url for the shopper.',
          severity: 'requires_buyer_input',
        },
      ],
    });
    expect(store.shop.orders).toEqual([]);
    store.shop.additionalFields = [];
    expect((await client.complete(begun.id)).body.status).toBe('completed');
  });
});
