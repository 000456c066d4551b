/** What stands where the payment service's own fields will be, or cannot be. */
export const paymentLabels = {
  fields: 'Datos de pago',
  loading: 'Cargando los campos de pago...',
  express: 'Pago rápido',
  expressElsewhere:
    'Las tarjetas, las billeteras digitales y las demás formas de pago están abajo.',
  expressAtCheckout:
    'Las tarjetas, las billeteras digitales y las demás formas de pago están al finalizar la compra.',
  retry: 'Volver a cargar la página',
};

/** How an order was paid, as its mails and its page say. */
export const paymentTitles: Record<string, string> = {
  stripe: 'Tarjeta o billetera digital (Stripe)',
  offline: 'Tarjeta de prueba (sin conexión)',
};

export const paymentMessages = {
  loading: 'Los campos de pago todavía se están cargando. Espere un momento e inténtelo de nuevo.',
  missing:
    'No pudimos cargar los campos de pago. Revise su conexión o permita que su navegador cargue js.stripe.com en esta página, y vuelva a cargarla: lo que escribió se conserva.',
};

/** The fields of a card. */
export const cardLabels = {
  name: 'Nombre en la tarjeta',
  number: 'Número de la tarjeta',
  expiryDate: 'Vencimiento',
  cvv: 'CVV',
};
