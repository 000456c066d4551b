import {bellyfulBundle} from './bellyful-bundle';
import {konjacBowls} from './konjac-bowls';
import {konjacPasta} from './konjac-pasta';
import {manyProducts} from './many-products';
import {oddProducts} from './odd-products';
import type {ProductRecord} from './product-record';
import {supplements} from './supplements';

export * from './categories';
export * from './product-record';

export type CatalogueSize = 'usual' | 'large';

/** The shop's products in menu order. The large catalogue adds hundreds, for paging. */
export const createCatalogue = (size: CatalogueSize): ProductRecord[] =>
  structuredClone([
    bellyfulBundle,
    ...konjacPasta,
    ...konjacBowls,
    ...supplements,
    ...oddProducts,
    ...(size === 'large' ? manyProducts(320) : []),
  ]);
