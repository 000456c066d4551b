import type {Catalogue, Order} from '~adapters/commerce';
import {readIndex} from '~/catalogue/list/catalogue-index.server';
import {builtInProducts} from '~/pricing/built-in-products.server';
import type {OrderSummary} from './order-summary';

type Depict = <Summary extends OrderSummary>(summary: Summary, order: Order) => Summary;

/** Gives each line of an order the picture of what it sold; none to what is gone, or while the shop does not answer. */
export async function findPictures(products: Catalogue): Promise<Depict> {
  const {entries} = await readIndex(products);
  const byId = new Map(entries.map(({databaseId, image}) => [databaseId, image]));
  const packages = builtInProducts().flatMap((product) => product.packages);
  const bySku = new Map(packages.map(({sku, image}) => [sku, image]));
  return (summary, {lines}) => ({
    ...summary,
    lines: summary.lines.map((line, place) => {
      const {sku = null, productId = null} = lines[place] ?? {};
      const image = bySku.get(sku ?? '') ?? (productId === null ? null : byId.get(productId));
      return {...line, image: image?.smallUrl ?? ''};
    }),
  });
}
