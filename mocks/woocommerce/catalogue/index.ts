import {bellyfulBundle} from './bellyful-bundle';
import {konjacBowls} from './konjac-bowls';
import {konjacPasta} from './konjac-pasta';
import {manyProducts} from './many-products';
import {oddProducts} from './odd-products';
import type {ProductRecord} from './product-record';
import {supplements} from './supplements';

export * from './categories';
export {manyProducts} from './many-products';
export * from './product-record';

export type CatalogueSize = 'usual' | 'large';

const sorted = [bellyfulBundle, ...konjacPasta, ...konjacBowls, ...supplements, ...oddProducts].map(
  (product, index) => ({...product, menuOrder: index + 1}),
);

/** The shop's products in the owner's order. The large catalogue adds hundreds that he never sorted. */
export const createCatalogue = (size: CatalogueSize): ProductRecord[] =>
  structuredClone(size === 'large' ? [...sorted, ...manyProducts(320)] : sorted);
