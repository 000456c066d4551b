/** Cart and checkout. */
export const cartLabels = {
  empty: 'Su carrito está vacío',
  emptyText: '¿Qué habrá hoy en la mesa?',
  continueShopping: 'Seguir comprando',
  proceedToCheckout: 'Finalizar la compra',
  viewCart: 'Ver el carrito',
  checkout: 'Finalizar la compra',
  apply: 'Aplicar',
  applying: 'Aplicando...',
  remove: 'Quitar',
  placeOrder: 'Hacer el pedido',
  placingOrder: 'Procesando el pedido...',
};

/** Apart from what else is said of codes: every cart needs this sentence alone. */
export const invalidCode = 'Ese código de descuento no es válido';
