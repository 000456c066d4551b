import type {AdditionalAnswers} from '~adapters/commerce';
import type {Card} from '~adapters/payments';
import type {PricedCart} from '~/pricing/priced-cart';
import {
  ofBilling,
  type AddressPart,
  type FormProblem,
  type TypedAddress,
} from '~/forms/address-rules';
import {checkoutProblems, type CheckoutFields} from './checkout-validation';

export interface CheckoutValues {
  email: string;
  shipping: TypedAddress;
  billing: TypedAddress;
  isBillingSame: boolean;
  /** A way of paying, by its name in the form; null for the first. */
  paymentMethod: string | null;
  /** One of the shop's own methods, as far as it is offered; null for the one that the shop proposes. */
  shippingMethod: string | null;
  /** To what the shop asks beside all that. */
  answers: AdditionalAnswers;
  card: Card;
  /** Nothing is sent: the address is the payer's, of which a tax needs the place alone. */
  shipsNothing?: true;
}

export const emptyAddress: TypedAddress = {
  firstName: '',
  lastName: '',
  phone: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zipCode: '',
  country: 'US',
};

/** An address of what is found for its parts; a part that is not found is as before. */
export function readAddress(
  find: (part: AddressPart) => string | undefined,
  before: TypedAddress = emptyAddress,
): TypedAddress {
  const parts = Object.entries(before) as [AddressPart, string][];
  return Object.fromEntries(
    parts.map(([part, value]) => [part, find(part) ?? value]),
  ) as TypedAddress;
}

export const emptyCard: Card = {cardNumber: '', expiryDate: '', cvv: '', nameOnCard: ''};

export const emptyValues: CheckoutValues = {
  email: '',
  shipping: emptyAddress,
  billing: emptyAddress,
  isBillingSame: true,
  paymentMethod: null,
  shippingMethod: null,
  answers: {},
  card: emptyCard,
};

/** What is typed, as `find` has it by the names of the form's fields; what is not found is as before. */
export const readTyped = (
  find: (name: string) => string | undefined,
  before: CheckoutValues = emptyValues,
): CheckoutValues => ({
  ...before,
  email: find('email') ?? before.email,
  shipping: readAddress(find, before.shipping),
  billing: readAddress((part) => find(`billing-${part}`), before.billing),
});

/** An order that costs nothing has no payment method and no payer's address; what is not sent has one address. */
export function valuesFor(
  values: CheckoutValues,
  {total, shipsNothing}: Pick<PricedCart, 'total' | 'shipsNothing'>,
): CheckoutValues {
  const needed = total > 0 ? values : {...values, isBillingSame: true, paymentMethod: null};
  return shipsNothing ? {...needed, isBillingSame: true, shipsNothing} : needed;
}

const fieldsOf = (address: TypedAddress, {email, card}: CheckoutValues): CheckoutFields => ({
  ...address,
  ...card,
  email,
});

/** All problems of the form: the sixteen checks in order, then the second address if there is one. */
export function findProblems(values: CheckoutValues, needsCard: boolean): FormProblem[] {
  const isSent = !values.shipsNothing;
  const problems = checkoutProblems(fieldsOf(values.shipping, values), {needsCard, isSent});
  if (values.isBillingSame) return problems;
  const payer = fieldsOf(values.billing, values);
  const billing = checkoutProblems(payer, {needsCard: false, isSent});
  return [...problems, ...billing.filter(({field}) => field !== 'email').map(ofBilling)];
}
