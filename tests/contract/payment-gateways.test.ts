import {declineMessage} from '~adapters/payments/decline-message';
import {describe, expect, test} from 'vitest';
import {PaymentError, type Card, type PaymentGateway} from '~adapters/payments';
import {chooseGateway} from '~adapters/payments/choose-gateway';
import {takenCharges} from '~mocks/payments';
import {aCard, anOrder} from '../support/orders';
import {aPaymentService} from '../support/payment-mock';

const settings = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_API_URL: 'http://stripe.test',
  PAYMENT_OFFLINE_URL: 'http://pay.test',
};

const charge = {order: anOrder(), orderReference: 'order-reference-1'};

const payBy = (gateway: PaymentGateway, card: Card | null) =>
  gateway.pay({
    ...charge,
    card,
    returnUrl: 'http://shop.test/payment-return?attempt=1',
  });

describe.each(['stripe', 'offline'] as const)('the %s gateway', (kind) => {
  const open = () => {
    const service = aPaymentService();
    const gateway = chooseGateway({...settings, PAYMENT_GATEWAY: kind}, service.fetch);
    return {
      ...service,
      gateway,
      answer: (url: string, outcome: string) => answer(service, url, outcome),
    };
  };
  const answer = (service: {fetch: typeof fetch}, url: string, outcome: string) =>
    service.fetch(url, {method: 'POST', body: new URLSearchParams({outcome})});

  test('takes the amount of the order from a good card', async () => {
    const {gateway, state} = open();
    expect(await payBy(gateway, aCard())).toMatchObject({status: 'paid'});
    expect(takenCharges(state)).toMatchObject([{amount: 7900, orderId: 101, timesTaken: 1}]);
  });

  test('charges a key once, however often and with whatever card it is asked', async () => {
    const {gateway, state} = open();
    const first = await payBy(gateway, aCard());
    expect(await payBy(gateway, aCard())).toEqual(first);
    expect(await payBy(gateway, aCard('5555 5555 5555 4444'))).toEqual(first);
    expect(await payBy(gateway, aCard('4000000000000002'))).toEqual(first);
    expect(takenCharges(state).map((charge) => charge.timesTaken)).toEqual([1]);
  });

  test('charges a key once when it is asked many times at once', async () => {
    const {gateway, state} = open();
    await Promise.all([1, 2, 3].map(() => payBy(gateway, aCard())));
    expect(takenCharges(state).map((charge) => charge.timesTaken)).toEqual([1]);
  });

  test.each([
    ['without funds', '4000000000009995'],
    ['that is refused', '4000000000000002'],
    ['with a wrong number', '4242424242424241'],
  ])('says the same of a card %s as of any other, and takes nothing', async (_, number) => {
    const message = declineMessage;
    const {gateway, state} = open();
    expect(await payBy(gateway, aCard(number))).toEqual({status: 'declined', message});
    expect(takenCharges(state)).toEqual([]);
  });

  test('takes another card after a decline, for the same key', async () => {
    const {gateway, state} = open();
    await payBy(gateway, aCard('4000000000000002'));
    expect(await payBy(gateway, aCard())).toMatchObject({status: 'paid'});
    expect(takenCharges(state)).toHaveLength(1);
  });

  test('throws without a card digit when the processor is down, and can pay afterwards', async () => {
    const {gateway} = open();
    const failure = await payBy(gateway, aCard('4000000000000119')).catch((thrown) => thrown);
    expect(failure).toBeInstanceOf(PaymentError);
    expect(String(failure.message)).not.toMatch(/\d{4,}/);
    expect(await payBy(gateway, aCard())).toMatchObject({status: 'paid'});
  });

  test('sends the shopper to the bank, and takes the money only when he completes there', async () => {
    const {gateway, state, answer} = open();
    const sent = await payBy(gateway, aCard('4000002500003155'));
    if (sent.status !== 'redirect') throw new Error(`expected a redirect, got ${sent.status}`);
    expect(takenCharges(state)).toEqual([]);
    expect(await gateway.findCharge(charge)).toMatchObject({status: 'redirect'});
    const back = await answer(sent.url, 'complete');
    expect(back.headers.get('Location')).toBe('http://shop.test/payment-return?attempt=1');
    expect(await gateway.findCharge(charge)).toMatchObject({status: 'paid'});
  });

  test('takes nothing when the shopper fails at the bank', async () => {
    const {gateway, state, answer} = open();
    const sent = await payBy(gateway, aCard('4000002500003155'));
    if (sent.status !== 'redirect') throw new Error(`expected a redirect, got ${sent.status}`);
    await answer(sent.url, 'fail');
    expect(await gateway.findCharge(charge)).toMatchObject({status: 'declined'});
    expect(takenCharges(state)).toEqual([]);
  });

  test('never takes money for a charge that was cancelled at the bank', async () => {
    const {gateway, state, answer} = open();
    const sent = await payBy(gateway, aCard('4000002500003155'));
    if (sent.status !== 'redirect') throw new Error(`expected a redirect, got ${sent.status}`);
    expect(await gateway.cancelCharge(charge)).toBeNull();
    await answer(sent.url, 'complete');
    expect(takenCharges(state)).toEqual([]);
  });

  test('tells that a charge was paid before it could be cancelled', async () => {
    const {gateway} = open();
    await payBy(gateway, aCard());
    expect(await gateway.cancelCharge(charge)).toMatchObject({status: 'paid'});
  });

  test('knows nothing of a key that was never used', async () => {
    const {gateway} = open();
    expect(await gateway.findCharge(charge)).toBeNull();
    expect(await gateway.cancelCharge(charge)).toBeNull();
  });
});

test('the hosted gateway sends the shopper to the shop’s own pay page and asks for no card', async () => {
  const gateway = chooseGateway({PAYMENT_GATEWAY: 'hosted'});
  expect(gateway.takesCards).toBe(false);
  const sent = await payBy(gateway, null);
  if (sent.status !== 'redirect') throw new Error(`expected a redirect, got ${sent.status}`);
  expect(sent.url.startsWith(anOrder().payUrl)).toBe(true);
});

test.each(['stripe', 'offline'] as const)('%s without its settings fails at start', (kind) => {
  expect(() => chooseGateway({PAYMENT_GATEWAY: kind})).toThrow(/lacks its settings/);
});
