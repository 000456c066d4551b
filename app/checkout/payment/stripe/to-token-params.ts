import type {CreateConfirmationToken} from '@stripe/stripe-js';
import type {Payer} from '~/checkout/payment/payer';
import type {TypedAddress} from '~/forms/address-rules';

type Values = Parameters<Payer['makeToken']>[0];

export type TokenParams = NonNullable<CreateConfirmationToken['params']>;

/** Who pays and where it goes, as our own form knows it: Stripe's fields do not ask for it again. */
export function toTokenParams({email, shipping, billing, isBillingSame}: Values): TokenParams {
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
