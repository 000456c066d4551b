import {shopName} from '~/content/brand';
import type {PageMeta} from '~/content/text';

/** The page of one order. */
export const orderPage = {
  meta: {
    title: 'Su pedido',
    description: `Cómo va su pedido de ${shopName}: qué pidió, cómo se paga y dónde está.`,
  } satisfies PageMeta,
  placedOn: (day: string) => `Realizado el ${day}`,
  linesHeading: 'Lo que pidió',
  addressHeading: 'Dirección de envío',
  paymentHeading: 'Pago',
  billingHeading: 'Facturado a',
  stepsLabel: 'Dónde está su pedido',
  notYet: 'todavía no',
  parcelsHeading: (parcels: number) => (parcels > 1 ? 'Sus paquetes' : 'Su paquete'),
  parcel: (place: number, parcels: number) => `Paquete ${place} de ${parcels}`,
  track: (carrier: string) => `Rastréelo${carrier ? ` con ${carrier}` : ''}`,
  sentOn: (day: string) => `Enviado el ${day}`,
  deliveredOn: (day: string) => `Entregado el ${day}`,
  toComeHeading: 'Por llegar',
  toComeText: 'Estos llegan en otro paquete.',
  refundedOn: (day: string) => `Reembolsado el ${day}`,
  takenOffOn: (day: string) => `Descontado el ${day}`,
  afterTakenOff: 'Total actual',
  afterRefunds: 'Total después de los reembolsos',
  paidOn: (day: string) => `Pagado el ${day}`,
  print: 'Imprimir este pedido',
  invoice: 'Factura',
  notesHeading: 'De la tienda',
  answersHeading: 'Información adicional',
  downloadsHeading: 'Sus descargas',
  downloadsLeft: (left: number | null) =>
    left === null ? '' : left === 1 ? 'Queda 1 descarga' : `Quedan ${left} descargas`,
  downloadUntil: (day: string) => `hasta el ${day}`,
  payNow: 'Pagar ahora',
  payAtCheckout:
    'Su carrito está guardado en el navegador con el que hizo el pedido: finalice la compra allí para pagar. Si no puede, vuelva a pedir más abajo.',
  cancel: 'Para cancelar dentro de las 24 horas después de su pedido, o para cualquier pregunta, ',
  contact: 'escríbanos',
  writeToUs: 'Escríbanos',
  follow: 'Ver cómo va su pedido',
  followNote:
    'Guarde este enlace: abre su pedido en cualquier dispositivo. También se lo enviamos por correo.',
  remind: 'Ver cuándo se acaba y recibir un recordatorio',
  notFound:
    'No hay ningún pedido en esta dirección. Abra el enlace del correo sobre su pedido o inicie sesión para ver sus pedidos.',
  failed: 'No pudimos cargar su pedido ahora. Inténtelo de nuevo en un minuto.',
};

/** Cancelling an order on its page. */
export const cancelWords = {
  button: 'Cancelar este pedido',
  until: (when: string) =>
    `Puede cancelar este pedido hasta el ${when}, siempre que no se haya enviado ninguna parte.`,
  question: '¿Cancelar este pedido?',
  text: 'No lo enviaremos, y todo lo que haya pagado se le reembolsa por completo.',
  reason: '¿Por qué? (opcional)',
  confirm: 'Sí, cancelarlo',
  waiting: 'Cancelando...',
  keep: 'Conservar mi pedido',
  anyQuestion: 'Para cualquier pregunta, ',
  over: 'Este pedido ya no se puede cancelar aquí: está en camino o se acabó el plazo para cancelarlo. Escríbanos.',
  failed:
    'No pudimos cancelar su pedido ahora. Inténtelo de nuevo en un minuto: no se cancelará dos veces.',
  done: (day: string) => `Usted canceló este pedido el ${day}, y no se enviará.`,
  money: {
    none: () => 'No hay nada que pagar.',
    awaited: () => 'Si su pago viene en camino, se lo devolvemos cuando llegue.',
    refund: (total: string) =>
      `Su pago de ${total} se reembolsa por completo a la forma de pago que usó. Si no se logra de inmediato, lo intentamos de nuevo por nuestra cuenta: usted no tiene que hacer nada.`,
    staff: (total: string) =>
      `Recibimos su pago de ${total}. Alguien de nuestro equipo se lo devuelve por completo.`,
    returned: (total: string) =>
      `Su pago de ${total} se reembolsó a la forma de pago que usó. Su banco puede tardar hasta diez días en mostrarlo.`,
  },
};
