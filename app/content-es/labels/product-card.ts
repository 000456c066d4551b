/** The cards of the list, wherever they stand. */
export const cardWords = {
  view: 'Ver el producto',
  addNamed: (name: string) => `Agregar al carrito: ${name}`,
  choose: 'Elegir',
};

export const starsLabel = (rating: number) => `${Number(rating.toFixed(1))} de 5 estrellas`;

export const wishLabel = (name: string) => `Lista de deseos: ${name}`;
