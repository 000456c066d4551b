import type {Picture} from '~adapters/commerce';
import type {ProductPageCopy} from '~/content/product-pages/product-page';
import type {BuiltInProduct, Package} from '~/pricing/built-in-products.server';

/** Everything the page of a built-in product shows; made by a loader, so that no text weighs on the scripts. */
export interface StaticProductView
  extends
    Omit<ProductPageCopy, 'gallery' | 'packagePictures' | 'meta'>,
    Pick<BuiltInProduct, 'slug' | 'name' | 'packages' | 'mix'> {
  pictures: Picture[];
}

/** What is chosen at first: the smallest that can be had. */
export const firstChoice = ({packages}: Pick<StaticProductView, 'packages'>): Package =>
  packages.find(({stockStatus}) => stockStatus === 'IN_STOCK') ?? packages[0];
