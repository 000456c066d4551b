import {byUsps} from '~/content/shop-rules';
import {shopName} from '~/content/brand';
import type {PageMeta} from '~/content/text';

export const checkoutPageMeta: PageMeta = {
  title: 'Finalizar la compra',
  description: `Escriba su dirección de envío y sus datos de pago para hacer su pedido en ${shopName}.`,
};

export const checkoutPage = {
  title: 'Finalizar la compra',
  haveAccount: '¿Ya tiene una cuenta?',
  signIn: 'Iniciar sesión',
  shippingHeading: 'Envío',
  paymentHeading: 'Pago',
  billingHeading: 'Dirección de facturación',
  email: 'Correo electrónico',
  emailHint: 'Para la confirmación de su pedido y el número de rastreo.',
  emailHintUnsent: 'Para la confirmación de su pedido y sus descargas.',
  paidLater:
    'Usted paga en nuestra página de pago segura en el paso siguiente, por eso aquí no le pedimos su tarjeta.',
  waysHeading: '¿Cómo quiere pagar?',
  payByCard: 'Tarjeta',
  payOnline: 'Pagar en línea',
  onlineHeading: 'Formas de pago allí',
  paidAfterwards: 'Ahora no paga nada. Cuando haga el pedido, le diremos cómo pagar.',
  otherAddresses: 'Sus otras direcciones',
  sendHere: 'Enviarlo aquí',
  changeAddress: 'Cambiar',
  changeAddressWhich: 'la dirección de envío',
  saveAddress: 'Guardar esta dirección en mi cuenta',
  billingSame: 'La dirección de facturación es la misma que la de envío',
  reviewCart: 'Revisar su carrito',
  correctThese: 'Corrija estos campos:',
  seeOrder: (orderNumber: string) => `Ver el pedido ${orderNumber}`,
  get trust() {
    return [
      'Nunca guardamos el número de su tarjeta.',
      `Enviamos${byUsps(' por USPS')} después de 1 a 2 días hábiles de preparación.`,
      'Respondemos preguntas en un plazo de 24 horas.',
    ];
  },
};
