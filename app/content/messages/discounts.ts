import {invalidCode} from './cart';

export const discountMessages = {
  invalid: invalidCode,
  alreadyApplied: 'This code is already applied.',
  /** One sentence for a code that does not exist and for one meant for another address. */
  notForYou:
    'This code is not valid for your order. If it came by email, use the address it was sent to.',
  applied: (code: string) => `Discount code ${code} applied.`,
  removed: (code: string) => `Discount code ${code} removed.`,
  expired: 'This code has expired.',
  usedUp: 'This code has been used as often as it can be.',
  notCombinable: 'This code cannot be combined with another discount.',
  spendMore: (minimum: string) => `Spend ${minimum} or more to use this code.`,
  spendLess: (maximum: string) => `This code is for orders of up to ${maximum}.`,
  notForTheseItems: 'This code is not for the items in your cart.',
  someItemsExcluded: 'This code cannot be used with some of the items in your cart.',
  openCart: 'This code is for certain products. Open your cart to use it.',
  offerEnded: 'The offer SAVE10 has ended. Please remove it from your cart.',
  signInAgain: 'Please sign in again.',
  notConnected: 'Codes are not open yet. Please come back soon.',
  notChecked: 'We could not check this code just now. Please try again.',
  tooManyTries: (seconds: number) =>
    `Too many tries. Please wait ${seconds} seconds before you try another code.`,
} as const;
