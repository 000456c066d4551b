/** What is said of a product that may not go everywhere, or not to everybody (rules: What a country's law asks). */
export const whereSold = {
  notTo: (name: string) =>
    `${name} no se puede enviar a esta dirección. Quítelo de su carrito o elija otra dirección.`,
  isAdult:
    'Tengo 18 años o más. Nueva York lo pide a quien compra suplementos para bajar de peso o para los músculos.',
  confirmAge:
    'Confirme que tiene 18 años o más: Nueva York lo pide a quien compra suplementos para bajar de peso o para los músculos.',
} as const;
