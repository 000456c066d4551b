import {checkoutMessages, type CheckoutMessage} from '~/content/messages';
import {isUsState} from '~/content/us-states';
import {isEmailAddress} from './email-address';

/** Letters that each part of an address may have, everywhere: forms, the account, orders. */
export const addressLimits = {
  firstName: 60,
  lastName: 60,
  address1: 120,
  address2: 120,
  city: 80,
  state: 40,
  zipCode: 12,
  country: 40,
  phone: 30,
} as const;

/** An address with its e-mail, as typed. */
export type AddressFields = Record<keyof typeof addressLimits | 'email', string>;

export interface AddressProblem {
  field: keyof AddressFields;
  message: string;
}

type Rule = [
  field: keyof AddressFields,
  message: CheckoutMessage,
  isRight: (typed: string) => boolean,
];

const isGiven = (typed: string) => typed.trim() !== '';

const requiredRules: Rule[] = [
  ['firstName', 'firstNameRequired', isGiven],
  ['lastName', 'lastNameRequired', isGiven],
  ['email', 'emailRequired', isGiven],
  ['address1', 'addressRequired', isGiven],
  ['city', 'cityRequired', isGiven],
  ['state', 'stateRequired', isGiven],
  ['zipCode', 'zipCodeRequired', isGiven],
  ['email', 'emailInvalid', isEmailAddress],
];

/** Asked after all required fields, the card's included: only what a parcel can be sent to. */
const deliveryRules: [keyof AddressFields, string, (typed: string) => boolean][] = [
  ['country', 'We ship within the United States only', (typed) => typed === 'US'],
  ['state', 'Please choose a US state', isUsState],
  ['zipCode', 'ZIP code must have 5 digits', (typed) => /^\d{5}(-\d{4})?$/.test(typed.trim())],
];

/** The first required part of an address that is missing, in the checkout's order, or null. */
export function findMissingPart(fields: AddressFields): AddressProblem | null {
  const rule = requiredRules.find(([field, , isRight]) => !isRight(fields[field]));
  return rule ? {field: rule[0], message: checkoutMessages[rule[1]]} : null;
}

/** Why no parcel can be sent to a complete address, or null. */
export function findDeliveryProblem(fields: AddressFields): AddressProblem | null {
  const rule = deliveryRules.find(([field, , isRight]) => !isRight(fields[field]));
  return rule ? {field: rule[0], message: rule[1]} : null;
}

/** What keeps an address from being ordered to, the same in the account and at the checkout, or null. */
export const findAddressProblem = (fields: AddressFields): AddressProblem | null =>
  findMissingPart(fields) ?? findDeliveryProblem(fields);
