import {createCatalogue, createCategories} from '../catalogue';
import {createCoupons} from '../coupons';
import {readMedia} from '../media';
import {toSeedCoupon} from './seed-coupon';
import {toSeedProduct} from './seed-product';

/** The mocked shop's products, codes and pictures as a real WooCommerce takes them. */
export function createSeed() {
  const media = readMedia();
  return {
    categories: createCategories().map(({name, slug}) => ({name, slug})),
    pictures: Object.fromEntries(
      [...media].map(([name, {file, width, height, sizes}]) => [
        name,
        {file, width, height, sizes},
      ]),
    ),
    products: createCatalogue('usual').map((product) => toSeedProduct(product, [...media.keys()])),
    coupons: createCoupons().map(toSeedCoupon),
  };
}
