import type {Card} from '~adapters/payments';
import type {CheckoutMessage} from '~/content/messages/checkout';
import {
  deliveryProblems,
  missingParts,
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

const cardProblems = (fields: Card): CheckoutProblem[] =>
  cardRules.flatMap(([field, code, isRight]) => (isRight(fields[field]) ? [] : {field, code}));

/** All that is wrong, the first of each field (rules: The checkout's checks in order). Without `needsCard` the card's rules rest. */
export const checkoutProblems = (
  fields: CheckoutFields,
  {needsCard, isSent = true}: {needsCard: boolean; isSent?: boolean},
): CheckoutProblem[] =>
  [
    ...missingParts(fields, {isSent}),
    ...(needsCard ? cardProblems(fields) : []),
    ...deliveryProblems(fields),
  ].filter(({field}, place, all) => all.findIndex((other) => other.field === field) === place);

/** Letters of the name on a card. */
export const longestCardName = 100;
