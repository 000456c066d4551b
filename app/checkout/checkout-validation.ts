import type {Card} from '~adapters/payments';
import type {CheckoutMessage} from '~/content/messages/checkout';
import {
  findDeliveryProblem,
  findMissingPart,
  type AddressWithEmail,
  type FormProblem,
} from '~/forms/address-rules';

/** What the checkout's form holds, as typed. */
export interface CheckoutFields extends AddressWithEmail, Card {}

export type CheckoutProblem = FormProblem<keyof CheckoutFields>;

type Rule = [field: keyof Card, code: CheckoutMessage, isRight: (typed: string) => boolean];

const isGiven = (typed: string) => typed.trim() !== '';
const withoutSpaces = (typed: string) => typed.replaceAll(' ', '');

/** A card is good to the end of its month, wherever on earth that ends last. */
function isNotOver(typed: string): boolean {
  const [month = 0, year = 0] = typed.split('/').map(Number);
  return Date.now() < Date.UTC(2000 + year, month, 1, 12);
}

const cardRules: Rule[] = [
  ['nameOnCard', 'nameOnCardRequired', isGiven],
  ['cardNumber', 'cardNumberRequired', isGiven],
  ['expiryDate', 'expiryDateRequired', isGiven],
  ['cvv', 'cvvRequired', isGiven],
  ['cardNumber', 'cardNumberLength', (typed) => /^.{13,19}$/.test(withoutSpaces(typed))],
  ['cardNumber', 'cardNumberDigits', (typed) => /^\d+$/.test(withoutSpaces(typed))],
  ['expiryDate', 'expiryDateFormat', (typed) => /^(0[1-9]|1[0-2])\/\d\d$/.test(typed)],
  ['cvv', 'cvvFormat', (typed) => /^\d{3,4}$/.test(typed)],
  ['expiryDate', 'cardExpired', isNotOver],
];

function findCardProblem(fields: Card): CheckoutProblem | null {
  const rule = cardRules.find(([field, , isRight]) => !isRight(fields[field]));
  return rule ? {field: rule[0], code: rule[1]} : null;
}

/**
 * The first thing that is wrong, or null (rules: The checkout's checks in order). The same function
 * answers in the browser and on the server. Without `needsCard` (the shop's own pay page) the card's rules rest.
 */
export const findCheckoutProblem = (
  fields: CheckoutFields,
  {needsCard, isSent = true}: {needsCard: boolean; isSent?: boolean},
): CheckoutProblem | null =>
  findMissingPart(fields, {isSent}) ??
  (needsCard ? findCardProblem(fields) : null) ??
  findDeliveryProblem(fields);

/** Letters of the name on a card. */
export const longestCardName = 100;
