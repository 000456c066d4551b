import type {ProductKind, StockStatus} from '~adapters/commerce';

/** The catalogue detail page's choices and the states of its button. */
export const selectionMessages = {
  optionRequired: 'Elija una opción para continuar.',
  sampleRequired: 'Elija el tipo de su muestra gratis de fideos de konjac para continuar.',
  mixIncomplete: (size: number) =>
    `Elija ${size} en total para su caja o deje todos los números en 0.`,
  buttonOptionMissing: 'Elija una opción',
  buttonSampleMissing: 'Elija su muestra gratis',
  outOfStock: 'Agotado',
  inStock: 'Disponible',
  onBackorder: 'Disponible por encargo',
  addToCart: 'Agregar al carrito',
  quantity: 'Cantidad',
  /** `price` is the formatted total: `Agregar al carrito - $9.98`. */
  buttonAddToCart: (price: string) => `Agregar al carrito - ${price}`,
};

/** The same words wherever stock is shown: on cards, pages, options and filters. */
export const stockLabels: Record<StockStatus, string> = {
  IN_STOCK: selectionMessages.inStock,
  OUT_OF_STOCK: selectionMessages.outOfStock,
  ON_BACKORDER: selectionMessages.onBackorder,
};

/** In the place of stock for what is not sold here. */
export const elsewhereLabels: Partial<Record<ProductKind, string>> = {
  external: 'Se vende en otro sitio',
  other: 'Se vende en la tienda',
};
