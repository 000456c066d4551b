export const catalogueMessages = {
  loadingProduct: 'Cargando el producto...',
  invalidUrlTitle: 'La dirección no es de un producto',
  invalidUrlText: 'La dirección de la página no dice qué producto es.',
  notFoundTitle: 'No encontramos el producto',
  notFoundText: 'El producto que busca no está en la tienda.',
  detailsFailed: (message: string) => `No pudimos cargar los datos del producto: ${message}`,
  backToProducts: 'Volver a los productos',
  informationComingSoon: 'Pronto habrá más información...',
};
