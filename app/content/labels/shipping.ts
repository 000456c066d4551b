/** How an order is sent where the shop's own rules count (rules: Whose rules). */
export const shippingLabels = {
  methods: 'Shipping method',
  atCheckout: 'Calculated at checkout',
  isAtCheckout: 'Shipping is calculated at checkout.',
  notSent: 'Not to this address',
  /** The button of a form without scripts before the shop was asked. */
  goOn: 'Continue to shipping and total',
  /** In a wallet whose address is not known yet. */
  byAddress: 'By your address',
  nothing: 'Nothing to send',
} as const;
