import {describe, expect, test, vi} from 'vitest';
import type {Card, PaymentGateway} from '~adapters/payments';
import {usualTimeoutMs} from '~adapters/http';
import {openGateways, type GatewaySettings} from '~adapters/payments/open-gateways';
import {takenCharges} from '~mocks/payments';
import {aCard, anOrder} from '../support/orders';
import {aPaymentToken} from '../support/order-body';
import {answerBank, aPaymentService} from '../support/payment-mock';

const settings = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  PUBLIC_STRIPE_KEY: 'pk_test_1',
  STRIPE_API_URL: 'http://stripe.test',
  PAYMENT_OFFLINE_URL: 'http://pay.test',
};

const charge = {order: anOrder(), orderReference: 'order-reference-1'};

const chooseGateway = (given: GatewaySettings, options = {}) => openGateways(given, options)[0];

const payBy = (gateway: PaymentGateway, card: Card | null, token: string | null = null) =>
  gateway.pay({
    ...charge,
    card,
    token,
    shopper: null,
    returnUrl: 'http://shop.test/payment-return?attempt=1',
  });

/** Pays once more, as a press of the button does: with the card, or with a new token of it. */
async function payWith(
  {gateway, fetch}: {gateway: PaymentGateway; fetch: typeof globalThis.fetch},
  card: Card,
) {
  if (!gateway.elements) return payBy(gateway, card);
  return payBy(gateway, null, await aPaymentToken(fetch, card));
}

describe.each(['stripe', 'offline'] as const)('the %s gateway', (kind) => {
  const open = () => {
    const service = aPaymentService();
    const gateway = chooseGateway({...settings, PAYMENT_GATEWAY: [kind]}, service);
    return {...service, gateway};
  };
  const challenged = aCard('4000002500003155');

  test('takes the amount of the order from a good card', async () => {
    const opened = open();
    const {state} = opened;
    expect(await payWith(opened, aCard())).toMatchObject({status: 'paid'});
    expect(takenCharges(state)).toMatchObject([{amount: 7900, orderId: 101, timesTaken: 1}]);
  });

  test('charges a key once, however often and with whatever card it is requested', async () => {
    const opened = open();
    const {state} = opened;
    const first = await payWith(opened, aCard());
    expect(await payWith(opened, aCard())).toEqual(first);
    expect(await payWith(opened, aCard('5555 5555 5555 4444'))).toEqual(first);
    expect(await payWith(opened, aCard('4000000000000002'))).toEqual(first);
    expect(takenCharges(state).map((charge) => charge.timesTaken)).toEqual([1]);
  });

  test('charges a key once when it is requested many times at once', async () => {
    const opened = open();
    const {state} = opened;
    await Promise.all([1, 2, 3].map(() => payWith(opened, aCard())));
    expect(takenCharges(state).map((charge) => charge.timesTaken)).toEqual([1]);
  });

  test.each([
    ['without funds', '4000000000009995'],
    ['that is refused', '4000000000000002'],
    ['with a wrong number', '4242424242424241'],
  ])('says the same of a card %s as of any other, and takes nothing', async (_, number) => {
    const opened = open();
    const {state} = opened;
    expect(await payWith(opened, aCard(number))).toEqual({status: 'declined'});
    expect(takenCharges(state)).toEqual([]);
  });

  test('takes another card after a decline, for the same key', async () => {
    const opened = open();
    const {state} = opened;
    await payWith(opened, aCard('4000000000000002'));
    expect(await payWith(opened, aCard())).toMatchObject({status: 'paid'});
    expect(takenCharges(state)).toHaveLength(1);
  });

  test('throws without a card digit when the processor is down, and can pay afterwards', async () => {
    const opened = open();
    const failure = await payWith(opened, aCard('4000000000000119')).catch((thrown) => thrown);
    expect(failure).toMatchObject({name: 'CommerceError', kind: 'payment'});
    expect(String(failure.message)).not.toMatch(/\d{4,}/);
    expect(await payWith(opened, aCard())).toMatchObject({status: 'paid'});
  });

  test('sends the shopper to the bank, and takes the money only when he completes there', async () => {
    const opened = open();
    const {gateway, state} = opened;
    const sent = await payWith(opened, challenged);
    expect(takenCharges(state)).toEqual([]);
    expect(await gateway.findCharge(charge)).toEqual(sent);
    await answerBank(opened, sent, 'complete');
    expect(await gateway.findCharge(charge)).toMatchObject({status: 'paid'});
  });

  test('takes nothing when the shopper fails at the bank', async () => {
    const opened = open();
    const {gateway, state} = opened;
    const sent = await payWith(opened, challenged);
    await answerBank(opened, sent, 'fail');
    expect(await gateway.findCharge(charge)).toMatchObject({status: 'declined'});
    expect(takenCharges(state)).toEqual([]);
  });

  test('never takes money for a charge that was cancelled at the bank', async () => {
    const opened = open();
    const {gateway, state} = opened;
    const sent = await payWith(opened, challenged);
    expect(await gateway.cancelCharge(charge)).toBeNull();
    await answerBank(opened, sent, 'complete');
    expect(takenCharges(state)).toEqual([]);
  });

  test('says that a charge was paid before it could be cancelled', async () => {
    const opened = open();
    const {gateway} = opened;
    await payWith(opened, aCard());
    expect(await gateway.cancelCharge(charge)).toMatchObject({status: 'paid'});
  });

  test('knows nothing of a key that was never used', async () => {
    const opened = open();
    const {gateway} = opened;
    expect(await gateway.findCharge(charge)).toBeNull();
    expect(await gateway.cancelCharge(charge)).toBeNull();
  });
});

test('Stripe is asked once more where it does not answer, and no oftener', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('The connection is gone.')));
  const gateway = chooseGateway({...settings, PAYMENT_GATEWAY: ['stripe']}, {fetch});
  await expect(gateway.findCharge(charge)).rejects.toMatchObject({kind: 'payment'});
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a bank with a page of its own leads back to the shop', async () => {
  const service = aPaymentService();
  const gateway = chooseGateway({...settings, PAYMENT_GATEWAY: ['offline']}, service);
  const sent = await payBy(gateway, aCard('4000002500003155'));
  const back = await answerBank(service, sent, 'complete');
  expect(back.headers.get('Location')).toBe('http://shop.test/payment-return?attempt=1');
});

describe('what a shopper saves at Stripe', () => {
  const shopper = {id: 'shopper-1', email: 'ada@example.com'};
  const open = () => {
    const service = aPaymentService();
    return {
      ...service,
      gateway: chooseGateway({...settings, PAYMENT_GATEWAY: ['stripe']}, service),
    };
  };
  const savedOf = async ({fetch, gateway}: ReturnType<typeof open>, who = shopper) => {
    const secret = (await gateway.openSaved(who)) ?? '';
    const answer = await fetch(`http://stripe.test/stripe/saved?session=${secret}`);
    return ((await answer.json()) as {methods: {id: string; label: string}[]}).methods;
  };
  const saveCard = async ({fetch, gateway}: ReturnType<typeof open>) => {
    const token = await aPaymentToken(fetch, aCard(), {save: 'yes'});
    await gateway.pay({...charge, card: null, token, shopper, returnUrl: 'http://shop.test/'});
  };

  test('is shown again to the account that saved it, and to no other of the same address', async () => {
    const opened = open();
    await saveCard(opened);
    expect(await savedOf(opened)).toMatchObject([{label: 'Visa •••• 4242'}]);
    expect(await savedOf(opened, {...shopper, id: 'shopper-2'})).toEqual([]);
  });

  test('belongs to one customer, however often he comes', async () => {
    const opened = open();
    await Promise.all([1, 2].map(() => savedOf(opened)));
    await savedOf(opened);
    expect([...opened.state.customers.values()]).toMatchObject([{shopper: 'shopper-1'}]);
  });
});

test('a token of Stripe’s fields pays once: the same one again is no second try', async () => {
  const service = aPaymentService();
  const gateway = chooseGateway({...settings, PAYMENT_GATEWAY: ['stripe']}, service);
  const token = await aPaymentToken(service.fetch, aCard('4000000000000002'));
  const first = await payBy(gateway, null, token);
  expect(await payBy(gateway, null, token)).toEqual(first);
});

test('no way of paying that tells days later is offered for an order, nor taken', async () => {
  const bodies: string[] = [];
  const {fetch: send} = aPaymentService();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.url.endsWith('/v1/payment_intents')) bodies.push(await request.clone().text());
    return send(request);
  };
  const gateway = chooseGateway({...settings, PAYMENT_GATEWAY: ['stripe']}, {fetch});
  await payBy(gateway, null, await aPaymentToken(send));
  const [opened = ''] = bodies;
  const refused = [...new URLSearchParams(opened)].flatMap(([name, value]) =>
    name.startsWith('excluded_payment_method_types') ? [value] : [],
  );
  const late = ['sepa_debit', 'us_bank_account', 'acss_debit', 'bacs_debit', 'au_becs_debit'];
  const vouchers = ['boleto', 'oxxo', 'konbini', 'multibanco', 'customer_balance', 'sofort'];
  expect(refused).toEqual(expect.arrayContaining([...late, ...vouchers]));
  expect(gateway.elements?.excluded).toEqual(refused);
});

describe('Stripe, asked about the payment of an order', () => {
  const intents = '/v1/payment_intents';
  const found = (status: string, more: object = {}) => ({
    id: 'pi_1',
    object: 'payment_intent',
    status,
    latest_charge: null,
    ...more,
  });

  /** A Stripe that says of every intent the same, but where a test says otherwise. */
  function open(intent: object, answers: Record<string, () => Response> = {}) {
    const asked: string[] = [];
    const keys: (string | null)[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      const line = `${request.method} ${new URL(request.url).pathname}`;
      asked.push(line);
      keys.push(request.headers.get('Idempotency-Key'));
      return answers[line]?.() ?? Response.json(intent);
    };
    const gateway = chooseGateway({...settings, PAYMENT_GATEWAY: ['stripe']}, {fetch});
    return {gateway, asked, keys};
  }

  test.each([
    ['succeeded', {latest_charge: {refunded: false}}, {status: 'paid', chargeId: 'pi_1'}],
    ['succeeded', {latest_charge: {refunded: true}}, null],
    ['processing', {}, {status: 'pending', chargeId: 'pi_1'}],
    ['requires_capture', {}, {status: 'pending', chargeId: 'pi_1'}],
    ['requires_payment_method', {}, null],
    ['canceled', {}, null],
  ])('that it %s with %j is %j', async (status, more, result) => {
    const {gateway} = open(found(status, more));
    expect(await gateway.findCharge(charge)).toEqual(result);
  });

  test('pays nothing that is paid already', async () => {
    const {gateway, asked} = open(found('succeeded'));
    expect(await payBy(gateway, null, 'token')).toEqual({status: 'paid', chargeId: 'pi_1'});
    expect(asked).toEqual([`POST ${intents}`]);
  });

  test('says how a try stands now, not how it stood when it was first answered', async () => {
    const {gateway} = open(found('succeeded'), {
      [`POST ${intents}`]: () => Response.json(found('requires_payment_method')),
      [`POST ${intents}/pi_1/confirm`]: () => Response.json(found('requires_action')),
    });
    expect(await payBy(gateway, null, 'token')).toEqual({status: 'paid', chargeId: 'pi_1'});
  });

  test('finds the payment that it broke down over, and is not asked for another', async () => {
    const {gateway, asked} = open(found('succeeded', {latest_charge: {refunded: false}}), {
      [`POST ${intents}`]: () => Response.json({error: {type: 'api_error'}}, {status: 500}),
      [`GET ${intents}/search`]: () =>
        Response.json({object: 'search_result', data: [found('succeeded')], has_more: false}),
    });
    expect(await gateway.findCharge(charge)).toEqual({status: 'paid', chargeId: 'pi_1'});
    expect(asked).toContain(`GET ${intents}/search`);
  });

  test.each(['card_error', 'invalid_request_error'])(
    'refuses a payment, of a card or of anything else (%s)',
    async (type) => {
      const {gateway} = open(found('requires_payment_method'), {
        [`POST ${intents}/pi_1/confirm`]: () => Response.json({error: {type}}, {status: 402}),
      });
      expect(await payBy(gateway, null, 'token')).toMatchObject({status: 'declined'});
    },
  );

  const taken = (refunded: boolean) => ({
    ...found('succeeded'),
    amount_received: 1496,
    latest_charge: {id: 'ch_1', object: 'charge', refunded},
  });

  test('gives money back once: every request of it has the order’s own key', async () => {
    const {gateway, asked, keys} = open(taken(false), {
      'POST /v1/refunds': () => Response.json({id: 're_1', object: 'refund', amount: 996}),
    });
    expect(await gateway.refund(charge)).toEqual({refundId: 'ch_1.1496', amount: 996});
    expect(keys[asked.indexOf('POST /v1/refunds')]).toBe('refund:order-reference-1');
  });

  test('asks for no second refund of what was given back, after Stripe has forgotten the key', async () => {
    const {gateway, asked} = open(taken(true), {});
    expect(await gateway.refund(charge)).toEqual({refundId: 'ch_1.1496', amount: 1496});
    expect(asked).not.toContain('POST /v1/refunds');
  });

  test.each([
    ['findCharge', `GET ${intents}/pi_1`, 'succeeded'],
    ['refund', `GET ${intents}/pi_1`, 'succeeded'],
    ['refund', 'POST /v1/refunds', 'succeeded'],
    ['cancelCharge', `POST ${intents}`, 'requires_payment_method'],
    ['cancelCharge', `POST ${intents}/pi_1/cancel`, 'requires_payment_method'],
  ] as const)('never takes for no money what is no answer: %s at %s', async (ask, line, status) => {
    const {gateway} = open({...taken(false), status}, {[line]: () => Response.json({})});
    await expect(gateway[ask](charge)).rejects.toMatchObject({kind: 'payment'});
  });

  test.each([
    ['succeeded', ['GET search', 'GET one']],
    ['canceled', ['GET search', 'POST', 'GET one']],
  ])('searches for the payment of an order of yesterday, which %s', async (status, lines) => {
    const {gateway, asked} = open(found('processing'), {
      [`GET ${intents}/search`]: () => Response.json({data: [found(status)]}),
    });
    const order = anOrder({createdAt: new Date(Date.now() - 13 * 3_600_000).toISOString()});
    await gateway.findCharge({...charge, order});
    const inShort = (line: string) =>
      line.replace(`${intents}/pi_1`, 'one').replace(`${intents}/`, '').replace(intents, '').trim();
    expect(asked.map(inShort)).toEqual(lines);
  });
});

test('the hosted gateway sends the shopper to the shop’s own pay page and asks for no card', async () => {
  const gateway = chooseGateway({PAYMENT_GATEWAY: ['hosted']});
  expect(gateway.takesCards).toBe(false);
  const sent = await payBy(gateway, null);
  if (sent.status !== 'redirect') throw new Error(`expected a redirect, got ${sent.status}`);
  expect(sent.url.startsWith(anOrder().payUrl)).toBe(true);
  expect(new URL(sent.url).searchParams.get('return_to')).toMatch(/^http:.*payment-return/);
  expect(await gateway.readNotice('{}', new Headers())).toEqual({status: 'refused'});
});

test.each([
  {PAYMENT_GATEWAY: ['stripe'], PUBLIC_STRIPE_KEY: 'pk_test_1'},
  {PAYMENT_GATEWAY: ['stripe'], STRIPE_SECRET_KEY: 'sk_test_1'},
  {PAYMENT_GATEWAY: ['offline']},
] as const)('a gateway without all its settings fails at start: %j', (given) => {
  expect(() => chooseGateway(given)).toThrow(/lacks its settings/);
});

test('Stripe has twice as long to answer as any other service', async () => {
  const service = aPaymentService();
  const gateway = chooseGateway({...settings, PAYMENT_GATEWAY: ['stripe']}, service);
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await payWith({...service, gateway}, aCard());
  expect(new Set(timeout.mock.calls.flat())).toEqual(new Set([2 * usualTimeoutMs]));
  timeout.mockRestore();
});
