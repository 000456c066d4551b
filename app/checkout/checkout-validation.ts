import {checkoutMessages, type CheckoutMessage} from '~/content/messages';
import {findDeliveryProblem, findMissingPart, type AddressFields} from '~/platform/address-rules';

/** A card as typed into the offline gateway's form. */
export interface CardFields {
  cardNumber: string;
  expiryDate: string;
  cvv: string;
  nameOnCard: string;
}

/** What the checkout's form holds, as typed. */
export interface CheckoutFields extends AddressFields, CardFields {}

export interface CheckoutProblem {
  field: keyof CheckoutFields;
  message: string;
}

type Rule = [
  field: keyof CardFields,
  message: CheckoutMessage,
  isRight: (typed: string) => boolean,
];

const isGiven = (typed: string) => typed.trim() !== '';
const withoutSpaces = (typed: string) => typed.replaceAll(' ', '');

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

function findCardProblem(fields: CardFields): CheckoutProblem | null {
  const rule = cardRules.find(([field, , isRight]) => !isRight(fields[field]));
  return rule ? {field: rule[0], message: checkoutMessages[rule[1]]} : null;
}

/**
 * The first thing that is wrong, or null (rules: The checkout's checks in order). The same function
 * answers in the browser and on the server. Without `asksForCard` (the shop's own pay page) the card's rules rest.
 */
export const findCheckoutProblem = (
  fields: CheckoutFields,
  {asksForCard}: {asksForCard: boolean},
): CheckoutProblem | null =>
  findMissingPart(fields) ??
  (asksForCard ? findCardProblem(fields) : null) ??
  findDeliveryProblem(fields);
