const offers = {
  refund: 'You get your money back, and you do not have to send anything back.',
  replacement:
    'We send you another one, free of charge, and you do not have to send anything back.',
};

/** A recall, for who looks at the product and for who was sent of it. */
export const recallWords = {
  onProduct: (lot: string, reason: string, offer: keyof typeof offers) =>
    `We are recalling lot ${lot} of this product. ${reason}\nIf you have a package with this number, please do not eat or use it. ${offers[offer]} Other lots are not affected.`,
  onOrder: (products: string, lot: string, reason: string, offer: keyof typeof offers) =>
    `We are recalling ${products} of lot ${lot}, which was sent with this order. ${reason}\nPlease do not eat or use it. ${offers[offer]}`,
  lot: (lot: string, day: string | null) =>
    day === null ? `Lot ${lot}` : `Lot ${lot}, best before ${day}`,
} as const;
