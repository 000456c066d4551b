import {firstOf, type PageArguments} from '../connection';
import type {OrderRecord} from '../order-record';
import {toProductNode} from '../product-node';
import {findProduct, findSold} from '../shop';
import type {Visitor} from '../visitor';

/** What was bought to be downloaded, once it is paid. */
export function toDownloads(orders: OrderRecord[], page: PageArguments, visitor: Visitor) {
  const {shop, origin} = visitor;
  const paid = orders.filter(({status}) => status === 'PROCESSING' || status === 'COMPLETED');
  const items = paid.flatMap((order) =>
    order.lines.flatMap(({productId, variationId}) => {
      const product = findProduct(shop, productId ?? 0);
      const files = findSold(shop, variationId ?? productId ?? 0)?.files ?? [];
      return files.map(({name, limit}, index) => {
        const downloadId = `${order.databaseId}-${product?.databaseId}-${index + 1}`;
        const url = `${origin}/?download_file=${product?.databaseId}&order=${order.orderKey}&key=${downloadId}`;
        return {
          id: btoa(`downloadable_item:${downloadId}`),
          downloadId,
          downloadUrl: url,
          url,
          name,
          accessExpires: null,
          downloadsRemaining: limit,
          product: product ? () => toProductNode(product, visitor) : null,
          download: {downloadId, name, file: url, fileType: 'application/pdf', fileExt: 'pdf'},
        };
      });
    }),
  );
  return firstOf(items, page);
}
