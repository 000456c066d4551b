import {checkoutMessages, type CheckoutMessage} from '~/content/messages';
import {isUsState} from '~/content/us-states';

/** What the checkout's form holds, as typed (spec 1 §3). */
export interface CheckoutFields {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
  cardNumber: string;
  expiryDate: string;
  cvv: string;
  nameOnCard: string;
}

export type CheckoutField = keyof CheckoutFields;

export interface CheckoutProblem {
  field: CheckoutField;
  message: string;
}

type Rule = [field: CheckoutField, message: CheckoutMessage, isRight: (typed: string) => boolean];

const isGiven = (typed: string) => typed.trim() !== '';
const withoutSpaces = (typed: string) => typed.replaceAll(' ', '');

const addressRules: Rule[] = [
  ['firstName', 'firstNameRequired', isGiven],
  ['lastName', 'lastNameRequired', isGiven],
  ['email', 'emailRequired', isGiven],
  ['address1', 'addressRequired', isGiven],
  ['city', 'cityRequired', isGiven],
  ['state', 'stateRequired', isGiven],
  ['zipCode', 'zipCodeRequired', isGiven],
  ['email', 'emailInvalid', (typed) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed)],
];

const cardRules: Rule[] = [
  ['nameOnCard', 'nameOnCardRequired', isGiven],
  ['cardNumber', 'cardNumberRequired', isGiven],
  ['expiryDate', 'expiryDateRequired', isGiven],
  ['cvv', 'cvvRequired', isGiven],
  ['cardNumber', 'cardNumberLength', (typed) => /^.{13,19}$/.test(withoutSpaces(typed))],
  ['cardNumber', 'cardNumberDigits', (typed) => /^\d+$/.test(withoutSpaces(typed))],
  ['expiryDate', 'expiryDateFormat', (typed) => /^(0[1-9]|1[0-2])\/\d\d$/.test(typed)],
  ['cvv', 'cvvFormat', (typed) => /^\d{3,4}$/.test(typed)],
];

/** What the specification's sixteen leave open, asked after them: only what a parcel can be sent to. */
const deliveryRules: [CheckoutField, string, (typed: string) => boolean][] = [
  ['country', 'We ship within the United States only', (typed) => typed === 'US'],
  ['state', 'Please choose a US state', isUsState],
  ['zipCode', 'ZIP code must have 5 digits', (typed) => /^\d{5}(-\d{4})?$/.test(typed.trim())],
];

/**
 * The first thing that is wrong, in the specified order (spec 1 §5), or null. The same function answers in
 * the browser and on the server. Without `asksForCard` (the shop's own pay page) the card's rules rest.
 */
export function findCheckoutProblem(
  fields: CheckoutFields,
  {asksForCard}: {asksForCard: boolean},
): CheckoutProblem | null {
  const rules = asksForCard ? [...addressRules, ...cardRules] : addressRules;
  for (const [field, message, isRight] of rules)
    if (!isRight(fields[field])) return {field, message: checkoutMessages[message]};
  for (const [field, message, isRight] of deliveryRules)
    if (!isRight(fields[field])) return {field, message};
  return null;
}
