export const catalogueMessages = {
  loadingProduct: 'Loading product...',
  invalidUrlTitle: 'Invalid Product URL',
  invalidUrlText: 'No product identifier provided in the URL.',
  notFoundTitle: 'Product Not Found',
  notFoundText: 'The requested product could not be found.',
  detailsFailed: (message: string) => `Failed to load product details: ${message}`,
  backToProducts: 'Back to Products',
  informationComingSoon: 'Information coming soon...',
} as const;
