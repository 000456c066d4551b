import {shopName} from '~/content/brand';
import type {PageMeta} from '~/content/text';

export const cartPageMeta: PageMeta = {
  title: 'Su carrito',
  description: `Los artículos de su carrito de ${shopName}, sus descuentos, el envío y el total, antes de finalizar la compra.`,
};

/** What stands in a cart, in the drawer, on its page and beside the checkout. */
export const cartWords = {
  title: 'Su carrito',
  close: 'Cerrar el carrito',
  items: 'Artículos de su carrito',
  summary: 'Resumen del pedido',
  loading: 'Cargando su carrito...',
  subtotal: 'Subtotal',
  shipping: 'Envío',
  total: 'Total',
  removeNamed: (name: string) => `Quitar ${name}`,
  quantityOf: (name: string) => `Cantidad de ${name}`,
  update: 'Actualizar',
  tryAgain: 'Intentar de nuevo',
};

/** What a total is reduced by, as the cart and the order name it. */
export const adjustmentLabels = {
  bulk: 'Descuento por cantidad',
  loyalty: 'Descuento por lealtad',
  abandonment: (percent: number) => `${percent}% de descuento en su carrito`,
  code: (code: string) => `Código de descuento ${code}`,
};

interface LineOff {
  bulkPercent: number;
  loyaltyPercent: number;
  quantity: number;
}

/** Beneath an item's name, in the cart and in an order. */
export const lineWords = {
  noodleSample: (type: string) => `Muestra gratis de fideos: ${type}`,
  specialOffer: 'Oferta especial',
  /** Of quantity and loyalty, as both are taken off together. */
  off: ({bulkPercent, loyaltyPercent, quantity}: LineOff) =>
    [
      bulkPercent && `${bulkPercent}% de descuento por llevar ${quantity}`,
      loyaltyPercent && `${loyaltyPercent}% de descuento por volver`,
    ]
      .filter(Boolean)
      .join(', '),
  offerEnded: 'Esta oferta ya terminó. Quítela de su carrito.',
  limitOne: 'Límite de uno por cliente',
  onBackorder: 'Disponible por encargo',
  onePerOrder: 'Uno por pedido',
  unknownItem: 'Un artículo que ya no está en nuestra tienda',
};

/** After an amount stands what is missing, after `free` what it is for. */
export const freeShippingWords = {
  free: 'Envío gratis',
  onThisOrder: 'en este pedido',
  away: 'más para tener envío gratis',
  progress: 'Avance hacia el envío gratis',
  completes: 'Agréguelo y su pedido se envía gratis.',
  goesWith: 'Combina bien.',
  add: 'Agregar',
};

export const discountWords = {
  discount: 'Descuento',
  code: 'Código de descuento',
  removeCode: (code: string) => `Quitar el código ${code}`,
  percentOff: (percent: number) => `${percent}% de descuento`,
  freeShipping: 'Envío gratis',
  /** By the shop's own rules it may make a method of the shop free. */
  mayShipFree: 'Envío gratis donde lo ofrecemos',
};

/** Of an order's items. */
export const orderWords = {
  items: 'Artículos de su pedido',
  quantity: (quantity: number) => `Cantidad: ${quantity}`,
};
