import {deliveryDays} from '../settings';

const {handling, transit} = deliveryDays;

/** How an order is sent: its days (rules: When it comes), and where the shop's own rules count (rules: Whose rules). */
export const shippingLabels = {
  arrives: 'Arrives',
  /** Of any order; one of now has its dates. */
  days: `in ${handling[0] + transit[0]} to ${handling[1] + transit[1]} business days`,
  methods: 'Shipping method',
  atCheckout: 'Calculated at checkout',
  isAtCheckout: 'Shipping is calculated at checkout.',
  waiting: 'Once we know your address',
  loading: 'Calculating...',
  failed: 'Not known yet',
  notSent: 'Not to this address',
  /** The button of a form without scripts before the shop was asked. */
  goOn: 'Continue to shipping and total',
  /** In a wallet whose address is not known yet. */
  byAddress: 'By your address',
  retry: 'Try again',
} as const;
