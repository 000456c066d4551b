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
    return `Tenga sus pedidos en un solo lugar${byRules(HAS.freeSample ? ', obtenga su muestra gratis y acceda a ofertas para miembros' : ' y finalice la compra más rápido', ' y finalice la compra más rápido')}.`;
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
  changeText: 'Escriba la contraseña de su cuenta y este será su correo electrónico desde ahora.',
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
  security: 'Acceso y seguridad',
  addressShown: 'Editar la dirección',
  addressSaved: 'Su dirección está guardada.',
  addressFailed: 'No pudimos guardar su dirección. Inténtelo de nuevo.',
  addressUnavailable: 'No pudimos cargar su dirección guardada ahora. Inténtelo más tarde.',
};

/** The address book. */
export const bookLabels = {
  first: 'La ponemos al finalizar la compra',
  edit: 'Editar',
  prefer: 'Usar al finalizar la compra',
  remove: 'Eliminar',
  change: (address: string) => `Editar: ${address}`,
  usually: (address: string) => `Usar al finalizar la compra: ${address}`,
  without: (address: string) => `Eliminar: ${address}`,
  add: 'Agregar otra dirección',
  another: 'Otra dirección',
};

export const securityLabels = {
  title: 'Acceso y seguridad',
  name: 'Su nombre',
  nameText: 'Con él le saludan nuestros correos.',
  firstName: 'Nombre',
  lastName: 'Apellido',
  saveName: 'Guardar el nombre',
  emailText: (email: string) =>
    `Usted inicia sesión con ${email}. Enviamos un enlace a la dirección nueva; hasta que lo siga, nada cambia.`,
  newEmail: 'Correo electrónico nuevo',
  changeEmail: 'Enviar el enlace',
  passwordTitle: 'Contraseña',
  passwordText: 'Una contraseña nueva cierra la sesión en todos los demás dispositivos.',
  changePassword: 'Cambiar la contraseña',
  presentPassword: 'Contraseña actual',
  wrongPassword: 'Esa no es su contraseña. Inténtelo de nuevo.',
  devices: 'Dispositivos con sesión iniciada',
  devicesText:
    'Todos los dispositivos en los que su cuenta tiene la sesión iniciada. Cierre la sesión de los que no reconozca y luego cambie su contraseña.',
  browserOn: (browser: string, system: string) => `${browser} en ${system}`,
  unknownDevice: 'Un dispositivo',
  since: (date: string) => `Sesión iniciada el ${date}`,
  thisDevice: 'Este dispositivo',
  end: 'Cerrar sesión',
  endOne: (device: string) => `Cerrar sesión: ${device}`,
  endAll: 'Cerrar sesión en todas partes',
  unavailable: 'No pudimos consultar sus dispositivos ahora. Inténtelo más tarde.',
  data: 'Sus datos',
  dataText:
    'Todo lo que la tienda guarda sobre usted en un archivo: su cuenta, pedidos, reseñas y deseos. El enlace de nuestro correo funciona durante tres días.',
  export: 'Enviarme mis datos',
  toDeletion: 'Eliminar mi cuenta',
  done: {
    name: 'Su nombre está guardado.',
    email: (email: string) =>
      `Si ${email} todavía no tiene cuenta, un enlace va en camino. Hasta que lo siga, usted inicia sesión como antes.`,
    password: 'Su contraseña ha cambiado y la sesión está cerrada en los demás dispositivos.',
    sessions: 'La sesión de ese dispositivo está cerrada.',
    export: (email: string) => `Estamos reuniendo sus datos. El enlace irá a ${email}.`,
  },
};

export const deletionLabels = {
  title: 'Eliminar mi cuenta',
  text: 'Eliminar su cuenta no se puede deshacer.',
  goes: 'Lo que se elimina, enseguida o en unos minutos',
  gone: [
    'Su acceso en todos los dispositivos, su nombre y sus direcciones',
    'Su lista de deseos, recordatorios y avisos de productos que vuelven',
    'Los medios de pago que guardó',
    'Lo que otras partes de esta tienda guardan con su correo electrónico, en la medida en que se lo indican',
  ],
  stays: 'Lo que se conserva',
  kept: [
    'Sus pedidos, el tiempo que exigen las leyes fiscales y contables. Se pueden seguir consultando con el enlace de sus correos.',
    'Las reseñas, sin su nombre ni su correo electrónico',
    'Que se usó una oferta para clientes nuevos, como un código que nadie puede descifrar',
  ],
  confirm: 'Eliminar mi cuenta para siempre',
  keep: 'Conservar mi cuenta',
  done: 'Su cuenta está eliminada. Le enviaremos un correo cuando ya no quede nada de ella.',
};

export const orderHistoryLabels = {
  title: 'Mis pedidos',
  newest: 'Su último pedido',
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
