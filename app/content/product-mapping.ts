import type {StaticProductKey} from './static-products';

/** How a static product's package is known in the shop's back office. */
export interface MappedProduct {
  /** The shop's product, so that its stock falls; null orders the package as a line of that name alone. */
  productId: number | null;
  sku: string;
}

/**
 * Settings of the shop's owner: packages by bottles. Give a `productId` once the shop keeps the package as
 * a product of its own; the price stays the built-in one.
 */
export const productMapping: Record<StaticProductKey, Record<number, MappedProduct>> = {
  'pain-free-weight-loss': {
    1: {productId: null, sku: 'PFWL-1'},
    3: {productId: null, sku: 'PFWL-3'},
    6: {productId: null, sku: 'PFWL-6'},
  },
  'allulose-gummies': {
    1: {productId: null, sku: 'GUMMY-1'},
    3: {productId: null, sku: 'GUMMY-3'},
    6: {productId: null, sku: 'GUMMY-6'},
  },
  'womens-multi-vitamin': {1: {productId: null, sku: 'MULTI-W-1'}},
  'mens-multi-vitamin': {1: {productId: null, sku: 'MULTI-M-1'}},
  'nighttime-support': {
    2: {productId: null, sku: 'NIGHT-2'},
    4: {productId: null, sku: 'NIGHT-4'},
    6: {productId: null, sku: 'NIGHT-6'},
  },
  'free-sample': {1: {productId: null, sku: 'SAMPLE'}},
};
