export type CardOutcome = 'paid' | 'challenge' | 'down' | {declined: string; reason?: string};

/**
 * The cards that the mocked payment service knows, as Stripe documents its test cards. Any other number
 * with a right check digit is taken; expiry and CVV may be anything valid.
 */
const testCards: Record<string, CardOutcome> = {
  '4242424242424242': 'paid',
  '5555555555554444': 'paid',
  '378282246310005': 'paid',
  '4000000000000002': {declined: 'card_declined', reason: 'generic_decline'},
  '4000000000009995': {declined: 'card_declined', reason: 'insufficient_funds'},
  '4000000000000069': {declined: 'expired_card'},
  '4000000000000127': {declined: 'incorrect_cvc'},
  '4000002500003155': 'challenge',
  '4000000000000119': 'down',
};

/** What becomes of a card; the number is looked at and forgotten. */
export function outcomeOf(typedNumber: string): CardOutcome {
  const number = typedNumber.replaceAll(' ', '');
  return testCards[number] ?? (hasCheckDigit(number) ? 'paid' : {declined: 'incorrect_number'});
}

/** The Luhn check: every second digit from the right counts double. */
function hasCheckDigit(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  const sum = Array.from(number)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
