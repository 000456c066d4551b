import {productMapping} from '~/content/product-mapping';
import type {PackageOption} from '~/content/static-product';
import type {StaticProduct} from '~/content/static-products';

/** Whether a package can still be had; one that stands for no product of the shop always can. */
export const isPackageLeft = (
  {key}: Pick<StaticProduct, 'key'>,
  {bottles}: Pick<PackageOption, 'bottles'>,
  soldOut: readonly string[],
): boolean => {
  const sku = productMapping[key][bottles]?.sku;
  return sku === undefined || !soldOut.includes(sku);
};
