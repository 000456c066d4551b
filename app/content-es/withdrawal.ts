import {shopName} from '~/content/brand';
import type {PageMeta} from '~/content/text';

export const withdrawalWords = {
  meta: {
    title: 'Desistir del contrato',
    description: `Desista del contrato de un pedido de ${shopName}, entero o por artículos.`,
  } satisfies PageMeta,
  title: 'Desistimiento del contrato',
  button: 'Desistir del contrato aquí',
  ask: 'Puede desistir del contrato sin decir por qué.',
  askUntil: (until: string) => `Puede desistir del contrato hasta el ${until}, sin decir por qué.`,
  heading: (orderNumber: string) => `Desistir del contrato del pedido ${orderNumber}`,
  firstStep: 'Elija de qué desiste. No se envía nada antes de que lo confirme.',
  secondStep: 'Confirme su desistimiento.',
  lines: 'Desisto del contrato de',
  item: (quantity: number, name: string) => `${quantity} × ${name}`,
  exceptions: {
    sealed: 'Precintado por higiene: una vez abierto no hay derecho de desistimiento.',
    perishable: 'Perecedero: no hay derecho de desistimiento.',
  },
  name: 'Su nombre',
  email: 'Correo electrónico para el acuse de recibo',
  emailHint: 'Siempre se envía a la dirección de su pedido, y también a esta.',
  goOn: 'Continuar',
  confirmText: (orderNumber: string) =>
    `Desisto del contrato del pedido ${orderNumber} en cuanto a:`,
  confirm: 'Confirmar el desistimiento',
  change: 'Cambiarlo',
  back: 'Volver a mi pedido',
  withdrawnOn: (time: string) => `Desistimiento recibido el ${time}:`,
  next: 'Devuelva estos artículos en un plazo de 14 días. Le devolvemos su dinero en un plazo de 14 días; podemos esperar hasta que hayan llegado o usted demuestre que los envió.',
  contact:
    'Para desistir del contrato de un pedido, abra su página: con el enlace de nuestros correos o en su cuenta. Si no tiene ninguno de los dos, use este formulario.',
  noLine: 'Elija al menos un artículo.',
  noName: 'Escriba su nombre, con un máximo de 200 caracteres.',
  badEmail: 'Escriba un correo electrónico válido o deje el campo vacío.',
  over: 'Ya no se puede desistir de estos artículos. Escríbanos.',
  failed: 'No pudimos recibirlo ahora. Inténtelo de nuevo en un minuto: no contará dos veces.',
} as const;
