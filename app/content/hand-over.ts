import {shopName} from './brand';

function senderOf(name: string | null, isVerified: boolean): string {
  if (name === null) return 'It did not say its name.';
  return isVerified
    ? `It comes from ${name}. We checked its signature.`
    : `It calls itself ${name}. We cannot check that.`;
}

/** What a shopper reads whom an assistant has sent (rules: Shoppers' agents). */
export const handOverPage = {
  title: 'Your assistant filled a cart for you',
  sender: (name: string | null, isVerified: boolean) =>
    `${senderOf(name, isVerified)} Nothing is ordered yet: you see everything again before you pay.`,
  items: 'Items',
  price: (price: string, quantity: number) => (quantity > 1 ? `${price} each` : price),
  shipsTo: 'Ships to',
  beside: 'Anything already in your cart stays there.',
  other: 'Your cart holds other items.',
  add: 'Add these to my cart',
  replace: 'Replace them with these',
  next: 'Continue to checkout',
  toCart: 'Continue to cart',
  leave: 'Not what you wanted? Close this page: nothing has been ordered.',
  full: 'Your cart has no room for these items. You can replace what is in it.',
  ended: {
    title: 'This link has ended',
    text: `Please ask your assistant for a new one, or shop at ${shopName} yourself.`,
    link: 'Our products',
  },
  away: {
    title: 'We cannot show this just now',
    text: 'Please reload this page in a minute: nothing is lost.',
    link: 'Our products',
  },
} as const;
