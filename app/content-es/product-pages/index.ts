import type {StaticProductKey} from '~/content/static-product-keys';
import {alluloseGummiesPage} from './allulose-gummies';
import {freeSamplePage} from './free-sample';
import {mensMultiVitaminPage} from './mens-multi-vitamin';
import {nighttimeSupportPage} from './nighttime-support';
import {painFreeWeightLossPage} from './pain-free-weight-loss';
import type {ProductPageCopy} from '~/content/product-pages/product-page';
import {womensMultiVitaminPage} from './womens-multi-vitamin';

export const productPages: Readonly<Record<StaticProductKey, ProductPageCopy>> = {
  'pain-free-weight-loss': painFreeWeightLossPage,
  'allulose-gummies': alluloseGummiesPage,
  'womens-multi-vitamin': womensMultiVitaminPage,
  'mens-multi-vitamin': mensMultiVitaminPage,
  'nighttime-support': nighttimeSupportPage,
  'free-sample': freeSamplePage,
};
