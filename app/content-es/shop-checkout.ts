export const toShopWords = {
  line: 'Se compra en el pago de la tienda misma',
  only: 'El pago de la tienda misma dice cuánto suma este carrito: algo en él se vende solo allí.',
} as const;

/** What the server says of it. */
export const handOverWords = {
  go: 'Continuar en el pago de la tienda',
  prices:
    'Tiene los precios, el envío y los códigos de la tienda: los descuentos de estas páginas solo valen aquí.',
  going: 'Su carrito continúa en el pago de la tienda misma…',
  stays: (names: string) =>
    `Esto no se puede comprar allí y se queda en su carrito de aquí: ${names}.`,
  nothing: 'Nada de su carrito se puede comprar en el pago de la tienda misma.',
  over: 'Este camino al pago de la tienda ya se usó, tiene más de diez minutos o se abrió en otro navegador. Continúe desde su carrito de aquí.',
} as const;
