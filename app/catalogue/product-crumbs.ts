/** The way up from a product's page. */
export const productCrumbs = (product: {name: string; path: string}) => [
  {name: 'Home', path: '/'},
  {name: 'Products', path: '/products'},
  product,
];
