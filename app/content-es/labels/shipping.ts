/** How an order is sent where the shop's own rules count (rules: Whose rules). */
export const shippingLabels = {
  methods: 'Forma de envío',
  atCheckout: 'Se calcula al finalizar la compra',
  isAtCheckout: 'El envío se calcula al finalizar la compra.',
  notSent: 'No a esta dirección',
  /** The button of a form without scripts before the shop was asked. */
  goOn: 'Continuar al envío y al total',
  /** In a wallet whose address is not known yet. */
  byAddress: 'Según su dirección',
  nothing: 'Nada que enviar',
};
