import {formatCents, type Cents} from '~adapters/commerce/money';
import {
  discountPopup as builtInDiscount,
  reminderPopup as builtInReminder,
} from '~/content/campaigns';

export const reminderPopup = {
  title: 'Dejó algo en su carrito',
  text: 'Guardamos todo tal como lo eligió.',
  itemCount: (count: number) => `${count} ${count === 1 ? 'artículo' : 'artículos'} en su carrito`,
  cartTotal: (total: Cents) => `Total del carrito: ${formatCents(total)}`,
  complete: {...builtInReminder.complete, label: 'Completar el pedido'},
  dismiss: 'Seguir comprando',
  close: 'Cerrar el recordatorio',
} as const;

export const discountPopup = {
  title: (percent: number) => `${percent}% de descuento en su pedido`,
  text: 'Un pequeño gracias por volver a su carrito.',
  code: (code: string) => `Código ${code}`,
  originalTotalLabel: 'Total original',
  discountedTotalLabel: 'Total con descuento',
  savingsLabel: 'Usted ahorra',
  shippingNote: 'Los totales incluyen el envío.',
  expires: 'Esta oferta vence en 10 minutos.',
  remaining: (remainingMs: number) => {
    const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
    return `Quedan ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  },
  apply: {...builtInDiscount.apply, label: 'Aplicar y finalizar la compra'},
  dismiss: 'Quizá después',
  close: 'Cerrar la oferta',
} as const;

export const emailReminder = {
  label: 'Confirmación del correo electrónico',
  text: (email: string) => `Confirme su correo electrónico. Enviamos un enlace a ${email}.`,
  sentTo: (email: string) => `Enviamos un enlace a ${email}.`,
  resend: 'Enviar otra vez',
  sending: 'Enviando...',
  dismiss: 'Ocultar por 24 horas',
} as const;
