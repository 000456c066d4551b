import {shopName} from '~/content/brand';
import type {PageMeta, TextLink} from '~/content/text';

/** The order confirmation. */
export const thankYouPage = {
  meta: {
    title: 'Gracias por su pedido',
    description: `Recibimos su pedido en ${shopName}. Vea el número de su pedido, qué sigue ahora y cómo comunicarse con nosotros si tiene una pregunta.`,
  },
  title: 'Gracias por su pedido',
  onItsWay: 'Muy pronto saldrán cosas buenas hacia su casa.',
  pendingTitle: 'Su pago se está procesando',
  pendingNote:
    'Su banco todavía no ha confirmado el pago. Le confirmaremos el pedido por correo en cuanto lo haga; no hace falta que haga el pedido de nuevo.',
  checkAgain: 'Consultar de nuevo',
  orderNumberLabel: 'Número de pedido',
  statusLabel: 'Estado del pedido',
  pendingStatus: 'Procesando el pago',
  placedStatus: 'Realizado',
  orderHeading: 'Su pedido',
  noOrder: 'Aquí no hay ningún pedido que mostrar',
  nextHeading: 'Qué sigue ahora',
  steps: [
    'Recibirá un correo de confirmación con los detalles de su pedido.',
    'Preparamos su pedido en 1 a 2 días hábiles.',
    'El envío tarda de 2 a 3 días hábiles, y le enviamos un número de rastreo.',
  ],
  stepsOncePaid: [
    'Recibirá un correo con los detalles de su pedido.',
    'Cuando haya llegado su pago, preparamos su pedido en 1 a 2 días hábiles.',
    'El envío tarda de 2 a 3 días hábiles, y le enviamos un número de rastreo.',
  ],
  stepsUnsent: [
    'Recibirá un correo de confirmación con los detalles de su pedido.',
    'Nada de este pedido se envía por correo postal. Sus descargas están en la página de su pedido en cuanto esté pagado.',
  ],
  looking: 'Buscando su pedido...',
  supportHeading: '¿Preguntas sobre su pedido?',
  writeTo: 'Escriba a',
  orCall: 'o llame al',
  links: [
    {label: 'Seguir comprando', href: '/products'},
    {label: 'Volver al inicio', href: '/'},
  ],
} satisfies {meta: PageMeta; links: readonly TextLink[]; [key: string]: unknown};

/** Back from a payment that did not settle the order. */
export const unpaidTitles = {
  undecided: 'Su pago se está procesando',
  unpaid: 'Su pago no está completo',
  closed: 'Su pedido se cerró',
  foreign: 'Aquí no hay ningún pago que mostrar',
};

export const unpaidWords = {payAgain: 'Pagar de nuevo', back: 'Volver a finalizar la compra'};

/** The page between the shop's own payment page and the order's. */
export const paymentReturn = {
  title: 'Su pago',
  description: 'Cómo va el pago de su pedido.',
};
