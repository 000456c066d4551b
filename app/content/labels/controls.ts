/** Of buttons and parts that many pages have. */
export const controlLabels = {
  close: 'Close',
  decreaseQuantity: 'Decrease quantity',
  increaseQuantity: 'Increase quantity',
} as const;

export const breadcrumbLabel = 'Breadcrumb';

export const crumbLabels = {home: 'Home', products: 'Products'} as const;

export const noPictureLabel = 'No picture yet';

export const newWindowNote = '(opens in a new window)';

export const onThisPageLabel = 'On this page';

/** What screen readers hear beside prices, and what stands for one. */
export const priceLabels = {
  now: 'Now',
  regular: 'Regular price',
  offer: 'Offer price',
  insteadOf: 'instead of',
  from: 'From',
  free: 'Free',
} as const;

/** Before the days on which an order arrives (rules: When it comes), and in their place. */
export const arrivalLabels = {arrives: 'Arrives', days: 'in 3 to 5 business days'} as const;

/** `Dec 2 to Dec 4` */
export const arrivalDays = (first: string, last: string) => `${first} to ${last}`;

export const priceUnavailable = 'Price unavailable';

/** Beside a price (rules: Tax). */
export const priceTaxLabels: Readonly<Partial<Record<string, string>>> = {
  included: 'incl. tax',
  added: 'plus tax',
};
