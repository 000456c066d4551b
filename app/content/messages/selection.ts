import type {ProductKind, StockStatus} from '~adapters/commerce';

/** The catalogue detail page's choices and the states of its button. */
export const selectionMessages = {
  optionRequired: 'Please select an option to continue.',
  sampleRequired: 'Please select your free Konjac noodle sample type to continue.',
  mixIncomplete: (size: number) =>
    `Please choose ${size} in all for your box, or leave every number at 0.`,
  buttonOptionMissing: 'Please Select an Option',
  buttonSampleMissing: 'Please Select Free Sample',
  outOfStock: 'Out of Stock',
  inStock: 'In Stock',
  onBackorder: 'Available on backorder',
  addToCart: 'Add to Cart',
  quantity: 'Quantity',
  /** `price` is the formatted total: `Add to Cart - $9.98`. */
  buttonAddToCart: (price: string) => `Add to Cart - ${price}`,
} as const;

/** The same words wherever stock is shown: on cards, pages, options and filters. */
export const stockLabels: Record<StockStatus, string> = {
  IN_STOCK: selectionMessages.inStock,
  OUT_OF_STOCK: selectionMessages.outOfStock,
  ON_BACKORDER: selectionMessages.onBackorder,
};

/** In the place of stock for what is not sold here. */
export const elsewhereLabels: Partial<Record<ProductKind, string>> = {
  external: 'Sold elsewhere',
  other: 'Sold in the shop',
};
