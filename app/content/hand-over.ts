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
  shipsTo: 'It would be sent to',
  beside: 'What your cart holds already stays in it.',
  other: 'Your cart holds other items.',
  add: 'Add these to my cart',
  replace: 'Put these in place of them',
  next: 'Continue to checkout',
  toCart: 'Continue to cart',
  leave: 'Not what you wanted? Close this page: nothing has happened.',
  full: 'Your cart has no room for these items. Put them in place of what it holds.',
  ended: {
    title: 'This link has ended',
    text: `Please ask your assistant for a new one, or go on at ${shopName} yourself.`,
    link: 'Our products',
  },
  away: {
    title: 'We cannot show this just now',
    text: 'Please reload this page in a minute: nothing is lost.',
    link: 'Our products',
  },
} as const;
