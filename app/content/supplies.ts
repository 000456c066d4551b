/** The doses to choose from, in servings a day. */
export const doseChoices = [
  {perDay: 0.5, label: 'one every other day'},
  {perDay: 1, label: 'one a day'},
  {perDay: 2, label: 'two a day'},
  {perDay: 3, label: 'three a day'},
  {perDay: 4, label: 'four a day'},
] as const;

export interface KitPart {
  /** Sold by a page of its own, or described here. */
  product?: string;
  /** In one of the kits alone: the value of its variation. */
  kit?: string;
  name?: string;
  servings?: number;
  servingSize?: string;
  servingsADay?: number;
}

/** What the product of the bundle offer holds, one of each (rules: When it ends). Its buyer may set how much is taken of the first. */
export const kitParts: readonly KitPart[] = [
  {product: 'pain-free-weight-loss'},
  {name: 'Hydration capsules', servings: 30, servingSize: '2 capsules', servingsADay: 1},
  {product: 'womens-multi-vitamin', kit: "Women's Daily Multi-Vitamin"},
  {product: 'mens-multi-vitamin', kit: "Men's Daily Multi-Vitamin"},
];

/** How long an order lasts, and the one mail before it ends. */
export const supplyWords = {
  heading: 'When it runs out',
  text: 'Counted from the day it was sent. Change how much you take, and the date changes with it.',
  serving: (size: string) => `One serving is ${size}.`,
  of: (name: string) => `of ${name}`,
  takes: 'Servings I take',
  nowAndThen: 'now and then',
  other: (perDay: number) => `${perDay} a day`,
  ends: (day: string) => `Lasts until about ${day}`,
  ended: (day: string) => `Ran out around ${day}`,
  unknown: 'Tell us how much you take to see when it runs out.',
  over: 'At the amount you take, it has already run out, so there is nothing to remind you about.',
  remind: 'Remind me once by email, a few days before the first item runs out.',
  remindNote:
    'No subscription: nothing is ordered and nothing is charged until you do it. If you buy it again first, we will not email you.',
  states: {
    unavailable: '',
    none: '',
    unconfirmed: 'We have sent you an email: follow its link, and you will be reminded.',
    planned: 'You will be reminded once.',
    sent: 'We have reminded you of this order.',
  },
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved.',
  failed: 'We could not save that just now. Please try again in a minute.',
  calendar: 'Add the days to my calendar',
} as const;

/** Where the mail that confirms a reminder leads. */
export const reminderWords = {
  title: 'Reminders',
  description: 'Reminders before what you bought runs out.',
  confirmText:
    'Press the button, and we will send you one email a few days before your order runs out.',
  confirm: 'Yes, remind me once',
  confirmed: 'Thank you. You will be reminded once.',
  linkOver: 'This link is no longer valid.',
  failed: 'We could not do that just now. Please try again in a minute.',
} as const;

/** The mail itself, among those that one gets. */
export const reminderMails = {
  title: 'Reminders before something runs out',
  text: 'You asked for them with an order. We send one for each order, a few days before the first of it is used up.',
  ended: 'Done. We will not send you any reminders.',
} as const;

/** The account's page of all that is taken. */
export const suppliesPage = {
  path: '/account/supplies',
  calendarPath: '/account/supplies/calendar',
  title: 'What I take',
  text: 'What you have bought and roughly when it runs out. Print it for your doctor or pharmacist, or add the dates to your calendar.',
  emptyTitle: 'Nothing to count down yet',
  emptyText: 'Order something that is counted in servings, and you will see here when it runs out.',
  browse: 'Browse products',
  failed: 'We could not load this just now. Please try again in a minute.',
  perDay: (label: string) => `I take ${label}`,
  order: (orderNumber: string) => `Order ${orderNumber}`,
  reminded: 'You will be reminded once.',
  end: 'Do not remind me',
  ended: 'You will not be reminded of that order.',
  print: 'Print',
  calendar: 'Calendar file',
  again: 'Order again',
  change: 'Change what I take',
} as const;

export const yours = {
  heading: 'Yours',
  text: 'What you have at home and roughly when it runs out.',
  link: {label: suppliesPage.title, href: suppliesPage.path},
  again: 'Order again',
} as const;

export const calendarWords = {
  summary: (name: string) => `${name} runs out about now`,
  description: 'Counted by the label, or by what you said you take.',
} as const;

/** Of a mailed reminder's link, on the order's page. */
export const refillWords = {
  heading: 'Order it again',
  text: 'What runs out soon, at today’s prices. Nothing is ordered until you place the order.',
  button: 'Put it in my cart',
} as const;
