import {toCents} from '~adapters/commerce/money';
import type {OrderRecord} from './order-record';

const dana = {
  firstName: 'Dana',
  lastName: 'Moreno',
  address1: '212 Juniper Street',
  address2: 'Apt 4',
  city: 'Portland',
  state: 'OR',
  postcode: '97205',
  country: 'US' as const,
  phone: '(555) 010-0188',
};

/** A moment of the last weeks: the order has arrived, and something of it may be wrong. */
const at = (daysAgo: number, time: string) =>
  `${new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)}T${time}`;

/** One earlier paid order, for loyalty and the order history. */
export const createFirstOrders = (): OrderRecord[] => [
  {
    databaseId: 1987,
    orderKey: 'wc_order_firstOrder01',
    status: 'COMPLETED',
    createdAt: at(24, '17:20:11+00:00'),
    paidAt: at(24, '17:20:14+00:00'),
    paymentMethod: 'cards',
    paymentMethodTitle: 'Credit or debit card',
    lines: [
      {
        name: 'Konjac Spaghetti Pasta',
        productId: 130,
        variationId: null,
        quantity: 6,
        subtotal: toCents(2694),
        total: toCents(2155),
        meta: [],
      },
      {
        name: 'CraveBlock Allulose Gummies, Twin Pack',
        productId: 158,
        variationId: null,
        quantity: 1,
        subtotal: toCents(4599),
        total: toCents(4599),
        meta: [],
      },
    ],
    fees: [],
    shippingLines: [{title: 'Free shipping', total: toCents(0)}],
    couponCodes: [],
    customerId: null,
    billing: {...dana, email: 'demo@bellyful.example'},
    shipping: dana,
    customerNote: '',
    transactionId: 'ch_first_order',
    meta: [],
    taxes: [],
    isStockReduced: true,
    shipments: [
      {
        carrier: 'USPS',
        number: '9400111202555842332669',
        url: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400111202555842332669',
        shippedAt: at(23, '16:00:00Z'),
        deliveredAt: at(20, '18:00:00Z'),
        items: [
          {line: 0, quantity: 6},
          {line: 1, quantity: 1},
        ],
      },
    ],
    refunds: [],
  },
];
