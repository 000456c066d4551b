import type {Card} from '~adapters/payments';
import {toCents, type Address, type Order} from '~adapters/commerce';

export const anAddress = (changes: Partial<Address> = {}): Address => ({
  firstName: 'Ada',
  lastName: 'Miller',
  address1: '12 Orchard Lane',
  address2: '',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  country: 'US',
  phone: '',
  ...changes,
});

export const aCard = (cardNumber = '4242 4242 4242 4242', changes: Partial<Card> = {}): Card => ({
  cardNumber,
  expiryDate: '12/39',
  cvv: '123',
  nameOnCard: 'Ada Miller',
  ...changes,
});

export const anOrder = (changes: Partial<Order> = {}): Order => ({
  id: 'order:101',
  databaseId: 101,
  orderNumber: '101',
  orderKey: 'wc_order_abc',
  status: 'PENDING',
  createdAt: new Date().toISOString(),
  paidAt: null,
  paymentMethod: '',
  paymentMethodTitle: '',
  lines: [],
  subtotal: toCents(7900),
  codes: [],
  shippingTitle: '',
  shippingTotal: toCents(0),
  fees: [],
  taxTotal: toCents(0),
  pricesIncludeTax: false,
  total: toCents(7900),
  email: 'ada@example.com',
  transactionId: null,
  orderReference: 'order-reference-1',
  needsPayment: true,
  hasDownloads: false,
  shipsNothing: false,
  payUrl: 'https://shop.test/checkout/order-pay/101/?pay_for_order=true&key=wc_order_abc',
  meta: [],
  ...changes,
});
