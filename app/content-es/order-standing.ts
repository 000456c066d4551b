import type {StandingText} from '~/content/order-standing';
import type {OrderStanding} from '~adapters/commerce';

export const standingTexts: Record<OrderStanding, StandingText> = {
  paid: {status: 'Pagado', note: null},
  completed: {status: 'Completado', note: null},
  nothingToPay: {
    status: 'Nada que pagar',
    note: 'Este pedido no cuesta nada, así que no hay nada que pagar.',
  },
  paidOnDelivery: {
    status: 'Pago contra entrega',
    note: 'Usted paga cuando se entrega su pedido. Tenga el importe preparado.',
  },
  awaitsTransfer: {
    status: 'En espera de su transferencia bancaria',
    note: 'Transfiera el total con el número de su pedido como referencia. Enviamos su pedido cuando haya llegado el dinero.',
  },
  awaitsCheque: {
    status: 'En espera de su cheque',
    note: 'Envíenos su cheque con el número de su pedido. Enviamos su pedido cuando el cheque se haya cobrado.',
  },
  onHold: {
    status: 'En espera',
    note: 'Estamos revisando el pago de este pedido y lo enviaremos cuando se haya resuelto.',
  },
  unpaid: {
    status: 'Aún sin pagar',
    note: 'Enviamos su pedido cuando esté pagado.',
  },
  failed: {
    status: 'El pago falló',
    note: 'El pago no se completó, así que este pedido todavía no está realizado.',
  },
  cancelled: {
    status: 'Cancelado',
    note: 'Este pedido se canceló. No se enviará nada y no hay nada que pagar.',
  },
  refunded: {status: 'Reembolsado', note: 'Se reembolsó el dinero de este pedido.'},
};

export const instructionsHeading = 'Cómo pagar';
export const instructionsMailed = 'El correo sobre su pedido le dice cómo pagar.';
