import type {ProductRecord} from './catalogue';
import {toShopTime} from './shop-time';
import {totalsOf} from './order-record';
import type {Shop} from './shop';

/** Products come into the shop in the order of their numbers, a minute after one another. */
export const publishedAt = ({databaseId}: {databaseId: number}): Date =>
  new Date(Date.UTC(2026, 9, 1) + databaseId * 60_000);

/** What every post of WordPress says of itself. */
export const isPost = {
  isComment: false,
  isContentNode: true,
  isFrontPage: false,
  isPostsPage: false,
  isTermNode: false,
  isPreview: false,
  isRestricted: false,
};

/** How many of it were sold, of any variation. */
export const totalSalesOf = ({orders}: Shop, {databaseId}: {databaseId: number}): number =>
  orders
    .filter((order) => order.isStockReduced && totalsOf(order).total > 0)
    .flatMap(({lines}) => lines)
    .filter(({productId}) => productId === databaseId)
    .reduce((sum, {quantity}) => sum + quantity, 0);

/** The fields that describe a product and change nothing of what it costs. */
export function toDescriptiveFields(product: ProductRecord, shop: Shop) {
  const date = toShopTime(publishedAt(product));
  const {weight = null, length = null, width = null, height = null} = product.size ?? {};
  const uri = `/product/${product.slug}/`;
  return {
    ...isPost,
    contentTypeName: 'product',
    productId: product.databaseId,
    title: product.name,
    content: product.description,
    excerpt: product.shortDescription,
    uri,
    date,
    dateGmt: date.slice(0, 19),
    modified: date,
    modifiedGmt: date.slice(0, 19),
    featured: product.isFeatured ?? false,
    weight,
    length,
    width,
    height,
    lowStockAmount: null,
    taxStatus: 'TAXABLE',
    taxClass: 'STANDARD',
    totalSales: () => totalSalesOf(shop, product) || null,
    commentStatus: shop.reviewSettings.areOpen ? 'open' : 'closed',
    backordersAllowed: product.backorders !== undefined,
    hasPassword: false,
    fullYoastHead: `<title>${product.name.replaceAll('<', '&lt;')}</title>`,
  };
}
