/** How an order is sent where the shop's own rules count (rules: Whose rules). */
export const shippingLabels = {
  methods: 'Forma de envío',
  atCheckout: 'Se calcula al finalizar la compra',
  isAtCheckout: 'El envío se calcula al finalizar la compra.',
  waiting: 'Cuando sepamos su dirección',
  loading: 'Calculando...',
  failed: 'Aún no se sabe',
  notSent: 'No a esta dirección',
  /** The button of a form without scripts before the shop was asked. */
  goOn: 'Continuar al envío y al total',
  /** In a wallet whose address is not known yet. */
  byAddress: 'Según su dirección',
  retry: 'Intentar de nuevo',
  nothing: 'Nada que enviar',
};
