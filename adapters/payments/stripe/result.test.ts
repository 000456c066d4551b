import {Stripe} from 'stripe';
import {expect, test} from 'vitest';
import {asPaymentError, toAnswer} from './result';

const intent = (status: string) =>
  ({
    id: 'pi_1',
    status,
    latest_charge: null,
    last_payment_error: {code: 'card_declined', message: 'It echoes 4242'},
  }) as never;

const failing = (status: string) => () => {
  throw new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    payment_intent: intent(status),
  });
};

test('an error about a payment that went through is its payment', async () => {
  const paid = {status: 'paid', chargeId: 'pi_1'};
  expect(await toAnswer('pay', failing('succeeded'))).toEqual(paid);
});

test('an error after an older decline is no decline of this try', async () => {
  const failed = toAnswer('pay', failing('requires_payment_method'));
  await expect(failed).rejects.toMatchObject({kind: 'payment'});
});

test.each([
  [
    new Stripe.errors.StripeAPIError({
      type: 'api_error',
      message: 'It echoes 4242',
      code: 'lock_timeout',
    }),
    'lock_timeout',
  ],
  [new TypeError('It echoes 4242'), 'Stripe could not be asked'],
])('what an error says in words goes nowhere: %s', async (thrown, cause) => {
  const asked = asPaymentError('refund', () => Promise.reject(thrown));
  await expect(asked).rejects.toMatchObject({kind: 'payment', message: cause});
});
