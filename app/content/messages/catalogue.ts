/** Spec 1 §8. */
export const freeSampleMessages = {
  notAuthenticated: 'User not authenticated',
} as const;

/** Spec 1 §2, §8; rulings 22. */
export const catalogueMessages = {
  loadingProducts: 'Loading products...',
  productsFailed: 'Unable to load some products from our catalog.',
  loadingProduct: 'Loading product...',
  invalidUrlTitle: 'Invalid Product URL',
  invalidUrlText: 'No product identifier provided in the URL.',
  notFoundTitle: 'Product Not Found',
  notFoundText: 'The requested product could not be found.',
  notFoundBecause: (message: string) => `Failed to load product details: ${message}`,
  backToProducts: 'Back to Products',
  priceUnavailable: 'Price unavailable',
  informationComingSoon: 'Information coming soon...',
} as const;

/** Spec 2 §4, §5: the catalogue detail page's choices and the states of its button. */
export const selectionMessages = {
  optionRequired: 'Please select an option to continue.',
  sampleRequired: 'Please select your free Konjac noodle sample type to continue.',
  buttonOptionMissing: 'Please Select an Option',
  buttonSampleMissing: 'Please Select Free Sample',
  outOfStock: 'Out of Stock',
  inStock: 'In Stock',
  /** `price` is the formatted total: `Add to Cart - $9.98`. */
  buttonAddToCart: (price: string) => `Add to Cart - ${price}`,
} as const;
