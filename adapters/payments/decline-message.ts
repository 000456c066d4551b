/**
 * What the shopper reads whenever a card is refused. One text for every reason: *no funds*, *wrong code* or
 * *stolen* apart would show a thief which numbers are valid. No text of the service is passed on either.
 */
export const declineMessage =
  'Your card was declined. Please check its details, try another card or contact your bank.';
