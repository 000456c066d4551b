const offers = {
  refund: 'Le devolvemos su dinero y no tiene que enviarnos nada.',
  replacement: 'Le enviamos otro sin costo y no tiene que devolvernos nada.',
};

/** A recall, for who looks at the product and for who was sent of it. */
export const recallWords = {
  onProduct: (lot: string, reason: string, offer: keyof typeof offers) =>
    `Retiramos del mercado el lote ${lot} de este producto. ${reason}\nSi tiene un paquete con este número, no lo consuma ni lo use. ${offers[offer]} Los demás lotes no están afectados.`,
  onOrder: (products: string, lot: string, reason: string, offer: keyof typeof offers) =>
    `Retiramos del mercado ${products} del lote ${lot}, que se envió con este pedido. ${reason}\nNo lo consuma ni lo use. ${offers[offer]}`,
  lot: (lot: string, day: string | null) =>
    day === null ? `Lote ${lot}` : `Lote ${lot}, consumir antes del ${day}`,
} as const;
