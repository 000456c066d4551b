import {lineWords} from '../labels/cart';
import {pressMessages} from './pressed';

/** What the server answers to an order. */
export const orderMessages = {
  ...pressMessages,
  cartEmpty: 'Cart is empty, order refused',
  legacyCartPath: 'processOrder should not be called from cart store anymore',
  notConnected:
    'Ordering is not open yet: that takes the storefront’s plugin in the shop, and the shop’s user in the settings.',
  placed: 'Order placed successfully!',
  paymentProcessing:
    'Your payment is being processed. We confirm your order by email as soon as it is through.',
  priceChanged: 'The price of your cart has changed. Please review your cart.',
  taxChanged: 'The tax of your order has changed. Please check the total and place it again.',
  feesChanged: 'The fees of your order have changed. Please check the total and place it again.',
  quantityOutOfRange: 'Choose a quantity from 1 to 99.',
  onePerOrder: (name: string) => `${name} is sold individually: one per order.`,
  onlyLeftInStock: (stockQuantity: number) => `Only ${stockQuantity} left in stock.`,
  unreadable: 'Your cart could not be read. Please review your cart.',
  tooManyLines: 'Your cart holds too many different items. Please split your order.',
  listedTwice: 'Your cart lists the same item twice. Please review your cart.',
  notSold: 'This item is no longer in our shop. Please remove it from your cart.',
  inShop: (name: string) =>
    `${name} is bought in the shop’s own checkout. Please open your cart and continue from there.`,
  notForSaleNow: (name: string) =>
    `${name} cannot be bought at the moment. Please remove it from your cart.`,
  outOfStock: (name: string) => `${name} is out of stock. Please remove it from your cart.`,
  anItem: 'An item',
  offerNeedsSignIn: 'Sign in to claim this exclusive offer.',
  offerUnavailable: 'This offer is not available for this item.',
  offerEnded: lineWords.offerEnded,
  offerOncePerOrder: 'This offer is for one unit per order.',
  offerOncePerCustomer:
    'You have had this offer before: it is one per customer. Please remove it from your cart.',
  offerOncePerHousehold:
    'This offer has gone to this address before: it is one per household. Please remove it from your cart.',
  offerNeedsConfirmed:
    'This offer needs a confirmed email address. Please confirm yours, then place your order again.',
  confirmForFree:
    'An order that costs nothing needs a confirmed email address. Please sign in and confirm yours, then place it again.',
  freeSampleOnce: 'The free sample is one per customer.',
  freeSampleOncePerHousehold:
    'A free sample has gone to this address before: it is one per household. Please remove it from your cart.',
  freeSampleNeedsConfirmed:
    'The free sample needs a confirmed email address. Please confirm yours, then place your order again.',
  keyMissing: 'This order cannot be placed safely. Please reload the page and try again.',
  keyOfOtherOrder:
    'Your cart has changed since you placed this order. Please review your cart and try again.',
  stillPlacing:
    'Your order is still being placed. Please wait a moment, then press Place Order again: it will not be placed twice.',
  paidEarlier: (orderNumber: string) =>
    `Your order ${orderNumber} is already placed. To order this cart as well, please place it again.`,
  bankDecides: (orderNumber: string) =>
    `Your bank is still deciding on the payment of order ${orderNumber}. Please try again in a few minutes.`,
  shopUpdating:
    'Our order system is being updated, so nothing can be ordered right now. Your cart is kept: please try again later.',
  shopUncertain:
    'We could not reach our order system. Please press Place Order again in a minute: it will not be placed twice.',
  returnedElsewhere:
    'We show a payment only in the browser in which the order was placed. If you have paid, your order stands, and we confirm it by email. If your payment was not completed, your cart is kept there.',
  returnUnknown:
    'We could not ask how your payment stands. Please try again in a minute: your cart is kept, and nothing is charged twice.',
  paymentMissing: 'Please choose how to pay.',
  paidUnfinished:
    'Your payment went through, but we could not finish your order yet. Please press Place Order again: you will not be charged twice.',
  closedBeforePaid:
    'This order was closed before its payment arrived, so your money is on its way back. Your cart is kept: please try again.',
  paymentFailed: (orderNumber: string) =>
    `The payment of order ${orderNumber} did not go through, so the order is not placed yet. Your cart is kept: please try again.`,
  closedUnpaid: (orderNumber: string) =>
    `Order ${orderNumber} was closed because it was not paid in time. Your cart is kept: please place it again.`,
  /**
   * Whenever a card is refused. One text for every reason: *no funds*, *wrong code* or *stolen* apart would show a thief
   * which numbers are valid. No text of the service is passed on either.
   */
  cardDeclined:
    'Your card was declined. Please check its details, try another card or contact your bank.',
  cardPaused:
    'Several cards were declined. Please wait 15 minutes before you try again, or contact your bank.',
  /** Of what it asks at checkout, or what its plugins refuse. */
  asTheShopSays: (sentences: string) => sentences,
  methodOff: 'The shop does not take this way of paying at the moment. Please choose another one.',
  shopClosed:
    'The shop takes no payments at the moment. Your cart is kept: please try again later.',
  tooManyTries: 'Too many tries. Please wait a minute and try again.',
} as const;
