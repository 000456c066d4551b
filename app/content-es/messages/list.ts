import {inThousands} from '~adapters/commerce/in-thousands';
import {currencySign} from '~adapters/commerce/currency-sign';

/** Finding one's way in the list of products. */
export const listWords = {
  moreCategories: 'Más categorías',
  filters: 'Filtros',
  price: 'Precio',
  get minimum() {
    return `Desde ${currencySign()}`;
  },
  get maximum() {
    return `Hasta ${currencySign()}`;
  },
  apply: 'Ver productos',
  clear: 'Borrar todo',
  remove: 'Quitar el filtro:',
  sortBy: 'Ordenar por',
  sortings: {
    list: 'Recomendados',
    'price-up': 'Precio, de menor a mayor',
    'price-down': 'Precio, de mayor a menor',
    newest: 'Más nuevos',
    name: 'Nombre',
  },
  count: (count: number) => `${inThousands(count)} ${count === 1 ? 'producto' : 'productos'}`,
  noMatch: (query: string) =>
    query ? `Ningún producto coincide con “${query}”.` : 'Ningún producto coincide.',
  noMatchHelp: 'Pruebe otra palabra, quite un filtro o vea todo.',
  showAll: 'Ver todos los productos',
  compare: 'Comparar',
  compareTicked: 'Comparar lado a lado',
};

/** The list of products. */
export const filterWords = {
  allCategories: 'Todo',
  availability: 'Disponibilidad',
  from: (price: string) => `${price} o más`,
  upTo: (price: string) => `Hasta ${price}`,
} as const;

export const productListWords = {
  loading: 'Cargando los productos...',
  failed: 'No pudimos cargar algunos productos de nuestro catálogo.',
  title: 'Nuestros productos',
  products: 'Productos',
  search: 'Buscar',
  searchProducts: 'Buscar productos',
  categories: 'Categorías',
  chosenFilters: 'Filtros elegidos',
  details: 'Detalles',
};

export const pagesLabels = {
  pages: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  page: (page: number, pageCount: number) => `Página ${page} de ${pageCount}`,
};
