import {shopName} from '~/content/brand';
import {byRules} from '~/content/shop-rules';

/** Of every page of the account. */
export const accountMetaDescription = `Su cuenta en ${shopName}.`;

/** The dialog and the pages of the account. */
export const authLabels = {
  signIn: 'Iniciar sesión',
  signUp: 'Crear una cuenta',
  email: 'Correo electrónico',
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  show: 'Mostrar',
  hide: 'Ocultar',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  forgotPassword: '¿Olvidó su contraseña?',
  toSignUp: '¿Es su primera vez aquí?',
  toSignIn: '¿Ya tiene una cuenta?',
  signInText:
    'Qué gusto verle de nuevo. Inicie sesión para ver sus pedidos y finalizar la compra más rápido.',
  get signUpText() {
    return `Tenga sus pedidos en un solo lugar${byRules(', obtenga su muestra gratis y acceda a ofertas para miembros', ' y finalice la compra más rápido')}.`;
  },
  passwordHint: 'Al menos 8 caracteres, con una letra mayúscula, un número y un carácter especial.',
  resend: 'Enviar la confirmación otra vez',
  close: 'Seguir comprando',
  nextStep:
    'El enlace de nuestro correo confirma su correo electrónico. Mientras tanto, puede seguir comprando.',
};

export const resetLabels = {
  title: 'Restablecer su contraseña',
  text: 'Díganos su correo electrónico y le enviaremos un enlace para elegir una contraseña nueva.',
  send: 'Enviar el enlace',
  newTitle: 'Elegir una contraseña nueva',
  save: 'Guardar la contraseña nueva',
  askAgain: 'Pedir otro enlace',
  backToSignIn: 'Volver a iniciar sesión',
};

export const confirmLabels = {
  title: 'Confirmar su correo electrónico',
  text: 'Escriba la contraseña que eligió al crear su cuenta, y su cuenta quedará lista.',
  signedInText: 'Un toque, y su cuenta quedará lista.',
  confirm: 'Confirmar mi correo electrónico',
  /** For a forgotten password, or an address that another signed up with. */
  toNew: 'No sé la contraseña',
  newText:
    'Elija una contraseña, y su cuenta quedará lista. La sesión de quien creó la cuenta con otra contraseña se cierra para siempre.',
  confirmNew: 'Guardar y confirmar',
  toKnown: 'Sé la contraseña',
  resendTitle: 'Enviar la confirmación otra vez',
  resendText: 'Enviaremos un enlace nuevo al correo electrónico de su cuenta.',
};

export const accountLabels = {
  title: 'Mi cuenta',
  email: 'Correo electrónico',
  orders: 'Mis pedidos',
  supplies: 'Lo que tomo',
  confirmed: 'Confirmado',
  unconfirmed: 'Aún sin confirmar',
  addressTitle: 'Dirección de envío',
  addressText: 'La ponemos por usted al finalizar la compra.',
  addressOfOrder:
    'Su último pedido va a esta dirección. Guárdela y la pondremos en su próxima compra.',
  saveAddress: 'Guardar la dirección',
  changePassword: 'Cambiar mi contraseña',
  security: 'Dispositivos con sesión iniciada',
  addressSaved: 'Su dirección está guardada.',
  addressFailed: 'No pudimos guardar su dirección. Inténtelo de nuevo.',
  addressUnavailable: 'No pudimos cargar su dirección guardada ahora. Inténtelo más tarde.',
};

export const securityLabels = {
  account: 'Mi cuenta',
  title: 'Dispositivos con sesión iniciada',
  text: 'Todos los dispositivos en los que su cuenta tiene la sesión iniciada. Cierre la sesión de los que no reconozca y luego cambie su contraseña.',
  browserOn: (browser: string, system: string) => `${browser} en ${system}`,
  unknownDevice: 'Un dispositivo',
  since: (date: string) => `Sesión iniciada el ${date}`,
  thisDevice: 'Este dispositivo',
  end: 'Cerrar sesión',
  endOne: (device: string) => `Cerrar sesión: ${device}`,
  endAll: 'Cerrar sesión en todas partes',
  failed: 'No pudimos cerrar la sesión de ese dispositivo ahora. Inténtelo de nuevo.',
  unavailable: 'No pudimos consultar sus dispositivos ahora. Inténtelo más tarde.',
};

export const orderHistoryLabels = {
  title: 'Mis pedidos',
  emptyTitle: 'Todavía no hay pedidos',
  emptyText: 'Cuando haga un pedido con este correo electrónico, encontrará todo aquí.',
  browse: 'Ver los productos',
  unconfirmedTitle: 'Confirme su correo electrónico para ver sus pedidos',
  unconfirmedText: (email: string) =>
    `Los pedidos se buscan por correo electrónico, así que primero nos aseguramos de que ${email} sea suyo.`,
  failed: 'No pudimos cargar sus pedidos ahora. Inténtelo de nuevo en un minuto.',
  retry: 'Intentar de nuevo',
  order: (orderNumber: string) => `Pedido ${orderNumber}`,
  quantity: (quantity: number) => `Cantidad: ${quantity}`,
  totals: {
    subtotal: 'Subtotal',
    discount: 'Descuentos',
    shipping: 'Envío',
    tax: 'Impuestos',
    other: 'Cargos',
    rounding: 'Redondeo',
    includedTax: 'Impuestos incluidos en el total',
    total: 'Total',
  },
  orderAgain: 'Volver a pedir',
  adding: 'Agregando...',
  again: {
    added: (count: number) =>
      `${count} ${count === 1 ? 'artículo está' : 'artículos están'} en su carrito.`,
    price: (name: string, now: string, before: string) =>
      `${name} ahora cuesta ${now}; antes costaba ${before}.`,
    fewer: (name: string, count: number) => `${name}: solo hay ${count} en existencia.`,
    missing: (names: readonly string[]) => `No disponible en este momento: ${names.join(', ')}.`,
    nothing: 'Ninguno de estos artículos se puede pedir en este momento.',
    failed: 'No pudimos consultar estos artículos. Inténtelo de nuevo.',
  },
};

/** Among the names of systems, which are names. */
export const appleDevice = 'iPhone o iPad';
