import {bellyfulBundle} from './bellyful-bundle';
import {konjacBowls} from './konjac-bowls';
import {konjacPasta} from './konjac-pasta';
import {manyProducts} from './many-products';
import {oddProducts} from './odd-products';
import {productsOfEveryType} from './every-type';
import type {ProductRecord} from './product-record';
import {withSpanish} from './spanish';
import {strangeProducts} from './strange-products';
import {supplements} from './supplements';

export * from './categories';
export {manyProducts} from './many-products';
export {createOwn, type GivenProduct} from './own-products';
export * from './product-record';

/** How many products that the owner never sorted stand beside the usual ones; `types` has one of each type instead, `odd` the oddest of everything. */
const extra = {usual: 0, large: 320, huge: 10_256, types: 0, odd: 0} as const;

export type CatalogueSize = keyof typeof extra;

/** As MOCK_CATALOGUE, `--catalogue` and the control page name them. */
export const catalogueSizes = Object.keys(extra);

export const isCatalogueSize = (name: unknown): name is CatalogueSize =>
  typeof name === 'string' && Object.hasOwn(extra, name);

const sorted = () =>
  [bellyfulBundle(), ...konjacPasta, ...konjacBowls, ...supplements, ...oddProducts].map(
    (product, index) => ({...withSpanish(product), menuOrder: index + 1}),
  );

/** The shop's products in the owner's order, for visitors 16, 328 or 10,016 of them. */
export const createCatalogue = (size: CatalogueSize, seed = 1): ProductRecord[] =>
  structuredClone([
    ...sorted(),
    ...manyProducts(extra[size], seed),
    ...(size === 'types' ? productsOfEveryType : []),
    ...(size === 'odd' ? [...productsOfEveryType, ...strangeProducts] : []),
  ]);
