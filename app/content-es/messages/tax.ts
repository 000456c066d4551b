/** The tax line of the checkout (rules: Tax). */
export const taxLabels = {
  tax: 'Impuestos',
  atAddress: 'Impuestos en su dirección',
  /** Below a total. */
  includes: (tax: string) => `Incluye ${tax} de impuestos`,
  waiting: 'Cuando sepamos su dirección',
  loading: 'Calculando...',
  failed: 'Aún no se sabe',
  plusTax: 'más impuestos, si los hay, al finalizar la compra',
  retry: 'Intentar de nuevo',
};

export const taxMessages = {
  failed: 'No pudimos calcular el total de su pedido.',
  pending:
    'Todavía estamos calculando el total. Revíselo en un momento y presione “Hacer el pedido” otra vez.',
};
