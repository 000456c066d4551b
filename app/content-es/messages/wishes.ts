/** Announced when a wish-list button was pressed. */
export const wishWords = {
  added: (name: string) => `En su lista de deseos: ${name}.`,
  removed: (name: string) => `Ya no está en su lista de deseos: ${name}.`,
  failed: 'No pudimos cambiar su lista de deseos. Inténtelo de nuevo.',
  see: 'Ver su lista de deseos',
};
