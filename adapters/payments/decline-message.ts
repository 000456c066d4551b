const sentences: Record<string, string> = {
  insufficient_funds: 'Your card has insufficient funds. Please try another card.',
  expired_card: 'Your card has expired. Please check the expiry date or try another card.',
  invalid_expiry_month: 'The expiry date of your card is not valid. Please check it and try again.',
  invalid_expiry_year: 'The expiry date of your card is not valid. Please check it and try again.',
  incorrect_cvc: 'The security code of your card is not correct. Please check it and try again.',
  invalid_cvc: 'The security code of your card is not correct. Please check it and try again.',
  incorrect_number: 'The card number is not correct. Please check it and try again.',
  invalid_number: 'The card number is not correct. Please check it and try again.',
  incorrect_zip: 'The ZIP code does not match your card. Please check it and try again.',
  card_not_supported: 'This card cannot be used here. Please try another card.',
  currency_not_supported: 'This card cannot be used here. Please try another card.',
  authentication_required: 'Your bank asks you to confirm this payment. Please try again.',
  payment_intent_authentication_failure:
    'Your bank did not confirm this payment. Please try again or use another card.',
  processing_error: 'The card could not be processed just now. Please try again in a moment.',
};

/**
 * The shopper's sentence for a decline. Reasons that help a thief (stolen, lost, fraud) and unknown ones
 * all read alike, and no text of the service is passed on: it could hold what was typed.
 */
export function toDeclineMessage(...codes: (string | null | undefined)[]): string {
  for (const code of codes) {
    const sentence = code ? sentences[code] : undefined;
    if (sentence) return sentence;
  }
  return 'Your card was declined. Please try another card or contact your bank.';
}
