/** Where forms put things into the cart, and change it (rules: Without scripts). */
export const cartPath = '/cart';

/** Of what a claimed offer took out of the browser's cart, in its storage. */
export const setAsideName = 'set-aside';

export const choicePrefix = 'choice-';

/** The names of what they send. */
export const cartFields = {
  /** A line's id; or of a product with packages its key, and the choice beside it. */
  item: 'item',
  product: 'product',
  bottles: 'package',
  /** The key of the formula of all its bottles; without one half of each. */
  mix: 'mix',
  noodles: 'noodles',
  /** What a variation leaves open, by the shop's name: `choice-pa_color`. */
  choice: (key: string) => `${choicePrefix}${key}`,
  offer: 'offer',
  /** Where a sign-in for an offer leads back to. */
  returnTo: 'returnTo',
  quantity: 'quantity',
  /** The line that a button of the cart is about. */
  line: 'line',
  act: 'act',
  /** The shopper has read what an offer takes out. */
  agreed: 'agreed',
  code: 'code',
} as const;

/** What hands a cart over to the shop's own checkout, and the field of the browser's own (rules: The shop's own checkout). */
export const toShopAct = 'to-shop';
export const ownCartField = 'cart';

/** What brings back what was set aside. */
export const bringBackAct = 'bring-back';

/** What a button of a line does to the number that is typed there. */
export const quantitySteps: Partial<Record<string, number>> = {update: 0, less: -1, more: 1};
