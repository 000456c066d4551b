import type {Stripe, StripeElements, StripeError, CreateConfirmationToken} from '@stripe/stripe-js';
import {pressMessages} from '~/content/messages/pressed';
import type {Payer} from '~/checkout/payment/ways-to-pay';
import type {TypedAddress} from '~/forms/address-rules';

/** How the order is paid by what stands in these fields; a wallet's know who pays, ours get it from the form. */
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
      // The bank's question stands in the page, which an open dialog of ours would cover.
      document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
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

/** Our own sentence for it: what Stripe says may reveal to a thief which stolen cards are valid. */
function toProblem(error: StripeError | undefined): string {
  if (error?.type === 'validation_error') return pressMessages.paymentIncomplete;
  const isBroken = error?.type === 'api_connection_error' || error?.type === 'api_error';
  return isBroken ? pressMessages.paymentUnreachable : pressMessages.paymentNotFinished;
}

type Values = Parameters<Payer['makeToken']>[0];

type TokenParams = NonNullable<CreateConfirmationToken['params']>;

/** Who pays and where it goes, as our own form knows it: Stripe's fields do not ask for it again. */
function toTokenParams({email, shipping, billing, isBillingSame}: Values): TokenParams {
  const payer = isBillingSame ? shipping : billing;
  return {
    payment_method_data: {
      billing_details: {
        name: nameOf(payer),
        email: email.trim(),
        phone: payer.phone.trim() || null,
        address: toAddress(payer),
      },
    },
    shipping: {
      name: nameOf(shipping),
      phone: shipping.phone.trim() || null,
      address: toAddress(shipping),
    },
  };
}

const nameOf = ({firstName, lastName}: TypedAddress) => `${firstName} ${lastName}`.trim();

const toAddress = (typed: TypedAddress) => ({
  line1: typed.address1.trim(),
  line2: typed.address2.trim() || null,
  city: typed.city.trim(),
  state: typed.state,
  postal_code: typed.zipCode.trim(),
  country: typed.country,
});
