import type {StaticProduct} from '~/content/static-product';

export const staticProducts: Record<string, StaticProduct> = {};
