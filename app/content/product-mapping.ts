import type {StaticProductKey} from '~/content/static-product-keys';

/** How a static product's package is known in the shop's back office. */
export interface MappedProduct {
  /** Its article number there, by which orders carry the shop's own product (`npm run products` makes them). */
  sku: string;
}

/** Packages by bottles. The shop's product may be changed there at will; the price stays the built-in one. */
export const productMapping: Record<StaticProductKey, Record<number, MappedProduct>> = {
  'pain-free-weight-loss': {
    1: {sku: 'PFWL-1'},
    3: {sku: 'PFWL-3'},
    6: {sku: 'PFWL-6'},
  },
  'allulose-gummies': {
    1: {sku: 'GUMMY-1'},
    3: {sku: 'GUMMY-3'},
    6: {sku: 'GUMMY-6'},
  },
  'womens-multi-vitamin': {1: {sku: 'MULTI-W-1'}},
  'mens-multi-vitamin': {1: {sku: 'MULTI-M-1'}},
  'nighttime-support': {
    2: {sku: 'NIGHT-2'},
    4: {sku: 'NIGHT-4'},
    6: {sku: 'NIGHT-6'},
  },
  'free-sample': {1: {sku: 'SAMPLE'}},
};
