import type {ProductPageCopy} from '~/content/product-pages/product-page';

export const productPages: Record<string, ProductPageCopy> = {};
