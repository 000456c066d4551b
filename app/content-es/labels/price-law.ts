/** What the law of some countries asks to stand beside a price, and on the button (rules: What a country's law asks). */
export const priceLawWords = {
  /** The linked word stands last. */
  plus: 'más',
  shipping: 'gastos de envío',
  from: 'desde',
  perUnit: (price: string, unit: string) => `${price}/${unit}`,
  units: {kg: 'kg', l: 'l'},
  lowest: (price: string) => `Precio más bajo de los últimos 30 días: ${price}`,
} as const;

export const orderWithObligation = 'Pedido con obligación de pago';
