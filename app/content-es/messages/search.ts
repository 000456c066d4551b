/** Finding things from the header. */
export const searchWords = {
  label: 'Buscar en la tienda',
  placeholder: 'Fideos, sopa, envío...',
  products: 'Productos',
  recipes: 'Recetas',
  pages: 'Páginas',
  results: 'Resultados',
  orderAgain: 'Volver a pedir: lo que tomo',
  orderAgainBy: [
    'volver a pedir',
    'comprar otra vez',
    'mis pedidos',
    'se me acaba',
    'suplementos',
    'recordatorio',
  ],
  searching: 'Buscando...',
  nothing: (query: string) => `No encontramos nada para “${query}”.`,
  failed: 'La búsqueda no respondió. Presione Enter para buscar entre todos los productos.',
  inPart: 'Nuestra tienda está en una breve pausa, por eso aquí faltan algunos productos.',
  found: (count: number) => `${count} ${count === 1 ? 'resultado' : 'resultados'}`,
  seeAll: (count: number) => `Ver los ${count}`,
  nothingButThese: (query: string) =>
    `No encontramos nada para “${query}”. Quizás le sirva algo de esto.`,
  categories: 'Categorías',
  favorites: 'Favoritos',
  close: 'Cerrar',
};
