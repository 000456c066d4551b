import {networkError} from '~/content/connection';

/** Shown by the browser while an order is placed. */
export const pressMessages = {
  failed: 'No pudimos procesar el pedido',
  failedAlert: 'No pudimos procesar el pedido. Inténtelo de nuevo.',
  networkError,
  unexpected: 'Ocurrió un error inesperado',
  paymentUnreachable:
    'No pudimos comunicarnos con el servicio de pagos. Presione “Hacer el pedido” otra vez: no se le cobrará dos veces.',
  paymentIncomplete: 'Revise sus datos de pago.',
  paymentNotFinished: 'El pago no se completó. Guardamos su carrito: inténtelo de nuevo.',
};
