import {invalidCode} from '~/content/messages/cart';

export const discountMessages = {
  invalid: invalidCode,
  alreadyApplied: 'Este código ya está aplicado.',
  /** One sentence for a code that does not exist and for one meant for another address. */
  notForYou:
    'Este código no es válido para su pedido. Si lo recibió en su correo electrónico, use esa misma dirección de correo.',
  applied: (code: string) => `Aplicamos el código de descuento ${code}.`,
  removed: (code: string) => `Quitamos el código de descuento ${code}.`,
  expired: 'Este código ya venció.',
  usedUp: 'Este código ya se usó todas las veces posibles.',
  notCombinable: 'Este código no se puede combinar con otro descuento.',
  spendMore: (minimum: string) => `Compre ${minimum} o más para usar este código.`,
  spendLess: (maximum: string) => `Este código es para pedidos de hasta ${maximum}.`,
  notForTheseItems: 'Este código no es para los artículos de su carrito.',
  someItemsExcluded: 'Este código no se puede usar con algunos de los artículos de su carrito.',
  openCart: 'Este código es para ciertos productos. Abra su carrito para usarlo.',
  offerEnded: 'La oferta SAVE10 ya terminó. Quítela de su carrito.',
  signInAgain: 'Inicie sesión de nuevo.',
  notConnected: 'Todavía no se aceptan códigos. Vuelva pronto.',
  notChecked: 'No pudimos comprobar este código ahora. Inténtelo de nuevo.',
  tooManyTries: (seconds: number) =>
    `Demasiados intentos. Espere ${seconds} segundos antes de probar otro código.`,
};
