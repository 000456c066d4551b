import type {MappedProduct} from '~/content/product-mapping';
import type {StaticProductKey} from './static-product-keys';

export const productMapping: Record<StaticProductKey, Record<number, MappedProduct>> = {
  'quince-jam': {1: {sku: 'JAM-1'}, 3: {sku: 'JAM-3'}},
  'free-sample': {1: {sku: 'SAMPLE'}},
};
