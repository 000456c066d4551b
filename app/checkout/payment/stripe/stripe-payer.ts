import type {Stripe, StripeElements, StripeError} from '@stripe/stripe-js';
import {pressMessages} from '~/content/messages/pressed';
import type {Payer} from '~/checkout/payment/payer';
import {toTokenParams, type TokenParams} from './to-token-params';

/** How the order is paid by what stands in these fields; a wallet's know who pays, ours are told. */
export function createStripePayer(
  stripe: Stripe,
  elements: StripeElements,
  toParams: (values: Parameters<Payer['makeToken']>[0]) => TokenParams = toTokenParams,
): Payer {
  return {
    async makeToken(values) {
      const {error: incomplete} = await elements.submit();
      if (incomplete) return {problem: toProblem(incomplete)};
      const params = toParams(values);
      const {confirmationToken, error} = await stripe.createConfirmationToken({elements, params});
      return confirmationToken ? {token: confirmationToken.id} : {problem: toProblem(error)};
    },
    async goOn(clientSecret) {
      try {
        const {error} = await stripe.handleNextAction({clientSecret});
        return error ? toProblem(error) : null;
      } catch {
        // Thrown when nothing is left to do: how the payment stands is for the server to say.
        return null;
      }
    },
  };
}

/** Our own sentence for it: what Stripe says may tell a thief which of his cards live. */
function toProblem(error: StripeError | undefined): string {
  if (error?.type === 'validation_error') return pressMessages.paymentIncomplete;
  const isBroken = error?.type === 'api_connection_error' || error?.type === 'api_error';
  return isBroken ? pressMessages.paymentUnreachable : pressMessages.paymentNotFinished;
}
