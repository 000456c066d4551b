/** Both landing offers and the offer page. */
export const offerMessages = {
  productMissing: 'No tenemos los datos del producto ahora. Inténtelo más tarde.',
  kitRequired: 'Elija el tipo de kit.',
  sampleRequired: 'Elija el tipo de muestra gratis.',
  konjacProductRequired: 'Elija primero un producto.',
  optionRequired: 'Elija una opción para continuar.',
  takesOut:
    'Esta oferta retira de su carrito lo que ve abajo. Queda en esta página y vuelve con un toque.',
  takeOut: 'Obtener la oferta',
  failed: 'No pudimos procesar su oferta. Inténtelo de nuevo.',
  konjacLoadFailed: (message: string) => `No pudimos cargar los productos de konjac: ${message}`,
};
