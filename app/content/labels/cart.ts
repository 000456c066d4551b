import {shopName} from '../brand';
import type {PageMeta} from '../text';

export const cartPageMeta: PageMeta = {
  title: 'Your cart',
  description: `The items in your ${shopName} cart, your discounts and shipping, and what it all comes to before checkout.`,
};

/** What stands in a cart, in the drawer, on its page and beside the checkout. */
export const cartWords = {
  title: 'Your cart',
  close: 'Close cart',
  items: 'Items in your cart',
  summary: 'Order summary',
  loading: 'Loading your cart...',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  total: 'Total',
  removeNamed: (name: string) => `Remove ${name}`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  update: 'Update',
  tryAgain: 'Try again',
} as const;

/** What a total is reduced by, as the cart and the order name it. */
export const adjustmentLabels = {
  bulk: 'Bulk discount',
  loyalty: 'Loyalty discount',
  abandonment: (percent: number) => `${percent}% off your cart`,
  code: (code: string) => `Discount code ${code}`,
} as const;

interface LineOff {
  bulkPercent: number;
  loyaltyPercent: number;
  quantity: number;
}

/** Beneath an item's name, in the cart and in an order. */
export const lineWords = {
  noodleSample: (type: string) => `Free noodle sample: ${type}`,
  specialOffer: 'Special offer',
  /** Of quantity and loyalty, as both are taken off together. */
  off: ({bulkPercent, loyaltyPercent, quantity}: LineOff) =>
    [
      bulkPercent && `${bulkPercent}% off for ${quantity}`,
      loyaltyPercent && `${loyaltyPercent}% off for coming back`,
    ]
      .filter(Boolean)
      .join(', '),
  offerEnded: 'This offer has ended. Please remove it from your cart.',
  limitOne: 'Limit one per customer',
  onBackorder: 'Available on backorder',
  onePerOrder: 'One per order',
  unknownItem: 'An item that is no longer in our shop',
} as const;

export const freeShippingWords = {
  free: 'Free shipping',
  onThisOrder: 'on this order',
  away: 'away from free shipping',
  progress: 'Progress to free shipping',
  completes: 'Add it, and your order ships free.',
  goesWith: 'Goes well with it.',
  add: 'Add',
} as const;

export const discountWords = {
  discount: 'Discount',
  code: 'Discount code',
  removeCode: (code: string) => `Remove code ${code}`,
  percentOff: (percent: number) => `${percent}% off`,
  freeShipping: 'Free shipping',
  /** By the shop's own rules it may make a method of the shop free. */
  mayShipFree: 'Free shipping where we offer it',
} as const;

/** Of an order's items. */
export const orderWords = {
  items: 'Items in your order',
  quantity: (quantity: number) => `Quantity: ${quantity}`,
} as const;
