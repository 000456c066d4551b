/**
 * What the shopper reads whenever a card is refused. One text for every reason: *no funds*, *wrong code* or
 * *stolen* told apart would tell a thief which of his numbers live. No text of the service is passed on either.
 */
export const declineMessage =
  'Your card was declined. Please check its details, try another card or contact your bank.';
