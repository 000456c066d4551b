import {lineWords} from '~/content/labels/cart';
import {pressMessages} from '~/content/messages/pressed';

/** What the server answers to an order. */
export const orderMessages = {
  ...pressMessages,
  cartEmpty: 'El carrito está vacío y no se hizo ningún pedido',
  legacyCartPath: 'processOrder ya no se llama desde el carrito',
  notConnected:
    'Todavía no se aceptan pedidos: hacen falta el plugin del escaparate en la tienda y el usuario de la tienda en los ajustes.',
  placed: '¡Recibimos su pedido!',
  paymentProcessing:
    'Su pago se está procesando. Le confirmaremos el pedido por correo en cuanto se complete.',
  priceChanged: 'El precio de su carrito cambió. Revise su carrito.',
  taxChanged: 'Los impuestos de su pedido cambiaron. Revise el total y haga el pedido de nuevo.',
  feesChanged: 'Los cargos de su pedido cambiaron. Revise el total y haga el pedido de nuevo.',
  quantityOutOfRange: 'Elija una cantidad de 1 a 99.',
  onePerOrder: (name: string) => `${name} se vende por unidad: una por pedido.`,
  onlyLeftInStock: (stockQuantity: number) => `Solo hay ${stockQuantity} en existencia.`,
  unreadable: 'No pudimos leer su carrito. Revíselo.',
  tooManyLines: 'Su carrito tiene demasiados artículos distintos. Divida el pedido en varios.',
  listedTwice: 'El mismo artículo está dos veces en su carrito. Revise su carrito.',
  notSold: 'Este artículo ya no está en nuestra tienda. Quítelo de su carrito.',
  inShop: (name: string) =>
    `${name} se compra en el pago de la tienda misma. Abra su carrito y continúe desde allí.`,
  notForSaleNow: (name: string) =>
    `${name} no se puede comprar en este momento. Quite este artículo de su carrito.`,
  outOfStock: (name: string) => `Agotado: ${name}. Quite este artículo de su carrito.`,
  anItem: 'un artículo',
  offerNeedsSignIn: 'Inicie sesión para obtener esta oferta exclusiva.',
  offerUnavailable: 'Esta oferta no está disponible para este artículo.',
  offerEnded: lineWords.offerEnded,
  offerOncePerOrder: 'Esta oferta es para una unidad por pedido.',
  offerOncePerCustomer: 'Usted ya tuvo esta oferta: es una por cliente. Quítela de su carrito.',
  offerOncePerHousehold:
    'Esta oferta ya se envió a esta dirección: es una por hogar. Quítela de su carrito.',
  offerNeedsConfirmed:
    'Esta oferta requiere un correo electrónico confirmado. Confirme el suyo y haga el pedido de nuevo.',
  confirmForFree:
    'Un pedido que no cuesta nada requiere un correo electrónico confirmado. Inicie sesión, confirme el suyo y haga el pedido de nuevo.',
  freeSampleOnce: 'La muestra gratis es una por cliente.',
  freeSampleOncePerHousehold:
    'Ya se envió una muestra gratis a esta dirección: es una por hogar. Quítela de su carrito.',
  freeSampleNeedsConfirmed:
    'La muestra gratis requiere un correo electrónico confirmado. Confirme el suyo y haga el pedido de nuevo.',
  keyMissing:
    'Este pedido no se puede hacer de forma segura. Vuelva a cargar la página e inténtelo de nuevo.',
  keyOfOtherOrder:
    'Su carrito cambió desde que hizo este pedido. Revise su carrito e inténtelo de nuevo.',
  stillPlacing:
    'Su pedido todavía se está procesando. Espere un momento y presione “Hacer el pedido” otra vez: no se hará dos veces.',
  paidEarlier: (orderNumber: string) =>
    `Su pedido ${orderNumber} ya está realizado. Para pedir también lo que hay en este carrito, haga el pedido de nuevo.`,
  bankDecides: (orderNumber: string) =>
    `Su banco todavía no decide sobre el pago del pedido ${orderNumber}. Inténtelo de nuevo en unos minutos.`,
  shopUpdating:
    'Estamos actualizando nuestro sistema de pedidos y ahora no se puede pedir nada. Guardamos su carrito: inténtelo más tarde.',
  shopUncertain:
    'No pudimos comunicarnos con nuestro sistema de pedidos. Presione “Hacer el pedido” otra vez en un minuto: no se hará dos veces.',
  returnedElsewhere:
    'Solo mostramos un pago en el navegador donde se hizo el pedido. Si usted ya pagó, su pedido sigue en pie y se lo confirmamos por correo electrónico. Si el pago no se completó, su carrito sigue ahí.',
  returnUnknown:
    'No pudimos averiguar cómo va su pago. Inténtelo de nuevo en un minuto: guardamos su carrito y no se le cobrará dos veces.',
  paymentMissing: 'Elija cómo quiere pagar.',
  paidUnfinished:
    'Su pago se completó, pero todavía no pudimos completar su pedido. Presione “Hacer el pedido” otra vez: no se le cobrará dos veces.',
  closedBeforePaid:
    'Este pedido se cerró antes de que llegara su pago, así que le estamos devolviendo el dinero. Guardamos su carrito: inténtelo de nuevo.',
  paymentFailed: (orderNumber: string) =>
    `El pago del pedido ${orderNumber} no se completó, así que el pedido todavía no está realizado. Guardamos su carrito: inténtelo de nuevo.`,
  closedUnpaid: (orderNumber: string) =>
    `El pedido ${orderNumber} se cerró porque no se pagó a tiempo. Guardamos su carrito: haga el pedido de nuevo.`,
  /** One text for every reason: several would show a thief which numbers are valid. */
  cardDeclined:
    'Su tarjeta fue rechazada. Revise los datos, pruebe con otra tarjeta o comuníquese con su banco.',
  cardPaused:
    'Se rechazaron varias tarjetas. Espere 15 minutos antes de intentarlo de nuevo o comuníquese con su banco.',
  asTheShopSays: (sentences: string) => sentences,
  methodOff: 'La tienda no acepta esta forma de pago en este momento. Elija otra.',
  shopClosed:
    'La tienda no acepta pagos en este momento. Guardamos su carrito: inténtelo más tarde.',
  tooManyTries: 'Demasiados intentos. Espere un minuto e inténtelo de nuevo.',
};
