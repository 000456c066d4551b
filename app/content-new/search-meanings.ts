/** What shoppers type, and what else a search finds by it: `typed, typed = meant, meant`, a line each. */
export const searchMeanings = `
  delivery, postage, arrive = shipping
  money back, return = refund
  coupon, promo, voucher = discount
`;
